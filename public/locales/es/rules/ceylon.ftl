preface = Estas son las reglas de Ceylon, publicado por Ludonova, en nuestras propias palabras. El texto de la editorial es el que vale, pero nuestra copia ha perdido las imágenes y las cifras que contenían. Esas cifras las tomamos de reseñas publicadas o las inventamos, siempre de acuerdo con el texto. Cada párrafo indica su origen, y la última sección enumera todas las cifras que son nuestras.

# § 1
goal = De qué trata el juego
    .p1 = El juego está ambientado en la segunda mitad del siglo XIX. El reglamento impreso dice por error el siglo XIV.
    .p2 = Una plaga ha acabado con el café de Ceilán, y los plantadores se pasan al té. Construyes plantaciones por toda la isla, cosechas té en tres niveles, cumples contratos de compañías exportadoras, contratas a consejeros y avanzas en tecnología.
    .p3 = Durante la partida puntúas por contratos, por tecnología, por el bono de distritos y cada vez que los rivales cosechan tus plantaciones. Al final puntúas por mayorías y por el número de compañías que has abastecido, pero pierdes puntos por los marcadores de plantación que no has colocado. Gana quien tiene más puntos.

# § 2
map = El mapa
    .p1 = El mapa tiene cuatro distritos de ocho hexágonos cada uno: Kandy, Dimbula, Uva y Ruhuna. Entre ellos corren ríos. En cada distrito hay cuatro hexágonos en el nivel 0, tres en el nivel 1 y uno en el nivel 2.
    .p2 = Una plantación da té negro en el nivel 0, té verde en el nivel 1 y té blanco en el nivel 2.
    .p3 = Los hexágonos forman ocho filas de 2, 3, 4, 5, 6, 5, 4 y 3. El nombre de cada hexágono es la inicial de su distrito y un número, de K1 a R8.

# § 3
setup = Preparación
    .p1 = Cada distrito recibe una de las cinco losetas de nivel grandes, sacada al azar. Cubre cuatro hexágonos y los eleva al nivel 1. Coloca una loseta de nivel pequeña en uno de los cuatro para elevarlo al nivel 2. Las losetas grandes que sobren se quedan en la caja.
    .p2 = Solo cinco formas de cuatro hexágonos caben en todos los distritos; son las formas de las cinco losetas grandes. Una loseta se puede girar o voltear, y todas las maneras en que encaja son igual de probables.
    .p3 = Cada distrito recibe a uno de los ocho consejeros, sacado al azar. Tres contratos van a los vagones del tren; los demás forman el mazo de contratos. Las fichas del bono de distritos forman una pila: la de 10 arriba, luego las de 6, 3 y 1.
    .p4 = Empiezas con ocho marcadores de plantación sobre las casillas de contrato de tu hacienda (tu tablero personal), 15 rupias y una caja de té negro.
    .p5 = El jugador inicial se sortea. Su disco va encima de la pila al inicio de la escala de tecnología, y los demás discos van debajo en orden de turno.
    .p6 = En orden de turno, cada jugador elige un hexágono de nivel 0 en un distrito que aún no tenga plantación, y coloca allí una plantación, su marcador de más a la izquierda y su peón. Después, cada jugador roba tres cartas de acción y las mantiene ocultas.
    .p7 = Prepara la partida en este orden: terreno, consejeros, vagones, losetas iniciales, jugador inicial, pila de tecnología, primeras plantaciones, cartas.
    .p8 = Las rupias, las cajas de té y las fichas de tecnología nunca se agotan.

# § 4
two-players = Dos jugadores
    .p1 = Con dos jugadores, deja fuera un distrito, Uva o Dimbula. Nada más cambia.
    .p2 = Antes de la partida, elige cuál de los dos queda fuera, o que decida el azar. Ese distrito no está en la partida: no tiene losetas de nivel ni consejero, y ningún peón entra en él ni lo cruza. Para el bono de distritos necesitas una plantación en cada uno de los tres distritos en juego.

# § 5
turn = Un turno
    .p1 = Los turnos siguen el sentido de las agujas del reloj. En tu turno juegas una carta de acción y haces una acción; luego cada uno de los demás jugadores hace una acción, en el mismo sentido. Todos los jugadores tienen que actuar.
    .p2 = Un turno tiene estos pasos: juega una carta y elige tu mitad; usa una ficha de tecnología si quieres; haz la acción de tu mitad o una alternativa; usa ahora una ficha, si aún no has usado ninguna; actúa cada uno de los demás jugadores; roba una carta, si quedan; rellena los vagones.
    .p3 = Si no puedes hacer la acción principal, o no quieres, haz una de las dos alternativas: moverte o tomar 2 rupias. Todos los pagos van a la reserva.

