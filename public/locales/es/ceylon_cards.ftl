### Los textos de la mesa de Ceylon: The Card Game.

title = Ceylon: The Card Game
tagline = Envía té y café antes de que lleguen los piratas
credits = Diseñado por Lloyd Krassner, publicado por Warpspawn Games

## Cartas, mercancías, fases

card-clipper = Clíper
    .one = un Clíper
    .plural = Clíperes
    .narrow = Clíperes
card-port = Puerto
    .one = un Puerto
    .plural = Puertos
    .narrow = Puertos
card-tea = Té
    .one = un Té
card-cinnamon = Canela
    .one = una Canela
card-rubber = Caucho
    .one = un Caucho
card-sugar = Azúcar
    .one = un Azúcar
card-coffee = Café
    .one = un Café
card-indigo = Índigo
    .one = un Índigo
card-plantation = Plantación
    .one = una carta de Plantación
    .single = carta de Plantación
    .plural = cartas de Plantación
card-winds = Vientos
    .one = una carta de Vientos
    .single = carta de Vientos
    .plural = cartas de Vientos
card-pirates = Piratas
    .one = una carta de Piratas
    .single = carta de Piratas
    .plural = cartas de Piratas

good-tea = té
    .plantation = una plantación de té
good-cinnamon = canela
    .plantation = una plantación de canela
good-rubber = caucho
    .plantation = una plantación de caucho
good-sugar = azúcar
    .plantation = una plantación de azúcar
good-coffee = café
    .plantation = una plantación de café
good-indigo = índigo
    .plantation = una plantación de índigo

phase-draw = Robar
phase-trade = Trueque
phase-pirates = Piratas
phase-storm = Tormenta
phase-build = Obras
phase-ship = Enviar
phase-end = Fin

counted = { $count ->
    [one] 1 { FORM($card, "single") }
   *[other] { $count } { FORM($card, "plural") }
}
counted-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
counted-plantations = { $count ->
    [one] 1 plantación de { $good }
   *[other] { $count } plantaciones de { $good }
}

## Indicaciones

prompt-over = La partida ha terminado
prompt-turn = Puedes { $actions }, o terminar tu turno
prompt-turn-ship = { $points ->
    [one] Puedes { $actions } y luego enviar { $good } por 1 punto
   *[other] Puedes { $actions } y luego enviar { $good } por { $points } puntos
}
prompt-ship = { $points ->
    [one] Puedes enviar { $good } por 1 punto, o terminar tu turno
   *[other] Puedes enviar { $good } por { $points } puntos, o terminar tu turno
}
prompt-nothing = No queda nada que hacer en este turno
prompt-can-draw = robar { $count } cartas por un Clíper
prompt-can-trade = hacer trueques
prompt-can-attack = atacar
prompt-can-storm = desatar una tormenta
prompt-can-build = construir
prompt-discard = { $count ->
    [one] Descarta 1 carta: tu límite de mano es { $limit }
   *[other] Descarta { $count } cartas: tu límite de mano es { $limit }
}
prompt-offer = Elige qué le das a { $to } y qué le pides
prompt-offer-anyone = Elige qué das y qué pides
prompt-counter = Elige qué le das a { $to } y qué le pides a cambio
prompt-answer = Oferta de { $by }: acepta, rechaza o regatea
prompt-answer-lack = Oferta de { $by }: rechaza o regatea
prompt-answer-call = { $by } pide ofertas: haz una, o rechaza
prompt-reply = Contraoferta de { $by }: acepta o rechaza
prompt-attack = { $by } te ataca: descarta Vientos, o pasa y pierde una carta
prompt-fleet = { PERSON($target) ->
    [you] La flota de { $by } va tras toda tu mano: { $count } Clíperes la detienen
   *[other] La flota de { $by } va tras toda la mano de { $target }: { $count } Clíperes la detienen
}
prompt-fleet-more = { PERSON($target) ->
    [you] { $count ->
        [one] La flota de { $by } va tras toda tu mano: 1 Clíper más la detiene
       *[other] La flota de { $by } va tras toda tu mano: { $count } Clíperes más la detienen
    }
   *[other] { $count ->
        [one] La flota de { $by } va tras toda la mano de { $target }: 1 Clíper más la detiene
       *[other] La flota de { $by } va tras toda la mano de { $target }: { $count } Clíperes más la detienen
    }
}

prompt-waits-turn = { PERSON($who) ->
    [you] Es tu turno
   *[other] Es el turno de { $who }
}
prompt-waits-answer = { PERSON($who) ->
    [you] Estás pensando la oferta
   *[other] { $who } está pensando la oferta
}
prompt-waits-reply = { PERSON($who) ->
    [you] Estás pensando la contraoferta
   *[other] { $who } está pensando la contraoferta
}
prompt-waits-raid = { PERSON($who) ->
    [you] Estás respondiendo a los piratas
   *[other] { $who } está respondiendo a los piratas
}
prompt-waits-discard = { PERSON($who) ->
    [you] Estás descartando hasta tu límite de mano
   *[other] { $who } está descartando hasta su límite de mano
}

