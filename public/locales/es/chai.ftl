### Los textos de la mesa de Chai.

## Sustantivos

# .plural sigue a un número: «2 verdes».
tea-green = verde
    .title = Verde
    .plural = verdes
tea-yellow = amarillo
    .title = Amarillo
    .plural = amarillos
tea-white = blanco
    .title = Blanco
    .plural = blancos
tea-oolong = oolong
    .title = Oolong
    .plural = oolong
tea-black = negro
    .title = Negro
    .plural = negros
tea-fermented = fermentado
    .title = Fermentado
    .plural = fermentados
tea-count = { $count ->
    [one] { $count } { $tea }
   *[other] { $count } { FORM($tea, "plural") }
}

card-withering = Marchitado
    .short = Marchit.
card-fixing = Fijado
card-rolling = Enrollado
    .short = Enrollar
card-drying = Secado
card-oxidation = Oxidación
    .short = Oxidar
card-fermentation = Fermentación
    .short = Ferment.
card-blooming = Floración
    .short = Florecer
card-crate = Cajón
card-unknown = la carta
card-of = { $card } ({ $teas })
card-converting = { $card } (de { $from } a { $to })

ship-challenger = Challenger
ship-stornoway = Stornoway
ship-robin-hood = Robin Hood
ship-serica = Serica
ship-fiery-cross = Fiery Cross
ship-taitsing = Taitsing
ship-lahloo = Lahloo
ship-leander = Leander
ship-titania = Titania
ship-taeping = Taeping
ship-ariel = Ariel
ship-thermopylae = Thermopylae
ship-cutty-sark = Cutty Sark
ship-sir-lancelot = Sir Lancelot
ship-spindrift = Spindrift
ship-small-junk = junco pequeño
    .title = Junco pequeño
ship-medium-junk = junco mediano
    .title = Junco mediano
ship-large-junk = junco grande
    .title = Junco grande
ship-deck = mazo de barcos
    .title = Mazo de barcos
ship-top = barco de arriba del mazo
ship-unknown = barco
    .title = Barco
ship-the = el { $ship }
ship-clipper = { $ship }, { $wants }, { $points } puntos
ship-junk = { FORM($ship, "title") }, { $size } tés cualesquiera, { $points } puntos

# .to es el destino en un botón: «Mover verde al muelle». Sin contracción: hasta, desde o en { $space }.
space-field = el campo
    .title = Campo
    .short = Campo
    .to = al campo
space-l1 = la terraza 1 de la senda izquierda
    .title = Terraza 1 de la senda izquierda
    .narrow = la terraza 1 (izq.)
    .short = Izq. 1
    .to = a la terraza 1 (izq.)
space-l2 = la terraza 2 de la senda izquierda
    .title = Terraza 2 de la senda izquierda
    .narrow = la terraza 2 (izq.)
    .short = Izq. 2
    .to = a la terraza 2 (izq.)
space-l3 = la terraza 3 de la senda izquierda
    .title = Terraza 3 de la senda izquierda
    .narrow = la terraza 3 (izq.)
    .short = Izq. 3
    .to = a la terraza 3 (izq.)
space-r1 = la terraza 1 de la senda derecha
    .title = Terraza 1 de la senda derecha
    .narrow = la terraza 1 (dcha.)
    .short = Dcha. 1
    .to = a la terraza 1 (dcha.)
space-r2 = la terraza 2 de la senda derecha
    .title = Terraza 2 de la senda derecha
    .narrow = la terraza 2 (dcha.)
    .short = Dcha. 2
    .to = a la terraza 2 (dcha.)
space-r3 = la terraza 3 de la senda derecha
    .title = Terraza 3 de la senda derecha
    .narrow = la terraza 3 (dcha.)
    .short = Dcha. 3
    .to = a la terraza 3 (dcha.)
space-dock = el muelle
    .title = Muelle
    .short = Muelle
    .to = al muelle
lane-left = izquierda
    .title = Izquierda
lane-right = derecha
    .title = Derecha

slot-fl = a la izquierda del campo
    .title = Hueco a la izquierda del campo
    .to = a la izquierda del campo
slot-fb1 = en el hueco izquierdo bajo el campo
    .title = Hueco izquierdo bajo el campo
    .to = al hueco izquierdo bajo el campo
    .narrow = bajo el campo (izq.)
slot-fb2 = en el hueco central bajo el campo
    .title = Hueco central bajo el campo
    .to = al hueco central bajo el campo
    .narrow = bajo el campo (centro)
slot-fb3 = en el hueco derecho bajo el campo
    .title = Hueco derecho bajo el campo
    .to = al hueco derecho bajo el campo
    .narrow = bajo el campo (dcha.)
slot-fr = a la derecha del campo
    .title = Hueco a la derecha del campo
    .to = a la derecha del campo
slot-l1 = en la terraza 1 de la senda izquierda
    .title = Hueco de la terraza 1 de la senda izquierda
    .to = a la terraza 1 de la senda izquierda
    .narrow = en la terraza 1 (izq.)
slot-l2 = en la terraza 2 de la senda izquierda
    .title = Hueco de la terraza 2 de la senda izquierda
    .to = a la terraza 2 de la senda izquierda
    .narrow = en la terraza 2 (izq.)
slot-l3 = en la terraza 3 de la senda izquierda
    .title = Hueco de la terraza 3 de la senda izquierda
    .to = a la terraza 3 de la senda izquierda
    .narrow = en la terraza 3 (izq.)
slot-r1 = en la terraza 1 de la senda derecha
    .title = Hueco de la terraza 1 de la senda derecha
    .to = a la terraza 1 de la senda derecha
    .narrow = en la terraza 1 (dcha.)
slot-r2 = en la terraza 2 de la senda derecha
    .title = Hueco de la terraza 2 de la senda derecha
    .to = a la terraza 2 de la senda derecha
    .narrow = en la terraza 2 (dcha.)
slot-r3 = en la terraza 3 de la senda derecha
    .title = Hueco de la terraza 3 de la senda derecha
    .to = a la terraza 3 de la senda derecha
    .narrow = en la terraza 3 (dcha.)

house-harvest = Cosecha
house-market = Mercado
house-palace = Palacio
house-harbour = Puerto
house-production = Producción

hall-move = Mover
    .task = mover una carta
hall-swap = Cambiar
    .task = intercambiar dos cartas
hall-refresh = Refrescar
    .task = poner cartas boca arriba
hall-coin = Moneda
    .task = tomar la moneda

side-a = A
side-b = B

ability-change-worker = modificar gratis un trabajador en 1
    .title = Modificar gratis un trabajador en 1
ability-second-tea = cosechar dos tés distintos con un trabajador
    .title = Cosechar dos tés distintos con un trabajador
ability-roll-again = volver a tirar trabajadores
    .title = Volver a tirar trabajadores
ability-two-steps = mover té dos pasos
    .title = Mover té dos pasos
ability-search-deck = buscar en el mazo desde cualquier hueco del Mercado
    .title = Buscar en el mazo desde cualquier hueco del Mercado
ability-exchange-tea = cambiar una ficha de té por otro té
    .title = Cambiar una ficha de té por otro té
ability-move-card = mover una carta a cualquier hueco vacío
    .title = Mover una carta a cualquier hueco vacío
ability-take-tea = llevar cualquier té al campo
    .title = Llevar cualquier té al campo
ability-swap-cards = intercambiar dos cartas
    .title = Intercambiar dos cartas
ability-turn-up = poner boca arriba las cartas boca abajo
    .title = Poner boca arriba las cartas boca abajo

errand-market = carta del Mercado
    .title = Mercado
errand-harbour = un barco
    .title = Puerto
errand-coin = la moneda de jugador inicial
    .title = Moneda
errand-production = colocar un grupo en Producción
    .title = Producción

workers-equal = { $count ->
    [1] un { $value }
    [2] dos { $value }
    [3] tres { $value }
    [4] cuatro { $value }
    [5] cinco { $value }
    [6] seis { $value }
   *[other] siete { $value }
}
pier-slot = en el hueco { $slot } del puerto
pier-deck = encima del mazo de barcos