# § 6
card = Cartas de acción
    .p1 = Cada una de las 46 cartas muestra dos acciones principales distintas. Cuando juegas una carta, eliges una mitad para ti; el resto recibe la otra mitad.
    .p2 = Puedes hacer una alternativa en lugar de la acción de tu mitad; el resto recibe igualmente la otra mitad.
    .p3 = Hay seis cartas de cada uno de estos pares: plantar y cosechar, plantar y comerciar, cosechar y comerciar. Hay cuatro cartas de cada uno de los demás pares.
    .p4 = Los mazos se quedan boca abajo. Puedes mirar las cartas jugadas en cualquier momento.
    .p5 = Las manos son ocultas. El dorso de cada contrato muestra el número de su compañía.
    .p6 = Así que siempre sabes de qué compañía es el próximo contrato.

# § 7
token = Fichas de tecnología
    .p1 = En tu propio turno puedes devolver una ficha de tecnología para hacer una acción extra: cualquier acción principal menos avanzar en tecnología, o una alternativa. Haz la acción extra justo antes o justo después de la acción de tu carta. Puedes tener cualquier número de fichas, y puedes usar una ficha en el mismo turno en que la ganas.
    .p2 = Pagas el coste habitual de la acción extra, y ningún otro jugador puede hacerla. Haces igualmente la acción de tu carta.

# § 8
plant = Plantar
    .p1 = Paga 5 rupias y coloca una plantación con tu marcador de más a la izquierda en el hexágono donde está tu peón. El hexágono no puede tener ya una plantación; los demás peones no importan.
    .p2 = Necesitas que te quede un marcador en tu hacienda. Un marcador colocado nunca vuelve; a medida que los marcadores salen, se abren tus casillas de contrato.

# § 9
district-bonus = Bono de distritos
    .p1 = En cuanto tengas una plantación en cada distrito en juego, toma la ficha de bono de arriba. El primer jugador en lograrlo suma 10 puntos; los siguientes, 6, 3 y 1. Solo puedes tomar una ficha por partida.
    .p2 = Cuenta tu primera plantación, colocada en la preparación.

# § 10
harvest = Cosechar
    .p1 = Elige plantaciones en el hexágono de tu peón o en los contiguos, y toma 1 caja de té de cada una. También puedes cosechar las plantaciones de tus rivales; su dueño suma 1 punto por cada caja que tomas.
    .p2 = Elige al menos una plantación. Los límites de los distritos no importan. Toma tus cajas de una en una, y termina cuando quieras. El dueño conserva el punto aunque devuelvas la caja.

# § 11
warehouse = El almacén
    .p1 = En tu almacén caben 5 cajas. Mientras cosechas puedes superar ese límite; después, devuelve cajas a la reserva hasta que queden 5.
    .p2 = Eliges qué cajas devuelves, viejas o nuevas, y devuelves exactamente las necesarias. No puedes devolver cajas en ningún otro momento.

# § 12
trade = Comerciar
    .p1 = Entrega las tres cajas que pide un contrato del tren. Coloca el contrato en una casilla de contrato libre o en tu pila de la misma compañía. Toma su recompensa al instante: o todas sus rupias o todos sus puntos. Por ejemplo, un contrato por dos cajas de té verde y una de té negro paga 11 rupias o 4 puntos.
    .p2 = Los vagones vacíos se rellenan del mazo de contratos solo al final del turno, después de robar una carta de acción.
    .p3 = Se rellenan aunque no quede carta de acción que robar. Se rellenan de izquierda a derecha; los contratos que ya están en el tren no avanzan. Si el mazo de contratos está vacío, los vagones se quedan vacíos.

# § 13
contract-spaces = Casillas de contrato
    .p1 = Cada compañía que abasteces ocupa una de las cinco casillas de contrato de tu hacienda, y allí se apilan sus contratos. Una casilla está abierta cuando no le queda encima ningún marcador. Los marcadores salen de izquierda a derecha, y solo cuando plantas.
    .p2 = La primera casilla se abre cuando sale tu primer marcador; las otras cuatro, con el segundo, el cuarto, el sexto y el octavo.