next-attack = Elige a quién atacar.
next-fleet = Elige contra quién va la flota.
next-attack-or-fleet = Elige a quién atacar, o añade { $more } cartas de Piratas para una flota.
next-player = Pulsa Trueque para hacer una oferta, o Piratas para atacar.
next-storm = Pulsa { $monsoon } cartas de Vientos para un Monzón, o { $typhoon } para un Tifón.
next-plantation = Pulsa la mercancía que quieras plantar.
next-build = Pulsa un Puerto para contratar a un funcionario, o una mercancía que plantar.
next-meld = Pulsa la mercancía que quieras enviar.
next-any = Pulsa una carta, o la acción que quieras.

## Botones

do-clipper = Descartar un Clíper y robar { $count }
do-offer = Hacer una oferta a { $to }
do-offer-anyone = Hacer oferta a cualquiera
do-give = Dar { FORM($card, "one") }
do-want = Pedir { FORM($card, "one") }
do-propose = Proponer
do-call = Pedir ofertas
do-propose-counter = Proponer a cambio
do-accept = Aceptar
do-decline = Rechazar
do-counter = Regatear
do-attack = Atacar a { $target }
do-fleet = Enviar una flota contra { $target }
do-negate = Descartar Vientos
do-pass = Pasar
do-promise = { $count ->
    [0] No prometer nada
    [one] Prometer 1 Clíper
   *[other] Prometer { $count } Clíperes
}
do-monsoon = Desatar un Monzón
do-typhoon = Desatar un Tifón
do-plantation = Construir { FORM($good, "plantation") }
do-official = Contratar funcionario
do-ship = Enviar { $count } de { $good }
do-end = Terminar tu turno
do-discard = Descartar { FORM($card, "one") }

## Partes, para lectores de pantalla

part-trade = { $left ->
    [one] Trueque, queda 1 oferta
   *[other] Trueque, quedan { $left } ofertas
}
part-card = { $card }, { $count } en la mano
part-seat = { PERSON($who) ->
    [you] { $cards ->
        [one] Tú, 1 carta
       *[other] Tú, { $cards } cartas
    }
   *[other] { $cards ->
        [one] { $who }, 1 carta
       *[other] { $who }, { $cards } cartas
    }
}
part-anyone = Cualquiera
part-counter = Contraoferta

## Negativas

no-over = La partida ha terminado.
no-wait-answer = Espera a que { $who } responda a la oferta.
no-wait-raid = Espera a que { $who } responda a los piratas.
no-wait-turn = Espera a que { $who } termine su turno.
no-phase-over = Ya has pasado a { $now }; la fase { $past } ha terminado.
no-fit = Esto no encaja con lo que ya has pulsado. Cancela eso primero.
no-finish = Termina lo que has empezado, o cancélalo.

no-clipper = Ya has robado tus { $count } cartas de este turno. Para robar más, necesitas descartar un Clíper.
no-clipper-twice = Este turno ya has descartado un Clíper para robar. En esta partida solo se permite uno por turno.
no-cards-to-draw = El mazo y los descartes están vacíos, así que no hay nada que robar.

no-offers-left = Ya has hecho tus { $count } ofertas de este turno.
no-anyone-two = Solo hay otro jugador con quien hacer trueques.
no-trade-first = Pulsa primero Trueque y luego elige a quién va la oferta.
no-name = Pulsa primero Trueque: solo puedes pedir cartas en una oferta.

no-pirates = Para atacar necesitas una carta de Piratas, y no tienes ninguna.
no-hands = Nadie más tiene cartas que quitar.

no-winds = { $held ->
    [0] Un Monzón requiere { $count } cartas de Vientos, y no tienes ninguna.
   *[other] Un Monzón requiere { $count } cartas de Vientos, y solo tienes { $held }.
}

no-build = Necesitas { $ports } Puertos para un funcionario, o { $plantations } cartas de Plantación y { $goods } mercancías iguales para una plantación.
no-build-goods = Para una plantación necesitas además { $goods } mercancías iguales; para un funcionario, { $ports } Puertos.

no-ship-both = Un lote necesita un Clíper y un Puerto, y no tienes ninguno de los dos.
no-ship-clipper = Un lote necesita un Clíper, y no tienes ninguno.
no-ship-port = Un lote necesita un Puerto, y no tienes ninguno.
no-ship-goods = Un lote necesita al menos una mercancía, y no tienes ninguna.

no-answer = No hay ninguna oferta ni ataque que responder.

no-self = No puedes hacer trueques contigo ni atacarte.
no-seat-late = Las fases Trueque y Piratas de este turno han terminado.
no-seat-empty = A { $who } no le queda ninguna carta que quitar.
no-seat-either = Pulsa primero Trueque o Piratas y luego un jugador.
no-seat-trade = Pulsa primero Trueque y luego un jugador.
no-seat-pirates = Pulsa primero Piratas y luego a quién atacas.
no-seat-offers = No te quedan ofertas este turno, ni tienes Piratas para atacar.
no-seat-over = La fase Trueque de este turno ha terminado, y no tienes Piratas para atacar.

