### Los textos de la mesa de Ceylon, en el orden en que aparecen.

title = Ceylon
tagline = Planta las colinas, carga el tren y ve un paso por delante
credits = Diseñado por Chris y Suzanne Zinsli, publicado por Ludonova

## Sustantivos

district-kandy = Kandy
district-dimbula = Dimbula
district-uva = Uva
district-ruhuna = Ruhuna

hexagon = { $district } { $number }

tea-black = negro
    .name = Negro
tea-green = verde
    .name = Verde
tea-white = blanco
    .name = Blanco

rupees = { $n ->
        [one] { $n } rupia
       *[other] { $n } rupias
    }
points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }

# Sigue a «cajas»: «1 de negro y 2 de verde».
chests = { $count } de { $tea }

action-plant = Plantar
    .verb = plantar
    .full = plantar
action-harvest = Cosechar
    .verb = cosechar
    .full = cosechar
action-trade = Comerciar
    .verb = comerciar
    .full = comerciar
action-hire = Contratar
    .verb = contratar
    .full = contratar a un consejero
action-advance = Avanzar
    .verb = avanzar
    .full = avanzar en tecnología

councillor-guide = Guía
councillor-banker = Banquero
councillor-surveyor = Agrimensor
councillor-broker = Corredor
councillor-engineer = Ingeniero
councillor-nurseryman = Viverista
councillor-secretary = Secretario
councillor-storekeeper = Almacenista

ability-guide = cada paso tras el primero cuesta { $n }
    .short = { $n } por paso extra
    .help = Al moverte, cada paso tras el primero te cuesta solo { $n }.
ability-banker = tomar rupias da { $n }
    .short = Tomar { $n } rupias
    .help = Al tomar rupias, tomas { $n }.
ability-surveyor = plantar bajo tu peón o al lado
    .short = Plantar al lado
    .help = También puedes plantar al lado de tu peón, en el mismo distrito.
ability-broker = cada trato da { $n } extra
    .short = Comerciar: +{ $n }
    .help = Al comerciar, tomas además { $n }, aunque elijas puntos.
ability-engineer = cada avance da { $n }
    .short = Avanzar: { $n } pt.
    .help = Al avanzar en tecnología, sumas { $n }.
ability-nurseryman = plantar cuesta { $n }
    .short = Plantar por { $n }
    .help = Plantar te cuesta { $n }.
ability-secretary = contratar cuesta { $n }
    .short = Contratar por { $n }
    .help = Contratar a cada consejero posterior te cuesta { $n }.
ability-storekeeper = en el almacén caben { $n } cajas
    .short = Guardar { $n } cajas
    .help = En tu almacén caben { $n } cajas.

tile-purse = Bolsa
tile-passage = Pasaje
tile-graft = Doble cultivo
tile-leap = Salto
tile-letter = Misiva
tile-porters = Porteadores
tile-tare = Peso corto
help-purse = Una vez, al tomar rupias, toma { $n } más.
help-passage = Una vez, muévete gratis a cualquier hexágono.
help-graft = Una vez, planta un segundo marcador en una de tus plantaciones: desde entonces cuenta doble.
help-leap = Una vez, avanza dos casillas por el precio de una.
help-letter = Una vez, contrata al consejero de otro distrito.
help-porters = Una vez, cosecha plantaciones en cualquier lugar del mapa.
help-tare = Una vez, al comerciar, entrega una caja menos.

## Encabezados del momento

heading-start = Primeras plantaciones
heading-round = Ronda { $round }, { $cards ->
        [one] queda 1 carta
       *[other] quedan { $cards } cartas
    }
heading-last = Última ronda
heading-last-cards = Última ronda, { $cards ->
        [one] queda 1 carta
       *[other] quedan { $cards } cartas
    }
