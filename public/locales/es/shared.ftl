### Los mensajes que forman parte de todos los catálogos.

you = tú

unnamed = Jugador { $number }

list-pair = { $before } y { $after }
list-more = { $before }, { $after }
list-last = { $before } y { $after }

number = { $n }
signed = { SIGNED($n) }
numbered = número { $n }
fact = { $name }: { $value }

line-times = { $line } ×{ $count }

transcript-set-up = La mesa está preparada.
transcript-end = Fin de la partida: { $end }. Puntuación: { $scores }.
transcript-to-act = { PERSON($who) ->
    [you] Ahora actúas tú.
   *[other] Ahora actúa { $who }.
}