no-card = No tienes { FORM($card, "plural") }.
no-card-clipper = Pulsa Robar para descartar un Clíper y robar cartas. Al enviar, se añade un Clíper al lote por ti.
no-card-clipper-late = Solo puedes descartar un Clíper para robar cartas en la fase Robar. Al enviar, se añade un Clíper al lote por ti.
no-card-ports = Pulsa Obras para contratar a un funcionario por { $count } Puertos. Al enviar, se añade un Puerto al lote por ti.
no-card-port = Necesitas { $count } Puertos para contratar a un funcionario. Al enviar, se añade un Puerto al lote por ti.
no-card-plantations = Pulsa Obras y luego la mercancía que quieras plantar. En un lote, esta carta puede sustituir a una mercancía que cultivas.
no-card-plantation = Una carta de Plantación solo puede sustituir a una mercancía si tienes una plantación que la cultiva. Construir una plantación requiere { $count } cartas de Plantación.
no-card-winds = Pulsa Tormenta para descartar Vientos. Cuando te ataquen, puedes descartar una carta de Vientos para detener el ataque.
no-card-winds-one = Un Monzón requiere { $count } cartas de Vientos. Cuando te ataquen, puedes descartar esta para detener el ataque.
no-card-pirates = Pulsa Piratas y luego a quién atacas.

no-end-limit = Tu turno termina cuando bajes a { $limit } cartas. Pulsa las que quieras descartar.
no-end-first = Primero descarta hasta tu límite de mano, { $limit }.
no-discard-card = No tienes { FORM($card, "plural") } que descartar.

no-attack-winds = No tienes Vientos que descartar.
no-attack-first = Primero responde al ataque: descarta Vientos o pasa.
no-fleet-enough = { $count ->
    [one] Solo hace falta 1 Clíper más para detener esta flota.
   *[other] Solo hacen falta { $count } Clíperes más para detener esta flota.
}
no-fleet-clipper = No tienes ningún Clíper que prometer.
no-fleet-clippers = No puedes prometer { $count } Clíperes con solo { $held } en la mano.
no-fleet-first = Primero responde a la flota: elige cuántos Clíperes prometes.

no-give-held = No tienes { FORM($card, "plural") } que dar.
no-give-all = Ya das todo lo que tienes: { FORM($card, "plural") }.
no-give-wanted = Estás pidiendo { FORM($card, "plural") }, así que no puedes dar lo mismo.
no-want-given = Estás dando { FORM($card, "plural") }, así que no puedes pedir lo mismo.
no-want-more = { $count ->
    [0] No puedes pedir cartas a { $who }: su mano está vacía.
    [one] Solo puedes pedir 1 carta a { $who }: no tiene más.
   *[other] Puedes pedir como mucho { $count } cartas a { $who }: no tiene más.
}
no-want-more-anyone = { $count ->
    [0] Las demás manos están vacías, así que no hay cartas que pedir.
    [one] Puedes pedir como mucho 1 carta: ninguna otra mano tiene más.
   *[other] Puedes pedir como mucho { $count } cartas: ninguna otra mano tiene más.
}
no-order = Las cartas entran en una oferta en un orden fijo. Ya has añadido una que va después de esta.
no-counter-empty = Una contraoferta debe nombrar al menos una carta.
no-counter-finish = Primero termina tu contraoferta.
no-offer-finish = Primero termina tu oferta. Ya cuenta como una de las tuyas, y solo «Deshacer» la retira.
no-time = { $minutes ->
    [one] Se acabó tu minuto para ofertas nuevas. Las ya hechas aún se pueden responder.
   *[other] Se acabaron tus { $minutes } minutos para ofertas nuevas. Las ya hechas aún se pueden responder.
}

no-accept-call = No hay cartas que aceptar. Haz tu propia oferta, o rechaza.
no-accept = { $held ->
    [0] { $count ->
        [one] Te piden 1 { FORM($card, "single") }, y no tienes.
       *[other] Te piden { $count } { FORM($card, "plural") }, y no tienes.
    }
   *[other] Te piden { $count } { FORM($card, "plural") }, y solo tienes { $held }.
}
no-counter-reply = No puedes regatear una contraoferta. Acéptala o recházala.
no-counter-cards = Ninguno de los dos tiene cartas para el trueque.
no-answer-first = Primero responde a la oferta.

## La crónica

line-begin = { PERSON($who) ->
    [you] Empiezas tú
   *[other] Empieza { $who }
}
line-turn = { PERSON($who) ->
    [you] Empieza tu turno
   *[other] Empieza el turno de { $who }
}
aside-deck = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
line-draw = { PERSON($who) ->
    [you] Robas { $cards }
   *[other] { $who } roba { $cards }
}
line-shuffle = Los descartes se barajan y forman un mazo nuevo
line-no-draw = { PERSON($who) ->
    [you] { $count ->
        [one] Te falta 1 carta: no quedan cartas que robar
       *[other] Te faltan { $count } cartas: no quedan cartas que robar
    }
   *[other] { $count ->
        [one] A { $who } le falta 1 carta: no quedan cartas que robar
       *[other] A { $who } le faltan { $count } cartas: no quedan cartas que robar
    }
}
line-clipper = { PERSON($who) ->
    [you] Descartas un Clíper para robar { $count } cartas
   *[other] { $who } descarta un Clíper para robar { $count } cartas
}

