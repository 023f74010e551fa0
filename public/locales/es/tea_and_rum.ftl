### Los textos de la mesa de Tea & Rum, en el orden en que aparecen.

title = Tea & Rum
tagline = Sirve a la Corona o subleva al Pueblo: una isla, dos títulos
credits = Diseñado por Fabien Gridel, publicado por Captain Games

## Opciones de una partida

option-supply = Reserva de mercancías
    .help = En la caja hay 22 de trigo, 22 de madera y 22 de mineral, y 12 barriles, 12 de tabaco y 12 cañones. No puedes ganar ni comprar una mercancía agotada, salvo que la reserva sea inagotable.
option-supply-box = Como en la caja
option-supply-endless = Inagotable

## Palabras para las piezas

# .mass: sin número, «No tienes barriles».
good-wheat = trigo
    .plural = trigos
    .label = Trigo
    .wares = Trigo
    .mass = trigo
good-wood = madera
    .plural = maderas
    .label = Madera
    .wares = Madera
    .mass = madera
good-ore = mineral
    .plural = minerales
    .label = Mineral
    .wares = Mineral
    .mass = mineral
good-barrel = barril
    .plural = barriles
    .label = Barril
    .wares = Barriles
    .mass = barriles
good-tobacco = tabaco
    .plural = tabacos
    .label = Tabaco
    .wares = Tabaco
    .mass = tabaco
good-cannon = cañón
    .plural = cañones
    .label = Cañón
    .wares = Cañones
    .mass = cañones

colour-blue = azul
    .plural = azules
colour-red = rojo
    .plural = rojos

honour-governor = Gobernador
honour-pirate-king = Rey Pirata

# .of sigue a «tablero».
action-board-governor = Gobernador
    .of = del Gobernador
action-board-market = Mercado
    .of = del Mercado
action-board-harbor = Puerto
    .of = del Puerto
action-board-tavern = Taberna
    .of = de la Taberna

symbol-hygiene = higiene
symbol-entertainment = diversión
symbol-security = seguridad

the-automa = el Automa

# Siguen a «por».
source-endowment = la dotación inicial
source-row = la fila
source-building = un edificio
source-captain = un capitán
source-contract = el contrato
source-reputation = la escala de reputación
source-wish = el deseo del pueblo
source-allegiance = el juramento
source-exchange = el cambio
source-excess = el límite de diferencia entre colores
source-income = los ingresos
source-ship = el barco

# .the: con artículo, como complemento.
building-church = Iglesia
    .narrow = Iglesia
    .the = la Iglesia
building-academy = Academia
    .narrow = Aca­de­mia
    .the = la Academia
building-palace = Palacio
    .narrow = Palacio
    .the = el Palacio
building-statue = Estatua
    .narrow = Estatua
    .the = la Estatua
building-town-square = Plaza Mayor
    .narrow = Plaza
    .the = la Plaza Mayor
building-guild = Gremio de Arquitectos
    .narrow = Gremio
    .the = el Gremio de Arquitectos
building-workshop = Taller
    .narrow = Taller
    .the = el Taller
building-warehouse = Depósito
    .narrow = Depó­sito
    .the = el Depósito
building-dryer = Secadero de Tabaco
    .narrow = Seca­dero
    .the = el Secadero de Tabaco
building-distillery = Destilería
    .narrow = Desti­lería
    .the = la Destilería
building-well = Pozo
    .narrow = Pozo
    .the = el Pozo
building-bathhouse = Casa de Baños
    .narrow = Baños
    .the = la Casa de Baños
building-washhouse = Lavadero
    .narrow = Lava­dero
    .the = el Lavadero
building-dispensary = Dispensario
    .narrow = Dispen­sario
    .the = el Dispensario
building-latrines = Letrinas Públicas
    .narrow = Letrinas
    .the = las Letrinas Públicas
building-city-hall = Ayuntamiento
    .narrow = Ayunta­miento
    .the = el Ayuntamiento
building-inn = Posada
    .narrow = Posada
    .the = la Posada
building-hotel = Hotel
    .narrow = Hotel
    .the = el Hotel
building-great-hall = Gran Salón
    .narrow = Gran Salón
    .the = el Gran Salón
building-gambling-den = Casa de Juego
    .narrow = Garito
    .the = la Casa de Juego
building-prison = Prisión
    .narrow = Prisión
    .the = la Prisión
building-watchtower = Atalaya
    .narrow = Atalaya
    .the = la Atalaya
building-fort = Fuerte
    .narrow = Fuerte
    .the = el Fuerte
building-foundry = Fundición
    .narrow = Fundi­ción
    .the = la Fundición
building-barracks = Cuartel
    .narrow = Cuartel
    .the = el Cuartel

captain-1 = La Vieja Bess Tarrow
    .inside = la Vieja Bess Tarrow
captain-2 = Jory el Cortés
captain-3 = Quill Barbasal
captain-4 = Mirela Dos Banderas
captain-5 = Dunstan Coil
captain-6 = La Viuda Pell
    .inside = la Viuda Pell
captain-7 = Hob el Carpintero
captain-8 = Inés la Balanza
captain-9 = Anselmo el Oscuro
captain-10 = Kit Ronero
captain-11 = Lady Braza
captain-12 = Doctor Salmuera
captain-13 = Odo Doble Cubierta
captain-14 = Casia la Contable
captain-15 = Jane Tuétano
captain-16 = Sargento Flint-Rowe
captain-17 = Tamsin la Roja
captain-18 = Piet de las Dos Orillas
captain-19 = Comodoro Vane-Hollis
captain-20 = Creed el Albañil
captain-21 = Nan Panza de Barril
captain-22 = Artillero Callado
    .inside = Artillero Callado
captain-23 = Roake el Violinista
captain-24 = Almirante Tesalia
captain-25 = Lunt el Matasanos
captain-26 = Arquitecto Seabright
captain-27 = Halloran de Hierro
captain-28 = Madame Córdoba-Reyes
captain-29 = Dray el Calafate
# Son dos personas: ninguna frase lleva verbo tras el nombre de un capitán.
captain-30 = Los Gemelos de la Andanada
    .inside = los Gemelos de la Andanada

## Cantidades, iconos y filas

value = { $value }
nothing = nada
amount = { $count ->
    [one] 1 { $good }
   *[other] { $count } { FORM($good, "plural") }
}
amount-money = ${ $dollars }
amount-points = { $count ->
    [one] 1 punto { $colour }
   *[other] { $count } puntos { FORM($colour, "plural") }
}
amount-symbols = { $count } de { $symbol }
price-or = { $first } o { $other }

icon-either = { $count ->
    [one] 1 punto azul o rojo
   *[other] { $count } puntos azules o rojos
}
icon-stars = { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
}
icon-population = { $count } de población
icon-cubes = { $count ->
    [one] 1 cubo de cualquier tipo
   *[other] { $count } cubos de cualquier tipo
}
icon-build = construir
icon-trade = comerciar
icon-fulfil = cumplir un contrato
icon-hire = contratar a un capitán
icon-free-expansions = retirar gratis todas tus fichas de ampliación

row-then = { $before }, luego { $after }
row-or = { $left }; o { $right }

or-more = { $before }, { $after }
or-last = { $before } o { $after }
may-activate = activar a un capitán
may-city-hall = cambiar un barril por una estrella
may-prove = pagar tu juramento
may-use = usar { FORM($building, "the") }

condition-buildings = construir { $count } edificios
    .alone = Construir { $count } edificios
condition-population = llegar a una población de { $count }
    .alone = Llegar a una población de { $count }
condition-family = construir { $count } edificios de un color
    .alone = Construir { $count } edificios de un color
condition-reputation = llegar al escalón { $count } de la escala de reputación
    .alone = Llegar al escalón { $count } de la escala de reputación
condition-each = construir { $buildings } edificios, contratar a { $captains } capitanes y cumplir { $contracts } contratos
    .alone = Construir { $buildings } edificios, contratar a { $captains } capitanes y cumplir { $contracts } contratos
condition-balance = acabar con puntos azules y rojos a { $count } de diferencia como mucho
    .alone = Acabar con puntos azules y rojos a { $count } de diferencia como mucho
condition-contracts = cumplir { $count } contratos
    .alone = Cumplir { $count } contratos
condition-captains = contratar a { $count } capitanes
    .alone = Contratar a { $count } capitanes
condition-dollars = pagar ${ $dollars }
    .alone = Pagar ${ $dollars }
condition-pay = pagar juntos { $goods }
    .alone = Pagar juntos { $goods }

