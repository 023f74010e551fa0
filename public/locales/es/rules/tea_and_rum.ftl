preface = Tea & Rum es un juego de Fabien Gridel, publicado por Captain Games. Estas son sus reglas en nuestras propias palabras. Nuestra copia del reglamento había perdido las imágenes, y con ellas la mayoría de las cifras de cartas, losetas y escalas. Cada párrafo está marcado como impreso en el reglamento, deducido de él, decidido por nosotros o inventado por nosotros para llenar un hueco. Las partidas nuevas usan la versión 2 de estas reglas; donde la versión 1 difiere, la sección lo dice.

# § 1
overview = Visión general
    .p1 = De dos a cuatro jugadores desarrollan una isla en cinco rondas. Los puntos azules muestran tu prestigio ante la Corona; los rojos, tu apoyo entre el Pueblo.
    .p2 = Al final, un jugador llega a Gobernador y uno a Rey Pirata. Ganan los dos, y un mismo jugador puede tener ambos títulos. Puede que no haya Gobernador. Entre ganadores no hay orden.
    .p3 = Con dos jugadores solo se otorga un título. Poco a poco se sabe cuál será.

# § 2
setup = Preparación
    .p1 = Edificios: con cuatro jugadores se usan tres copias de cada uno; con tres jugadores, dos. En ambos casos se retira al azar un edificio de cada color. Con dos jugadores se usa una copia de cada uno de los 25 edificios.
    .p2 = Pon un contrato en cada espacio del tablero de contratos y un juramento en cada espacio del tablero de juramentos. Los juramentos restantes salen de la partida.
    .p3 = Con cuatro jugadores hay cinco espacios para contratos y seis para juramentos. Si no, hay cuatro para contratos y cinco para juramentos.
    .p4 = Cada ronda tiene seis capitanes. Con cuatro jugadores, saca cuatro de ellos para cada ronda; si no, saca tres. Devuelve los demás a la caja sin mirarlos. Los capitanes de la ronda I se pueden contratar desde el principio.
    .p5 = Cada tablero de acciones recibe sus cuatro losetas en orden al azar, una en cada fila. Con dos o tres jugadores, la loseta en blanco va en la fila superior.
    .p6 = Cada ronda tiene una loseta de recompensa, con su lado azul o rojo arriba al azar. Bajo la loseta está uno de los deseos del pueblo, boca arriba.
    .p7 = Empiezas con una población de 10, en el escalón 0 de la escala de reputación, con un trabajador en cada tablero de acciones, seis fichas de ampliación y una dotación inicial. Después, abre quien tiene menos dinero.
    .p8 = Las estrellas de una dotación te dan lo que dan sus escalones antes de que se compare el dinero.
    .p9 = Las dotaciones: 1 barril y 1 tabaco; $1, 1 madera y 1 cañón; $2, 1 trigo, 1 madera y 1 mineral; $3, 1 trigo y 2 estrellas; $5, 1 punto azul y 1 punto rojo; $6, 1 trigo y 1 estrella. Nunca hay empate entre quienes tienen menos dinero.

# § 3
phases = La ronda
    .p1 = Cada una de las cinco rondas tiene seis fases: ingresos, barcos, trabajadores, el deseo del pueblo, población y el final de la ronda.

# § 3.1
turns = Turnos y elecciones
    .p1 = Empieza el jugador inicial, y se sigue en el sentido de las agujas del reloj.
    .p2 = Si una elección tiene una sola respuesta, se hace por ti. No puedes dejar de mover un trabajador. Puedes renunciar a acciones principales y a pagos, pero tienes que tomar todo lo que simplemente ganas.

# § 3.2
income = Ingresos
    .p1 = Cobras tantos dólares como tu población. Con la Iglesia cobras $3 más.

# § 3.3
foundry = Fundición
    .p1 = Si tienes la Fundición, en la fase de ingresos puedes convertir cualquier cantidad de mineral en el mismo número de cañones.
    .p2 = Primero cobran su dinero todos los jugadores. Después deciden en orden de turno quienes tienen una Fundición, antes de conocerse los barcos de la ronda. En la reserva deben quedar bastantes cañones.