heading-over = Fin: { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
transcript-turn = Ronda { $round }, turno { $turn }: { PERSON($who) ->
    [you] te toca a ti
   *[other] le toca a { $who }
}. Puntuación: { $scores }.

## Indicaciones a quien juega

prompt-start = Coloca tu primera plantación en el nivel 0 de un distrito vacío.
prompt-card = Juega una carta y elige tu mitad. { $others ->
        [one] La otra es para tu rival.
       *[other] La otra es para tus rivales.
    }

prompt-plant = Planta por { $price }, muévete o toma { $take }.
    .token = Planta por { $price }, muévete, toma { $take } o usa una ficha.
    .follow = Carta de { $by }: planta por { $price }, muévete o toma { $take }.
prompt-harvest = Cosecha, muévete o toma { $take }.
    .token = Cosecha, muévete, toma { $take } o usa una ficha.
    .follow = Carta de { $by }: cosecha, muévete o toma { $take }.
prompt-trade = Comercia, muévete o toma { $take }.
    .token = Comercia, muévete, toma { $take } o usa una ficha.
    .follow = Carta de { $by }: comercia, muévete o toma { $take }.
prompt-hire = Contrata por { $price }, muévete o toma { $take }.
    .token = Contrata por { $price }, muévete, toma { $take } o usa una ficha.
    .follow = Carta de { $by }: contrata por { $price }, muévete o toma { $take }.
prompt-advance = Avanza por { $price }, muévete o toma { $take }.
    .token = Avanza por { $price }, muévete, toma { $take } o usa una ficha.
    .follow = Carta de { $by }: avanza por { $price }, muévete o toma { $take }.
prompt-only = { $why } Muévete o toma { $take }.
    .token = { $why } Muévete, toma { $take } o usa una ficha.
prompt-extra = Haz una acción extra: cualquiera menos Avanzar.

prompt-more = { $stored } de { $room } cajas guardadas. Cosecha más o termina.
prompt-more-full = Tu almacén está lleno. Cosecha más para cambiar cajas o termina.
prompt-more-over = { $over ->
        [one] Sobra una caja. Cosecha más, o termina y devuelve una.
       *[other] Sobran { $over } cajas. Cosecha más, o termina y devuelve { $over }.
    }
prompt-return = { $count ->
        [one] Devuelve 1 caja. En tu almacén solo caben { $room }.
       *[other] Devuelve { $count } cajas. En tu almacén solo caben { $room }.
    }
prompt-spare = Usa una ficha de tecnología para una acción extra, o guárdala.
prompt-over = La partida ha terminado.

prompt-wait-start = { PERSON($who) ->
    [you] Estás eligiendo dónde empezar.
   *[other] { $who } está eligiendo dónde empezar.
}
prompt-wait-card = { PERSON($who) ->
    [you] Estás eligiendo una carta.
   *[other] { $who } está eligiendo una carta.
}
prompt-wait-act = { PERSON($who) ->
    [you] Puedes { FORM($what, "verb") }, moverte o tomar rupias.
   *[other] { $who } puede { FORM($what, "verb") }, moverse o tomar rupias.
}
prompt-wait-token = { PERSON($who) ->
    [you] Estás haciendo una acción extra.
   *[other] { $who } está haciendo una acción extra.
}
prompt-wait-harvest = { PERSON($who) ->
    [you] Estás cosechando.
   *[other] { $who } está cosechando.
}
prompt-wait-return = { PERSON($who) ->
    [you] Estás devolviendo cajas.
   *[other] { $who } está devolviendo cajas.
}
prompt-wait-spare = { PERSON($who) ->
    [you] Puedes usar una ficha de tecnología.
   *[other] { $who } puede usar una ficha de tecnología.
}

next-plant = Elige un hexágono donde plantar.
next-harvest = Elige una plantación que cosechar.
next-trade = Elige un contrato.
next-reward = ¿Entregar por rupias o por puntos?
next-less = Entrega todas las cajas, o elige una que dejar fuera.
next-hire = Elige a un consejero.
next-move = Elige adónde moverte.
next-plant-or-move = ¿Plantar aquí o moverte aquí?
next-harvest-or-move = ¿Cosechar aquí o moverte aquí?
next-tile = Elige cómo usar tu loseta inicial.
next-tile-too = ¿Usar también tu loseta inicial?
next-any = Elige una acción.

## Botones

do-start = Empezar en { $hex }
do-card = Elegir { $own }, dejar { $other }
do-token = Usar una ficha de tecnología
do-plant = Plantar en { $hex }
    .tile = Con loseta: añadir marcador en { $hex }
do-harvest = Cosechar té { $tea } en { $hex }
    .tile = Con loseta: cosechar té { $tea } en { $hex }
do-trade = Abastecer compañía { $company } por { $gain }
    .tile = Loseta: compañía { $company } por { $gain }, 1 { $tea } menos
do-hire = Contratar al consejero de { $district }
    .tile = Con loseta: contratar en { $district }
do-advance = Avanzar una casilla
    .tile = Con loseta: avanzar dos casillas
do-move = { $price ->
        [0] Ir gratis a { $hex }
        [one] Ir a { $hex } por 1 rupia
       *[other] Ir a { $hex } por { $price } rupias
    }
    .tile = Con loseta: ir a { $hex }
do-rupees = Tomar { $sum }
    .tile = Con loseta: tomar { $sum }
do-return = Devolver una caja de té { $tea }
do-keep = Guardar la ficha
do-finish = Terminar la cosecha

## Partes del tablero, para lectores de pantalla

part-half = { $others ->
        [one] { $own }; para el otro jugador, { $other }
       *[other] { $own }; para el resto, { $other }
    }
part-plant = Plantar
part-harvest = Cosechar
part-trade = Comerciar
part-hire = Contratar a un consejero
part-advance = Avanzar en tecnología
part-move = Moverse
part-rupees = Tomar rupias
part-hex = { $hex }, nivel { $level }, té { $tea }{ $markers ->
        [0] {""}
        [1] , { PERSON($owner) ->
            [you] tu plantación
           *[other] plantación de { $owner }
        }
       *[other] , { PERSON($owner) ->
            [you] tu plantación, con dos marcadores
           *[other] plantación de { $owner }, con dos marcadores
        }
    }{ $pawns ->
        [0] {""}
        [one] , { PERSON($at) ->
            [you] tu peón
           *[other] peón de { $at }
        }
       *[other] , peones aquí: { $at }
    }{ $reach ->
        [no] {""}
       *[yes] { $price ->
            [0] , llegar es gratis
            [one] , llegar cuesta 1 rupia
           *[other] , llegar cuesta { $price } rupias
        }
    }
part-wagon = Vagón { $number }: la compañía { $company } paga { $rupees } o { $points } por estas cajas: { $chests }
part-wagon-empty = Vagón { $number }, vacío hasta el final del turno
part-wagon-done = Vagón { $number }, vacío: no quedan contratos
part-reward-rupees = Recompensa en rupias
part-reward-points = Recompensa en puntos
part-chest = { $count ->
        [0] Té { $tea }, ninguna caja en el almacén
        [one] Té { $tea }, 1 caja en el almacén
       *[other] Té { $tea }, { $count } cajas en el almacén
    }
part-councillor = Consejero de { $district }, { $councillor }: { $ability }; { $count ->
        [0] sin contratar
       *[other] quién lo ha contratado: { $by }
    }
part-no-councillor = { $district } no está en juego
part-tile = Loseta inicial { $number }, { $tile }. { $help }
part-tile-used = Loseta inicial { $number }, { $tile }, usada. { $help }
part-no-tile = Sin loseta inicial
part-token = { $count ->
        [0] Ninguna ficha de tecnología
        [one] 1 ficha de tecnología
       *[other] { $count } fichas de tecnología
    }
part-keep = Guardar la ficha
part-finish = Terminar la cosecha

## Negativas

no-over = La partida ha terminado.
no-turn = { PERSON($who) ->
    [you] Desde esta vista no puedes actuar.
   *[other] Ahora actúa { $who }.
}
no-card-yet = No puedes jugar cartas hasta que todos hayan colocado su primera plantación.
no-card-again = Ya has jugado tu carta de este turno.
no-card-follow = Solo puedes jugar una carta en tu propio turno.
no-act-start = Antes de nada, coloca tu primera plantación.
no-act-card = Primero juega una carta.
no-act-harvest = Primero termina tu cosecha.
no-act-return = Primero devuelve las cajas que no caben en tu almacén.
no-act-spare = Ya has actuado. Para actuar otra vez, usa una ficha de tecnología.
no-together = Esto no encaja con lo demás que has elegido.
no-token-advance = No puedes usar una ficha de tecnología para avanzar.
no-other-half = Esta carta te permite { FORM($what, "full") }, moverte o tomar rupias.
no-markers = No te quedan marcadores que plantar.
no-money-plant = Plantar cuesta { $price }, pero { $have ->
        [0] no tienes nada.
       *[other] solo tienes { $have }.
    }
no-money-hire = Contratar cuesta { $price }, pero { $have ->
        [0] no tienes nada.
       *[other] solo tienes { $have }.
    }
no-money-advance = Avanzar cuesta { $price }, pero { $have ->
        [0] no tienes nada.
       *[other] solo tienes { $have }.
    }
no-money-move = { $price ->
        [one] Ir hasta allí cuesta 1 rupia, pero no tienes ninguna.
       *[other] Ir hasta allí cuesta { $price } rupias, pero { $have ->
            [0] no tienes ninguna.
           *[other] solo tienes { $have }.
        }
    }
no-room-to-plant = En el hexágono de tu peón ya hay una plantación.
no-harvest = No hay ninguna plantación al alcance de tu peón.
no-train = El tren está vacío hasta el final del turno.
no-train-left = El tren está vacío y no quedan contratos.
no-space = No tienes casilla de contrato para ninguna compañía del tren.
no-chests = Ningún contrato encaja con tus cajas y casillas.
no-hired = Ya has contratado al consejero de { $district }.
no-track = Has llegado al final de la escala de tecnología.
no-district = { $district } no está en juego.
no-start-district = En este distrito ya hay una plantación; elige otro.
no-start-level = Tu primera plantación tiene que estar en el nivel 0.
no-taken = Ya has tomado la caja de esta plantación.
no-plantation = Aquí no hay ninguna plantación que cosechar.
no-reach = Esta plantación está fuera del alcance de tu peón.
no-move-here = Tu peón ya está aquí; elige otro hexágono.
no-plant-taken = En este hexágono ya hay una plantación.
no-plant-there = Solo puedes plantar donde está tu peón.
no-plant-far = Puedes plantar donde está tu peón, o al lado en el mismo distrito.
no-wagon = Este vagón está vacío hasta el final del turno.
no-wagon-left = Este vagón se queda vacío: no quedan contratos.
no-space-company = No tienes casilla de contrato para la compañía { $company }. Planta para abrir una.
no-lack = Para este contrato te faltan cajas: { $chests }.
no-other-wagon = Ya has elegido otro contrato.
no-reward = Primero elige un contrato.
no-chest = No tienes té { $tea }.
no-chest-tile = Primero elige un contrato; luego, la caja que dejas fuera.
no-chest-return = Solo devuelves cajas cuando una cosecha desborda tu almacén.
no-hire-far = Lleva tu peón a { $district } para contratar a su consejero.
no-tiles = Esta partida se juega sin losetas iniciales.
no-tile-used = Ya has usado tu loseta inicial.
no-tile-now = { $help } Ahora mismo no puedes usar esta loseta.
no-token-follow = Solo puedes usar una ficha de tecnología en tu propio turno.
no-token-card = Primero juega una carta. Puedes usar una ficha antes o después de su acción.
no-token-again = Ya has usado una ficha de tecnología este turno.
no-token = No tienes fichas de tecnología; avanza en tecnología para ganar una.
no-token-now = Usa una ficha justo antes o justo después de la acción de tu carta.
no-done-act = Tienes que actuar: usa la carta, muévete o toma rupias.
no-done-return = Tu almacén está demasiado lleno; primero devuelve cajas.

## La crónica

aside-points = { SIGNED($n) } { $n ->
        [one] punto
       *[other] puntos
    }
aside-rupees = { SIGNED($n) } { $n ->
        [one] rupia
       *[other] rupias
    }
aside-both = { SIGNED($points) } puntos, { SIGNED($rupees) } rupias
aside-to-you = +1 rupia para ti
aside-to-rivals = +1 rupia para el resto
aside-owner = { SIGNED($points) } { $points ->
        [one] punto
       *[other] puntos
    } { PERSON($owner) ->
        [you] para ti
       *[other] para { $owner }
    }

line-dropped = { $district } queda fuera
line-terrain = { $district } recibe sus losetas de nivel
line-councillor = { $district } recibe a su consejero, { $councillor }: { $ability }
line-loaded = La compañía { $company } pide cajas de té: { $chests }
line-dealt = { PERSON($who) ->
    [you] Recibes la loseta inicial { $number }, { $tile }
   *[other] { $who } recibe la loseta inicial { $number }, { $tile }
}
line-starter = { PERSON($who) ->
    [you] Empiezas tú
   *[other] Empieza { $who }
}
line-started = { PERSON($who) ->
    [you] Empiezas en { $hex }
   *[other] { $who } empieza en { $hex }
}
line-drew = Robas una carta: { $one } / { $two }
line-played = { PERSON($who) ->
    [you] Eliges { $own } y dejas { $other }
   *[other] { $who } elige { $own } y deja { $other }
}
line-played-to-you = { PERSON($who) ->
    [you] Eliges { $own } y dejas { $other }
   *[other] { $who } elige { $own } y te deja { $other }
}
line-token = { PERSON($who) ->
    [you] Usas una ficha de tecnología
   *[other] { $who } usa una ficha de tecnología
}
line-tile = { PERSON($who) ->
    [you] Usas tu loseta inicial: { $tile }
   *[other] { $who } usa una loseta inicial: { $tile }
}
line-planted = { PERSON($who) ->
    [you] Plantas en { $hex }
   *[other] { $who } planta en { $hex }
}
line-doubled = { PERSON($who) ->
    [you] Colocas un segundo marcador en { $hex }
   *[other] { $who } coloca un segundo marcador en { $hex }
}
line-bonus = { PERSON($who) ->
    [you] Ya tienes una plantación en cada distrito
   *[other] { $who } ya tiene una plantación en cada distrito
}
line-harvested = { PERSON($who) ->
    [you] Tomas una caja de té { $tea }
   *[other] { $who } toma una caja de té { $tea }
}
line-harvested-from = { PERSON($who) ->
    [you] Tomas una caja de té { $tea } de la plantación de { $owner }
   *[other] { PERSON($owner) ->
        [you] { $who } toma una caja de té { $tea } de tu plantación
       *[other] { $who } toma una caja de té { $tea } de la plantación de { $owner }
    }
}
line-reaped = { PERSON($who) ->
    [you] Cosechas { $count ->
        [one] 1 caja
       *[other] { $count } cajas
    }
   *[other] { $who } cosecha { $count ->
        [one] 1 caja
       *[other] { $count } cajas
    }
}
line-returned = { PERSON($who) ->
    [you] Devuelves una caja de té { $tea }
   *[other] { $who } devuelve una caja de té { $tea }
}
line-traded = { PERSON($who) ->
    [you] Abasteces a la compañía { $company }
   *[other] { $who } abastece a la compañía { $company }
}
line-traded-less = { PERSON($who) ->
    [you] Abasteces a la compañía { $company } con una caja de té { $tea } menos
   *[other] { $who } abastece a la compañía { $company } con una caja de té { $tea } menos
}
line-hired = { PERSON($who) ->
    [you] Contratas al consejero de { $district }
   *[other] { $who } contrata al consejero de { $district }
}
line-advanced = { PERSON($who) ->
    [you] Pagas { $paid } y llegas a la casilla de tecnología { $space }
   *[other] { $who } paga { $paid } y llega a la casilla de tecnología { $space }
}
line-mark = { PERSON($who) ->
    [you] Sumas el bono de la casilla de tecnología { $space }
   *[other] { $who } suma el bono de la casilla de tecnología { $space }
}
line-engineer = { PERSON($who) ->
    [you] Tu Ingeniero puntúa por el avance
   *[other] El Ingeniero de { $who } puntúa por el avance
}
line-moved = { PERSON($who) ->
    [you] Te mueves a { $hex }
   *[other] { $who } se mueve a { $hex }
}
line-took = { PERSON($who) ->
    [you] Tomas { $sum }
   *[other] { $who } toma { $sum }
}
line-closing-markers = { PERSON($who) ->
    [you] Te quedas sin marcadores: { $turns ->
        [0] este es el último turno
        [one] última ronda, 1 turno después de este
       *[other] última ronda, { $turns } turnos después de este
    }
   *[other] { $who } se queda sin marcadores: { $turns ->
        [0] este es el último turno
        [one] última ronda, 1 turno después de este
       *[other] última ronda, { $turns } turnos después de este
    }
}
line-closing-deck = { PERSON($who) ->
    [you] Robas la última carta: { $turns ->
        [0] termina la partida
        [one] última ronda, queda 1 turno y no se roba más
       *[other] última ronda, quedan { $turns } turnos y no se roba más
    }
   *[other] { $who } roba la última carta: { $turns ->
        [0] termina la partida
        [one] última ronda, queda 1 turno y no se roba más
       *[other] última ronda, quedan { $turns } turnos y no se roba más
    }
}
line-placed-rupees = { PERSON($who) ->
    [you] Ocupas el { $place ->
        [1] primer
        [2] segundo
        [3] tercer
       *[4] cuarto
    }
   *[other] { $who } ocupa el { $place ->
        [1] primer
        [2] segundo
        [3] tercer
       *[4] cuarto
    }
} puesto en rupias, con { $count ->
    [one] 1 rupia
   *[other] { $count } rupias
}
line-placed-technology = { PERSON($who) ->
    [you] Ocupas el { $place ->
        [1] primer
        [2] segundo
        [3] tercer
       *[4] cuarto
    }
   *[other] { $who } ocupa el { $place ->
        [1] primer
        [2] segundo
        [3] tercer
       *[4] cuarto
    }
} puesto en tecnología, en la casilla { $count }
line-placed-district = { PERSON($who) ->
    [you] Ocupas el { $place ->
        [1] primer
        [2] segundo
        [3] tercer
       *[4] cuarto
    }
   *[other] { $who } ocupa el { $place ->
        [1] primer
        [2] segundo
        [3] tercer
       *[4] cuarto
    }
} puesto en { $district }, con { $count ->
    [one] 1 marcador
   *[other] { $count } marcadores
}
line-placed-tied = { $line } (empate, pero por delante en tecnología)
    .technology = { $line } (empate, pero más arriba en la pila)
line-unplaced = { PERSON($who) ->
    [you] Tienes { $count ->
        [one] 1 marcador
       *[other] { $count } marcadores
    } en { $district }, pero no has contratado a su consejero
   *[other] { $who } tiene { $count ->
        [one] 1 marcador
       *[other] { $count } marcadores
    } en { $district }, pero no ha contratado a su consejero
}
line-companies = { PERSON($who) ->
    [you] Has abastecido a { $count ->
        [one] 1 compañía
       *[other] { $count } compañías
    }
   *[other] { $who } ha abastecido a { $count ->
        [one] 1 compañía
       *[other] { $count } compañías
    }
}
line-leftover = { PERSON($who) ->
    [you] { $count ->
        [one] Te queda 1 marcador
       *[other] Te quedan { $count } marcadores
    }
   *[other] { $count ->
        [one] A { $who } le queda 1 marcador
       *[other] A { $who } le quedan { $count } marcadores
    }
}
line-won = { PERSON($who) ->
    [you] Ganas la partida
   *[other] { $who } gana la partida
}

## Respuestas sobre una pieza

now-each = { $who } { $count }
    .of = { $who } { $count } de { $room }
    .rank = { $who } { $count } ({ SIGNED($points) })
now-plantation = { PERSON($owner) ->
    [you] Aquí está tu plantación.
   *[other] Aquí está la plantación de { $owner }.
}
now-plantation-doubled = { PERSON($owner) ->
    [you] Aquí está tu plantación, con un segundo marcador: cuenta doble.
   *[other] Aquí está la plantación de { $owner }, con un segundo marcador: cuenta doble.
}
now-no-plantation = Aquí aún no hay plantación.
now-markers-in = Marcadores en { $district }: { $each }.
now-chests = En los almacenes: { $each }.
now-markers = Por plantar: { $each }.
now-tokens = Fichas: { $each }.
now-points = Puntos: { $each }.
now-warehouse = Cajas guardadas: { $each }.
now-ranks = Clasificación, con los puntos si la partida acabara ahora: { $each }.
now-bonus = { PERSON($who) ->
    [you] Tienes esta ficha.
   *[other] { $who } tiene esta ficha.
}
now-bonus-free = Esta ficha aún está libre.
now-deck = { $count ->
        [0] No quedan cartas.
        [one] Queda 1 carta.
       *[other] Quedan { $count } cartas.
    }
now-played = { $count ->
        [0] Aún no se ha jugado ninguna carta.
        [one] Hasta ahora se ha jugado 1 carta.
       *[other] Hasta ahora se han jugado { $count } cartas.
    }
now-next = { $count ->
        [0] No quedan contratos.
        [one] Queda 1 contrato por llegar.
       *[other] Quedan { $count } contratos por llegar.
    }
now-next-company = El próximo contrato es de la compañía { $company }.
now-held = { $count ->
        [one] Tienes esta carta.
       *[other] Tienes { $count } copias de esta carta.
    }
now-able = Quién podría ahora { FORM($what, "verb") }: { $able }.
now-nobody-able = Ahora mismo nadie más podría { FORM($what, "verb") }.
now-on-table = { PERSON($who) ->
    [you] Has jugado esta carta por { $own }; al resto le toca { $other }.
   *[other] { $who } ha jugado esta carta por { $own }; al resto le toca { $other }.
}
now-wagons = { $count ->
        [one] Este contrato está en el vagón { $wagons }.
       *[other] Este contrato está en los vagones { $wagons }.
    }
now-has-chests = { PERSON($who) ->
    [you] Tienes todas las cajas de este contrato.
   *[other] { $who } tiene todas las cajas de este contrato.
}
now-lacks-chests = { PERSON($who) ->
    [you] Aún te faltan estas cajas: { $chests }.
   *[other] A { $who } aún le faltan estas cajas: { $chests }.
}
now-no-space = { PERSON($who) ->
    [you] No tienes casilla de contrato para la compañía { $company }.
   *[other] { $who } no tiene casilla de contrato para la compañía { $company }.
}
now-new-company = { $points ->
        [one] Abastecer a esta compañía nueva suma 1 punto al final.
       *[other] Abastecer a esta compañía nueva suma { $points } puntos al final.
    }
now-councillor = Es el consejero de { $district }.
now-hired = Quién lo ha contratado: { $by }.
now-not-hired = Aún sin contratar.
now-tile = { PERSON($who) ->
    [you] Tienes esta loseta y aún puedes usarla.
   *[other] { $who } tiene esta loseta y aún puede usarla.
}
now-tile-used = { PERSON($who) ->
    [you] Ya has usado esta loseta.
   *[other] { $who } ya ha usado esta loseta.
}
now-space = { $count ->
        [one] Esta casilla tiene 1 contrato de la compañía { $company }.
       *[other] Esta casilla tiene { $count } contratos de la compañía { $company }.
    }
now-space-free = Esta casilla está libre para una compañía nueva.
now-space-covered = { $more ->
        [one] Esta casilla se abre cuando se plante 1 marcador más.
       *[other] Esta casilla se abre cuando se planten { $more } marcadores más.
    }

## Los hechos, por tema

fact-points = Puntos: { $score }; previstos: { $projected }
    .final = Puntos finales: { $score }
fact-rupees = Rupias: { $rupees }
fact-chests = Cajas: { $chests }; { $stored } de { $room } guardadas
fact-no-chests = Sin cajas; caben { $room }
fact-hand = Cartas en la mano: { $cards }
fact-technology = En la casilla de tecnología { $space }
fact-pawn = Peón en { $hex }, junto a { $near }
fact-plantations = Plantaciones: { $hexes }; por plantar: { $left }
fact-doubled = Segundo marcador en { $hex }
fact-hired = Consejeros: { $each }
    .each = { $councillor } ({ $district })
fact-contracts = Contratos: { $each }; casillas libres: { $free }
    .each = { $count } para la compañía { $company }
fact-no-contracts = Casillas de contrato libres: { $free }
fact-tile = Loseta inicial { $number }: { $tile }
    .used = Loseta inicial { $number }, usada: { $tile }
fact-land = { $district }: té verde en { $middle }, blanco en { $high }, negro en el resto
fact-harvested = Cosechado hasta ahora: { $hexes }
    .anywhere = Cosechado hasta ahora, en cualquier lugar del mapa: { $hexes }
fact-next = Contratos por llegar: { $count }; el próximo, de la compañía { $company }
fact-to-come = { $count } por llegar de la compañía { $company }: { $chests }
fact-track = Escala de tecnología, por orden: { $each }
fact-majority = Más rupias: { $each }
    .district = Más marcadores en { $district }: { $each }
fact-turn = { PERSON($who) ->
    [you] Ronda { $round }: tu turno
   *[other] Ronda { $round }: turno de { $who }
}
fact-extra = Acción extra antes de la acción de la carta
    .after = Acción extra después de la acción de la carta
fact-spent = Ficha de tecnología usada este turno
fact-last = Última ronda: { $why }
fact-deck = Cartas por robar: { $cards }
fact-played = Cartas jugadas hasta ahora: { $cards }

## En la caja

box-cards = Cartas de acción
    .about = { $count } cartas con dos acciones distintas cada una: te quedas con una y dejas la otra para el resto. Tienes una mano de { $hand }.
box-contracts = Contratos
    .about = { $count } contratos de { $companies } compañías, { $wagons } en el tren a la vez. Entrega tres cajas para cumplir un contrato y toma sus rupias o sus puntos.
box-councillors = Consejeros
    .about = Cada distrito en juego recibe a uno de { $count } consejeros. Contrátalos para usar sus habilidades y para puntuar sus distritos al final.
box-tiles = Losetas iniciales
    .about = Una variante: cada jugador recibe una loseta que se usa una vez. Empieza quien tiene el número más bajo.
box-island = La isla
    .about = { $districts } distritos de { $hexagons } hexágonos cada uno, elevados por losetas de nivel. La reserva de cajas de té nunca se agota.
box-players = Jugadores y escalas
    .about = Las piezas de cada jugador, las escalas y los precios.

piece-card = { $one } / { $two }
    .words = Juégala por { $one } y deja { $two } para el resto, o al revés.
piece-contract = Compañía { $company }
    .words = Entrega sus cajas y toma todas sus rupias o suma todos sus puntos.
piece-councillor = { $councillor }
piece-tile = { $tile }
piece-level-worm = Loseta de nivel grande: gusano
piece-level-bee = Loseta de nivel grande: abeja
piece-level-pistol = Loseta de nivel grande: pistola
piece-level-arch = Loseta de nivel grande: arco
piece-level-wave = Loseta de nivel grande: ola
piece-level-large = Eleva { $hexagons } hexágonos de un distrito al nivel 1.
piece-level-small = Loseta de nivel pequeña
    .words = Eleva un hexágono de una loseta grande al nivel 2.
piece-chest = Cajas de té { $tea }
    .words = El té { $tea } crece en el nivel { $level }.
piece-bonus = Bono de distritos: { $points }
    .words = Toma la ficha de arriba en cuanto tengas una plantación en cada distrito en juego. Cada jugador puede tomar solo una.
piece-marker = Marcadores de plantación
    .words = Cada vez que plantas, un marcador sale de tu hacienda. A medida que salen, se abren casillas de contrato de izquierda a derecha.

figure-chests = Cajas
figure-rupees = Rupias
figure-points = Puntos
figure-number = Número
figure-each = Cada jugador
figure-plant = Plantar cuesta
figure-left = Por marcador sobrante
figure-spaces = Casillas
figure-step = Cada casilla cuesta
figure-mark = Casilla con bono
figure-opens = Se abre al plantar
figure-holds = Admite
value-chests = { $chests }
value-markers = { $n ->
        [one] 1 marcador
       *[other] { $n } marcadores
    }
value-held = { $n ->
        [one] { $n } caja
       *[other] { $n } cajas
    }

table-spaces = Casillas de contrato de una hacienda
    .space = Casilla
    .markers = Marcadores encima
    .opens = Se abre al plantar
    .row = Casilla { $n }
table-companies = Puntos por compañías distintas
    .companies = Compañías
    .points = Puntos
table-majority = Puntos por una mayoría
    .place = Puesto
    .points = Puntos
table-moves = Coste de moverse
    .steps = Pasos
    .rupees = Rupias
    .guide = Con el Guía
table-technology = La escala de tecnología
    .space = Casilla
    .bonus = Bono
table-discs = Sitios para discos
    .what = Dónde
    .spaces = Sitios
    .row = En cada consejero

piece-hex = Nivel { $level } en { $district }
    .words = Una plantación aquí da una caja de té { $tea } en cada cosecha.
piece-plant = Plantar
    .words = Construye una plantación en el hexágono de tu peón, si aún no hay ninguna.
piece-harvest = Cosechar
    .words = Toma una caja de cada plantación que elijas, bajo tu peón o al lado. Los rivales puntúan por cada caja que tomas de las suyas.
piece-trade = Comerciar
    .words = Entrega las cajas de un contrato y toma sus rupias o sus puntos.
piece-hire = Contratar a un consejero
    .words = Contrata al consejero del distrito donde está tu peón. Ganas su habilidad y puntúas el distrito al final.
piece-advance = Avanzar en tecnología
    .words = Avanza una casilla en la escala de tecnología y gana una ficha. El resto toma 1 rupia.
piece-move = Moverse
    .words = Mueve tu peón cualquier distancia. El primer paso es gratis, y cada uno siguiente cuesta más que el anterior.
piece-rupees-action = Tomar rupias
    .words = Toma { $sum } de la reserva, diga lo que diga la carta.
piece-wagon = Vagón { $number }
    .words = Vacío por ahora: al final del turno llega un contrato nuevo, si quedan.
piece-reward-rupees = Recompensa en rupias
    .words = Toma las rupias del contrato en lugar de sus puntos.
piece-reward-points = Recompensa en puntos
    .words = Suma los puntos del contrato al instante en lugar de tomar sus rupias.
piece-district = { $district }
    .words = Este distrito no está en juego.
piece-done = Terminar
    .words = Termina tu cosecha, o guarda tu ficha para más tarde.
piece-token = Ficha de tecnología
    .words = En tu turno, devuelve una ficha para hacer una acción extra: cualquiera menos Avanzar.
piece-track = La escala de tecnología
    .words = Cada avance te da una ficha, y las casillas con bono puntúan al instante. Quien va más adelante gana todos los empates.
piece-deck = El mazo de cartas de acción
    .words = Robas una carta al final de tu turno. La ronda en que se roba la última carta es la última.
piece-played = Las cartas jugadas
    .words = Quedan boca arriba; puedes mirarlas cuando quieras.
piece-next = Contratos por llegar
    .words = Llenan los vagones vacíos al final de cada turno. El dorso del contrato de arriba muestra su compañía.
piece-rupees = Rupias
    .words = Gástalas en plantar, contratar, avanzar o ir lejos. Al final puntúan quienes conservan más.
piece-score = Puntos hasta ahora
    .words = Al final también puntúas por mayorías, compañías y marcadores sobrantes.
piece-space = Casilla de contrato { $number }
    .words = Guarda los contratos de una compañía, y se abre cuando se plantan los marcadores que la cubren.
piece-no-tile = Sin loseta inicial
    .words = Esta partida se juega sin losetas iniciales.
piece-warehouse = El almacén
    .words = Guarda tus cajas hasta que comercias. Tras una cosecha, devuelve las que no caben.

## Comparaciones del análisis

standing-rupees = En rupias
standing-technology = En tecnología
standing-district = En { $district }
standing-place = { $place ->
        [1] primer puesto
        [2] segundo puesto
        [3] tercer puesto
       *[4] cuarto puesto
    }
standing-no-place = sin puesto
standing-chests = Cajas en el almacén
standing-plantations = Plantaciones
standing-companies = Compañías abastecidas

## El resultado

result-won = { PERSON($who) ->
    [you] ¡Ganas con { $points }!
   *[other] { $who } gana con { $points }.
}
result-tied = { PERSON($who) ->
    [you] Empate a { $points }, y ganas tú: vas por delante en tecnología.
   *[other] Empate a { $points }, y gana { $who }, por delante en tecnología.
}
result-ended = { $result } { $end ->
    [0] { PERSON($by) ->
        [you] La partida terminó cuando plantaste tu último marcador.
       *[other] La partida terminó cuando { $by } plantó su último marcador.
    }
   *[1] { PERSON($by) ->
        [you] La partida terminó cuando robaste la última carta de acción.
       *[other] La partida terminó cuando { $by } robó la última carta de acción.
    }
}
end-0 = un jugador plantó su último marcador
end-1 = se robó la última carta de acción
total-0 = Puntos
category-0 = Cosechas rivales
category-1 = Contratos
category-2 = Bonos de tecnología
category-3 = Ingeniero
category-4 = Bono de distritos
category-5 = Rupias
category-6 = Tecnología
category-7 = Kandy
category-8 = Dimbula
category-9 = Uva
category-10 = Ruhuna
category-11 = Compañías
category-12 = Sobrantes

## Rótulos del tablero

board-views = Vistas
board-map = Mapa
board-estate = Hacienda
board-contracts = Contratos
board-standing = Puestos
board-log = Registro
board-hand = Tu mano
board-actions = Acciones
board-spaces = Cada casilla abierta, una compañía
board-free = Libre
board-opens = planta { $more } más
board-warehouse = Almacén
board-stored = { $stored } de { $room }
board-rupees = Rupias
board-technology = Escala de tecnología
board-tech = Tec.
board-steps = Casilla de tecnología
board-markers = Marcadores plantados y sin plantar
board-companies = Compañías abastecidas
board-tokens = Fichas de tecnología
board-majorities = Mayorías
board-majority-points = { $first }, { $second }, { $third }, { $fourth }
board-every-district = Plantación en cada distrito
board-played = Jugadas
board-look-played = Ver las cartas jugadas
board-look-next = Ver los contratos por llegar
board-others = Los demás
board-empty = Vacío
board-to-come = por llegar
board-on-train = en el tren
board-places = { $deck } por llegar, { $train } en el tren
board-no-places = ninguno
board-company-set = 1–{ $most } compañías: { $points } puntos
board-comma = { $before }, { $after }
board-left = { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
board-times = ×{ $count }
board-price = −{ $price }
board-users = Podría usarla ahora: { $who }
board-projected = Prevista: { $score }
board-projected-help = Puntuación si la partida acabara ahora
board-tile = loseta inicial { $tile }
board-tile-used = loseta inicial { $tile }, usada
board-take = Tomar { $sum }
board-harvest-all = Cosechar las { $count }
board-return-all = Devolver { $count ->
        [one] { $count } caja
       *[other] { $count } cajas
    }
board-return-more = { $count ->
        [one] Elige 1 caja más que devolver.
       *[other] Elige { $count } cajas más que devolver.
    }
board-chosen = { $chosen } de { $held }
board-in-vain = { $why } Solo podrías moverte o tomar rupias.
why-card-spared = { $other } no le sirve ahora a ningún rival
why-card-waits = { $other } no le sirve ahora a ningún rival, y tú te mueves o tomas { $take }
why-card-instead = En lugar de usar tu mitad, te mueves o tomas { $take }
board-island = La isla en la que jugarás
board-level-0 = Bajo
board-level-1 = Medio
board-level-2 = Alto

## Opciones de una partida

option-tiles = Losetas iniciales
    .help = Cada jugador recibe una loseta con una habilidad de un solo uso. Empieza quien tiene el número más bajo.
option-tiles-no = No
option-tiles-yes = Sí
option-drop = Distrito que queda fuera
    .help = Con dos jugadores, Uva o Dimbula queda fuera.
option-drop-random = Al azar
option-drop-uva = Uva
option-drop-dimbula = Dimbula