lasting-church = Cobras ${ $dollars } más de ingresos en cada ronda.
lasting-palace = Cada vez que usas el tablero del Gobernador, ganas además { $points }.
lasting-guild = Cada vez que construyes, ganas ${ $dollars }.
lasting-workshop = Cada edificio te cuesta un cubo menos; tú eliges cuál.
lasting-works = En cualquier momento puedes convertir { $from } en { $into }.
lasting-city-hall = En tu turno puedes cambiar barriles por estrellas, uno por una.
lasting-inn = Los barcos te cuestan ${ $dollars } menos.
lasting-prison = Los capitanes te cuestan ${ $dollars } menos.
lasting-foundry = En la fase de ingresos puedes convertir mineral en cañones, uno por uno.

## Encabezados

heading-income = Ronda { $round }: ingresos
heading-ships = Ronda { $round }: barcos
heading-remove = Ronda { $round }: retirar trabajadores
heading-place = Ronda { $round }: colocar trabajadores
heading-wish = Ronda { $round }: el deseo del pueblo
heading-last-captains = Final: activar capitanes
heading-allegiances = Final: juramentos
heading-exchange = Final: ${ $dollars } por un punto
heading-over = Fin de la partida
transcript-turn = Ronda { $round }, turno { $turn }: { PERSON($who) ->
    [you] te toca a ti
   *[other] le toca a { $who }
}. Puntuación: { $scores }.

## Indicaciones

prompt-remove = Retira un trabajador para usar una fila o una acción alternativa.
prompt-place = Coloca un trabajador para usar una fila o una acción alternativa.
prompt-after = Aún puedes { $may }, o terminar tu turno.
prompt-ship = Compra un barco y toma una carga, o no compres más.
prompt-owed = Aún debes { $price } por tu juramento.
prompt-build = Elige un edificio, o no construyas nada.
prompt-hire = Elige a un capitán, o a nadie.
prompt-contract = Cumple un contrato por puntos azules o rojos, o ninguno.
prompt-trade = Primero vende, luego compra. Los bonos de $1 se colocan solos.
prompt-trade-get = Por ahora recibes ${ $dollars }, bonos incluidos.
prompt-trade-pay = Por ahora pagas ${ $dollars }, bonos incluidos.
prompt-trade-even = Por ahora el trato queda a la par, bonos incluidos.
prompt-cube = { $left ->
    [1] Elige un cubo: trigo, madera o mineral.
   *[other] Elige un cubo (quedan { $left }): trigo, madera o mineral.
}
prompt-from = { $prompt } Origen: { $source }.
prompt-colour = { $points ->
    [one] Toma 1 punto: ¿azul o rojo?
   *[other] Toma { $points } puntos: ¿azules o rojos?
}
prompt-half = Escalón { $step } de la escala de reputación: elige un lado.
prompt-foundry = Elige cuánto mineral convierte la Fundición en cañones.
prompt-overflow = { $over ->
    [one] 1 mercancía no cabe: amplía tu almacén o descarta una.
   *[other] { $over } mercancías no caben: amplía tu almacén o descarta algunas.
}
prompt-overflow-discard = { $over ->
    [one] 1 mercancía no cabe: elige una que descartar.
   *[other] { $over } mercancías no caben: elige qué descartas.
}
prompt-allegiance = Has llegado a { $points }: elige un juramento.
prompt-before-sale = Antes de que se vendan tus mercancías, puedes { $may }.
prompt-exchange = Paga en secreto ${ $dollars } por 1 punto, cuantas veces quieras.
prompt-choose = Elige.
prompt-over = La partida ha terminado.

## Indicaciones para quien espera

wait-remove = { PERSON($who) ->
    [you] Retiras un trabajador.
   *[other] { $who } está retirando un trabajador.
}
wait-place = { PERSON($who) ->
    [you] Colocas un trabajador.
   *[other] { $who } está colocando un trabajador.
}
wait-after = { PERSON($who) ->
    [you] Estás terminando tu turno.
   *[other] { $who } está terminando su turno.
}
wait-ship = { PERSON($who) ->
    [you] Puedes comprar un barco.
   *[other] { $who } puede comprar un barco.
}
wait-build = { PERSON($who) ->
    [you] Puedes construir.
   *[other] { $who } puede construir.
}
wait-hire = { PERSON($who) ->
    [you] Puedes contratar a un capitán.
   *[other] { $who } puede contratar a un capitán.
}
wait-contract = { PERSON($who) ->
    [you] Puedes cumplir un contrato.
   *[other] { $who } puede cumplir un contrato.
}
wait-trade = { PERSON($who) ->
    [you] Estás comerciando.
   *[other] { $who } está comerciando.
}
wait-overflow = { PERSON($who) ->
    [you] Estás haciendo sitio en tu almacén.
   *[other] { $who } está haciendo sitio en su almacén.
}
wait-allegiance = { PERSON($who) ->
    [you] Eliges un juramento.
   *[other] { $who } está eligiendo un juramento.
}
wait-exchange = { PERSON($who) ->
    [you] Cambias en secreto dinero por puntos.
   *[other] { $who } está cambiando en secreto dinero por puntos.
}
wait = { PERSON($who) ->
    [you] Estás decidiendo.
   *[other] { $who } está decidiendo.
}

next-colour = Elige puntos azules o rojos.
next-saved = Elige el cubo que te ahorra el Taller.
next-payment = Elige si pagas dinero o madera.
next-any = Completa tu elección.

## Botones

do-remove = Retirar trabajador: { $gain }
do-place = Colocar trabajador: { $gain }
do-buy-ship = Comprar { $goods } por ${ $dollars }
do-build = Construir { $building }
do-build-saving = Construir { $building }, ahorrando 1 { $good }
do-hire = Contratar a { FORM($captain, "inside") } por { $price }
do-fulfil = { $points ->
    [one] Cumplir por 1 punto { $colour }
   *[other] Cumplir por { $points } puntos { FORM($colour, "plural") }
}
do-paying = pagando { $goods }
do-sell = Vender 1 { $good }
do-buy = Comprar 1 { $good }
do-take = Tomar { $gain }
do-half-build = Construir
do-half-trade = Comerciar
do-half-fulfil = Cumplir un contrato
do-half-hire = Contratar capitán
do-take-allegiance = Tomar el juramento: { $condition }
    .due = Tomar el juramento: { $condition } antes del final de la partida
do-prove = Pagar { $price } por tu juramento
do-activate = Activar a { FORM($captain, "inside") }
do-city-hall = Cambiar 1 barril por 1 estrella
do-dry = Secar: { $from } → { $into }
do-distil = Destilar: { $from } → { $into }
do-smelt = Fundir: { $ore } → { $cannons }
do-keep-ore = Guardar el mineral
do-expand = Añadir casilla por ${ $dollars }
do-discard = Descartar 1 { $good }
do-exchange = Pagar ${ $dollars } por { $gain }
do-stop-buying = No comprar más barcos
do-build-nothing = No construir
do-hire-none = No contratar
do-fulfil-none = No cumplir contratos
do-trade-nothing = No comerciar
do-finish-trade = Terminar el trato
do-end-turn = Terminar turno
do-finish-exchange = Terminar el cambio
do-done = Listo

## Avisos

forgone-ship = Aún podrías comprar un barco. Pulsa otra vez para no comprar más esta ronda.
forgone-build = Podrías construir algo. Pulsa otra vez para no construir nada.
forgone-hire = Podrías contratar a un capitán. Pulsa otra vez para no contratar a nadie.
forgone-contract = Podrías cumplir un contrato. Pulsa otra vez para no cumplir ninguno.
forgone-trade = Aún no has comerciado. Pulsa otra vez para renunciar al trato.
forgone-exchange = El dinero sobrante no vale nada. Pulsa otra vez para quedártelo.
forgone-allegiance = Podrías pagar tu juramento; sin él no puedes ser Gobernador. Pulsa otra vez para no pagarlo.
forgone-captain = Podrías activar a un capitán. Pulsa otra vez para no activar a nadie.

## Nombres de las partes, para lectores de pantalla