line-offer = { PERSON($by) ->
    [you] Ofreces a { $to } { $give } por { $want }
   *[other] { PERSON($to) ->
        [you] { $by } te ofrece { $give } por { $want }
       *[other] { $by } ofrece a { $to } { $give } por { $want }
    }
}
line-gift = { PERSON($by) ->
    [you] Ofreces a { $to } { $give } como regalo
   *[other] { PERSON($to) ->
        [you] { $by } te ofrece { $give } como regalo
       *[other] { $by } ofrece a { $to } { $give } como regalo
    }
}
line-request = { PERSON($by) ->
    [you] Pides a { $to } { $want }
   *[other] { PERSON($to) ->
        [you] { $by } te pide { $want }
       *[other] { $by } pide a { $to } { $want }
    }
}
line-call = { PERSON($by) ->
    [you] Pides una oferta a { $to }
   *[other] { PERSON($to) ->
        [you] { $by } te pide una oferta
       *[other] { $by } pide una oferta a { $to }
    }
}
line-offer-anyone = { PERSON($by) ->
    [you] Ofreces a cualquiera { $give } por { $want }
   *[other] { $by } ofrece a cualquiera { $give } por { $want }
}
line-gift-anyone = { PERSON($by) ->
    [you] Ofreces a cualquiera { $give } como regalo
   *[other] { $by } ofrece a cualquiera { $give } como regalo
}
line-request-anyone = { PERSON($by) ->
    [you] Pides a cualquiera { $want }
   *[other] { $by } pide a cualquiera { $want }
}
line-call-anyone = { PERSON($by) ->
    [you] Pides ofertas a toda la mesa
   *[other] { $by } pide ofertas a toda la mesa
}
line-counter = { PERSON($by) ->
    [you] Haces una contraoferta a { $to }: { $give } por { $want }
   *[other] { PERSON($to) ->
        [you] { $by } te hace una contraoferta: { $give } por { $want }
       *[other] { $by } hace una contraoferta a { $to }: { $give } por { $want }
    }
}
line-counter-gift = { PERSON($by) ->
    [you] Haces una contraoferta a { $to }: { $give } como regalo
   *[other] { PERSON($to) ->
        [you] { $by } te hace una contraoferta: { $give } como regalo
       *[other] { $by } hace una contraoferta a { $to }: { $give } como regalo
    }
}
line-counter-request = { PERSON($by) ->
    [you] Haces una contraoferta a { $to }: pides { $want }
   *[other] { PERSON($to) ->
        [you] { $by } te hace una contraoferta: pide { $want }
       *[other] { $by } hace una contraoferta a { $to }: pide { $want }
    }
}
line-decline = { PERSON($by) ->
    [you] Rechazas la oferta de { $of }
   *[other] { PERSON($of) ->
        [you] { $by } rechaza tu oferta
       *[other] { $by } rechaza la oferta de { $of }
    }
}
line-trade = { PERSON($by) ->
    [you] Das a { $to } { $gave } por { $got }
   *[other] { PERSON($to) ->
        [you] { $by } te da { $gave } por { $got }
       *[other] { $by } da a { $to } { $gave } por { $got }
    }
}
line-trade-gift = { PERSON($by) ->
    [you] Regalas a { $to } { $gave }
   *[other] { PERSON($to) ->
        [you] { $by } te regala { $gave }
       *[other] { $by } regala a { $to } { $gave }
    }
}