## Encabezado

heading = Año { $year }, meta: { $goal } barcos
heading-race = Carrera del té, { $year }, meta: { $goal } barcos
transcript-turn = Año { $round }, turno { $turn }: { PERSON($who) ->
    [you] te toca a ti
   *[other] le toca a { $who }
}. Puntuación: { $scores }.

## Indicaciones

prompt-over = La partida ha terminado
prompt-side = Elige el lado A o B de tu carta de mercader
prompt-walk = Avanza el ayudante de 1 a 3 marcadores
prompt-place = Coloca trabajadores en un tablero: te quedan { $left }
prompt-last = Coloca tu último trabajador, o pasa
prompt-last-begun = Coloca tu último trabajador
prompt-end-change-ability = Modifica un trabajador con té, usa tu mercader o termina tu turno
prompt-end-change = Gasta té en modificar un trabajador, o termina tu turno
prompt-end-ability = Usa tu mercader para { $ability }, o termina tu turno
prompt-end = Termina tu turno
prompt-load = Elige un barco para tu té { $tea }
prompt-lane = Tu té { $tea } sube: elige una senda
prompt-queue = Elige qué té se mueve ahora
prompt-shown = Elige qué té del marcador tomas primero
prompt-units = { $left ->
    [one] Toma un té o mueve té un paso: queda 1
   *[other] Toma un té o mueve té un paso: quedan { $left }
}
prompt-units-next = { $left ->
    [one] Toma un té distinto o mueve té un paso: queda 1
   *[other] Toma un té distinto o mueve té un paso: quedan { $left }
}
prompt-steps = { $left ->
    [one] Mueve tu té: queda 1 paso
   *[other] Mueve tu té: quedan { $left } pasos
}
prompt-second = Toma un segundo té, distinto
prompt-free-tea = Toma un té a tu elección
prompt-search = Quédate con una de estas cartas
prompt-ship-search = Quédate con uno de estos barcos
prompt-top = Elige la carta que vuelve encima
prompt-ship-top = Elige el barco que vuelve encima
prompt-plant = Elige un hueco para { $card }
prompt-replace = Elige qué carta sustituyes por { $card }
prompt-carry = Elige una carta que mover y un hueco vacío
prompt-exchange = Elige dos de tus cartas para intercambiarlas
prompt-acting = Elige cuál de tus cartas actúa ahora
prompt-conflict = La escalera { $run } ataca tu barco: supérala o cede el barco
prompt-relocate-automaton = Los mejores barcos del autómata empatan: elige uno por él
prompt-relocate = Elige un barco libre para tu escalera
prompt-pay = Paga un té para convertir tu { $from } en un { $to }
prompt-nudge = Modifica gratis uno de tus trabajadores en 1
prompt-reroll = Elige trabajadores para volver a tirarlos
prompt-blend = Elige una ficha de té y el té en que se convierte
prompt-dock = Renuncia a un barco para hacer sitio al { $ship }
prompt-junk = Llena ahora el junco con té de tu muelle y barcos, o déjalo
prompt-junk-next = Elige el siguiente té para el junco
prompt-loading = Elige un té y el barco en que se carga

## La decisión que espera la mesa

wait-side = { PERSON($who) ->
    [you] Estás eligiendo el lado de tu carta de mercader
   *[other] { $who } está eligiendo el lado de su carta de mercader
}
wait-walk = { PERSON($who) ->
    [you] Estás moviendo el ayudante
   *[other] { $who } está moviendo el ayudante
}
wait-place = { PERSON($who) ->
    [you] Estás colocando trabajadores
   *[other] { $who } está colocando trabajadores
}
wait-conflict = { PERSON($who) ->
    [you] Puedes defender tu barco
   *[other] { $who } puede defender un barco
}
wait-tea = { PERSON($who) ->
    [you] Estás moviendo té
   *[other] { $who } está moviendo té
}
wait-card = { PERSON($who) ->
    [you] Estás eligiendo una carta
   *[other] { $who } está eligiendo una carta
}
wait-marker = { PERSON($who) ->
    [you] Estás usando el marcador de cosecha
   *[other] { $who } está usando el marcador de cosecha
}
wait-decide = { PERSON($who) ->
    [you] Estás decidiendo
   *[other] { $who } está decidiendo
}

## La siguiente pulsación

next-space = Elige adónde va el té
next-ship = Elige un barco para el té
next-slot = Elige un hueco vacío para la carta
next-swap = Elige la otra carta del intercambio
next-blend = Elige en qué se convierte el té
next-answer = Añade el siguiente trabajador a tu escalera
next-reroll = Elige más trabajadores que tirar
next-change = Sube o baja el trabajador
next-reserve = Elige un barco y una escalera, como 3–4
next-set = Añade trabajadores iguales, o elige Producción
next-harvest = Elige un té y un trabajador
next-market = Elige una carta del Mercado y un trabajador
next-palace = Elige un trabajador para el Palacio
next-place-market = Elige un espacio. En el Mercado, a tu { $value } le toca el hueco { $slot }
next-place = Elige un espacio, o añade otro trabajador
next-other = Elige una pieza resaltada

## Botones

do-side = Elegir el lado { $side }
do-walk = { $markers ->
    [one] Avanzar 1 marcador
   *[other] Avanzar { $markers } marcadores
}
do-take = Tomar { $tea }
do-step-lane = Subir { $tea } por la { $lane }
do-step = Mover { $tea } { FORM($space, "to") }
do-lane = Tomar la senda { $lane }
do-pick = Mover { $tea } desde { FORM($space, "narrow") }
do-load = Cargar { $tea } en { $ship }
do-fill-from-dock = Llenar el junco: { $tea } del muelle
do-fill-from-ship = Llenar el junco: { $tea } del { $ship }
do-keep-card = Conservar { $card }
do-keep-ship = Conservar { $ship }
do-top-card = Poner { $card } encima
do-top-ship = Poner { $ship } encima
do-plant = Plantarla { FORM($slot, "narrow") }
do-replace = Sustituir { $card } { FORM($slot, "narrow") }
do-discard = Renunciar al { $ship }
do-act = Activar { $card }
do-carry = Mover { $card } { FORM($slot, "to") }
do-exchange = Cambiar { $card } por { $other }
do-pay = Pagar { $tea } desde { FORM($space, "narrow") }
do-reroll = Tirar otra vez { $dice }
do-blend = Convertir { $from } en { $to }
do-answer = Responder con { $run }
do-send = Llevar la escalera al { $ship }
do-harvest = Cosechar { $tea }
do-harvest-twice = Cosechar { $tea } y otro té
do-search = Buscar en el mazo
do-market = Tomar { $card }
do-palace-move = Mover una carta
do-palace-swap = Cambiar dos cartas
do-palace-refresh = Refrescar cartas
do-palace-coin = Tomar la moneda
do-reserve = Reservar { $ship }
do-fight = Luchar por { $ship }
do-produce = Colocar { $workers }
do-join = { $count ->
    [one] Añadir 1 trabajador al grupo
   *[other] Añadir { $count } trabajadores al grupo
}
do-raise = Subir { $from } a { $to }
do-lower = Bajar { $from } a { $to }
do-ability = Usar tu mercader
do-leave-junk = Dejar el junco
do-stop = Parar aquí
    .words = Paras aquí y pierdes los pasos o elecciones que te queden.
do-yield = Ceder el barco
    .words = No añades trabajadores. Tu escalera pasa a un barco libre o, si no lo hay, tus trabajadores vuelven.
do-end = Terminar turno
    .words = Tu turno termina, y sigue el otro mercader.
do-worker = con un { $worker }
do-run = con { $run }
do-from = desde { FORM($space, "narrow") }
do-now = ahora { $slot }
do-pass = { $left ->
    [0] Pasar este año
    [one] Pasar este año, 1 trabajador sin usar
   *[other] Pasar este año, { $left } trabajadores sin usar
}

## Avisos