part-row = Tablero { FORM($board, "of") }, fila { $row }: { $gain }
part-board = Tablero { FORM($board, "of") }
part-alternative = Tablero { FORM($board, "of") }, acción alternativa: { $action }
part-ship = Barco por ${ $dollars }: { $goods }
part-building = { $left ->
    [0] { $building }. Precio: { $cost }. Al construir: { $gain }. No queda ninguno.
    [one] { $building }. Precio: { $cost }. Al construir: { $gain }. Queda 1.
   *[other] { $building }. Precio: { $cost }. Al construir: { $gain }. Quedan { $left }.
}
part-building-lasting = { $left ->
    [0] { $building }. Precio: { $cost }. Al construir: { $gain }. { $lasting } No queda ninguno.
    [one] { $building }. Precio: { $cost }. Al construir: { $gain }. { $lasting } Queda 1.
   *[other] { $building }. Precio: { $cost }. Al construir: { $gain }. { $lasting } Quedan { $left }.
}
part-saved = Ahorrar 1 { $good }
part-captain = { $captain }, por { $price }. Al contratar: { $gain }.
part-captain-cannons = { $captain }, por { $price }. Al contratar: { $gain }. Después, por { $cannons }: { $later }.
part-pay = Pagar { $price }
part-contract = Contrato por { $goods }: { $blue } puntos azules o { $red } rojos. Bono de este espacio: { $bonus }.
part-space = Espacio vacío { $number } del tablero de contratos. Bono: { $bonus }.
part-blue = Puntos azules
part-red = Puntos rojos
part-sell = Vender { FORM($good, "mass") }, ${ $price } por unidad; tienes { $stored }
part-buy = Comprar { FORM($good, "mass") }, ${ $price } por unidad
part-half = Escalón { $step }: { $gain }
part-left = Lado izquierdo de un escalón
part-right = Lado derecho de un escalón
part-cube = Un cubo de { $good }
part-allegiance = Juramento: { $condition }. Da { $gain } al instante.
part-no-allegiance = { PERSON($who) ->
    [you] Aún no tienes juramento
   *[other] { $who } aún no tiene juramento
}
part-allegiance-open = { PERSON($who) ->
    [you] Tu juramento, aún sin cumplir: { $condition }
   *[other] Juramento de { $who }, aún sin cumplir: { $condition }
}
part-allegiance-fulfilled = { PERSON($who) ->
    [you] Tu juramento, cumplido: { $condition }
   *[other] Juramento de { $who }, cumplido: { $condition }
}
part-crew = Activar a { FORM($captain, "inside") } por { $cannons }: { $gain }
part-crew-plain = { $captain }, sin activación
part-crew-used = { $captain }, activación usada
part-own = { $building }
part-own-lasting = { $building }. { $lasting }
part-expansion = Ampliación del almacén por ${ $dollars }
part-no-expansion = No quedan fichas de ampliación
part-stored = { $count ->
    [0] Nada de { FORM($good, "mass") } en el almacén
    [one] 1 { $good } en el almacén
   *[other] { $count } { FORM($good, "plural") } en el almacén
}

## Negativas

no-over = La partida ha terminado.
no-other-turn = No es tu turno: espera a { $who }.

no-worker-moved = Ya has movido un trabajador este turno.
no-workers-yet = Los trabajadores se mueven en la fase 3, después de los barcos.
no-workers-any-more = Han terminado todas las rondas: los trabajadores ya no se mueven.
no-worker-now = Ahora no puedes mover un trabajador: termina antes esta elección.
no-worker-here = No tienes en el tablero { FORM($board, "of") } ningún trabajador que retirar.
no-room-here = El tablero { FORM($board, "of") } está lleno.
no-whole-row = Esta fila tiene una barra: elige su lado izquierdo o su lado derecho.
no-half-row = Esta fila no tiene barra: la recibes entera.

no-ship-now = Los barcos solo se venden en la fase 2, antes de que se muevan los trabajadores.
no-ship-gone = Este barco no está en venta: ya se compró, o no salió esta ronda.
no-ship-row = Este barco no tiene esa carga.
no-ship-money = Este barco cuesta ${ $price }, pero { $money ->
    [0] no tienes dinero.
   *[other] solo tienes ${ $money }.
}

no-build-now = Para construir, usa una fila con un icono de construir o la acción alternativa del tablero { FORM($board, "of") }.
no-build-owned = Ya tienes { FORM($building, "the") }, y no puedes construir dos veces el mismo edificio.
no-build-left = No queda ninguna copia de este edificio: { $building }.
no-build-unused = Este edificio no está en la partida: { $building }.
no-build-goods = Para construir { FORM($building, "the") } te falta: { $goods }.
no-build-workshop = Para construir { FORM($building, "the") } te falta: { $goods }. El Taller solo te ahorra un cubo.
no-saved = Primero elige un edificio que cueste { FORM($good, "mass") }: el Taller te ahorra un cubo de su precio.

no-hire-now = Para contratar, usa una fila con un icono de capitán o la acción alternativa del tablero { FORM($board, "of") }.
no-captain-taken = { PERSON($who) ->
    [you] Ya has contratado a { FORM($captain, "inside") }.
   *[other] { $who } ya ha contratado a { FORM($captain, "inside") }.
}
no-captain-yet = No se puede contratar a { FORM($captain, "inside") } antes de la ronda { $round }.
no-captain-unused = Este capitán no está en la partida.
no-captain-money = Necesitas { $price } para contratar a { FORM($captain, "inside") }, pero { $money ->
    [0] no tienes dinero.
   *[other] solo tienes ${ $money }.
}
no-captain-goods = Para contratar a { FORM($captain, "inside") } te falta: { $goods }.
no-payment = Solo con { FORM($captain, "inside") } puedes elegir cómo pagar: { $price }.
no-activate-now = Activa capitanes antes o después de mover un trabajador, o al final de la partida.
no-crew-other = No has contratado a { FORM($captain, "inside") }.
no-crew-plain = Con { FORM($captain, "inside") } no hay nada que activar.
no-crew-used = Ya has activado a { FORM($captain, "inside") }.
no-crew-cannons = { $stored ->
    [0] Necesitas { $cannons } para activar a { FORM($captain, "inside") }, pero no tienes ninguno.
   *[other] Necesitas { $cannons } para activar a { FORM($captain, "inside") }, pero solo tienes { $stored }.
}

no-contract-now = Para cumplir un contrato, usa una fila con un icono de contrato o la acción alternativa del tablero { FORM($board, "of") }.
no-contract-yet = Este espacio está vacío: los contratos nuevos llegan al final de la ronda.
no-contract-left = Este espacio está vacío, y ya no llegarán contratos nuevos.
no-contract-goods = Para este contrato te falta: { $goods }.
no-colour-now = Ahora no estás eligiendo entre puntos azules y rojos.
no-colour-first = Primero elige un contrato, y luego puntos azules o rojos.

no-trade-now = Para comerciar, usa una fila con un icono de comerciar o la acción alternativa del tablero { FORM($board, "of") }.
no-sell-none = No tienes { FORM($good, "mass") } que vender.
no-sell-after = Se vende antes de comprar: para vender más, retira primero tus compras.
no-buy-sold = Estás vendiendo { FORM($good, "mass") }, así que no puedes comprar lo mismo en este trato.
no-buy-room = En tu almacén no hay casilla libre para otra mercancía.
no-buy-money = Ahora solo tienes ${ $money }, y no alcanza para 1 { $good }.
no-supply = En la reserva no hay más { FORM($good, "mass") }.
no-expand-now = Solo puedes ampliar tu almacén durante un trato, o cuando tus mercancías no caben.
no-expansions-left = No te quedan fichas de ampliación: tu almacén no puede crecer más.
no-expansion-money = La siguiente ampliación cuesta ${ $price }, pero { $money ->
    [0] no tienes dinero.
   *[other] solo tienes ${ $money }.
}
no-stored-none = No tienes { FORM($good, "mass") }.
no-stored-fits = Solo puedes descartar mercancías cuando no caben en tu almacén.

no-half-now = Ahora no estás eligiendo un lado de un escalón.
no-cube-now = Ahora no estás eligiendo un cubo.

no-allegiance-now = Eliges un juramento al llegar a { $points }.
no-allegiance-taken = { PERSON($who) ->
    [you] Ya has tomado este juramento.
   *[other] { $who } ya ha tomado este juramento.
}
no-allegiance-unused = Este juramento no está en la partida.
no-seal-now = Paga tu juramento antes o después de mover un trabajador, o al final de la partida.
no-seal-none = Aún no tienes juramento.
no-seal-fulfilled = Tu juramento ya está cumplido.
no-seal-money = Tu juramento cuesta ${ $price }, pero { $money ->
    [0] no tienes dinero.
   *[other] solo tienes ${ $money }.
}
no-seal-goods = Para tu juramento te falta: { $goods }.
no-seal-condition = No hay nada que pagar: para cumplir tu juramento tienes que { $condition }.

no-own-not = No tienes { FORM($building, "the") }.
no-own-passive = Su efecto es automático: nunca hace falta usar { FORM($building, "the") }.
no-city-hall-now = Puedes usar { FORM($building, "the") } antes o después de mover un trabajador.
no-city-hall-barrel = No tienes barriles para usar { FORM($building, "the") }.
no-foundry-now = La Fundición solo funciona en la fase de ingresos.
no-smelt = Necesitas 1 mineral por cada cañón, y en la reserva deben quedar bastantes cañones.
no-works-goods = { $stored ->
    [0] Usar { FORM($building, "the") } requiere { $needs }, pero no tienes nada.
   *[other] Usar { FORM($building, "the") } requiere { $needs }, pero solo tienes { $stored }.
}
no-works-supply = En la reserva no quedan { $makes }.
no-works-now = No puedes usar { FORM($building, "the") } durante esta elección.