line-attack = { PERSON($by) ->
    [you] Tus piratas atacan a { $target }
   *[other] { PERSON($target) ->
        [you] Los piratas de { $by } te atacan
       *[other] Los piratas de { $by } atacan a { $target }
    }
}
line-negate = { PERSON($by) ->
    [you] Tus Vientos detienen el ataque de { $of }
   *[other] { PERSON($of) ->
        [you] Los Vientos de { $by } detienen tu ataque
       *[other] Los Vientos de { $by } detienen el ataque de { $of }
    }
}
line-steal = { PERSON($by) ->
    [you] Tus piratas quitan { $card } a { $target }
   *[other] { PERSON($target) ->
        [you] Los piratas de { $by } te quitan { $card }
       *[other] Los piratas de { $by } quitan { $card } a { $target }
    }
}
line-fleet = { PERSON($by) ->
    [you] Envías una flota de { $count } cartas de Piratas contra { $target }
   *[other] { PERSON($target) ->
        [you] { $by } envía contra ti una flota de { $count } cartas de Piratas
       *[other] { $by } envía una flota de { $count } cartas de Piratas contra { $target }
    }
}
line-promise = { PERSON($who) ->
    [you] { $count ->
        [0] No prometes ningún Clíper
        [one] Prometes 1 Clíper
       *[other] Prometes { $count } Clíperes
    }
   *[other] { $count ->
        [0] { $who } no promete ningún Clíper
        [one] { $who } promete 1 Clíper
       *[other] { $who } promete { $count } Clíperes
    }
}
line-repel = { PERSON($by) ->
    [you] { $count } Clíperes detienen tu flota
   *[other] { $count } Clíperes detienen la flota de { $by }
}
line-rob = { PERSON($by) ->
    [you] Tu flota se lleva toda la mano de { $target }: { $cards }
   *[other] { PERSON($target) ->
        [you] La flota de { $by } se lleva toda tu mano: { $cards }
       *[other] La flota de { $by } se lleva toda la mano de { $target }: { $cards }
    }
}
line-rob-hidden = { $count ->
    [one] { PERSON($by) ->
        [you] Tu flota se lleva la única carta de { $target }
       *[other] { PERSON($target) ->
            [you] La flota de { $by } se lleva tu única carta
           *[other] La flota de { $by } se lleva la única carta de { $target }
        }
    }
   *[other] { PERSON($by) ->
        [you] Tu flota se lleva toda la mano de { $target }, { $count } cartas
       *[other] { PERSON($target) ->
            [you] La flota de { $by } se lleva toda tu mano, { $count } cartas
           *[other] La flota de { $by } se lleva toda la mano de { $target }, { $count } cartas
        }
    }
}
line-monsoon = { PERSON($by) ->
    [you] Desatas un Monzón: cada uno de los demás pierde una carta
   *[other] { $by } desata un Monzón: cada uno de los demás pierde una carta
}
line-typhoon = { PERSON($by) ->
    [you] Desatas un Tifón: todos pierden su mano entera
   *[other] { $by } desata un Tifón: todos pierden su mano entera
}
line-lose = { PERSON($who) ->
    [you] Pierdes { $cards }
   *[other] { $who } pierde { $cards }
}
line-plantation = { PERSON($who) ->
    [you] Construyes { FORM($good, "plantation") }
   *[other] { $who } construye { FORM($good, "plantation") }
}
line-official = { PERSON($who) ->
    [you] Contratas a un funcionario
   *[other] { $who } contrata a un funcionario
}
line-ship = { PERSON($who) ->
    [you] Envías { $count } de { $good }
   *[other] { $who } envía { $count } de { $good }
}
line-discard = { PERSON($who) ->
    [you] Descartas { $card }
   *[other] { $who } descarta { $card }
}
line-won = { PERSON($who) ->
    [you] Ganas tú
    [other] Gana { $who }
   *[several] Victoria compartida: { $who }
}

aside-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
aside-change = { $count ->
    [one] { SIGNED($count) } carta
   *[other] { SIGNED($count) } cartas
}
aside-won-target = llega antes a { $target }
aside-won-equal = más puntos tras turnos iguales
aside-won-rounds = más puntos tras { $rounds } turnos por jugador

## Respuestas: para qué sirve una pieza y cómo está

entry-seat = Jugador
entry-seat-words = Pulsa un jugador para hacerle una oferta o lanzarle un ataque. Ves cuántas cartas tiene, pero no cuáles.
entry-anyone = Cualquiera
entry-anyone-words = Tu oferta da la vuelta a la mesa. El primero que la acepta hace el trueque.
entry-propose = Proponer
entry-propose-words = Haces la oferta tal como se muestra y esperas la respuesta.
entry-accept = Aceptar
entry-accept-words = Aceptas la oferta, y las cartas cambian de mano al instante.
entry-decline = Rechazar
entry-decline-words = Rechazas la oferta. Ninguna carta cambia de mano.
entry-counter = Contraoferta
entry-counter-words = Respondes con una oferta tuya. El otro jugador puede aceptarla o rechazarla.
entry-negate = Descartar Vientos
entry-negate-words = Descartas Vientos, y el ataque fracasa.
entry-pass = Pasar
entry-pass-words = Dejas que el ataque ocurra y pierdes una carta al azar.
entry-promise = Prometer Clíperes
entry-promise-words = Prometes ayudar a detener la flota. Hacen falta { $count } Clíperes en total, de uno o de varios jugadores.
entry-deck = Mazo
entry-deck-words = Cuando el mazo se agota, los descartes se barajan y forman un mazo nuevo.
figure-cards = Cartas
entry-discard = Pila de descartes
entry-discard-words = Aquí van todas las cartas descartadas, boca arriba. Cualquiera puede mirarlas.
entry-prices = Tabla de precios
entry-prices-words = Cuantas más mercancías iguales lleva un lote, más puntos da.
figure-most = Máximo de un lote
entry-official = Funcionarios
entry-official-words = Si tienes más funcionarios que nadie, tu límite de mano es { $most }. Con { $from } o más jugadores, es { $fewest } si tienes menos que nadie.
figure-ports = Puertos por funcionario
entry-score = Puntos
entry-score-words = Puntúas enviando lotes. Gana quien llega antes a { $target }.
entry-score-equal = Puntúas enviando lotes. Cuando un jugador llega a { $target }, la ronda se completa y gana quien tiene más puntos.
entry-draw-words = Robas { $count } cartas. Descarta un Clíper para robar { $more } más.
entry-trade-words = Cambia cartas con otros jugadores. Puedes hacer hasta { $count } ofertas por turno.
entry-pirates-words = { $attack ->
    [one] Descarta 1 carta de Piratas para quitar a otro jugador una carta al azar, o { $fleet } para quitarle la mano entera.
   *[other] Descarta { $attack } cartas de Piratas para quitar a otro jugador una carta al azar, o { $fleet } para quitarle la mano entera.
}
entry-storm-words = Descarta { $monsoon } cartas de Vientos para un Monzón: cada uno de los demás jugadores descarta una carta al azar. Descarta { $typhoon } para un Tifón: todos los jugadores, tú también, descartan su mano entera.
entry-build-words = Descarta { $plantations } cartas de Plantación y { $goods } mercancías iguales para construir una plantación, o { $ports } Puertos para contratar a un funcionario.
entry-ship-words = Una vez por turno, envía un lote: un Clíper, un Puerto y mercancías iguales. Sumas sus puntos y robas { $count } cartas.
entry-end-words = Descartas hasta tu límite de mano y termina tu turno.

