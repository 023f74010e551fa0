you = toi

unnamed = Joueur { $number }

list-pair = { $before } et { $after }
list-more = { $before }, { $after }
list-last = { $before } et { $after }

number = { $n }
signed = { SIGNED($n) }
numbered = numéro { $n }
fact = { $name } : { $value }

line-times = { $line } ×{ $count }

transcript-set-up = La table est prête.
transcript-end = Fin de la partie : { $end }. Score : { $scores }.
transcript-to-act = { PERSON($who) ->
    [you] À toi d’agir.
   *[other] À { $who } d’agir.
}