no-exchange-money = Un punto cuesta ${ $price }, pero { $money ->
    [0] no te queda dinero.
   *[other] solo te quedan ${ $money }.
}

no-done-worker = Tienes que mover un trabajador: elige un tablero.
no-done-overflow = Tus mercancías no caben: amplía tu almacén o descarta algunas.
no-done-allegiance = Tienes que elegir un juramento.
no-done-foundry = Elige cuánto mineral usas; puedes guardarlo todo.
no-done-colour = Elige puntos azules o rojos.
no-done-cube = Elige un cubo.
no-done-choose = Elige primero uno de los dos lados.

## La crónica

line-not-used = Fuera de esta partida: { $buildings }
line-wish-laid = El deseo del pueblo en la ronda { $round }: { $symbols }, por puntos { FORM($colour, "plural") }
line-contract-laid = Nuevo contrato por { $goods }
line-captains = Capitanes disponibles: { $captains }
line-endowment = { PERSON($who) ->
    [you] Sacas una dotación inicial
   *[other] { $who } saca una dotación inicial
}

line-round = { PERSON($who) ->
    [you] Empieza la ronda { $round }, y abres tú
   *[other] Empieza la ronda { $round }, y abre { $who }
}
line-victory-card = La carta de victoria de la ronda { $round } es de color { $colour }, por el título de { $honour }
line-income = { PERSON($who) ->
    [you] Cobras tus ingresos
   *[other] { $who } cobra sus ingresos
}
line-ships = Barcos en venta a { $prices }
line-buys-ship = { PERSON($who) ->
    [you] Compras un barco cargado con { $goods }
   *[other] { $who } compra un barco cargado con { $goods }
}
line-passes = { PERSON($who) ->
    [you] No compras más barcos esta ronda
   *[other] { $who } no compra más barcos esta ronda
}
aside-gained = +${ $dollars }
aside-paid = −${ $dollars }

line-removes = { PERSON($who) ->
    [you] Retiras un trabajador del tablero { FORM($board, "of") }: { $gain }
   *[other] { $who } retira un trabajador del tablero { FORM($board, "of") }: { $gain }
}
line-places = { PERSON($who) ->
    [you] Colocas un trabajador en el tablero { FORM($board, "of") }: { $gain }
   *[other] { $who } coloca un trabajador en el tablero { FORM($board, "of") }: { $gain }
}
line-removes-instead = { PERSON($who) ->
    [you] Retiras un trabajador del tablero { FORM($board, "of") } para { $action }
   *[other] { $who } retira un trabajador del tablero { FORM($board, "of") } para { $action }
}
line-places-instead = { PERSON($who) ->
    [you] Colocas un trabajador en el tablero { FORM($board, "of") } para { $action }
   *[other] { $who } coloca un trabajador en el tablero { FORM($board, "of") } para { $action }
}
line-automa-removes = El Automa retira un trabajador del tablero { FORM($board, "of") }
line-automa-places = El Automa coloca un trabajador en el tablero { FORM($board, "of") }
line-automa-blocked = El Automa saca una loseta del tablero { FORM($board, "of") }, pero no puede usarlo
line-automa-shuffles = El Automa vuelve a mezclar sus losetas

line-money = { PERSON($who) ->
    [you] Ganas dinero por { $source }
   *[other] { $who } gana dinero por { $source }
}
line-goods = { PERSON($who) ->
    [you] Ganas { $goods }
   *[other] { $who } gana { $goods }
}
line-goods-short = { PERSON($who) ->
    [you] Ganas { $goods }, pero la reserva no da para { $lacking }
   *[other] { $who } gana { $goods }, pero la reserva no da para { $lacking }
}
line-goods-lost = { PERSON($who) ->
    [you] Te quedas sin { $lacking }: en la reserva no queda
   *[other] { $who } se queda sin { $lacking }: en la reserva no queda
}
line-points = { PERSON($who) ->
    [you] Ganas { $points } por { $source }
   *[other] { $who } gana { $points } por { $source }
}
line-step = { PERSON($who) ->
    [you] Llegas al escalón { $step } de la escala de reputación
   *[other] { $who } llega al escalón { $step } de la escala de reputación
}
line-beyond = { PERSON($who) ->
    [you] Ganas una estrella, pero ya estás en el último escalón
   *[other] { $who } gana una estrella, pero ya está en el último escalón
}
line-population = { PERSON($who) ->
    [you] Tu población crece hasta { $population }
   *[other] La población de { $who } crece hasta { $population }
}

line-builds = { PERSON($who) ->
    [you] Construyes { FORM($building, "the") } por { $price }
   *[other] { $who } construye { FORM($building, "the") } por { $price }
}
line-hires = { PERSON($who) ->
    [you] Contratas a { FORM($captain, "inside") } por { $price }
   *[other] { $who } contrata a { FORM($captain, "inside") } por { $price }
}
line-activates = { PERSON($who) ->
    [you] Activas a { FORM($captain, "inside") } por { $cannons }
   *[other] { $who } activa a { FORM($captain, "inside") } por { $cannons }
}
line-fulfils = { PERSON($who) ->
    [you] Cumples un contrato por puntos { FORM($colour, "plural") }, pagando { $goods }
   *[other] { $who } cumple un contrato por puntos { FORM($colour, "plural") }, pagando { $goods }
}
line-builds-nothing = { PERSON($who) ->
    [you] No construyes nada
   *[other] { $who } no construye nada
}
line-hires-none = { PERSON($who) ->
    [you] No contratas a ningún capitán
   *[other] { $who } no contrata a ningún capitán
}
line-fulfils-none = { PERSON($who) ->
    [you] No cumples ningún contrato
   *[other] { $who } no cumple ningún contrato
}
line-trades-nothing = { PERSON($who) ->
    [you] No comercias
   *[other] { $who } no comercia
}
line-allegiance = { PERSON($who) ->
    [you] Tomas un juramento: { $condition }
   *[other] { $who } toma un juramento: { $condition }
}
line-proved = { PERSON($who) ->
    [you] Cumples tu juramento: { $condition }
   *[other] { $who } cumple su juramento: { $condition }
}

line-sells = { PERSON($who) ->
    [you] Vendes { $goods }
   *[other] { $who } vende { $goods }
}
line-buys = { PERSON($who) ->
    [you] Compras { $goods }
   *[other] { $who } compra { $goods }
}
line-trades = { PERSON($who) ->
    [you] Cambias { $sold } por { $bought }
   *[other] { $who } cambia { $sold } por { $bought }
}
line-expands = { PERSON($who) ->
    [you] Añades una casilla a tu almacén
   *[other] { $who } añade una casilla a su almacén
}
line-clears = { $tokens ->
    [one] { PERSON($who) ->
        [you] Retiras gratis tu última ficha de ampliación
       *[other] { $who } retira gratis su última ficha de ampliación
    }
   *[other] { PERSON($who) ->
        [you] Retiras gratis { $tokens } fichas de ampliación
       *[other] { $who } retira gratis { $tokens } fichas de ampliación
    }
}
line-discards = { PERSON($who) ->
    [you] Descartas 1 { $good }
   *[other] { $who } descarta 1 { $good }
}
line-smelts = { PERSON($who) ->
    [you] Conviertes { $ore } en { $cannons }
   *[other] { $who } convierte { $ore } en { $cannons }
}
line-keeps-ore = { PERSON($who) ->
    [you] Guardas todo tu mineral
   *[other] { $who } guarda todo su mineral
}
line-dries = { PERSON($who) ->
    [you] En el Secadero conviertes { $from } en { $into }
   *[other] En el Secadero, { $who } convierte { $from } en { $into }
}
line-distils = { PERSON($who) ->
    [you] En la Destilería conviertes { $from } en { $into }
   *[other] En la Destilería, { $who } convierte { $from } en { $into }
}
line-city-hall = { PERSON($who) ->
    [you] Cambias un barril por una estrella en { FORM($building, "the") }
   *[other] { $who } cambia un barril por una estrella en { FORM($building, "the") }
}

line-symbols = { $count ->
    [one] { PERSON($who) ->
        [you] Tienes 1 símbolo del deseo del pueblo
       *[other] { $who } tiene 1 símbolo del deseo del pueblo
    }
   *[other] { PERSON($who) ->
        [you] Tienes { $count } símbolos del deseo del pueblo
       *[other] { $who } tiene { $count } símbolos del deseo del pueblo
    }
}

