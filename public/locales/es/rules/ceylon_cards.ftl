preface = Las reglas impresas de Lloyd Krassner ocupan una página. Aquí están en nuestras palabras, con todos los números sin cambios. Donde la página calla, tuvimos que decidir; esos párrafos están marcados como decisiones nuestras.

# § 1
aim = El objetivo
    .p1 = Comercias con las mercancías de Ceilán y las envías por mar. Gana el primer jugador con 100 puntos o más.
    .p2 = Solo puntúas enviando lotes. Un lote es un Clíper, un Puerto y tantas mercancías iguales como puedas reunir.

# § 2
cards = Las cartas
    .p1 = Todos los jugadores comparten un mazo de 91 cartas: 10 Clíperes, 10 Puertos, 10 Vientos, 8 Piratas, 8 cartas de Plantación y 45 mercancías (10 Té, 9 Canela, 8 Caucho, 7 Azúcar, 6 Café y 5 Índigo).
    .p2 = Tu hoja lleva la cuenta de tus puntos, plantaciones y funcionarios.
    .p3 = Mantén tu mano en secreto, porque los piratas quitan al azar.
    .p4 = Todos los jugadores pueden ver todas las hojas, el número de cartas de cada mano y del mazo, y toda la pila de descartes.
    .p5 = Las reglas impresas son para 2 a 4 jugadores, pero permiten más.
    .p6 = Aquí pueden jugar de 2 a 8. Hasta 6 jugadores usan un mazo; 7 u 8 usan dos mazos barajados juntos.

# § 3
setup = Preparación
    .p1 = Cada jugador recibe siete cartas. Empieza quien ganó la última partida.
    .p2 = En una primera partida, o cuando quien ganó no está en la mesa, empieza un jugador al azar. Tras una victoria compartida empieza uno de los ganadores, elegido al azar. Se juega en el sentido de las agujas del reloj.

# § 4
turn = Un turno
    .p1 = Tu turno tiene siete fases, en este orden: Robar, Trueque, Piratas, Tormenta, Obras, Enviar, Fin.
    .p2 = Tienes que robar, y tienes que descartar hasta tu límite de mano. Todo lo demás es opcional.
    .p3 = Pasas a una fase posterior al hacer una acción en ella. Entonces terminan todas las fases anteriores. Por eso los demás jugadores solo ven las acciones que haces, no las que podrías haber hecho.
    .p4 = Puedes repetir una acción dentro de su fase mientras tengas cartas para ella. Solo los lotes están limitados: puedes enviar uno por turno.
    .p5 = Las cartas que pagas por una acción van a los descartes antes de que la acción surta efecto.

# § 4.1
draw = Robar
    .p1 = Robas dos cartas. Puedes descartar un Clíper para robar dos más.
    .p2 = Las dos primeras cartas se roban por ti. Después puedes descartar cuantos Clíperes quieras, uno tras otro, también los que acabas de robar. Una opción lo limita a un Clíper por turno.
    .p3 = Solo en esta fase puedes descartar un Clíper para robar cartas.
    .p4 = Mientras el mazo y los descartes estén vacíos, no puedes descartar un Clíper para robar cartas.

# § 4.2
trade = Trueque
    .p1 = Puedes cambiar cartas con los demás jugadores. Tú decides cuándo termina la fase, tras tres minutos como mucho.
    .p2 = En tu turno, los demás jugadores solo hacen trueques contigo, no entre ellos.
    .p3 = Solo se pueden cambiar cartas de la mano: cuantas quieras por cada lado, regalos incluidos. Las promesas no obligan, y nunca tienes que aceptar un trueque. En esta fase no rigen los límites de mano.
    .p4 = Aquí tienes tres ofertas por turno en vez de los tres minutos. Con la opción «Reloj de tres minutos», tu fase Trueque se cronometra también: cuando se acaba el tiempo, no puedes hacer ofertas nuevas.
    .p5 = Las máquinas hacen como mucho una oferta por turno, para ahorrarte la espera.