# § 14
councillor = Contratar a un consejero
    .p1 = Paga 5 rupias y coloca un disco en el consejero del distrito donde está tu peón. Desde ahora tienes la habilidad de ese consejero, y tus plantaciones cuentan para la mayoría del distrito. Solo puedes contratar a cada consejero una vez.
    .p2 = La habilidad funciona al instante: si contratas con una ficha antes de la acción de tu carta, ya se aplica a esa acción.
    .p3 = Cada consejero tiene sitio para un disco de cada jugador.

# § 15
councillors = Los ocho consejeros
    .p1 = Guía: al moverte, cada paso tras el primero cuesta 1 rupia.
    .p2 = Banquero: al tomar rupias, tomas 3.
    .p3 = Agrimensor: al plantar, puedes plantar también en un hexágono contiguo a tu peón, en el distrito de tu peón. Tu peón no se mueve.
    .p4 = Corredor: al comerciar, tomas además 2 rupias, aunque elijas puntos.
    .p5 = Ingeniero: al avanzar en tecnología, sumas 1 punto.
    .p6 = Sumas 1 punto por acción, aunque una loseta inicial mueva tu disco dos casillas.
    .p7 = Viverista: plantar te cuesta 4 rupias.
    .p8 = Secretario: contratar a un consejero te cuesta 2 rupias.
    .p9 = El precio rebajado vale para las contrataciones posteriores, no para la del propio Secretario.
    .p10 = Almacenista: en tu almacén caben 6 cajas.

# § 16
technology = Avanzar en tecnología
    .p1 = Paga 5 rupias, avanza tu disco una casilla y toma una ficha de tecnología. Cada uno de los demás jugadores toma 1 rupia. Tu disco va encima de los que ya estén allí: el disco más alto se considera más adelantado.
    .p2 = Cuando llegas a una casilla marcada con +5, sumas 5 puntos; la sexta casilla está marcada. Una vez en la última casilla, ya no puedes avanzar.
    .p3 = La escala tiene nueve casillas tras el inicio. Están marcadas la tercera, la sexta y la novena.
    .p4 = Los demás jugadores toman su rupia al instante, y pueden gastarla en el mismo turno.

# § 17
move = Moverse
    .p1 = En lugar de la acción principal, mueve tu peón a otro hexágono. El primer paso es gratis, el segundo cuesta 1 rupia, el tercero 2, el cuarto 3, y así sucesivamente: un movimiento de tres pasos cuesta 3 rupias en total. Los ríos, los niveles, las plantaciones y los peones nunca impiden un movimiento.
    .p2 = Pagas el camino más corto. No puedes quedarte donde estás.

# § 18
rupees = Tomar rupias
    .p1 = En lugar de la acción principal, toma 2 rupias de la reserva.

# § 19
end = El final de la partida
    .p1 = Cuando un jugador ha colocado su último marcador o robado la última carta de acción, esa ronda es la última: se sigue hasta que todos los jugadores hayan tenido el mismo número de turnos.
    .p2 = Un jugador puede colocar su último marcador en el turno de cualquiera, incluso con una ficha de tecnología. Termina ese turno y sigue hasta que haya jugado el último jugador en orden de turno. Si ya era el turno de ese jugador, la partida ha terminado.
    .p3 = Cuando se agotan las cartas de acción, ya no robas.
    .p4 = Si aún te queda un turno, juega una de tus tres cartas como siempre.

# § 20
majorities = Mayorías
    .p1 = Puntúa las mayorías en este orden. Rupias restantes: necesitas al menos 1. Tecnología: tu disco tiene que haber salido del inicio. Cada distrito en juego: cuenta las plantaciones; necesitas al menos 1, y tienes que haber contratado al consejero del distrito. Sin el consejero, no ocupas ningún puesto allí.
    .p2 = El primer puesto suma 10 puntos; el segundo, 6.
    .p3 = El tercer puesto suma 3 puntos; el cuarto, 1.
    .p4 = Con dos o tres jugadores, solo puntúan los dos o tres primeros puestos.
    .p5 = Quien va más adelante en la escala de tecnología gana todos los empates, incluido el empate por la victoria. En una misma casilla va más adelante el disco más alto de la pila.

# § 21
companies = Compañías y marcadores
    .p1 = Los contratos de 3 compañías distintas suman 6 puntos.
    .p2 = Los contratos de 1 compañía suman 1 punto; los de 2 compañías, 3 puntos; los de 4 compañías, 10 puntos; y los de las 5 compañías, 15 puntos.
    .p3 = Cada marcador sobrante en tu hacienda te cuesta 2 puntos.
    .p4 = Los empates siempre se deshacen, así que hay exactamente un ganador.