line-sells-out = { PERSON($who) ->
    [you] Vendes tus mercancías sobrantes: { $goods }
   *[other] { $who } vende sus mercancías sobrantes: { $goods }
}
line-may-exchange = { PERSON($who) ->
    [you] Puedes cambiar en secreto dinero por puntos
   *[other] { $who } puede cambiar en secreto dinero por puntos
}
line-buys-point = { PERSON($who) ->
    [you] Pagas ${ $dollars } por { $points }
   *[other] { $who } paga ${ $dollars } por { $points }
}
line-exchanges = { PERSON($who) ->
    [you] Cambias ${ $dollars } por { $points }
   *[other] { $who } cambia ${ $dollars } por { $points }
}
line-exchanges-nothing = { PERSON($who) ->
    [you] No cambias nada
   *[other] { $who } no cambia nada
}
line-excess = { PERSON($who) ->
    [you] Pierdes { $points }: entre tus puntos azules y rojos había más de { $most } de diferencia
   *[other] { $who } pierde { $points }: entre sus puntos azules y rojos había más de { $most } de diferencia
}
line-no-governor = Ningún jugador ha cumplido un juramento: no hay Gobernador
line-crowned = { PERSON($who) ->
    [you] Obtienes el título de { $honour }
    [you-all] Título de { $honour } compartido: { $who }
    [several] Título de { $honour } compartido: { $who }
   *[other] { $who } obtiene el título de { $honour }
}

## Respuestas sobre una pieza: lugares, escalas y botones

piece-alternative = Acción alternativa del tablero { FORM($board, "of") }
    .about = Cuando colocas o retiras aquí un trabajador, puedes usar esta acción en lugar de la fila.
piece-space = Espacio { $number } del tablero de contratos
    .about = Este espacio está vacío. Al final de la ronda, los contratos se desplazan a la derecha y otros nuevos llenan los huecos.
piece-blue = Puntos azules
    .about = Los puntos azules muestran tu prestigio ante la Corona. Quien tiene más puede llegar a Gobernador.
piece-red = Puntos rojos
    .about = Los puntos rojos muestran tu apoyo entre el Pueblo. Quien tiene más obtiene el título de Rey Pirata.
piece-track = Escala de reputación
    .about = Cada estrella te sube un escalón, y te llevas lo que da ese escalón.
piece-step = Escalón { $step } de la escala de reputación
piece-seal = Sin juramento aún
    .about = Cuando tienes bastantes puntos azules, tienes que tomar un juramento a la Corona.
piece-expansion = Ampliación del almacén
    .about = Paga el precio de una ficha de ampliación para retirarla y ganar una casilla más.
piece-done = Listo
    .about = Termina o salta la elección actual.
piece-money = Dinero
    .about = El dinero paga barcos, capitanes y mercancías. Al final puedes cambiarlo por puntos.
piece-population = Población
    .about = En cada ronda cobras tantos dólares como tu población.
piece-warehouse = Almacén
    .about = En cada casilla cabe una mercancía. Tienes que descartar las que no quepan.
piece-workers = Trabajadores
    .about = En las rondas impares retiras tus trabajadores de los tableros de acciones. En las pares los vuelves a colocar.
piece-score = Puntos
    .about = Los puntos azules pueden darte el título de Gobernador; los rojos, el de Rey Pirata.
piece-scale = Balanza
    .about = Vende a la izquierda, compra a la derecha. Vendes un tipo de mercancía por $1 más la unidad (nunca cañones) y compras otro por $1 menos la unidad (nunca trigo).
piece-held = Edificios, capitanes y contratos
    .about = Todos los jugadores pueden ver estas cartas.
piece-order = Tablero de orden
    .about = El tablero de orden muestra a quién le toca mover un trabajador. Se le da la vuelta tras cada ronda.

## Respuestas: cómo está una pieza

now-unused = No se usa en esta partida.
now-left = { $left ->
    [0] No queda ninguno.
    [one] Queda 1.
   *[other] Quedan { $left }.
}
now-built = Ya construido: { $who }.
now-lack = { PERSON($who) ->
    [you] Te falta: { $goods }.
   *[other] A { $who } le falta: { $goods }.
}
now-hired = Ya contratado: { $who }.
now-for-hire = Disponible ahora.
now-hire-later = Puede aparecer desde la ronda { $round }.
now-price = { PERSON($who) ->
    [you] Pagarías { $price }.
   *[other] { $who } pagaría { $price }.
}
now-activated = Ya activado.
now-contract-space = En el espacio { $space } del tablero de contratos. Bono de este espacio: { $bonus }.
now-has-goods = { PERSON($who) ->
    [you] Tienes todas las mercancías de este contrato.
   *[other] { $who } tiene todas las mercancías de este contrato.
}
now-fulfilled = Ya cumplido: { $who }.
now-ship-for-sale = En venta esta ronda.
now-ships-coming = Los barcos de esta ronda aún no están a la vista.
now-ship-sold = Ya comprado esta ronda.
now-ship-absent = No está en venta: ya se compró, o no salió esta ronda.
now-allegiance-free = Aún disponible.
now-allegiance-open = Tomado, aún sin cumplir: { $who }.
now-allegiance-fulfilled = Tomado y cumplido: { $who }.
now-wish-round = Cuenta en la ronda { $round }.
now-symbols = { $count ->
    [0] { PERSON($who) ->
        [you] No tienes ningún símbolo de estos.
       *[other] { $who } no tiene ningún símbolo de estos.
    }
    [one] { PERSON($who) ->
        [you] Tienes 1 símbolo de estos.
       *[other] { $who } tiene 1 símbolo de estos.
    }
   *[other] { PERSON($who) ->
        [you] Tienes { $count } símbolos de estos.
       *[other] { $who } tiene { $count } símbolos de estos.
    }
}
now-endowed = Un jugador la sacó al principio.
now-supply = { $left ->
    [0] No queda nada en la reserva.
    [one] En la reserva queda 1.
   *[other] En la reserva quedan { $left }.
}
now-supply-endless = La reserva nunca se agota.
now-holds = { PERSON($who) ->
    [you] Tienes { $count } en tu almacén.
   *[other] { $who } tiene { $count } en su almacén.
}
now-next-row = El próximo trabajador usa la fila { $row }: { $gain }.
now-board-empty = Aquí no quedan trabajadores que retirar.
now-board-full = Aquí no hay sitio para otro trabajador.
now-workers-here = { $count ->
    [one] { PERSON($who) ->
        [you] Aquí tienes 1 trabajador.
       *[other] { $who } tiene aquí 1 trabajador.
    }
   *[other] { PERSON($who) ->
        [you] Aquí tienes { $count } trabajadores.
       *[other] { $who } tiene aquí { $count } trabajadores.
    }
}
now-automa-here = { $count ->
    [one] El Automa tiene aquí 1 trabajador.
   *[other] El Automa tiene aquí { $count } trabajadores.
}
now-workers-left = { $count ->
    [0] { PERSON($who) ->
        [you] No te quedan trabajadores que mover.
       *[other] A { $who } no le quedan trabajadores que mover.
    }
    [one] { PERSON($who) ->
        [you] Te queda 1 trabajador que mover.
       *[other] A { $who } le queda 1 trabajador que mover.
    }
   *[other] { PERSON($who) ->
        [you] Te quedan { $count } trabajadores que mover.
       *[other] A { $who } le quedan { $count } trabajadores que mover.
    }
}
now-could-build = { $count ->
    [0] { PERSON($who) ->
        [you] Ahora no puedes pagar ningún edificio.
       *[other] Ahora { $who } no puede pagar ningún edificio.
    }
    [one] { PERSON($who) ->
        [you] Ahora puedes pagar 1 edificio.
       *[other] Ahora { $who } puede pagar 1 edificio.
    }
   *[other] { PERSON($who) ->
        [you] Ahora puedes pagar { $count } edificios.
       *[other] Ahora { $who } puede pagar { $count } edificios.
    }
}
now-could-hire = { $count ->
    [0] { PERSON($who) ->
        [you] Ahora no puedes pagar ningún capitán.
       *[other] Ahora { $who } no puede pagar ningún capitán.
    }
    [one] { PERSON($who) ->
        [you] Ahora puedes pagar 1 capitán.
       *[other] Ahora { $who } puede pagar 1 capitán.
    }
   *[other] { PERSON($who) ->
        [you] Ahora puedes pagar { $count } capitanes.
       *[other] Ahora { $who } puede pagar { $count } capitanes.
    }
}
now-could-fulfil = { $count ->
    [0] { PERSON($who) ->
        [you] Ahora no puedes cumplir ningún contrato.
       *[other] Ahora { $who } no puede cumplir ningún contrato.
    }
    [one] { PERSON($who) ->
        [you] Ahora puedes cumplir 1 contrato.
       *[other] Ahora { $who } puede cumplir 1 contrato.
    }
   *[other] { PERSON($who) ->
        [you] Ahora puedes cumplir { $count } contratos.
       *[other] Ahora { $who } puede cumplir { $count } contratos.
    }
}
now-points = { PERSON($who) ->
    [you] Tienes { $points }.
   *[other] { $who } tiene { $points }.
}
now-score = { PERSON($who) ->
    [you] Puntos azules: { $blue }. { $red ->
        [one] Tienes además 1 punto rojo
       *[other] Tienes además { $red } puntos rojos
    }.
   *[other] Puntos azules: { $blue }. { $red ->
        [one] { $who } tiene además 1 punto rojo
       *[other] { $who } tiene además { $red } puntos rojos
    }.
}
now-chest = { PERSON($who) ->
    [you] Tus puntos están en un cofre cerrado.
   *[other] Los puntos de { $who } están ocultos en un cofre cerrado.
}
now-step = { PERSON($who) ->
    [you] Estás en el escalón { $step }.
   *[other] { $who } está en el escalón { $step }.
}
now-money = { PERSON($who) ->
    [you] Tienes ${ $dollars }.
   *[other] { $who } tiene ${ $dollars }.
}
now-population = { PERSON($who) ->
    [you] Tu población es { $population }.
   *[other] La población de { $who } es { $population }.
}
now-warehouse = { PERSON($who) ->
    [you] Usas { $used } de { $squares } casillas.
   *[other] { $who } usa { $used } de { $squares } casillas.
}
now-expansion = { PERSON($who) ->
    [you] Tu próxima ampliación cuesta ${ $dollars }.
   *[other] La próxima ampliación de { $who } cuesta ${ $dollars }.
}
now-no-expansion = { PERSON($who) ->
    [you] No te quedan fichas de ampliación.
   *[other] A { $who } no le quedan fichas de ampliación.
}
now-held = { PERSON($who) ->
    [you] Son tus cartas.
   *[other] Son las cartas de { $who }.
}
now-order = Orden de turno desde aquí: { $order }.
now-victory-cards = Descubiertas hasta ahora: azules, { $blue }; rojas, { $red }.