now-deck = { $count ->
    [0] No quedan cartas.
    [one] Queda 1 carta.
   *[other] Quedan { $count } cartas.
}
now-discard = { $count ->
    [0] La pila está vacía.
    [one] En la pila hay 1 carta.
   *[other] En la pila hay { $count } cartas.
}
now-phase-over = Esta fase del turno ha terminado.
now-could-ship = { PERSON($who) ->
    [you] { $points ->
        [one] Podrías enviar { $good } por 1 punto.
       *[other] Podrías enviar { $good } por { $points } puntos.
    }
   *[other] { $points ->
        [one] { $who } podría enviar { $good } por 1 punto.
       *[other] { $who } podría enviar { $good } por { $points } puntos.
    }
}
now-holds = { PERSON($who) ->
    [you] Tienes { $count } de estas.
   *[other] { $who } tiene { $count } de estas.
}
now-holds-known = { PERSON($who) ->
    [you] Tienes al menos { $count } de estas.
   *[other] { $who } tiene al menos { $count } de estas.
}
now-worth = { PERSON($who) ->
    [you] { $points ->
        [one] Un lote con { $count } de { $good } te daría 1 punto.
       *[other] Un lote con { $count } de { $good } te daría { $points } puntos.
    }
   *[other] { $points ->
        [one] Un lote con { $count } de { $good } le daría a { $who } 1 punto.
       *[other] Un lote con { $count } de { $good } le daría a { $who } { $points } puntos.
    }
}
now-grown = { $count ->
    [one] 1 plantación cultiva esta mercancía.
   *[other] { $count } plantaciones cultivan esta mercancía.
}
now-points = { PERSON($who) ->
    [you] Tienes { $points } de { $target } puntos.
   *[other] { $who } tiene { $points } de { $target } puntos.
}
now-hand = { PERSON($who) ->
    [you] { $count ->
        [one] Tienes 1 carta; tu límite de mano es { $limit }.
       *[other] Tienes { $count } cartas; tu límite de mano es { $limit }.
    }
   *[other] { $count ->
        [one] { $who } tiene 1 carta; su límite de mano es { $limit }.
       *[other] { $who } tiene { $count } cartas; su límite de mano es { $limit }.
    }
}
now-hand-known = En la mano hay { $cards }.
now-officials = { PERSON($who) ->
    [you] { $count ->
        [one] Tienes 1 funcionario.
       *[other] Tienes { $count } funcionarios.
    }
   *[other] { $count ->
        [one] { $who } tiene 1 funcionario.
       *[other] { $who } tiene { $count } funcionarios.
    }
}
now-plantations = { PERSON($who) ->
    [you] Tienes { $plantations }.
   *[other] { $who } tiene { $plantations }.
}
now-limit = { PERSON($who) ->
    [you] { $count ->
        [0] No tienes funcionarios; tu límite de mano es { $limit }.
        [one] Tienes 1 funcionario; tu límite de mano es { $limit }.
       *[other] Tienes { $count } funcionarios; tu límite de mano es { $limit }.
    }
   *[other] { $count ->
        [0] { $who } no tiene funcionarios; su límite de mano es { $limit }.
        [one] { $who } tiene 1 funcionario; su límite de mano es { $limit }.
       *[other] { $who } tiene { $count } funcionarios; su límite de mano es { $limit }.
    }
}

## La caja

box-goods = Mercancías
box-goods-about = Envía mercancías por puntos. Cuanto más rara es la mercancía, más puntúa.
box-clippers = Clíperes, Puertos y Plantaciones
box-clippers-about = Todo lote necesita un Clíper y un Puerto. Con { $ports } Puertos contratas a un funcionario; si tienes más funcionarios que nadie, tu límite de mano es { $most } en vez de { $limit }. Con { $plantations } cartas de Plantación y { $goods } mercancías iguales construyes una plantación.
box-events = Vientos y Piratas
box-events-about = Los Piratas quitan cartas. Los Vientos detienen un ataque o desatan una tormenta.