# § 3.4
ships = Barcos
    .p1 = Al principio de esta fase, pon los barcos boca arriba en orden ascendente de precio: los nueve con cuatro jugadores, siete al azar con tres, cinco al azar con dos.
    .p2 = Los barcos se vuelven a sacar en cada ronda. El reglamento solo lo dice para dos jugadores.
    .p3 = Los jugadores se turnan, empezando por el jugador inicial y en el sentido de las agujas del reloj. En tu turno puedes comprar un barco: paga su precio y toma las mercancías de una de sus filas; el barco desaparece. Los turnos siguen mientras algún jugador quiera comprar.
    .p4 = Si pasas, no compras más barcos en esta ronda.
    .p5 = En las partidas empezadas con la versión 1 de estas reglas, los barcos se sacan antes de los ingresos.
    .p6 = Los barcos cuestan de $1 a $9. Cada fila de un barco tiene mercancías que valen $2 o $3 más que el precio del barco.

# § 3.5
actions = Trabajadores
    .p1 = En las rondas I, III y V retiras trabajadores de los tableros de acciones. En las rondas II y IV los colocas. Mueves un trabajador por turno, hasta que todos los jugadores hayan movido cuatro.
    .p2 = El número de trabajadores que hay en el tablero, de todos los colores, te dice qué fila usas. Cuéntalos antes de retirar un trabajador, o después de colocarlo. En un tablero caben como mucho cuatro trabajadores en una partida de cuatro jugadores, y como mucho tres en las demás; varios de ellos pueden ser tuyos.
    .p3 = En lugar de la fila, siempre puedes usar la acción alternativa de abajo del tablero.
    .p4 = Las acciones alternativas: construir en el tablero del Gobernador, comerciar en el del Mercado, cumplir un contrato en el del Puerto, contratar a un capitán en el de la Taberna. Qué acción corresponde a qué tablero es interpretación nuestra.

# § 3.6
icons = Filas e iconos
    .p1 = Resuelve los iconos de izquierda a derecha. Una barra significa que eliges el lado izquierdo o el derecho.
    .p2 = Termina todo lo que desencadena un icono antes de pasar al siguiente: el escalón de una estrella, los efectos de un edificio, un juramento, un almacén lleno. Si no puedes o no quieres hacer una acción principal, sáltatela; los demás iconos siguen valiendo.
    .p3 = Los iconos de las losetas de acción son nuestros.

# § 3.7
wishes = El deseo del pueblo
    .p1 = Cada jugador cuenta sus símbolos de todos los tipos que muestra el deseo de esta ronda. Quien tiene más gana la primera recompensa, y quien le sigue gana la segunda. La loseta de recompensa fija el color de los puntos.
    .p2 = Si varios jugadores empatan en primer lugar, cada uno gana la primera recompensa y no hay segunda. Si varios empatan en segundo lugar, cada uno gana la segunda recompensa. Si no tienes ninguno de los símbolos, no ganas recompensa.
    .p3 = Los símbolos de un capitán siguen contando después de dar la vuelta a su carta. Primero se dan todas las recompensas; luego toman sus juramentos, en orden de turno, los jugadores que han llegado a ocho puntos azules.
    .p4 = La primera y la segunda recompensa son de 2 y 1 puntos en las rondas I y II, de 3 y 1 en las rondas III y IV, y de 4 y 2 en la ronda V. También son nuestros los deseos y la elección de las cartas que muestran sus símbolos.

# § 3.8
population = Población
    .p1 = En cada ronda, la población de cada jugador crece en uno tras el deseo del pueblo.
    .p2 = La escala acaba en 25; lo que crezca por encima se pierde.

# § 3.9
round-end = Final de la ronda
    .p1 = Los contratos se desplazan a la derecha tanto como puedan, y contratos nuevos llenan los espacios libres. Los capitanes de la ronda siguiente se unen a los que aún se pueden contratar. El siguiente jugador en el sentido de las agujas del reloj pasa a ser el jugador inicial.
    .p2 = Los espacios se llenan de derecha a izquierda. Cuando la pila de contratos está vacía, los espacios se quedan vacíos.