forgo-pass = { $left ->
    [one] Aún tienes 1 trabajador. Pulsa otra vez para pasar el resto del año.
   *[other] Aún tienes { $left } trabajadores. Pulsa otra vez para pasar el resto del año.
}
forgo-steps = { $left ->
    [one] Aún tienes 1 paso. Pulsa otra vez «Parar aquí» para renunciar a él.
   *[other] Aún tienes { $left } pasos. Pulsa otra vez «Parar aquí» para renunciar a ellos.
}
forgo-units = { $left ->
    [one] Aún puedes tomar un té o mover té un paso. Pulsa otra vez «Parar aquí» para renunciar a ello.
   *[other] Aún puedes elegir { $left } veces un té o un paso. Pulsa otra vez «Parar aquí» para renunciar a ello.
}
warn-berths = Tendrías más barcos reservados que amarres libres. Si antes no zarpa ninguno, tendrás que renunciar a uno.
warn-last-year = Con este barco, el año es el último, e irías perdiendo { $points } a { $other }.
warn-slot = El hueco { $worker } está ocupado o vacío: tu { $worker } va al siguiente disponible por debajo, el { $slot }.

## Partes, para lectores de pantalla

part-side-a = Lado A: 1 punto por cada carta y clíper de té { $tea }
part-side-b = Lado B, una vez al año: { $ability }
part-marker = { $ahead ->
    [one] Marcador siguiente
   *[other] { $ahead } marcadores más adelante
}: { $teas }, más { $units ->
    [one] 1 té o paso
   *[other] { $units } tés o pasos
}
part-tea = { FORM($tea, "title") }, { $count } en la reserva
part-token = { $count ->
    [0] Nada de té { $tea } en { $space }
    [one] { FORM($tea, "title") } en { $space }
   *[other] { FORM($tea, "title") } en { $space }, { $count } fichas
}
part-space = { FORM($space, "title") }
part-cargo = { FORM($tea, "title") } a bordo del { $ship }
part-unknown = Una carta desconocida
    .words = Ningún jugador la ha visto todavía.
part-slot = { $card }, { $slot }
part-slot-down = { $card }, boca abajo, { $slot }
part-slot-crate = { $card }, con { $held } de { $room }, { $slot }
part-slot-empty = { FORM($slot, "title") }, vacío
part-berth = { $ship }, { $loaded } de { $size } tés a bordo
part-berth-free = Amarre libre { $number }
part-pier = { $ship }
part-pier-held = { $ship }, reservado con { $run }
part-pier-empty = Sin barco { $place }
part-deck = Mazo de barcos, conservas uno de los tres primeros. Arriba: { $ship }
part-deck-held = Mazo de barcos, reservado con { $run }. Arriba: { $ship }
part-deck-empty = Mazo de barcos vacío
part-market = Hueco { $slot } del Mercado: { $card }
part-market-empty = Hueco { $slot } del Mercado: vacío
part-market-deck = { $left ->
    [one] Hueco 6 del Mercado, la última carta del mazo: { $card }
   *[other] Hueco 6 del Mercado, un mazo de { $left } cartas. Arriba: { $card }
}
part-market-deck-empty = Hueco 6 del Mercado: el mazo está vacío
part-hall = Palacio: { FORM($hall, "task") }
part-workshop = Nuevo grupo en Producción
part-crew = { $steps ->
    [one] Grupo en Producción: { $workers }, 1 paso
   *[other] Grupo en Producción: { $workers }, { $steps } pasos
}
part-crew-free = { $steps ->
    [one] Puesto libre en Producción, 1 paso
   *[other] Puesto libre en Producción, { $steps } pasos
}
part-die = { $count ->
    [0] No queda ningún { $value }
    [one] Tu { $value }
   *[other] Uno de tus { $value }, quedan { $count }
}
part-raise = Subir 1 por 1 té
part-raise-free = Subir 1
part-lower = Bajar 1 por 1 té
part-lower-free = Bajar 1
part-ability = Tu mercader: { $ability }

## Negativas

no-over = La partida ha terminado.
no-turn = { PERSON($who) ->
    [you] Es tu turno.
   *[other] Es el turno de { $who }.
}
no-now = Ahora no tienes nada que decidir aquí.
no-side-first = Primero elige un lado de tu carta de mercader.
no-marker-far = El ayudante solo avanza uno, dos o tres marcadores.
no-walk-first = Primero mueve el ayudante a un marcador de cosecha.
no-marker-now = El ayudante solo se mueve al principio de un año.
no-tea-twice = Ya has elegido este té. Cada elección debe ser un té distinto.
no-tea-second = Tu segundo té debe ser distinto del primero.
no-tea-shown = Toma un té que muestre el marcador. Si un té se ha agotado, te quedas sin él.
no-tea-left = En la reserva no queda este té.
no-supply = En la reserva no queda té { $tea }.
no-step-dock = El té del muelle no va más lejos. Espera un barco.
no-slot-taken = En este hueco hay una carta. Elige uno vacío.
no-load-first = Primero elige un barco para el té que acaba de llegar al muelle.
no-lane-first = Primero elige una senda para tu té.
no-queue-first = Primero elige qué té se mueve ahora.
no-shown-first = Primero toma los tés que muestra el marcador.
no-units-first = Primero usa el marcador: toma té, mueve té o para.
no-steps-first = Primero gasta tus pasos, o para.
no-second-first = Primero toma tu segundo té.
no-free-tea-first = Primero toma el té que te da tu mercader.
no-search-first = Primero elige la carta que conservas.
no-ship-search-first = Primero elige el barco que conservas.
no-top-first = Primero elige cuál de los otros dos vuelve encima.
no-plant-first = Primero planta tu carta nueva.
no-carry-first = Primero elige una carta que mover y un hueco vacío para ella.
no-exchange-first = Primero elige dos cartas para intercambiarlas.
no-acting-first = Primero elige cuál de tus cartas actúa ahora.
no-conflict-worker = Este trabajador no haría más fuerte tu escalera.
no-conflict-ability = No puedes usar tu mercader en una lucha. Ahora solo el té puede modificar trabajadores.
no-conflict-first = Primero defiende tu barco, o cédelo.
no-relocate-automaton = El autómata toma uno de los mejores barcos libres.
no-relocate-free = Tu escalera solo puede ir a un barco libre.
no-relocate-first = Primero elige adónde va la escalera.
no-pay-first = Primero elige el té con que pagas el cambio.
no-nudge-first = Primero modifica uno de tus trabajadores en 1.
no-reroll-first = Primero elige trabajadores para volver a tirarlos.
no-blend-first = Primero elige una ficha de té y el té en que se convierte.
no-dock-first = Tu muelle está lleno. Primero renuncia a uno de tus barcos.
no-junk-first = Primero llena el junco con té de tu muelle y barcos, o déjalo.
no-loading-first = Primero elige un té del muelle y el barco en que se carga.
no-placed = Ya has colocado trabajadores este turno.
no-worker-left = No tienes trabajadores sin colocar que modificar.
no-tea-to-pay = Un cambio cuesta un té de tu campo, tus terrazas o tu muelle, y ahí no tienes ninguno.
no-ability-side-a = Tu carta de mercader está por el lado A, que puntúa al final y no tiene habilidad.
no-ability-used = Ya has usado tu mercader este año.
no-ability-second-tea = Tu mercader añade un segundo té a una cosecha. Primero elige un trabajador y el primer té.
no-ability-search-deck = Para buscar en el mazo, tu mercader necesita una carta en él y un trabajador que pueda tomar una carta de los huecos 1 a 5.
no-ability-change-worker = No tienes ningún trabajador sin colocar que tu mercader pueda modificar.
no-ability-roll-again = No tienes ningún trabajador sin colocar que tu mercader pueda volver a tirar.
no-ability-two-steps = No tienes té por debajo del muelle que tu mercader pueda mover.
no-ability-exchange-tea = No tienes té que tu mercader pueda cambiar.
no-ability-move-card = Tu mercader necesita una carta que mover y un hueco vacío.
no-ability-take-tea = En la reserva no hay té que tu mercader pueda tomar.
no-ability-swap-cards = Tu mercader necesita dos cartas que intercambiar.
no-ability-turn-up = Ninguna de tus cartas está boca abajo.
no-worker-value = No te queda ningún { $value }.
no-pass = Solo puedes pasar al principio de tu turno. Ahora tienes que colocar un trabajador.
no-end = Primero coloca un trabajador, o pasa.
no-set = Para colocar un grupo necesitas dos o más trabajadores del mismo valor.
no-set-low = Tu grupo quedaría cuarto. Un grupo nuevo tiene que quedar entre los tres primeros.
no-join-value = No te queda ningún { $value } que añadir a tu grupo.
no-join-other = Solo puedes añadir a tus propios grupos.
no-join-empty = Aquí aún no hay ningún grupo.
no-load-yourself = Un barco se carga solo cuando un té que necesita llega al muelle.
no-move-tea = Tu té lo mueven las cartas y los pasos, no los trabajadores.
no-crate-open = El té de un cajón se queda ahí para siempre.
no-card-move = Para mover, intercambiar o refrescar tus cartas, usa el Palacio.
no-card-new = Las cartas nuevas vienen del Mercado.
no-market-taken = En el hueco { $slot } ya hay un trabajador. Cada hueco admite uno al año.
no-market-empty = En el hueco { $slot } no hay carta.
no-market-deck = El mazo de plantación está vacío.
no-market-value = Un trabajador va al hueco de su valor o, si está ocupado o vacío, al siguiente hueco disponible por debajo.
no-market-value-old = El hueco { $slot } necesita un trabajador de valor { $slot } o más.
no-palace-taken = En este espacio ya hay un trabajador. Cada espacio admite uno al año.
no-palace-move = Para mover una carta necesitas una carta y un hueco vacío.
no-palace-swap = Para intercambiar cartas necesitas dos cartas.
no-palace-refresh = Ninguna de tus cartas está boca abajo.
no-palace-coin = Coloca aquí un trabajador para tomar la moneda.
no-ship = Aquí no hay ningún barco.
no-ship-yours = Ya has reservado este barco.
no-ship-run = Para reservar un barco necesitas una escalera de dos o más trabajadores, como 3–4.
no-ship-stronger = Para hacerte con este barco, tu escalera tiene que ser más larga, o igual de larga con valores más altos.
no-ship-workers = Elige una escalera de trabajadores además del barco.