# § 4.2.1
offer = Hacer una oferta
    .p1 = Haces una oferta a un jugador o, con tres o más jugadores, a cualquiera. Nombras las cartas que das, que tienes que tener, y las que pides. El mismo tipo de carta no puede estar en los dos lados.
    .p2 = No puedes pedir a un jugador más cartas de las que tiene, ni pedir a cualquiera más cartas de las que tiene la mayor de las otras manos. Puedes pedir cartas que los demás no tienen.
    .p3 = Cualquiera de los lados puede estar vacío: tu oferta es entonces un regalo o una petición. Si ambos están vacíos, pides ofertas.
    .p4 = En cuanto empiezas una oferta, cuenta como una de tus tres del turno y no puedes abandonarla. Los demás jugadores solo la ven cuando la propones.
    .p5 = Una oferta a cualquiera es abierta: todos los jugadores ven sus cartas. En una oferta a un solo jugador, solo los dos ven las cartas. Los demás ven que haces la oferta, cuántas cartas nombra y la respuesta.

# § 4.2.2
answer = Responder a una oferta
    .p1 = Cuando recibes una oferta, la aceptas, la rechazas o haces una contraoferta. Para aceptar, tienes que tener todas las cartas que pide. Una oferta a cualquiera da la vuelta a la mesa en el sentido de las agujas del reloj. El primer jugador que acepta hace el trueque, y las cartas cambian de mano al instante.
    .p2 = Si un jugador te pide ofertas, solo puedes hacer una contraoferta o rechazar.
    .p3 = Entre una oferta y su respuesta no puede ocurrir nada más.

# § 4.2.3
counter = Contraofertas
    .p1 = Haces una contraoferta al jugador que tiene el turno, y solo los dos ven sus cartas. Debe nombrar al menos una carta, y no puede pedir más cartas de las que ese jugador tiene.
    .p2 = Ese jugador la acepta o la rechaza. Si la rechaza, cuenta como si tú también hubieras rechazado su oferta. Una oferta hecha a cualquiera pasa entonces al jugador siguiente. No se puede responder a una contraoferta con otra.
    .p3 = Si ninguno de los dos tiene cartas en la mano, no puedes hacer una contraoferta.

# § 4.3
pirates = Piratas
    .p1 = Puedes mandar piratas contra otro jugador: una carta de Piratas para un ataque, tres para una flota. Puedes saltarte esta fase.
    .p2 = Puedes atacar y enviar flotas tantas veces como permitan tus cartas, en cualquier orden. No puedes atacar a un jugador con la mano vacía. Puedes usar al instante las cartas que quites.
    .p3 = Los Vientos solo detienen un ataque, y los Clíperes solo una flota.

# § 4.3.1
attack = Ataque pirata
    .p1 = Descarta una carta de Piratas para quitar una carta al azar de la mano de otro jugador. Ese jugador puede descartar una carta de Vientos para detener el ataque: entonces no quitas nada.
    .p2 = Todas las cartas de la mano son igual de probables. Solo los dos ven qué carta quitas.
    .p3 = Siempre se pregunta al jugador atacado, aunque no tenga ninguna carta de Vientos, así que la pregunta no delata nada.

# § 4.3.2
fleet = Flota pirata
    .p1 = Descarta tres cartas de Piratas para quitar a otro jugador la mano entera. Para detener la flota, los demás jugadores, juntos o por separado, pueden descartar dos Clíperes: entonces no quitas nada.
    .p2 = Se pregunta una vez a cada uno de los demás jugadores: primero al objetivo, luego al resto en el sentido de las agujas del reloj. No se pregunta a quien tiene la mano vacía. Cada jugador promete a la vista de todos cero, uno o dos Clíperes y no puede retirar la promesa. En cuanto hay dos prometidos, se descartan y la flota queda detenida.
    .p3 = Si las promesas suman menos de dos, no se descarta ningún Clíper, y el que haya prometido el objetivo pasa a ti con el resto de su mano. Tus cartas de Piratas se descartan en cualquier caso.

