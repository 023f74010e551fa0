### Lecciones, notas del entrenador y la partida en un minuto.

## La primera partida, y el juego en un minuto

first-game = Una primera partida
first-game-1 = Cultivas té en Ceilán y lo vendes a compañías. Al final gana quien tiene más puntos.
first-game-2 = El té negro crece en el nivel 0, el verde en el 1 y el blanco en el 2. Empieza en el hexágono con anillo de Kandy.
    .else = Podrías empezar ahí. Para esta lección, elige el hexágono con anillo de Kandy.
first-game-3 = Cada carta tiene dos mitades: una para ti y otra para el resto. Elige «Avanzar», con «Plantar» para Bao.
    .else = Eso puede esperar. Elige «Avanzar» para ti, con «Plantar» para Bao.
first-game-4 = Avanza en tecnología por 5 rupias. Ganas una ficha de tecnología, y Bao toma 1 rupia.
    .else = Podrías, pero eso no da ninguna ficha de tecnología. Avanza en tecnología.
first-game-5 = Una ficha de tecnología te da una acción extra en tu propio turno. Usa ahora la tuya.
    .else = Puedes guardar una ficha para otro turno. Usa esta ahora para ver qué hace.
first-game-6 = Muévete al hexágono con anillo. El primer paso es gratis; los siguientes cuestan rupias.
    .else = Podrías, pero luego plantarás en el hexágono con anillo. Muévete allí.
first-game-7 = La carta de Bao te permite contratar. En vez de la acción principal, puedes tomar 2 rupias: hazlo ahora.
    .else = Podrías, pero necesitas 10 rupias para tus dos próximos turnos. Toma 2 rupias.
first-game-8 = Otra vez tu turno. Elige «Plantar», con «Cosechar» para Bao.
    .else = Tu peón está donde quieres plantar. Elige «Plantar» para ti, con «Cosechar» para Bao.
first-game-9 = Planta bajo tu peón por 5 rupias. Eso abre además una casilla de contrato en tu hacienda.
    .else = Podrías, pero dos plantaciones te darán dos cajas. Planta bajo tu peón.
first-game-10 = La carta de Bao te permite cosechar. Toma la caja de té negro de la plantación junto a tu peón.
    .else = Podrías, pero un contrato necesita tres cajas. Toma primero la de té negro.
first-game-11 = Ahora toma la caja de té verde de la plantación bajo tu peón. En tu almacén caben cinco cajas.
    .else = Podrías parar aquí, pero el contrato necesita una caja de té verde. Tómala.
first-game-12 = Solo puntúas un distrito al final si has contratado a su consejero. Elige «Contratar», con «Comerciar» para Bao.
    .else = Eso puede esperar. Elige «Contratar» para ti, con «Comerciar» para Bao.
first-game-13 = Contrata al consejero de Kandy por 5 rupias. Desde ahora también puedes plantar al lado de tu peón.
    .else = Podrías, pero sin su consejero no puntúas nada por Kandy. Contrata al consejero.
first-game-14 = La carta de Bao te permite comerciar, y el tercer vagón quiere tus tres cajas. Entrégalas por rupias.
    .else = Podrías esperar, pero ya tienes las tres cajas. Entrégalas al tercer vagón.
first-game-15 = Cuantas más compañías abasteces, más puntos sumas al final. Mira ahora cómo acaba una partida así.
first-game-16 = Otra partida, tras veinte rondas: ahora juegas con azul y solo queda una carta de acción. La ronda en que se roba es la última.
first-game-17 = Quien tiene más plantaciones en un distrito es quien más puntúa en él. Elige «Plantar», con «Avanzar» para Bao.
    .else = Podrías, pero aún puedes ganar Uva. Elige «Plantar», con «Avanzar» para Bao.
first-game-18 = Planta en el hexágono con anillo de Uva. Cada marcador sobrante en tu hacienda te cuesta 2 puntos.
    .else = Podrías, pero ahora puntúa más una plantación en Uva. Planta en el hexágono con anillo.