# § 22
starting-tiles = Variante: losetas iniciales
    .p1 = Se reparte a cada jugador una de las siete losetas iniciales; luego se revelan todas. Quien tiene el número más bajo juega el primer turno. Las primeras plantaciones se colocan en orden ascendente de los números de las losetas.
    .p2 = Los turnos y la pila de tecnología siguen el sentido de las agujas del reloj desde el jugador inicial.
    .p3 = Los números impresos se han perdido. Los nuestros siguen el orden de las losetas en el reglamento impreso.
    .p4 = Puedes usar tu loseta una vez en la partida, con una de tus acciones en el turno de cualquiera. Después, dale la vuelta.
    .p5 = 1, Bolsa: al tomar rupias, toma 5 más.
    .p6 = 2, Pasaje: al moverte, muévete gratis a cualquier hexágono.
    .p7 = 3, Doble cultivo: al plantar, coloca un segundo marcador, pero no una segunda plantación, en un hexágono que tenga tu plantación. La plantación cuenta doble en la mayoría de su distrito, pero sigue dando una sola caja.
    .p8 = 4, Salto: al avanzar en tecnología, avanza dos casillas. Aun así tomas una sola ficha.
    .p9 = 5, Misiva: al contratar a un consejero, contrata al consejero de otro distrito.
    .p10 = 6, Porteadores: al cosechar, puedes elegir plantaciones fuera del alcance de tu peón.
    .p11 = 7, Peso corto: al comerciar, entrega una caja menos.
    .p12 = Anuncia tu loseta al hacer su acción, que puede ser la acción extra de una ficha. Solo puedes anunciarla cuando supone una diferencia: Pasaje cuando te mueves dos o más pasos, Salto cuando a tu disco le quedan al menos dos casillas, Porteadores cuando tomas tu primera caja fuera de alcance. Todos los costes y demás efectos se mantienen.
    .p13 = La Bolsa se suma al Banquero: juntos te dan 8 rupias.
    .p14 = Doble cultivo: tu peón tiene que estar en ese hexágono o, con el Agrimensor, al lado en el mismo distrito. Pagas el precio habitual. Usa el marcador de más a la izquierda de tu hacienda. Cuenta como cualquier otro marcador que colocas: abre casillas de contrato, no te cuesta puntos al final y desencadena el final de la partida si es el último.
    .p15 = Salto: pagas 5 rupias una vez, y cada uno de los demás jugadores toma 1 rupia una vez. Tu disco va encima de los que haya en la casilla donde se detiene. Sumas 5 puntos por cada casilla marcada que pasas o alcanzas. Con el Ingeniero sumas 1 punto, no 2.
    .p16 = Misiva: pagas tu precio habitual por un consejero. Elige otro distrito en juego a cuyo consejero no hayas contratado.
    .p17 = Porteadores: puedes cosechar cualquier plantación del mapa, cercana o lejana. Sus dueños puntúan como siempre, y en tu almacén no cabe más de lo habitual.
    .p18 = Peso corto: recibes la recompensa completa. Puedes usar esta loseta aunque tengas las tres cajas, y eliges cuál de las cajas pedidas dejas fuera.

# § 23
figures = Contratos y escala: cifras que son nuestras
    .p1 = Para estas no encontramos fuente, así que las inventamos: el contorno del mapa, las formas de las losetas de nivel grandes, el número de cartas de cada par, todos los contratos menos uno, el número de marcadores en cada casilla de contrato, la longitud de la escala de tecnología y sus casillas marcadas salvo la sexta, el número de sitios de cada consejero y los números de las losetas iniciales. También son nuestros los nombres de los consejeros y de las losetas.
    .p2 = En un contrato, una caja de té negro vale 3 rupias o 1 punto; una de té verde, 4 rupias o 1½ puntos; y una de té blanco, 6 rupias o 2½ puntos. Los medios puntos se redondean hacia abajo en un contrato sin té blanco, y hacia arriba en uno que lo tenga.
    .p3 = Estas son las cajas que piden los contratos. Compañía 1: tres de negro; dos de negro y una de verde (dos veces); dos de negro y una de blanco. Compañía 2: dos de negro y una de verde; una de negro y dos de verde (dos veces); una de cada. Compañía 3: tres de verde; una de cada (dos veces); dos de negro y una de blanco. Compañía 4: una de negro y dos de verde; dos de verde y una de blanco (dos veces); una de negro y dos de blanco. Compañía 5: dos de negro y una de blanco; dos de verde y una de blanco; una de negro y dos de blanco (dos veces).