piece-clipper = Todo lote necesita un Clíper. En la fase Robar, descarta un Clíper para robar { $draw } cartas. { $stop } Clíperes detienen una flota.
piece-port = Todo lote necesita un Puerto. Descarta { $ports } Puertos para contratar a un funcionario.
piece-plantation = Descarta { $plantations } cartas de Plantación y { $goods } mercancías iguales para construir una plantación de esa mercancía. Por cada plantación que tienes, una carta de Plantación puede contar en un lote como la mercancía de esa plantación.
piece-winds = Descarta { $negate } de estas cartas para detener un ataque, { $monsoon } para un Monzón o { $typhoon } para un Tifón.
piece-pirates = Descarta { $attack } de estas cartas para quitar una carta al azar, o { $fleet } para quitar una mano entera.
piece-good = Envía en un solo lote tantas mercancías iguales como puedas. En tu mano, cada carta muestra los puntos que suma al lote.
figure-points = Puntos por enviar { $count }

table-points = Puntos de un lote, según sus mercancías
table-goods = Mercancías
table-costs = Cartas para ataques y tormentas
table-action = Acción
table-discard = Descartar
table-attack = Ataque pirata
table-stop-attack = Detener un ataque
table-fleet = Flota pirata
table-stop-fleet = Detener una flota
table-monsoon = Monzón
table-typhoon = Tifón

## Comparaciones del análisis

standing-points = Puntos
standing-plantations = Plantaciones
standing-officials = Funcionarios
standing-cards = Cartas en la mano

## Hechos que se leen en voz alta

fact-scored = Puntos por mercancía
fact-for = { $points } por { $good }
fact-known = Cartas conocidas en mano
fact-phase = Fase
fact-clippers = Clíperes descartados para robar este turno
fact-offer = Oferta en preparación para
fact-counter = Contraoferta en preparación de
fact-give = Se da
fact-want = Se pide

## Encabezado y resultado

heading = Turno { $turn }
transcript-turn = Ronda { $round }, turno { $turn }: { PERSON($who) ->
    [you] te toca a ti
   *[other] le toca a { $who }
}. Puntuación: { $scores }.

result-target = { PERSON($who) ->
    [you] Ganas con { $score } puntos: llegas antes que nadie a { $target }.
   *[other] { $who } gana con { $score } puntos: llega antes que nadie a { $target }.
}
result-equal = { PERSON($who) ->
    [you] Ganas con { $score } puntos, la mayor puntuación tras turnos iguales.
    [other] { $who } gana con { $score } puntos, la mayor puntuación tras turnos iguales.
   *[several] Victoria compartida: { $who }, con { $score } puntos por jugador tras turnos iguales.
}
result-rounds = { PERSON($who) ->
    [you] Ganas con { $score } puntos, la mayor puntuación tras { $rounds } turnos por jugador.
    [other] { $who } gana con { $score } puntos, la mayor puntuación tras { $rounds } turnos por jugador.
   *[several] Victoria compartida: { $who }, con { $score } puntos por jugador tras { $rounds } rondas.
}
result-officials = { $result } Con los mismos puntos pero menos funcionarios: { $beaten }.
result-plantations = { $result } Con los mismos puntos y funcionarios pero menos plantaciones: { $beaten }.

end-0 = llegar antes a 100
end-1 = turnos iguales para todos
end-2 = 100 turnos por jugador
total-0 = Puntos
category-0 = Té
category-1 = Canela
category-2 = Caucho
category-3 = Azúcar
category-4 = Café
category-5 = Índigo

## Rótulos del tablero

board-tabs = Vistas
board-tab-harbour = Muelle
board-tab-players = Jugadores
board-tab-log = Registro
board-tab-prices = Precios

board-hand-of = Cartas en la mano y límite
board-limit = de { $limit }
board-officials = Funcionarios

board-deck = Mazo { $count }
board-spent = Descartes { $count }
board-look = Ver la pila de descartes

board-hand = { PERSON($who) ->
    [you] Tu mano
   *[other] Mano de { $who }
}
board-your-hand = Tu mano
board-drawn = Cartas nuevas
board-hand-size = { $count ->
    [one] 1 carta, límite { $limit }
   *[other] { $count } cartas, límite { $limit }
}
board-limit-most = más funcionarios
board-limit-fewest = menos funcionarios

board-phases = Fases del turno
board-costs = −{ $count } { FORM($card, "narrow") }
board-costs-one = −1 { $card }
board-offers = { $count ->
    [one] 1 oferta
   *[other] { $count } ofertas
}
board-costs-build = −{ $official } o −{ $plantation } cartas
board-costs-build-short = −{ $official }/−{ $plantation }
board-keep = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
board-excess = { $count ->
    [one] sobra 1
   *[other] sobran { $count }
}
board-over = pasada
board-no-offers = sin ofertas
board-no-offers-short = agotadas
board-no-goods = sin carga
board-no-card = sin { $card }
board-no-cards = sin { FORM($card, "narrow") }
board-too-few = { $held } de { $count } { FORM($card, "narrow") }
board-too-few-short = { $held } de { $count }