first-game-19 = Primero puntúan las mayorías: rupias, tecnología y distritos. Luego, compañías y marcadores: ganas con 74 puntos.
minute-1 = El objetivo
    .text = Cultiva té, coséchalo y entrégalo a compañías. Al final gana quien tiene más puntos.
minute-2 = Un turno
    .text = Juega una carta: usas una mitad, y el resto usa la otra. En vez de usar una mitad, un jugador puede moverse o tomar 2 rupias.
minute-3 = Contratos
    .text = Tres cajas cumplen un contrato del tren, por rupias o puntos. Cada compañía necesita su casilla de contrato.
minute-4 = Consejeros
    .text = Un consejero te da una habilidad y te permite puntuar tus plantaciones del distrito.
minute-5 = El final
    .text = Cuando un jugador roba la última carta o coloca su último marcador, la ronda se completa. Luego puntúan mayorías y compañías.

## El entrenador

note-setup = Empieza en el nivel 0 de un distrito vacío. Tener cerca otros niveles te dará después más tipos de té.
note-starting-tiles = Tu loseta inicial funciona una vez, con la acción que indica. Pulsa la loseta además de esa acción.
note-goal = Puntúas por contratos durante la partida, y por mayorías y compañías al final. Una de las mayorías cuenta rupias.
note-card = Pulsa la mitad que quieras. El resto puede usar la otra.
note-token = Una ficha de tecnología te da una acción extra en tu propio turno, antes o después de la acción de tu carta.
note-warehouse = Tu almacén está demasiado lleno. Elige qué cajas devuelves a la reserva.
note-harvest = Toma una caja de cualquier plantación bajo tu peón o al lado. Un rival suma un punto por cada caja que tomas de las suyas.
note-plant = Plantar cuesta 5 rupias y usa tu marcador de más a la izquierda. En cada hexágono cabe una plantación.
note-contract-spaces = Cada compañía que abasteces ocupa una de tus casillas de contrato. Planta para abrir más.
note-trade = Ya puedes cumplir un contrato. Elige sus rupias o sus puntos.
note-councillor = Un consejero que contratas te da una habilidad y te permite puntuar el distrito.
note-technology = Un avance te da una ficha, y una rupia a cada rival. Quien va más adelante en la escala gana todos los empates.
note-move = En vez de la acción principal, puedes moverte. El primer paso es gratis, el segundo cuesta 1 rupia y el tercero, 2 más.
note-rupees = En vez de la acción principal, puedes tomar 2 rupias.
note-turn = Un jugador juega una carta, y el resto puede usar su otra mitad. Así que actúas en todos los turnos.
note-map = El té negro crece en el nivel 0, el verde en el 1 y el blanco en el 2. Los ríos nunca detienen a tu peón.
note-councillors = Mantén pulsado un consejero para leer su habilidad. Funciona desde que lo contratas.
note-district-bonus = Planta en todos los distritos en juego para sumar un bono. El primero en lograrlo suma 10 puntos; los siguientes, menos.
note-two-players = Con dos jugadores, Uva o Dimbula queda fuera. Nada más cambia.
note-end = Cuando un jugador roba la última carta o coloca su último marcador, esta ronda es la última.
note-majorities = En rupias, en tecnología y en cada distrito, el primer puesto suma 10 puntos y el segundo, 6.
note-companies = Los contratos de una a cinco compañías suman 1, 3, 6, 10 o 15 puntos. Cada marcador sobrante te cuesta 2.
note-figures = Para tu próxima partida: el té blanco es el mejor pagado en los contratos, y el negro, el peor.
mistake-no-room = Tu almacén no tiene sitio: si tomas esta caja, tendrás que devolver una. Pulsa otra vez para tomarla.
mistake-unplanted = Podrías cumplir un contrato ahora. Pulsa otra vez para tomar las rupias de todos modos.
mistake-dear-walk = Podrías cumplir un contrato ahora. Pulsa otra vez para moverte de todos modos.