## Hechos

fact-money = Dinero: ${ $dollars }
fact-workers = Trabajadores por mover: { $count }
fact-purse = Después de este comercio: ${ $dollars }
fact-pending = Por hacer: { $gains }
fact-gain = { $gain } por { $source }
fact-symbols = Símbolos: { $symbols }
fact-buildings = Edificios: { $buildings }
fact-captains = Capitanes: { $captains }
fact-waiting = Aún sin activar: { $captains }
fact-fulfilled = Contrato cumplido: { $goods }
fact-contract = Espacio { $space }: { $goods } por { $blue } puntos azules o { $red } rojos; bono: { $bonus }
fact-stock = { $left ->
    [0] No queda ninguno: { $buildings }
    [one] Queda 1 de cada: { $buildings }
   *[other] Quedan { $left } de cada: { $buildings }
}
fact-allegiance = { $condition }, por { $gain }
fact-order = Orden de turno: { $order }
fact-turn = Turno { $turn } de la partida
fact-automa = Losetas del Automa boca abajo: Gobernador { $governor }, Mercado { $market }, Puerto { $harbor }, Taberna { $tavern }
fact-supply = En la reserva: { $goods }
fact-endowments = Dotaciones iniciales repartidas: { $numbers }

## La caja

box-buildings = Edificios
    .about = { $buildings } edificios de { $families } colores, con { $copies } copias de cada uno. No puedes construir dos veces el mismo edificio.
box-captains = Capitanes
    .about = { $each } capitanes para cada ronda; entran en juego { $few } o { $many }. Algunos se pueden activar después pagando cañones.
box-contracts = Contratos
    .about = { $contracts } contratos. Cada espacio del tablero de contratos añade un bono al contrato que tiene encima.
box-contract = Contrato por { $goods }
    .about = Paga estas mercancías para ganar los puntos azules o los rojos.
box-ships = Barcos
    .about = { $ships } barcos. En cada ronda hay en venta { $two } con dos jugadores, { $three } con tres y { $four } con cuatro.
box-ship = Barco { $number }
    .about = Compra este barco para tomar una de sus cargas.
box-allegiances = Juramentos
    .about = Cuando llegas a { $points }, tomas un juramento. Solo quien cumple un juramento puede llegar a Gobernador.
box-wishes = Deseos y dotaciones
    .about = Se ponen { $rounds } de los { $wishes } deseos, uno para cada ronda. Cada jugador saca una de las { $endowments } dotaciones iniciales.
box-wish = El deseo del pueblo: { $symbols }
    .about = Al final de su ronda ganan puntos quienes tienen más símbolos: { $symbols }.
box-endowment = Dotación inicial { $number }
box-tiles = Losetas de acción y escalas
    .about = { $tiles } losetas para cada tablero de acciones. Se muestran sus lados para { $players } jugadores.
box-tiles-of = Losetas de acción del tablero { FORM($board, "of") }
    .about = Se ponen en las filas del tablero en orden al azar durante la preparación.
box-goods = Mercancías
    .about = Compras y vendes mercancías a su precio base. Los platillos pequeños de la balanza suman o ahorran $1 por cada mercancía de un tipo.
box-automa = El Automa
    .about = Solo se usa en partidas de dos jugadores.
box-automa-tiles = Losetas del Automa
    .about = Cada loseta muestra el tablero donde el Automa coloca o retira un trabajador.
box-victory-cards = Cartas de victoria
    .about = En cada ronda se descubre una carta. El color que sale más veces decide qué título gana la partida.

figure-costs = Precio
figure-points = Puntos
figure-when-built = Al construir
figure-symbols = Símbolos
figure-round = Ronda
figure-and = Y además
figure-or = O bien
figure-stars = Estrellas al contratar
figure-when-hired = Al contratar
figure-activation = Activar cuesta
figure-then = Activar da
figure-goods = Mercancías
figure-blue = Azul
figure-red = Rojo
figure-cargo = Carga
figure-red-points = Rojos al instante
figure-gives = Da
figure-tile = Loseta { $number }
figure-base-price = Precio base
figure-action = Acción
figure-bonus = Bono
figure-blue-points = Puntos azules
figure-point-price = Un punto cuesta
figure-squares = Casillas iniciales
figure-each-player = Cada jugador
figure-automa-turns = Turnos del Automa
figure-every-third = uno de cada tres

table-spaces = Espacios del tablero de contratos con { $players } jugadores
table-space = Espacio
table-bonus = Bono
table-rewards = Recompensas del deseo del pueblo
table-round = Ronda
table-most = Más símbolos
table-second = Segundos
table-steps = Escalones de la escala de reputación
table-step = Escalón
table-gives = Da
table-expansions = Ampliaciones del almacén
table-token = Ficha
table-costs = Precio

## Comparaciones del análisis

standing-population = Población
standing-reputation = Reputación
standing-buildings = Edificios
standing-captains = Capitanes
standing-contracts = Contratos
standing-goods = Mercancías
standing-dollars = Dólares

## El resultado

result-two-winners = { PERSON($governor) ->
    [you] Obtienes el título de Gobernador, y { $king }, el de Rey Pirata.
   *[other] { PERSON($king) ->
        [you] { $governor } obtiene el título de Gobernador, y tú, el de Rey Pirata.
       *[other] { $governor } obtiene el título de Gobernador, y { $king }, el de Rey Pirata.
    }
}
result-both-titles = { PERSON($winner) ->
    [you] Obtienes los dos títulos: Gobernador y Rey Pirata.
   *[other] { $winner } obtiene los dos títulos: Gobernador y Rey Pirata.
}
result-king-alone = { PERSON($king) ->
    [you] Obtienes el título de Rey Pirata, pero la isla no tiene Gobernador.
   *[other] { $king } obtiene el título de Rey Pirata, pero la isla no tiene Gobernador.
}
result-kings-alone = El título de Rey Pirata se comparte: { $kings }. La isla no tiene Gobernador.
result-share-both = Los dos títulos, Gobernador y Rey Pirata, se comparten: { $winners }.
result-shared = Con el empate se comparte un título. Gobernador: { $governors }. Rey Pirata: { $kings }.
result-two-governor = { PERSON($winner) ->
    [you] La mayoría de las cartas de victoria son azules: obtienes el título de Gobernador y ganas.
   *[other] La mayoría de las cartas de victoria son azules: { $winner } obtiene el título de Gobernador y gana.
}
result-two-king = { PERSON($winner) ->
    [you] La mayoría de las cartas de victoria son rojas: obtienes el título de Rey Pirata y ganas.
   *[other] La mayoría de las cartas de victoria son rojas: { $winner } obtiene el título de Rey Pirata y gana.
}
result-two-share-governor = La mayoría de las cartas de victoria son azules, y el título de Gobernador se comparte: { $winners }.
result-two-share-king = La mayoría de las cartas de victoria son rojas, y el título de Rey Pirata se comparte: { $winners }.
result-two-none = La mayoría de las cartas de victoria son azules, pero ningún jugador ha cumplido un juramento: no gana nadie.