## La crónica

line-dealt = { PERSON($who) ->
    [you] Recibes el mercader { $tea }, lado { $side }
   *[other] { $who } recibe el mercader { $tea }, lado { $side }
}
line-side = { PERSON($who) ->
    [you] Eliges el lado { $side } del mercader { $tea }
   *[other] { $who } elige el lado { $side } del mercader { $tea }
}
line-coin-rolled = Los mercaderes tiran por la moneda de jugador inicial: { $first } contra { $second }
line-year = { PERSON($who) ->
    [you] Empieza el año { $year }, y abres tú
   *[other] Empieza el año { $year }, y abre { FORM($who, "inside") }
}
line-year-card = El autómata descubre su carta de { $year }
line-walked = { PERSON($who) ->
    [you] Avanzas
   *[other] { $who } avanza
} { $markers ->
    [one] 1 marcador
   *[other] { $markers } marcadores
}: té { $teas }, más { $units } a elegir
line-marker-carried = El marcador de cosecha se da la vuelta y pasa al tablero de { $board }
line-rolled = { PERSON($who) ->
    [you] Sacas { $dice }
   *[other] { $who } saca { $dice }
}
line-gained-shown = { PERSON($who) ->
    [you] El marcador de cosecha te da té { $tea }
   *[other] El marcador de cosecha da té { $tea } a { FORM($who, "inside") }
}
line-gained-chosen = { PERSON($who) ->
    [you] Eliges té { $tea } de la reserva
   *[other] { $who } elige té { $tea } de la reserva
}
line-gained-second = { PERSON($who) ->
    [you] Cosechas además té { $tea }
   *[other] { $who } cosecha además té { $tea }
}
line-gained-merchant = { PERSON($who) ->
    [you] Tu mercader trae té { $tea }
   *[other] El mercader de { $who } trae té { $tea }
}
line-missed = { PERSON($who) ->
    [you] Te quedas sin té { $tea }: en la reserva no queda
   *[other] { $who } se queda sin té { $tea }: en la reserva no queda
}
line-harvested = { PERSON($who) ->
    [you] Cosechas té { $tea } con un { $worker }
   *[other] { $who } cosecha té { $tea } con un { $worker }
}
line-moved = { PERSON($who) ->
    [you] Tu té { $tea } sube hasta { $space }
   *[other] El té { $tea } de { $who } sube hasta { $space }
}
line-pushed = { $card } sube un paso el té { $tea }
line-converted = { PERSON($who) ->
    [you] Tu té { $from } se convierte en { $to }
   *[other] El té { $from } de { $who } se convierte en { $to }
}
line-bloomed = { $card } sube dos pasos todo el té que le corresponde y queda boca abajo
line-stored = { PERSON($who) ->
    [you] Guardas té { $tea } en un cajón: { $held } de { $room }
   *[other] { $who } guarda té { $tea } en un cajón: { $held } de { $room }
}
line-crate-full = { PERSON($who) ->
    [you] Llenas un cajón de té { $tea }
   *[other] { $who } llena un cajón de té { $tea }
}
line-market = { PERSON($who) ->
    [you] Tomas { $card } con un { $worker }
   *[other] { $who } toma { $card } con un { $worker }
}
line-market-deck = { PERSON($who) ->
    [you] Buscas en el mazo de plantación con un { $worker }
   *[other] { $who } busca en el mazo de plantación con un { $worker }
}
line-searched = { PERSON($who) ->
    [you] Miras { $cards }
   *[other] { $who } mira { $cards }
}
line-card-kept = { PERSON($who) ->
    [you] Te quedas con { $card }
   *[other] { $who } se queda con { $card }
}
line-card-topped = { PERSON($who) ->
    [you] Vuelves a poner { $card } encima del mazo
   *[other] { $who } vuelve a poner { $card } encima del mazo
}
line-planted = { PERSON($who) ->
    [you] Plantas { $card } { $slot }
   *[other] { $who } planta { $card } { $slot }
}
line-card-discarded = { PERSON($who) ->
    [you] Descartas { $card }
   *[other] { $who } descarta { $card }
}
line-palace-move = { PERSON($who) ->
    [you] Envías un { $worker } al Palacio para mover una carta
   *[other] { $who } envía un { $worker } al Palacio para mover una carta
}
line-palace-swap = { PERSON($who) ->
    [you] Envías un { $worker } al Palacio para intercambiar dos cartas
   *[other] { $who } envía un { $worker } al Palacio para intercambiar dos cartas
}
line-palace-refresh = { PERSON($who) ->
    [you] Envías un { $worker } al Palacio para poner cartas boca arriba
   *[other] { $who } envía un { $worker } al Palacio para poner cartas boca arriba
}
line-palace-coin = { PERSON($who) ->
    [you] Envías un { $worker } al Palacio para tomar la moneda de jugador inicial
   *[other] { $who } envía un { $worker } al Palacio para tomar la moneda de jugador inicial
}
line-coin = { PERSON($who) ->
    [you] El año que viene abrirás tú
   *[other] El año que viene abrirá { $who }
}
line-card-moved = { PERSON($who) ->
    [you] Mueves { $card } { FORM($slot, "to") }
   *[other] { $who } mueve { $card } { FORM($slot, "to") }
}
line-swapped = { PERSON($who) ->
    [you] Intercambias la carta { $slot } con la carta { $other }
   *[other] { $who } intercambia la carta { $slot } con la carta { $other }
}
line-refreshed = { PERSON($who) ->
    [you] Pones boca arriba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
   *[other] { $who } pone boca arriba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
}
line-reserved = { PERSON($who) ->
    [you] Reservas el { $ship } con { $run }
   *[other] { $who } reserva el { $ship } con { $run }
}
line-displaced = { PERSON($who) ->
    [you] Tu escalera queda expulsada del { $ship }
   *[other] La escalera de { $who } queda expulsada del { $ship }
}
line-answered = { PERSON($who) ->
    [you] Respondes con { $run }
   *[other] { $who } responde con { $run }
}
line-let-go = { PERSON($who) ->
    [you] Cedes el barco
   *[other] { $who } cede el barco
}
line-relocated = { PERSON($who) ->
    [you] Tu escalera pasa al { $ship }
   *[other] La escalera de { $who } pasa al { $ship }
}
line-returned = { PERSON($who) ->
    [you] { $count ->
        [one] Tu trabajador vuelve
       *[other] Tus trabajadores vuelven
    }: { $dice }
   *[other] { $count ->
        [one] Vuelve un trabajador de { $who }
       *[other] Vuelven trabajadores de { $who }
    }: { $dice }
}
line-produced = { PERSON($who) ->
    [you] Colocas { $workers } en Producción
   *[other] { $who } coloca { $workers } en Producción
}, en { $place ->
    [1] primer
    [2] segundo
   *[other] tercer
} puesto
line-joined = { PERSON($who) ->
    [you] Añades { $added ->
        [one] 1 trabajador
       *[other] { $added } trabajadores
    } a tu grupo de Producción: { $workers }
   *[other] { $who } añade { $added ->
        [one] 1 trabajador
       *[other] { $added } trabajadores
    } a su grupo de Producción: { $workers }
}, en { $place ->
    [1] primer
    [2] segundo
   *[other] tercer
} puesto
line-paid = { PERSON($who) ->
    [you] Pagas té { $tea }
   *[other] { $who } paga té { $tea }
}
line-changed = { PERSON($who) ->
    [you] Conviertes un { $from } en un { $to }
   *[other] { $who } convierte un { $from } en un { $to }
}
line-ability = { PERSON($who) ->
    [you] Usas el mercader { $tea } para { $ability }
   *[other] { $who } usa el mercader { $tea } para { $ability }
}
line-rerolled = { PERSON($who) ->
    [you] Vuelves a tirar { $from } y sacas { $to }
   *[other] { $who } vuelve a tirar { $from } y saca { $to }
}
line-blended = { PERSON($who) ->
    [you] Conviertes té { $from } en { $to }
   *[other] { $who } convierte té { $from } en { $to }
}
line-passed = { PERSON($who) ->
    [you] Pasas el resto del año
   *[other] { $who } pasa el resto del año
}
line-year-ended = Termina el año { $year }, y todos los trabajadores vuelven a casa
line-ships-searched = { PERSON($who) ->
    [you] Miras { $ships }
   *[other] { $who } mira { $ships }
}
line-ship-kept = { PERSON($who) ->
    [you] Te quedas con el { $ship }
   *[other] { $who } se queda con el { $ship }
}
line-ship-topped = { PERSON($who) ->
    [you] Vuelves a poner el { $ship } encima del mazo
   *[other] { $who } vuelve a poner el { $ship } encima del mazo
}
line-ship-taken = { PERSON($who) ->
    [you] Tomas el { $ship }
   *[other] { $who } toma el { $ship }
}
line-docked = { PERSON($who) ->
    [you] El { $ship } llega a tu muelle
   *[other] El { $ship } llega al muelle de { FORM($who, "inside") }
}
line-ship-discarded = { PERSON($who) ->
    [you] Renuncias al { $ship }
   *[other] { $who } renuncia al { $ship }
}
line-loaded = { PERSON($who) ->
    [you] Cargas té { $tea } en el { $ship }
   *[other] { $who } carga té { $tea } en el { $ship }
}
line-robbed = { PERSON($who) ->
    [you] Sacas té { $tea } de otro barco para llenar el junco
   *[other] { $who } saca té { $tea } de otro barco para llenar el junco
}
line-sailed = { PERSON($who) ->
    [you] Tu barco, el { $ship }, zarpa
   *[other] Zarpa un barco de { $who }: el { $ship }
}
line-sailed-goal = { $sails }, y se alcanza la meta: este año es el último
line-merchant-scores = { PERSON($who) ->
    [you] Tu carta de mercader vale más
   *[other] La carta de mercader de { $who } vale más
}
line-merchant-loses = { PERSON($who) ->
    [you] Tu carta de mercader vale menos
   *[other] La carta de mercader de { $who } vale menos
}
line-steps = { PERSON($who) ->
    [you] Tienes { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } de Producción
   *[other] { $who } tiene { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } de Producción
}
line-unused = { PERSON($who) ->
    [you] Paras con { $count ->
        [one] 1 paso o elección
       *[other] { $count } pasos o elecciones
    } sin usar
   *[other] { $who } para con { $count ->
        [one] 1 paso o elección
       *[other] { $count } pasos o elecciones
    } sin usar
}
line-market-cleared = { $card } sale del Mercado y va debajo del mazo
line-market-dealt = { $card } llega al hueco { $slot } del Mercado
line-market-closed = El mazo de plantación está vacío: el Mercado ya no se rellena
line-harbour-dealt = El { $ship } llega al hueco { $slot } del puerto
line-ended-goal = La partida termina: un mercader ha alcanzado la meta de barcos
line-ended-year = La partida termina: ha acabado el último año