# § 4.1
build = Construir
    .p1 = Paga los cubos y toma un edificio que aún no tengas.
    .p2 = Gremio de Arquitectos: ganas $4 cada vez que construyes. Depósito: retiras todas tus fichas de ampliación al instante y gratis.
    .p3 = Ganas primero los puntos y luego los efectos inmediatos. Un efecto duradero empieza con tu próxima ocasión de usarlo, así que nunca se aplica a la carta que lo concede. El Gremio y el Taller se aplican a cada construcción, la permita el icono que la permita.
    .p4 = El reglamento imprime los nombres de los edificios, sus efectos duraderos y el efecto inmediato del Depósito.
    .p5 = En la lista impresa, cada grupo de cinco edificios consecutivos comparte un color.
    .p6 = Los precios, los puntos, los símbolos y los demás efectos inmediatos de los edificios son nuestros, igual que los nombres de los colores.

# § 4.2
workshop = Taller
    .p1 = Con el Taller, cada edificio te cuesta un cubo menos; tú eliges cuál.
    .p2 = Al construir nombras el cubo que te ahorras. No puedes renunciar al ahorro.

# § 4.3
captain = Contratar a un capitán
    .p1 = Paga el precio del capitán, toma la carta y gana su efecto inmediato. Con la Prisión pagas $2 menos.
    .p2 = La Prisión solo rebaja los dólares del precio, y nunca por debajo de cero.
    .p3 = El reglamento imprime las rondas, los dólares, las estrellas y los cañones de los capitanes, y cuánto ganas al activarlos.
    .p4 = Lady Braza tiene dos precios, y pagas uno de ellos: el reglamento imprime «6 / 2». Tres capitanes de precio bajo cuestan además una mercancía.
    .p5 = Son nuestros: la madera del segundo precio de Lady Braza; los nombres de todos los capitanes; sus mercancías, la mayoría de los colores de sus puntos y la mayoría de sus símbolos; y qué capitanes te dejan construir, comerciar, cumplir un contrato o aumentar tu población.

# § 4.4
activation = Activar a un capitán
    .p1 = Un capitán que necesita cañones queda boca arriba hasta que pagues los cañones. Puedes hacerlo una vez, antes o después de la acción de tu trabajador o al final de la partida. No cuenta como acción.
    .p2 = Puedes activar a varios capitanes en un turno, incluso a uno contratado ese mismo turno. Las acciones que concede un capitán son adicionales.

# § 4.5
contract = Cumplir un contrato
    .p1 = Paga las mercancías de un contrato y elige sus puntos azules o los rojos. Luego gana el bono de su espacio. El espacio queda vacío hasta el final de la ronda.
    .p2 = Si sus puntos te llevan a ocho puntos azules, tomas tu juramento antes del bono.
    .p3 = Las mercancías y los puntos de los contratos son nuestros, y también los bonos de los espacios.

# § 4.6
trade = Comerciar
    .p1 = En un mismo trato puedes vender cualquier mercancía y comprar cualquier mercancía; el dinero equilibra la balanza. No puedes vender y comprar la misma mercancía en un mismo trato.
    .p2 = De las mercancías que vendes, puedes poner todas las de un tipo en el platillo pequeño izquierdo, donde cada una da $1 más; los cañones no pueden ir ahí. De las que compras, puedes poner todas las de un tipo en el platillo pequeño derecho, donde cada una cuesta $1 menos; el trigo no puede ir ahí.
    .p3 = En esta aplicación, primero vendes y luego compras, mercancía a mercancía. Los bonos de $1 se colocan solos de modo que te salga el mejor precio. Lo que vendes se queda en la balanza y solo llega a la reserva cuando termina el trato. Puedes usar dinero del trato para pagar ampliaciones.
    .p4 = En los ejemplos resueltos, el trigo cuesta $2, la madera $3, el mineral $4 y un cañón $7. Un barril a $5 y el tabaco a $6 llenan el hueco entre el mineral y los cañones.