board-prices = Tabla de precios
board-points = Puntos
board-points-way = { $before } → { $after } de { $target }
board-less = Una menos
board-more = Una más

board-trade = Tu oferta
board-offers-left = { $count ->
    [one] queda 1 oferta
   *[other] quedan { $count } ofertas
}
board-counter = Contraoferta
board-give = Das
board-want = Pides
board-get = Recibes
board-anyone = Cualquiera
board-give-none = Elige cartas de tu mano
board-want-none = Elige cartas de la lista
board-give-back = Retirar { FORM($card, "one") }
board-want-back = Dejar de pedir { FORM($card, "one") }
board-want-from = { $count ->
    [0] Nada que pedir a { $who }
    [one] Pedir 1 carta a { $who }
   *[other] Pedir hasta { $count } cartas a { $who }
}
board-want-from-anyone = { $count ->
    [0] Nadie más tiene cartas que pedir
    [one] Pedir 1 carta a cualquiera
   *[other] Pedir hasta { $count } cartas a cualquiera
}
board-wish = Pedir { FORM($card, "plural") }, ya { $count }
board-wish-known = { $count ->
    [0] Pedir { FORM($card, "one") }; la otra mano tiene al menos { $known }
   *[other] Pedir { FORM($card, "plural") }, ya { $count }; la otra mano tiene al menos { $known }
}
board-known = { PERSON($who) ->
    [you] Tienes al menos { $count }
   *[other] { $who } tiene al menos { $count }
}
board-at-least = ≥{ $count }
board-hand-change = Tu mano: { $before } → { $after }
board-meld-change = Puntos de tu mejor lote: { $before } → { $after }
board-ideas = Trueques que pueden gustar a ambos
board-idea = Ofrecer a { $to } { $give } por { $want }
board-propose = Ofrecer a { $to }
board-propose-gift = Regalar a { $to }
board-propose-request = Pedir a { $to }
board-propose-call = Pedir oferta a { $to }
board-propose-anyone = Ofrecer a todos
board-propose-gift-anyone = Regalar a cualquiera
board-propose-request-anyone = Pedir a todos
board-propose-call-anyone = Pedir ofertas
board-seen-by-two = Solo los dos ven estas cartas
board-seen-by-all = Toda la mesa ve estas cartas
board-your-answer = Tu respuesta

board-call = pide ofertas
board-no-cards-side = nada
board-times = ×{ $count }
board-accepts = { PERSON($who) ->
    [you] Aceptas
   *[other] { $who } acepta
}
board-declines = { PERSON($who) ->
    [you] Rechazas
   *[other] { $who } rechaza
}

board-attack = Ataque
board-fleet = Flota: { $count } Piratas
board-explain-attack = Quitas una carta al azar, salvo que { $target } descarte Vientos.
board-explain-fleet = Quitas la mano entera, salvo que { $count } Clíperes detengan la flota.
board-explain-monsoon = Cada uno de los demás descarta una carta al azar.
board-explain-typhoon = Todos, tú también, descartan su mano entera.
board-explain-promise = Los Clíperes prometidos solo se descartan si detienen la flota. Si no, { PERSON($whose) ->
    [you] tu mano
   *[other] la mano de { $whose }
} pasa a { $by }: { $cards }.
board-explain-save = Dos Clíperes salvan tu mano ({ $cards }). Si no, pasa a { $by }.

board-discard = { $count ->
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
board-choose = { $count ->
    [one] Elige 1 carta que descartar
   *[other] Elige { $count } cartas que descartar
}
board-choose-more = { $count ->
    [one] Elige 1 carta más que descartar
   *[other] Elige { $count } cartas más que descartar
}
board-clock = { $minutes }:{ $seconds }

## Opciones de la preparación

option-first = Jugador inicial
    .help = En la revancha empieza quien ganó la última partida. En una primera partida, o tras una victoria compartida, decide el azar.
option-first-random = Al azar
option-first-1 = Asiento 1
option-first-2 = Asiento 2
option-first-3 = Asiento 3
option-first-4 = Asiento 4
option-first-5 = Asiento 5
option-first-6 = Asiento 6
option-first-7 = Asiento 7
option-first-8 = Asiento 8
option-clipper_draws = Robar con Clíperes
    .help = ¿Cuántas veces por turno se puede descartar un Clíper para robar dos cartas?
option-clipper_draws-any = Las que quieras
option-clipper_draws-one = Una vez por turno
option-ending = Final de la partida
    .help = ¿Termina la partida en cuanto un jugador tiene 100 puntos, o se completa antes la ronda?
option-ending-first = Gana quien llega a 100
option-ending-equal = Turnos iguales para todos
option-clock = Reloj de tres minutos
    .help = Tras tres minutos de trueques en un turno, no puedes hacer ofertas nuevas.
option-clock-off = No
option-clock-on = Sí