# § 4.4
storm = Tormenta
    .p1 = Descarta dos cartas de Vientos para un Monzón: cada uno de los demás jugadores descarta una carta al azar.
    .p2 = Descarta tres cartas de Vientos para un Tifón: todos los jugadores descartan su mano entera.
    .p3 = Un Tifón se lleva también tu propia mano.
    .p4 = Ninguna carta protege de una tormenta, y no robas cartas para reponer las que pierdes.

# § 4.5
build = Obras
    .p1 = Descarta dos cartas de Plantación y dos mercancías iguales para construir una plantación de ese tipo.
    .p2 = Descarta dos Puertos para contratar a un funcionario. Los funcionarios pueden cambiar los límites de mano.
    .p3 = Puedes construir y contratar tantas veces como puedas pagar. Incluso puedes construir otra plantación del mismo tipo. Tus plantaciones y funcionarios se quedan el resto de la partida.
    .p4 = Las cartas de Plantación no pueden sustituir a las dos mercancías.

# § 4.6
ship = Enviar
    .p1 = Una vez por turno puedes enviar un lote: un Clíper, un Puerto y mercancías iguales. Suma los puntos que la tabla de precios indica para ese número de mercancías, descarta el lote y roba tres cartas al instante.
    .p2 = Por cada plantación de ese tipo que tengas, puedes usar en el lote una carta de Plantación como mercancía.
    .p3 = Al menos una de las mercancías tiene que ser una carta de mercancía real. Conservas tus plantaciones.
    .p4 = La tabla de precios indica los puntos por 1 a 8 mercancías. Té: 1, 3, 6, 10, 15, 21, 28, 36. Canela: 2, 4, 8, 12, 17, 24, 32, 40. Caucho: 3, 5, 9, 14, 20, 27, 35, 44. Azúcar: 4, 6, 10, 16, 23, 30, 39, 48. Café: 5, 7, 12, 18, 25, 33, 42, 52. Índigo: 6, 8, 14, 20, 27, 36, 45, 56.
    .p5 = La tabla acaba en 8, así que un lote tiene como mucho 8 mercancías, cartas de Plantación incluidas. No tienes que enviar todo lo que tienes. Tras el lote, tu turno pasa a la fase Fin.

# § 4.7
end = Fin
    .p1 = Descarta hasta tu límite de mano. El límite es de siete cartas; es de ocho si tienes la mayor cantidad de funcionarios, y de seis si tienes la menor en una partida de tres o más jugadores.
    .p2 = Tienes que ser el único jugador con la mayor o la menor cantidad: los empates no cambian nada. Tu límite se fija en esta fase, así que ya cuentan los funcionarios que hayas contratado este turno.
    .p3 = Eliges las cartas, y descartas exactamente hasta el límite. Los demás jugadores pueden tener más hasta que acaben sus propios turnos.

# § 5
deck = Cuando se agota el mazo
    .p1 = Cuando el mazo se agota, los descartes se barajan y forman un mazo nuevo.
    .p2 = Los descartes solo se barajan cuando un jugador tiene que robar y el mazo está vacío, no antes. Si el mazo y los descartes están vacíos, los robos pendientes se pierden y la partida sigue.

# § 6
winning = Ganar
    .p1 = Gana el primer jugador con 100 puntos o más.
    .p2 = Solo puntúas en tu propio turno, así que dos jugadores no pueden llegar a 100 a la vez.
    .p3 = La partida termina al instante: no robas cartas por el lote ganador.
    .p4 = Con la opción «Turnos iguales para todos», la partida no termina al instante. Si llegas a 100, robas tres cartas y terminas tu turno como siempre, y los demás siguen jugando. La partida termina cuando el último jugador de esa ronda ha terminado su turno. Entonces gana el total más alto.
    .p5 = Ningún jugador está obligado a enviar, así que la partida también termina cuando cada jugador ha tenido 100 turnos. Entonces gana el total más alto.
    .p6 = Si hay empate en el total más alto, gana quien tiene más funcionarios entre los empatados. Si también empatan en funcionarios, gana quien tiene más plantaciones, contando todos los tipos juntos. Si el empate sigue, comparten la victoria.