line-errand = El autómata pasa al encargo { $errand }: { $written }
line-errand-coin-taken = El autómata va al Mercado: el espacio del encargo { $errand } ({ $written }) está ocupado
line-errand-no-run = El autómata va al Mercado: no tiene escalera para el encargo { $errand } ({ $written })
line-errand-no-ship = El autómata va al Mercado: no hay barco libre para el encargo { $errand }
line-errand-no-set = El autómata va al Mercado: no tiene pareja para el encargo { $errand } ({ $written })
line-errand-market-only = El autómata no puede hacer el encargo { $errand } ({ $written }): sus últimos trabajadores solo pueden ir al Mercado
line-errands-done = El autómata ha hecho todos sus encargos, así que va al Mercado
line-picked-lowest = El autómata elige su trabajador más bajo, { $dice } (de { $of })
line-picked-highest = El autómata elige su trabajador más alto, { $dice } (de { $of })
line-picked-run = El autómata elige su escalera más larga, { $dice } (de { $of })
line-picked-set = El autómata elige su grupo más grande, { $dice } (de { $of })
line-ship-highest = El autómata busca el { $ship }, el barco libre que más puntos vale
line-ship-own-tea = El autómata busca el { $ship }, el mejor barco libre que necesita el té de su mercader
line-ship-by-you = El autómata busca el { $ship }, elegido entre los mejores barcos empatados
line-took = El autómata toma { $card } del hueco { $slot } del Mercado con un { $worker }
line-took-deck = El autómata toma { $card } del mazo con un { $worker }
line-took-top = El autómata no encuentra hueco disponible para su { $worker }, así que toma { $card } del mazo
line-took-nothing = El autómata gasta un { $worker } en vano: el mazo está vacío
line-fourth = En Producción, { $workers } del autómata quedarían en cuarto puesto, así que solo pueden ir al Mercado

## Respuestas: las cosas de la mesa

place-space = { FORM($space, "title") }
    .field = Aquí empieza tu té y sube hacia el muelle.
    .dock = El té que llega aquí se carga en tus barcos.
    .tier = Por aquí sube el té. La carta junto a este espacio actúa sobre el té que entra.
place-slot = { FORM($slot, "title") }
    .words = Un hueco vacío. Una carta de plantación aquí actúa sobre el espacio de al lado.
place-berth = Amarre
    .words = Un amarre vacío: en tu muelle hay sitio para un barco.
place-pier = Hueco del puerto
    .words = Reserva el barco de aquí con una escalera de trabajadores, como 3–4. Tomas el barco al final del año.
place-deck = Hueco 6 del Mercado: el mazo
    .words = Mira las tres cartas de arriba, quédate con una y devuelve las demás encima.
place-market = Hueco { $slot } del Mercado
    .words = Coloca un trabajador para tomar la carta. El hueco se rellena al final del año.
place-hall = Palacio: { FORM($hall, "task") }
    .move = Mueve una de tus cartas a cualquier hueco vacío.
    .swap = Intercambia dos de tus cartas.
    .refresh = Pon boca arriba todas tus cartas boca abajo.
    .coin = Toma la moneda de jugador inicial para abrir el año que viene.