# § 4.7
warehouse = Almacén
    .p1 = En cada casilla cabe una mercancía. Paga el precio de una ficha de ampliación para retirarla y ganar una casilla más: tres fichas cuestan $1 cada una, dos cuestan $2 cada una y una cuesta $3. Si hay mercancías que no caben, eliges cuáles descartas.
    .p2 = Puedes ampliar cuando hay mercancías que no caben y mientras comercias, y retiras primero la ficha más barata. Ampliar antes nunca te sirve de nada.
    .p3 = Seis casillas están libres desde el principio.

# § 4.8
supply = La reserva
    .p1 = Hay 22 cubos de trigo, 22 de madera y 22 de mineral, y 12 barriles, 12 de tabaco y 12 cañones. El dinero nunca se agota.
    .p2 = Si ganas una mercancía que falta en la reserva, te quedas sin ella; en un trato no puedes comprarla. Puedes quitar este límite al preparar una partida.

# § 4.9
reputation = Reputación
    .p1 = Cada estrella te sube un escalón en la escala, y te llevas al instante lo que da ese escalón. Las estrellas se resuelven una a una. Una barra significa que eliges un lado.
    .p2 = Lo que dan los escalones es nuestro. Cada estrella por encima del escalón 20 te da $2.

# § 4.10
points = Puntos
    .p1 = Si una barra separa los dos colores, eliges uno de ellos al ganar los puntos.
    .p2 = Todos los puntos son públicos hasta que un jugador tiene ocho puntos azules. Desde entonces, los puntos de ese jugador están en un cofre cerrado.
    .p3 = Cada ganancia se sigue anunciando cuando ocurre; a los demás jugadores solo se les ocultan los totales.

# § 4.11
allegiance = Juramento
    .p1 = Cuando ganas tu octavo punto azul, tienes que tomar al instante uno de los juramentos a la vista y ganar sus puntos rojos. Si varios jugadores llegan a ocho a la vez, eligen en orden de turno.
    .p2 = Solo los jugadores que han cumplido su juramento pueden llegar a Gobernador. No tienes obligación de cumplir el tuyo.
    .p3 = El reglamento imprime las diez condiciones y sus puntos rojos. Dos condiciones son pagos: $20, o 1 barril, 1 tabaco y 1 cañón juntos. Pagas una vez, durante la partida o al final, y pagar no cuenta como acción.
    .p4 = Solo tomas un juramento en la partida. Si es un pago, puedes pagarlo antes o después de la acción de tu trabajador, o al final. El equilibrio entre puntos azules y rojos solo se mide al final del todo. Las demás condiciones se comprueban siempre, así que puedes cumplir un juramento en el momento de tomarlo; un juramento cumplido sigue cumplido. Si no llegas a ocho puntos azules hasta que cambias dinero por puntos al final, no tomas juramento.

# § 4.12
buildings = Efectos duraderos
    .p1 = Iglesia: $3 más de ingresos. Palacio: 1 punto azul por cada acción en el tablero del Gobernador. Gremio: $4 por cada construcción. Taller: un cubo menos por cada construcción. Posada: los barcos cuestan $1 menos. Prisión: los capitanes cuestan $2 menos. Fundición, Ayuntamiento, Secadero de Tabaco, Destilería: consulta sus secciones.
    .p2 = El Palacio te da 1 punto azul cada vez que colocas o retiras un trabajador en el tablero del Gobernador, uses la fila o la acción alternativa. Ganas el punto después del último icono, si tenías el Palacio antes de mover el trabajador.

# § 4.13
city-hall = Ayuntamiento
    .p1 = Cuando es tu turno de mover un trabajador, puedes cambiar cualquier número de barriles por el mismo número de estrellas.
    .p2 = Cambias un barril cada vez, antes de que se mueva tu trabajador o después de su último icono, pero no al final de la partida.