## Finales y recuentos

end-0 = un Gobernador y un Rey Pirata, el Gobernador en el asiento anterior
end-1 = un Gobernador y un Rey Pirata, el Rey Pirata en el asiento anterior
end-2 = un jugador obtiene los dos títulos
end-3 = un Rey Pirata, pero ningún Gobernador
end-4 = se comparte un título
end-5 = con dos jugadores, gana el Gobernador
end-6 = con dos jugadores, gana el Rey Pirata
end-7 = con dos jugadores, no gana nadie
total-0 = Azul
total-1 = Rojo
category-0 = Dotación
    .full = Azul: dotación
category-1 = Filas
    .full = Azul: filas
category-2 = Edificios
    .full = Azul: edificios
category-3 = Capitanes
    .full = Azul: capitanes
category-4 = Contratos
    .full = Azul: contratos
category-5 = Reputación
    .full = Azul: reputación
category-6 = Deseos
    .full = Azul: deseos
category-7 = Juramento
    .full = Azul: juramento
category-8 = Cambio
    .full = Azul: cambio
category-9 = Exceso perdido
    .full = Azul: exceso perdido
category-10 = Dotación
    .full = Rojo: dotación
category-11 = Filas
    .full = Rojo: filas
category-12 = Edificios
    .full = Rojo: edificios
category-13 = Capitanes
    .full = Rojo: capitanes
category-14 = Contratos
    .full = Rojo: contratos
category-15 = Reputación
    .full = Rojo: reputación
category-16 = Deseos
    .full = Rojo: deseos
category-17 = Juramento
    .full = Rojo: juramento
category-18 = Cambio
    .full = Rojo: cambio
category-19 = Exceso perdido
    .full = Rojo: exceso perdido

## Rótulos del tablero

board-tab-town = Villa
board-tab-build = Obras
board-tab-captains = Capitanes
board-tab-contracts = Contratos
board-tab-tracks = Escalas
board-shelf-players = Jugadores
board-tabs = Partes de la mesa
board-shelves = Paneles bajo los tableros de acciones
board-to-town = Volver a los tableros de acciones
board-instead = O
board-or = o
board-yours = tuyo
board-sold-out = no quedan
board-track = Escala de reputación
board-buildings = Edificios
board-captains = Capitanes
board-contracts = Contratos
board-drift = Los contratos viejos van a la derecha
board-drift-down = Los contratos viejos bajan
board-empty-space = Vacío hasta el fin de la ronda
    .for-good = Vacío
board-allegiances = Juramentos
    .help = cada jugador toma uno al llegar a { $points } puntos azules
board-ships = Barcos
board-harbour = Barcos en venta
board-yours-whole = Tu tablero
board-warehouse = Almacén
    .whole = Almacén: { $goods }; { $used } de { $squares } casillas
board-money = Dinero
    .change = ${ $before } → ${ $after }
board-fulfilled = cumplido
board-too-late = ya es tarde para pagar
board-nothing-yet = Aún sin edificios, capitanes ni contratos
board-none = ninguno
board-order = Orden de turno de esta ronda
    .caption = Orden
board-automa = El Automa
    .help = Uno de cada tres turnos es del Automa: saca una loseta y coloca o retira un trabajador en el tablero que muestra.
board-preview = Los cuatro tableros de acciones en la preparación
board-workers-left = Trabajadores por mover
board-contracts-fulfilled = Contratos cumplidos
    .whole = { $count ->
        [one] 1 contrato cumplido
       *[other] { $count } contratos cumplidos
    }
board-captains-hired = Capitanes contratados
board-population = Población
    .whole = Población { $population }: ${ $population } de ingresos por ronda
board-reputation = Reputación
    .whole = Reputación: escalón { $step } de { $last }
board-ship-sold = Vendido
board-chest = { $points } puntos azules o más, en un cofre cerrado
    .mark = { $points }+
board-crowd = Trabajadores en el tablero { FORM($board, "of") }: { $workers }; próxima fila: { $row }
board-crowd-full = Trabajadores en el tablero { FORM($board, "of") }: { $workers }; está lleno
board-crowd-none = Sin trabajadores en el tablero { FORM($board, "of") }
board-crowd-of = { PERSON($who) ->
    [you] { $count ->
        [one] 1 tuyo
       *[other] { $count } tuyos
    }
   *[other] { $count } de { $who }
}
board-crowd-automa = { $count } del Automa
board-door-build = Construir
board-door-trade = Comerciar
board-door-fulfil = Contrato
board-door-hire = Capitán
board-row = Fila { $row }
board-no-row = Cerrado
board-step = Escalón { $step }: { $gain }
board-step-of = Escalón { $step }: { $gain }. Aquí: { $who }
board-family-crown = Corona
board-family-trades = Oficios
board-family-hygiene = Higiene
board-family-leisure = Ocio
board-family-security = Seguridad
board-can-pay = puedes pagar { $count } de { $of }
board-captain = Ahora: { $now }.
board-captain-cannons = Ahora: { $now }. Después, por { $cannons }: { $later }.
board-has-all = Tienes las mercancías
board-lacks = Te falta: { $goods }
board-tally = { $have } de { $need }
board-so-far = por ahora { $tally }
board-so-far-dollars = tienes ${ $have } de ${ $need }
board-so-far-each = edificios { $buildings }, capitanes { $captains }, contratos { $contracts }
board-so-far-apart = diferencia actual: { $points }
board-ships-for-sale = { $left } en venta
board-ships-coming = tras los ingresos
board-ships-waiting = { $left } en venta tras los ingresos
board-ships-left = { $left ->
    [0] todos vendidos
   *[other] { $left } sin vender
}
board-ships-left-all = { $left ->
    [0] todos vendidos; los { $ships } vuelven la próxima ronda
   *[other] { $left } sin vender; los { $ships } vuelven la próxima ronda
}
board-ships-left-others = { $left ->
    [0] todos vendidos; nuevo sorteo la próxima ronda
   *[other] { $left } sin vender; nuevo sorteo la próxima ronda
}
board-ship = Barco por ${ $dollars }
board-buyers = 1 barco por turno; aún compran: { $who }
board-no-buyers = ya no compra nadie
board-squares = { $used } de { $squares } casillas
board-worth = vale ${ $dollars }
board-points = { $blue ->
    [one] 1 azul
   *[other] { $blue } azules
} y { $red ->
    [one] 1 punto rojo
   *[other] { $red } puntos rojos
}
board-to-allegiance = { $left ->
    [0] Ya toca juramento
    [one] Juramento: falta 1
   *[other] Juramento: faltan { $left }
}
board-wish = Deseo de la ronda { $round }
board-wish-row = { $count ->
    [0] { PERSON($who) ->
        [you] No tienes símbolos
       *[other] { $who } no tiene símbolos
    }
    [one] { PERSON($who) ->
        [you] Tienes 1 símbolo
       *[other] { $who } tiene 1 símbolo
    }
   *[other] { PERSON($who) ->
        [you] Tienes { $count } símbolos
       *[other] { $who } tiene { $count } símbolos
    }
}
board-wish-row-reward = { $count ->
    [one] { PERSON($who) ->
        [you] Tienes 1 símbolo, que ahora da { $reward }
       *[other] { $who } tiene 1 símbolo, que ahora da { $reward }
    }
   *[other] { PERSON($who) ->
        [you] Tienes { $count } símbolos, que ahora dan { $reward }
       *[other] { $who } tiene { $count } símbolos, que ahora dan { $reward }
    }
}
board-victory-cards = Cartas de victoria descubiertas: { $blue } por el Gobernador, { $red } por el Rey Pirata
board-automa-removed = El Automa retiró un trabajador del tablero { FORM($board, "of") }; próxima fila: { $row }
board-automa-removed-last = El Automa retiró el último trabajador del tablero { FORM($board, "of") }
board-automa-placed = El Automa colocó un trabajador en el tablero { FORM($board, "of") }; próxima fila: { $row }
board-automa-filled = El Automa llenó el tablero { FORM($board, "of") }
board-automa-next = Sigue: { $gain }
board-automa-tiles = { $count ->
    [one] 1 loseta boca abajo
   *[other] { $count } losetas boca abajo
}
board-rival-fulfilled = Cumplido: { $condition }
board-rival-must = Debe { $condition }