place-production = Puesto { $place } en Producción
    .words = Un grupo de trabajadores aquí da pasos al final del año. Los grupos más grandes quedan por encima; a igual tamaño, el de valor más alto.
button-raise = Subir un trabajador
    .words = Devuelve una ficha de té a la reserva para subir 1 un trabajador sin colocar.
button-lower = Bajar un trabajador
    .words = Devuelve una ficha de té a la reserva para bajar 1 un trabajador sin colocar.
button-pass = Pasar este año
    .words = No colocas más trabajadores este año. Los que te queden se quedan sin usar.
place-coin = Moneda de jugador inicial
    .words = Si tienes esta moneda cuando empieza un año, abres durante todo ese año.
place-assistant = Ayudante
    .words = El ayudante pasa ante los marcadores de cosecha y se detiene en el que da té este año.
place-score = Puntos
    .words = Los puntos vienen de los barcos que han zarpado, las cartas de plantación, los cajones llenos y la carta de mercader.
place-goal = Barcos zarpados
    .words = Cuando un mercader alcanza la meta, ese año es el último.
place-year = El año
    .words = Primero se mueve el ayudante. Luego los dos tiran y colocan trabajadores por turnos. Al final del año se toman barcos y se mueve té.

## Respuestas: cómo está una pieza