# § 4.14
convert = Secadero de Tabaco y Destilería
    .p1 = En cualquier momento, el Secadero de Tabaco convierte tres de madera en dos de tabaco, y la Destilería, tres de trigo en dos barriles.
    .p2 = Puedes usarlos tantas veces como quieras. «En cualquier momento» significa en cualquier elección tuya que tenga que ver con mercancías: al comprar barcos, antes y después de mover un trabajador, en medio de una acción principal, cuando tu almacén se desborda y en los dos primeros pasos del final de la partida. En la reserva debe quedar bastante de lo que produces. No puedes usar mercancías que están en la balanza de un trato.

# § 5
automa = Dos jugadores: el Automa
    .p1 = En los tableros de acciones te acompaña un tercer color: el Automa, que tiene cuatro trabajadores y nada más. En su turno se saca una loseta, que muestra un tablero de acciones: el Automa retira o coloca allí un trabajador, pero no hace ninguna acción. Si no puede, se saca la loseta siguiente. Cada ronda empieza con las ocho losetas boca abajo.
    .p2 = Cada uno de los cuatro tableros tiene dos de las ocho losetas.
    .p3 = Tras las dotaciones, el jugador con menos dinero es el jugador A. El tablero de orden muestra de quién es el turno; se le da la vuelta tras cada ronda.
    .p4 = En las rondas impares, el orden es A, B, Automa, B, A, Automa, A, B, Automa, B, A, Automa. En las rondas pares, A y B intercambian sus lugares.
    .p5 = Para los barcos y otras cuestiones de orden, A va primero en las rondas impares y B en las pares. Las losetas sacadas quedan fuera hasta que termine la ronda o estén fuera las ocho.

# § 5.1
victory-cards = Dos jugadores: un título
    .p1 = Cinco de las seis cartas de victoria están boca abajo, una para cada ronda; la sexta no se ve nunca. Descubre cada carta cuando empieza su ronda. Al final decide la mayoría de las cinco: el azul da un Gobernador; el rojo, un Rey Pirata.
    .p2 = Tres de las seis cartas son azules y tres rojas, la única mezcla equilibrada.
    .p3 = Si decide el azul y ningún jugador ha cumplido un juramento, no gana ninguno.
    .p4 = Puede saberse quién gana antes del final: cuando es seguro que decidirá el azul, un jugador ha cumplido un juramento y el otro ya no puede.
    .p5 = La partida sigue igualmente hasta el final de la ronda V. Si quieres dejarla, elige «Ceder el puesto a una máquina» en el menú de la mesa.

# § 6
end = El final de la partida
    .p1 = Tras la ronda V, sigue estos pasos en orden: activar a los capitanes que aún necesitan cañones; pagar juramentos; vender todas las mercancías de los almacenes a su precio base; cambiar dinero por puntos; recortar los puntos azules y rojos a diez de diferencia como mucho; otorgar los títulos.
    .p2 = Todos los jugadores terminan un paso antes de que empiece el siguiente, en el orden de turno de la ronda V. Si llegas a ocho puntos azules en el primer paso, aún tomas un juramento.

# § 6.1
exchange = Dinero por puntos
    .p1 = Puedes cambiar en secreto $10 por un punto, azul o rojo, tantas veces como alcance tu dinero.
    .p2 = Los jugadores eligen uno tras otro en este dispositivo, y todas las elecciones siguen en secreto hasta que todos hayan terminado.

# § 6.2
apart = Diez de diferencia como mucho
    .p1 = Conservas como mucho diez puntos más de un color que del otro; pierdes el resto.
    .p2 = El juramento que pide un equilibrio entre puntos azules y rojos se comprueba después de este paso.

# § 6.3
titles = Títulos
    .p1 = Gobernador: entre los jugadores que han cumplido su juramento, llega a Gobernador quien tiene más puntos azules. Si hay empate, deciden los puntos rojos; si sigue el empate, comparten el título. Si solo un jugador tiene opción, ese jugador llega a Gobernador, tenga los puntos que tenga. Si nadie tiene opción, no hay Gobernador.
    .p2 = Rey Pirata: quien tiene más puntos rojos llega a Rey Pirata. Si hay empate, deciden los puntos azules; si sigue el empate, comparten el título.
