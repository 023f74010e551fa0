### Teksty wspólne dla wszystkich plików.

you = ty

unnamed = Gracz { $number }

list-pair = { $before } i { $after }
list-more = { $before }, { $after }
list-last = { $before } i { $after }

number = { $n }
signed = { SIGNED($n) }
numbered = numer { $n }
fact = { $name }: { $value }

line-times = { $line } ×{ $count }

transcript-set-up = Stół jest przygotowany.
transcript-end = Koniec partii: { $end }. Wynik: { $scores }.
transcript-to-act = { PERSON($who) ->
    [you] Teraz twój ruch.
   *[other] Następny ruch: { $who }.
}