## El panel de la decisión

board-prove = Pagar tu juramento
board-crown-calls = { $before } → { $after } puntos azules. Tendrás que tomar un juramento, y los demás jugadores dejarán de ver tus puntos.
board-in-vain = Ahora mismo no puedes pagar nada aquí: solo moverías tu trabajador.
board-choose-blue = Azul: la Corona
board-choose-red = Rojo: el Pueblo
board-one-point = ${ $dollars } por 1 { $colour }
board-left-to-exchange = quedan ${ $dollars }
board-smelt = { $ore } → { $cannons }
board-where = Tablero { FORM($board, "of") }, fila { $row }
board-where-instead = Tablero { FORM($board, "of") }, acción alternativa
board-then = Después, en el tablero { FORM($board, "of") }, fila { $row }: { $gain }
board-then-empty = Después, el tablero { FORM($board, "of") } queda vacío
board-then-full = Después, el tablero { FORM($board, "of") } queda lleno
board-confirm-remove = Retirar trabajador
board-confirm-place = Colocar trabajador
board-confirm-build = Construir { $building }
board-confirm-hire = Contratar
board-confirm-fulfil = Cumplir
board-confirm-ship = Comprar el barco
board-confirm-allegiance = Tomar juramento
board-confirm-activate = Activar
board-task-foundry = Fundición: mineral en cañones
board-task-ship = Compra un barco
board-task-worker = Mueve un trabajador
board-task-moved = Tu trabajador se ha movido
board-task-overflow = Tu almacén está demasiado lleno
board-task-allegiance = Elige un juramento
board-task-captains = Activa capitanes
board-task-exchange = ${ $dollars } por un punto, en secreto
board-task-half = Elige un lado
board-task-palace = { $building }: { $points }
board-task-build = Construye
board-task-hire = Contrata a un capitán
board-task-fulfil = Cumple un contrato
board-task-trade = Comercia
board-task-cube = Elige un cubo
board-task-colour = Elige azul o rojo
board-hint-remove = { $left ->
    [one] Cada tablero ofrece la fila de su trabajador más alto. Te queda 1 trabajador que mover.
   *[other] Cada tablero ofrece la fila de su trabajador más alto. Te quedan { $left } trabajadores que mover.
}
board-hint-place = { $left ->
    [one] Cada tablero ofrece su fila libre más baja. Te queda 1 trabajador que mover.
   *[other] Cada tablero ofrece su fila libre más baja. Te quedan { $left } trabajadores que mover.
}
board-hint-after = Puedes { $may }, o terminar tu turno.
board-hint-ship = Elige una carga de uno de los barcos.
board-hint-build = Elige un edificio.
board-hint-hire = Elige a un capitán.
board-hint-fulfil = Elige un contrato.
board-hint-allegiance = Ganas sus puntos rojos al instante.
board-hint-exchange = Los demás jugadores no ven nada hasta que todos hayan terminado.
board-hint-captains = Puedes { $may }. Después se vende todo lo que te quede, incluso los cañones.
board-hint-proof = Puedes { $may }. Solo quien cumple su juramento puede llegar a Gobernador.
board-hint-half = Escalón { $step } de la escala de reputación.
board-change-good = { $size ->
    [one] { SIGNED($count) } { $good }
   *[other] { SIGNED($count) } { FORM($good, "plural") }
}
board-change-money = { $size ->
    [one] { SIGNED($count) } dólar
   *[other] { SIGNED($count) } dólares
}
board-change-points = { $size ->
    [one] { SIGNED($count) } punto { $colour }
   *[other] { SIGNED($count) } puntos { FORM($colour, "plural") }
}
board-change-steps = { SIGNED($count) } de reputación
board-change-population = { SIGNED($count) } de población
board-change-squares = { $size ->
    [one] { SIGNED($count) } casilla
   *[other] { SIGNED($count) } casillas
}

## La balanza de un trato

board-sell = Vender
    .whole = Vender 1 { $good } o comprar 1 menos, ${ $price } por unidad
board-buy = Comprar
    .whole = Comprar 1 { $good } o vender 1 menos, ${ $price } por unidad
board-trade = Comerciar
board-scale = La balanza
    .whole = Platillo izquierdo: { $sold } por ${ $earned }. Platillo derecho: { $bought } por ${ $spent }.
board-plus-plate = +$1 c/u
board-minus-plate = −$1 c/u
board-you-pay = pagas
board-even = a la par
board-you-get = recibes
board-in-hand = tienes { $count }
board-pan-level = ${ $goods } + ${ $coins } = ${ $sum }
board-pan-sold = Vendido: ${ $dollars }
board-pan-bought = Comprado: ${ $dollars }
board-plates-free = Vendes un tipo por $1 más la unidad (nunca cañones) y compras otro por $1 menos la unidad (nunca trigo).
board-plates = Los bonos de $1 se colocan solos, en { $goods }: ${ $dollars } en total.
board-trade-empty = Vende y luego compra
board-trade-even = Un trato a la par
board-trade-get = Recibes ${ $dollars }
board-trade-pay = Pagas ${ $dollars }
board-trade-sold = Vender { $goods }
board-trade-bought = Comprar { $goods }
board-trade-expansions = { $count ->
    [one] Añadir 1 casilla
   *[other] Añadir { $count } casillas
}

## La revelación final

board-end-captains = Capitanes
board-end-allegiances = Juramentos
board-end-sale = Venta
board-end-exchange = ${ $dollars } por un punto
board-end-apart = Diferencia máx. { $most }
board-reveal-over = El final
board-reveal-chests = Se abren los cofres
    .what = Se venden mercancías, el dinero pasa a puntos
board-reveal-apart = Puntos azules y rojos
    .what = Diferencia de { $most } como mucho
board-reveal-cards = Las cinco cartas de victoria
    .what = Mayoría de { $colour }: { $honour }
board-reveal-who = ¿Quién será { $honour }?
board-reveal-asks = ¿Tienes { $points }?
board-reveal-governor = Juramento cumplido, más puntos azules
    .what = El Gobernador
board-reveal-king = Más puntos rojos
    .what = El Rey Pirata
board-no-exchange = sin cambio
board-yes = Sí
board-no = No
board-not-eligible = Sin opción
board-no-allegiance = Sin juramento
board-within = ningún punto perdido
board-nothing-sold = sin mercancías
board-sold = mercancías vendidas por ${ $dollars }
board-paid-in = ${ $dollars } cambiados
board-because-alone = { PERSON($who) ->
    [you] Obtienes el título de Gobernador con { $points }: nadie más cumplió un juramento.
   *[other] { $who } obtiene el título de Gobernador con { $points }: nadie más cumplió un juramento.
}
board-because-most = { PERSON($who) ->
    [you] Tienes más puntos { FORM($colour, "plural") } que nadie: { $most }.
   *[other] { $who } tiene más puntos { FORM($colour, "plural") } que nadie: { $most }.
}
board-because-tied = { PERSON($who) ->
    [you] Empatas con { $rival } a { $most } puntos { FORM($colour, "plural") }, pero tienes más puntos { FORM($other, "plural") }: { $own } a { $theirs }.
   *[other] { PERSON($rival) ->
        [you] { $who } empata contigo a { $most } puntos { FORM($colour, "plural") }, pero tiene más puntos { FORM($other, "plural") }: { $own } a { $theirs }.
       *[other] { $who } empata con { $rival } a { $most } puntos { FORM($colour, "plural") }, pero tiene más puntos { FORM($other, "plural") }: { $own } a { $theirs }.
    }
}
board-note-not-eligible = Sin opción, por no haber cumplido un juramento: { $who }.
board-note-no-governor = Ningún jugador ha cumplido un juramento: no hay Gobernador.
board-note-shared = El título de { $honour } se comparte, por empate en azul y en rojo: { $who }.
board-note-apart = Conservas como mucho { $most } puntos más de un color que del otro.
board-note-chests = Las mercancías sobrantes se vendieron a su precio base. Luego se pudieron comprar puntos por ${ $dollars } cada uno.
board-ask-chests = Abrir los cofres
board-ask-apart = Comparar azul y rojo
board-ask-cards = Contar las cartas
board-ask-points = ¿Quién tiene { $points }?
board-ask-title = Nombrar { $honour }
board-show-all = Mostrar todo
board-to-result = Ver el resultado