now-marker = { $ahead ->
    [one] Está junto al tablero de { $board }, 1 marcador por delante del ayudante.
   *[other] Está junto al tablero de { $board }, { $ahead } marcadores por delante del ayudante.
}
now-workers = { PERSON($who) ->
    [you] { $placed ->
        [0] No has colocado trabajadores
        [one] Has colocado 1 trabajador
       *[other] Has colocado { $placed } trabajadores
    }. Por colocar: { $dice }.
   *[other] { $placed ->
        [0] { $who } no ha colocado trabajadores
        [one] { $who } ha colocado 1 trabajador
       *[other] { $who } ha colocado { $placed } trabajadores
    }. Por colocar: { $dice }.
}
now-workers-none = { PERSON($who) ->
    [you] { $placed ->
        [0] Ahora no tienes trabajadores que colocar.
        [one] Has colocado 1 trabajador y no te queda ninguno.
       *[other] Has colocado { $placed } trabajadores y no te queda ninguno.
    }
   *[other] { $placed ->
        [0] { $who } no tiene ahora trabajadores que colocar.
        [one] { $who } ha colocado 1 trabajador y no le queda ninguno.
       *[other] { $who } ha colocado { $placed } trabajadores y no le queda ninguno.
    }
}
now-set = { PERSON($who) ->
    [you] Aquí está tu grupo: { $workers }.
   *[other] Aquí está el grupo de { $who }: { $workers }.
}
now-taken = { PERSON($who) ->
    [you] Tu trabajador está aquí este año.
   *[other] Aquí está este año un trabajador de { $who }.
}
now-coin = { PERSON($who) ->
    [you] Tienes esta moneda.
   *[other] { $who } tiene esta moneda.
}
now-score = { PERSON($who) ->
    [you] Tu puntuación es { $points }: { $ships } de barcos, { $cards } de cartas, { $crates } de cajones y { $merchant } de la carta de mercader.
   *[other] La puntuación de { $who } es { $points }: { $ships } de barcos, { $cards } de cartas, { $crates } de cajones y { $merchant } de la carta de mercader.
}
now-goal = La meta son { $goal } barcos.
now-sailed-count = { PERSON($who) ->
    [you] { $count ->
        [0] Aún no ha zarpado ningún barco tuyo.
        [one] Ha zarpado 1 barco tuyo.
       *[other] Han zarpado { $count } barcos tuyos.
    }
   *[other] { $count ->
        [0] Aún no ha zarpado ningún barco de { $who }.
        [one] Ha zarpado 1 barco de { $who }.
       *[other] Han zarpado { $count } barcos de { $who }.
    }
}
now-year = { $left ->
    [0] Es { $year }, el último año.
    [one] Es { $year }. Como mucho sigue 1 año más.
   *[other] Es { $year }. Como mucho siguen { $left } años más.
}
now-card-market = Una de estas está en el hueco { $slot } del Mercado.
now-card-market-taken = Una de estas está en el hueco { $slot } del Mercado, pero ahí ya hay un trabajador.
now-card-deck = Una de estas está encima del mazo.
now-card-deck-taken = Una de estas está encima del mazo, pero en el hueco 6 ya hay un trabajador.
now-crate = { PERSON($who) ->
    [you] Tu cajón { $slot }
   *[other] El cajón de { $who } { $slot }
} { $held ->
    [0] no contiene té
    [one] contiene 1 té
   *[other] contiene { $held } tés
} y { $points ->
    [0] aún no vale nada
    [one] vale 1 punto
   *[other] vale { $points } puntos
}.
now-card-up = { PERSON($who) ->
    [you] Tu carta { $slot } está boca arriba.
   *[other] La carta de { $who } { $slot } está boca arriba.
}
now-card-down = { PERSON($who) ->
    [you] Tu carta { $slot } está boca abajo y no hace nada.
   *[other] La carta de { $who } { $slot } está boca abajo y no hace nada.
}
now-bonus = { PERSON($who) ->
    [you] Tu carta de mercader le suma { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[other] La carta de mercader de { $who } le suma { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
now-ship-held = { PERSON($who) ->
    [you] Está { $place }, y lo reservas tú con la escalera { $run }.
   *[other] Está { $place }, y lo reserva { FORM($who, "inside") } con la escalera { $run }.
}
now-ship-free = Está { $place }, libre para reservarlo.
now-ship-docked = { PERSON($who) ->
    [you] Está en tu muelle y aún necesita { $teas }.
   *[other] Está en el muelle de { FORM($who, "inside") } y aún necesita { $teas }.
}
now-junk-docked = { PERSON($who) ->
    [you] Está en tu muelle y aún necesita { $left ->
        [one] 1 té
       *[other] { $left } tés
    } de cualquier tipo.
   *[other] Está en el muelle de { FORM($who, "inside") } y aún necesita { $left ->
        [one] 1 té
       *[other] { $left } tés
    } de cualquier tipo.
}
now-ship-sailed = { PERSON($who) ->
    [you] Ha zarpado para ti.
   *[other] Ha zarpado para { FORM($who, "inside") }.
}
now-supply = { $count ->
    [0] En la reserva no quedan fichas.
    [one] En la reserva queda 1 ficha.
   *[other] En la reserva quedan { $count } fichas.
}
now-tokens = { PERSON($who) ->
    [you] En tu plantación tienes { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }.
   *[other] En su plantación, { $who } tiene { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }.
}
now-wanted = { PERSON($who) ->
    [you] Tu { $ship } necesita este té.
   *[other] El { $ship } de { $who } necesita este té.
}
now-merchant-a = { PERSON($who) ->
    [you] Tienes esta carta por el lado A: 1 punto por cada carta y clíper de té { $tea }.
   *[other] { $who } tiene esta carta por el lado A: 1 punto por cada carta y clíper de té { $tea }.
}
now-merchant-b = { PERSON($who) ->
    [you] Tienes esta carta por el lado B: una vez al año, { $ability }.
   *[other] { $who } tiene esta carta por el lado B: una vez al año, { $ability }.
}
now-merchant-open = { PERSON($who) ->
    [you] Tienes esta carta, pero aún no has elegido un lado.
   *[other] { $who } tiene esta carta, pero aún no ha elegido un lado.
}
now-merchant-used = La habilidad de este mercader ya se ha usado este año.
now-merchant-unused = La habilidad de este mercader aún no se ha usado este año.
now-year-over = Su año ha terminado.
now-year-current = Es la carta de este año.
now-year-later = Sale en el año { $place } de la partida.
now-space = { PERSON($who) ->
    [you] Aquí tienes té: { $teas }.
   *[other] { $who } tiene té aquí: { $teas }.
}

## Datos: todo lo que se puede saber, por temas

fact-at = { FORM($place, "title") }: { $what }
    .down = { FORM($place, "title") }: { $what }, boca abajo
    .crate = { FORM($place, "title") }: { $what }, con { $held } de { $room }
fact-workers = { $place }, { FORM($who, "inside") }: { $workers }
fact-deep = { FORM($deck, "title") }, número { $number }: { $card }
fact-score = Puntuación { $points }: { $ships } de barcos, { $cards } de cartas, { $crates } de cajones y { $merchant } de la carta de mercader
fact-first = Abre este año
fact-berth = Amarre { $number }: { $ship }, a bordo { $teas }, aún necesita { $wants }
    .empty = Amarre { $number }: { $ship }, nada a bordo, necesita { $wants }
fact-supply = Reserva
fact-deck = Mazo de plantación
fact-free = Espacios libres
fact-turn = Turno { $turn }: { FORM($who, "inside") }
fact-placed = En el último turno se colocaron trabajadores
    .begun = El último turno empezó modificando un trabajador o con el mercader
fact-asked = { PERSON($who) ->
    [you] Estás decidiendo
   *[other] { $who } está decidiendo
}: { $what }
fact-then = Después: { $what }
fact-steps = Pasos de las cartas: { $steps }
fact-queued = Aún se mueve { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}: { $tea }
    .turning = Aún pasa a { $to } y se mueve 1 paso: { $tea }
fact-shown = Queda en el marcador: { $teas }
    .none = No queda nada en el marcador
fact-chosen = Ya elegido: { $teas }
fact-acting = Cartas que aún actúan: { $slots }
    .none = Ninguna otra carta actúa
fact-run = Escalera sin barco: { $run }
fact-taking = Se toman los barcos. Luego: { FORM($who, "inside") }, { $place }
    .last = Se toma el último barco
fact-production = Producción mueve té
fact-pier = Hueco { $slot } del puerto: { $ship }
    .place = Hueco { $slot } del puerto
fact-market = Solo para el Mercado: { $dice }
fact-spent = Gastados sin carta: { $dice }

## La caja

box-cards = Cartas de plantación
box-cards-about = { $count } cartas que suben el té por tu plantación, lo transforman o lo guardan.
piece-process = Sube un paso más el té ({ $teas }) cuando entra en el espacio de la carta.
piece-conversion = Convierte el té { $from } en { $to } cuando entra en el espacio de la carta, y luego lo sube un paso.
piece-blooming = Sube dos pasos todo el té { $tea } del espacio de la carta y luego queda boca abajo.
piece-crate = { $room ->
    [one] Guarda 1 té { $tea } para siempre. Solo puntúa cuando está lleno.
   *[other] Guarda { $room } tés { FORM($tea, "plural") } para siempre. Solo puntúa cuando está lleno.
}
box-ships = Barcos
box-ships-about = { $clippers } clíperes y { $junks } juncos. Los clíperes llevan nombres de barcos reales.
piece-ship = { FORM($ship, "title") }
piece-clipper = Zarpa cuando tiene todo el té que necesita.
piece-junk = Admite cualquier té, y nunca puntúa para una carta de mercader.
ship-wants = { $teas }
ship-wants-any = { $size } tés cualesquiera
box-markers = Marcadores de cosecha
box-markers-about = Cada año el ayudante se detiene en uno de estos. Ese marcador da té, luego se da la vuelta y pasa al otro tablero.
piece-marker = Marcador de cosecha
    .words = Te da los tés que muestra. Su número dice cuántos tés o pasos más puedes elegir.
piece-marker-face = { $units ->
    [one] { $teas }, más 1 té o paso
   *[other] { $teas }, más { $units } tés o pasos
}
box-merchants = Cartas de mercader
box-merchants-about = { $count } cartas de dos lados. Cada mercader tiene una.
piece-merchant = Mercader { $tea }
piece-merchant-a = 1 punto por cada carta y clíper de té { $tea }
piece-merchant-b = { FORM($ability, "title") }
box-years = Cartas de año
box-years-about = Se usan en la Carrera del té. Cada carta enumera los encargos del autómata para un año, en orden.
piece-year = { $errands }
box-tea = Té y trabajadores
box-tea-about = { $tokens } fichas de té y { $workers } trabajadores.
piece-tea = Té { $tea }
    .words = Entra en tu campo, sube al muelle y se carga en barcos.
piece-workers = Trabajador
    .words = Tus dados: los tiras cada año y los colocas en los tableros.
box-production = Pasos de Producción
figure-points = Puntos
figure-tokens = Admite
figure-wants = Necesita
figure-harvest = En Cosecha
figure-production = En Producción
figure-side-a = Lado A
figure-side-b = Lado B, una vez al año
figure-errands = Encargos
figure-each-merchant = Cada mercader
figure-place = Puesto
figure-steps = Pasos
figure-years = Máximo de años

## Comparaciones del análisis

standing-aboard = Té a bordo del { $ship }
standing-of = { $count } de { $size }
standing-ships = Barcos zarpados
standing-cards = Cartas de plantación
standing-tokens = Té en la plantación

## El resultado

result-won = { PERSON($who) ->
    [you] Ganas { $points } a { $other }.
   *[other] { $who } gana { $points } a { $other }.
} { $end ->
    [0] Se alcanzó la meta de barcos.
   *[other] Ha terminado el último año.
}
result-tied = { PERSON($who) ->
    [you] Ganas en el desempate: los dos mercaderes tienen { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[other] { $who } gana en el desempate: los dos mercaderes tienen { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
} { $end ->
    [0] Se alcanzó la meta de barcos.
   *[other] Ha terminado el último año.
}
result-shared = Empate con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y victoria compartida: { $who }. { $end ->
    [0] Se alcanzó la meta de barcos.
   *[other] Ha terminado el último año.
}
result-race-won = { PERSON($who) ->
    [you] Ganas la Carrera del té { $points } a { $other }.
   *[other] { $who } gana la Carrera del té { $points } a { $other }.
} { $end ->
    [0] Se alcanzó la meta de barcos.
   *[other] Ha terminado el último año.
}
result-race-tied = { PERSON($who) ->
    [you] Empate con el autómata a { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, incluso tras el desempate.
   *[other] { $who } y el autómata empatan con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, incluso tras el desempate.
} { $end ->
    [0] Se alcanzó la meta de barcos.
   *[other] Ha terminado el último año.
}
result-race-lost-tied = { PERSON($who) ->
    [you] El autómata te gana en el desempate: ambos con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[other] El autómata gana a { $who } en el desempate: ambos con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
} { $end ->
    [0] Se alcanzó la meta de barcos.
   *[other] Ha terminado el último año.
}
result-race-lost = { PERSON($who) ->
    [you] El autómata te gana { $other } a { $points }.
   *[other] El autómata gana a { $who }: { $other } a { $points }.
} { $end ->
    [0] Se alcanzó la meta de barcos.
   *[other] Ha terminado el último año.
}

## Rótulos del tablero

board-street = Los cinco tableros, listos para jugar
board-houses = Los cinco tableros
board-road = Marcadores de cosecha
board-plantation = Tu plantación
board-tray = Tus trabajadores
board-tabs = Vistas
board-teas = Tés
board-markers = Marcadores por delante
board-tab-boards = Tableros
board-tab-plantation = Plantación
board-tab-automaton = Autómata
board-tab-log = Registro
board-face-down = boca abajo
board-once = una vez
board-taken = ocupado
board-no-card = sin carta
board-no-ship = sin barco
board-free-berth = amarre libre
board-free = libre
board-title = { FORM($noun, "title") }
board-short = { FORM($noun, "short") }
board-keep-one = Elige 1
board-lanes = Senda
board-pay-with = Pagar con
board-your-tokens = Tu té
board-junk = Llenar el junco con
board-how-to-place = Elige un espacio, o tus trabajadores
board-place-or-change = Elige un espacio o trabajadores. El té modifica un trabajador en 1
board-change-worker = Modificar trabajador
board-tea-a-step = 1 té por ±1
board-for-free = una vez, gratis
board-lower = Bajar
board-raise = Subir
board-use = Usar
board-coin = Tiene la moneda de jugador inicial
board-points = Puntos
board-workers = Trabajadores
board-sheet = Puntos por origen
board-sheet-help = Puntos si la partida acabara ahora. Un cajón cuenta cuando está lleno.
board-sum = Total
board-score = { $points ->
    [one] 1 punto. Ver puntos por origen
   *[other] { $points } puntos. Ver puntos por origen
}
board-sailed = { $ships } de { $goal } barcos zarpados
board-merchant = Mercader { $tea }
board-merchant-side = Mercader { $tea }, { $side }
board-side-to-choose = Lado sin elegir
board-side-a = +1 por cartas y clíperes de té { $tea }
board-side-b = { FORM($ability, "title") }, una vez al año
board-side-b-used = { FORM($ability, "title") }: usada este año
board-not-rolled = sin tirar aún
board-works = { $value } en { $board }
board-free-workers = Trabajadores libres: { $dice }
board-no-workers = Sin trabajadores libres
board-back = Volver a tu plantación
board-see = { PERSON($who) ->
    [you] Tu tablero
   *[other] Tablero de { $who }
}
board-see-year-card = Su carta de año
board-times = ×{ $count }
board-any-teas = { $count ->
    [one] 1 té cualquiera
   *[other] { $count } tés cualesquiera
}
board-walk = { $markers } más allá
board-then = { $before } · { $after }
board-becomes = Pasa a { $tea }
board-crate-holds = Cajón { $held } de { $room }
board-fills-crate = Llena un cajón
board-into-crate = A un cajón
board-choose-ship = Luego eliges un barco
board-into-field = Al campo
board-onto = Al { $ship }
board-sails = Zarpa el { $ship }
board-sails-last = Zarpa el { $ship }: último año
board-rests = Se queda aquí
board-stays-field = Sigue en el campo
board-stops-tier = Para en la terraza { $tier }
board-waits-dock = Espera en el muelle
board-lost = { $steps ->
    [one] 1 paso perdido
   *[other] { $steps } pasos perdidos
}
board-lane = Senda { $lane }
board-lane-outcome = { FORM($lane, "title") } · { $outcome }
board-journey = { FORM($tea, "title") } sube
board-journey-becomes = { FORM($tea, "title") } pasa a { $to }
board-journey-stowed = { FORM($tea, "title") } llega a su sitio
board-journeys = { $count } tés se mueven
board-tie-break = Desempate: { $criterion }
board-year-end = { $steps ->
    [one] 1 paso al final del año
   *[other] { $steps } pasos al final del año
}
board-next-card = Su próxima carta
board-year-of = Se descubre tras la tirada de { $year }
board-cards = { $count ->
    [one] carta
   *[other] cartas
}
board-years-left = { $count ->
    [one] año restante
   *[other] años restantes
}
board-why = ¿Por qué esta jugada?
board-earlier = Su jugada anterior
board-later = Su jugada siguiente
board-last-errand = Autómata: { $errand }
board-errand-of = Encargo { $errand } de { $of }
board-after-errands = Tras su último encargo
board-entry = Encargo { $errand } de su carta: { $written }
board-because-coin-taken = Va al Mercado: la moneda está ocupada
board-because-no-run = Va al Mercado: no tiene escalera
board-because-no-ship = Va al Mercado: no hay barco libre
board-because-no-set = Va al Mercado: no tiene pareja
board-because-market-only = Sus últimos trabajadores solo pueden ir al Mercado
board-card-done = Va al Mercado: su carta está hecha
board-picked-lowest = Su trabajador más bajo, por la moneda
board-picked-highest = Su trabajador más alto
board-picked-run = Su escalera más larga (empate: la más alta)
board-picked-set = Su grupo mayor (empate: el más alto)
board-ship-highest = El barco libre que más vale
board-ship-own-tea = El mejor que necesita el té de su mercader
board-ship-by-you = Tu elección entre { $tied } barcos empatados
board-took = Hueco { $slot }, el más alto que puede usar: { $card }
board-took-deck = Hueco 6, la carta de arriba: { $card }
board-took-top = Sin hueco disponible, la carta de arriba: { $card }
board-took-nothing = No queda carta para él
board-set-place = { $place ->
    [1] Queda en primer puesto en Producción
    [2] Queda en segundo puesto en Producción
   *[other] Queda en tercer puesto en Producción
}
board-fourth = Su grupo quedaría cuarto: estos trabajadores solo pueden ir al Mercado
board-coin-fetched = Abre el año que viene
board-out-of-workers = No le quedan trabajadores este año
board-next-errand = Luego: encargo { $errand }, { $written }
board-next-market = Luego: sus últimos trabajadores van al Mercado
board-you = Tú
board-pushed-off = Tú, fuera del barco
board-holds = { PERSON($who) ->
    [you] Ahora lo tienes tú
   *[other] Ahora lo tiene { $who }
}
board-could-add = Puede añadir
board-longer-wins = Gana la más larga; si no, la más alta
board-beats-longer = { $count } trabajadores ganan a { $other }
board-beats-higher = { $run } es tan larga como { $other }, pero más alta
board-never-answers = El autómata nunca responde: pasa al mejor barco libre
board-not-enough = { PERSON($who) ->
    [you] Sin té, solo llegas a { $run }
   *[other] Sin té, { FORM($who, "inside") } solo llega a { $run }
}
board-could-answer = { PERSON($who) ->
    [you] Podrías responder con { $run }
   *[other] { $who } podría responder con { $run }
}
board-reaches = { PERSON($who) ->
    [you] Llegas a { $run }, o más con té
   *[other] { $who } llega a { $run }, o más con té
}
board-let-go-back = Si cedes, tus trabajadores vuelven a ti
board-let-go-one = Si cedes, tu escalera pasa al { $ship }
board-let-go-several = Si cedes, tu escalera pasa a uno de estos: { $ships }
board-plantation-of = { PERSON($who) ->
    [you] Tu plantación. { $tea } { $cards } { $ships }
   *[other] Plantación de { $who }. { $tea } { $cards } { $ships }
}
board-tea = Té: { $list }.
board-tea-none = Sin té.
board-tokens-on = { $count } de té { $tea } en { $space }
board-cards-at = Cartas: { $list }.
board-cards-none = Sin cartas.
board-card-at = { $card } { $slot }
board-card-down = { $card } { $slot } (boca abajo)
board-ships = Barcos: { $list }.
board-ships-none = Sin barcos.

## Opciones de la preparación

option-goal = Barcos que deben zarpar
    .help = Cuando hayan zarpado tantos barcos de un mercader, ese año es el último.
option-goal-3 = 3 barcos
option-goal-4 = 4 barcos
option-goal-5 = 5 barcos
option-first = Carta del primer mercader
    .help = El lado A da puntos al final. El lado B tiene una habilidad que usas una vez al año.
option-first-a = A: puntos
option-first-b = B: habilidad
option-first-choose = Elegir tras el reparto
option-second = Carta del segundo mercader
    .help = El lado A da puntos al final. El lado B tiene una habilidad que usas una vez al año.
option-second-a = A: puntos
option-second-b = B: habilidad
option-second-choose = Elegir tras el reparto
option-years = Cartas de año
    .help = Con las cartas de año barajadas, el autómata es más difícil de batir.
option-years-numeric = De 1860 a 1867
option-years-shuffled = Barajadas

## El juego

title = Chai: Tea for 2
tagline = Pon tus dados a trabajar, cultiva té en una colina de cartas y corre a llenar tus barcos
credits = Diseñado por Dan y Connie Kazmaier, publicado por Steeped Games
solo = Carrera del té
# Hace de nombre propio, sin artículo: «Turno de Autómata», «Autómata reserva el Ariel».
automaton = Autómata
    .inside = Autómata
    .person = other
end-0 = se alcanzó la meta de barcos
end-1 = terminó el último año
total-0 = Puntos
category-0 = Barcos
category-1 = Cartas de plantación
category-2 = Cajones llenos
category-3 = Carta de mercader
