### Texte, die zu jedem Katalog gehören.

you = du

unnamed = Spieler { $number }

list-pair = { $before } und { $after }
list-more = { $before }, { $after }
list-last = { $before } und { $after }

number = { $n }
signed = { SIGNED($n) }
numbered = Nummer { $n }
fact = { $name }: { $value }

line-times = { $line } ×{ $count }

transcript-set-up = Der Tisch ist aufgebaut.
transcript-end = Ende der Partie: { $end }. Stand: { $scores }.
transcript-to-act = { PERSON($who) ->
    [you] Du bist als Nächstes dran.
   *[other] { $who } ist als Nächstes dran.
}
