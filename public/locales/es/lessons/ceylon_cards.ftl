### Lecciones, notas del entrenador y la partida en un minuto.

## La primera partida, y el juego en un minuto

first-game = Una primera partida
first-game-1 = Comercias con las mercancías de Ceilán y las envías por mar. Gana quien llega antes a 100 puntos.
first-game-2 = Puntúas enviando un lote: un Clíper, un Puerto y mercancías iguales. La cifra de cada mercancía son los puntos que suma al lote.
first-game-3 = Has robado tus dos cartas. Descarta un Clíper para robar dos más.
    .else = Eso viene más tarde en tu turno. Primero descarta uno de tus dos Clíperes para robar dos cartas.
first-game-4 = Ahora, los trueques. Ofrece a Bao un Café por un Té.
    .else = Podrías, pero antes haz un trueque. Ofrece a Bao un Café por un Té.
first-game-5 = Bao acepta, y ahora tienes tres de té. Envía los tres con tu Clíper y tu Puerto por 6 puntos.
    .else = Solo puedes enviar una vez por turno, así que aprovéchalo. Envía los tres de té por 6 puntos.
first-game-6 = Con el envío has robado tres cartas, pero solo puedes quedarte con siete. Descarta la Canela.
    .else = Querrás esa carta en tu próximo turno. Descarta la Canela.
first-game-7 = Ataca a Bao: tus Piratas quitan una carta al azar si no los detienen los Vientos. Tres forman una flota, que se lleva una mano entera.
    .else = Podrías, pero empieza este turno con los piratas. Ataca a Bao.
first-game-8 = Descarta dos cartas de Vientos para un Monzón: cada rival pierde una carta al azar. Desátalo ahora.
    .else = Podrías, pero primero va la tormenta. Desata el Monzón.
first-game-9 = Construye una plantación de azúcar con dos cartas de Plantación y dos de Azúcar. Luego, en cada lote, una Plantación valdrá por Azúcar.
    .else = Podrías, pero construye antes la plantación de azúcar. Te ayuda a enviar el resto de la partida.
first-game-10 = Si tienes más funcionarios que nadie, puedes quedarte con ocho cartas. Contrata a uno por dos Puertos.
    .else = Podrías, pero contrata antes al funcionario. Los funcionarios se quedan toda la partida.
first-game-11 = Ahora no compensa nada más. Termina tu turno.
    .else = Podrías, pero esas cartas valdrán más después. Termina tu turno.
first-game-12 = Y así, turno tras turno, hasta que un jugador tiene 100 puntos. Mira ahora cómo acaba una partida así.
first-game-13 = Más adelante en esta partida tienes 74 puntos, y Bao, 82. El próximo envío puede decidirla.
first-game-14 = Tienes una plantación de azúcar: una carta de Plantación vale como Azúcar. Envía seis: cinco de azúcar y la Plantación.
    .else = Podrías, pero con esto ganas. Envía cinco de azúcar y la carta de Plantación: seis mercancías, 30 puntos.
first-game-15 = Con 104 puntos ganas al instante. Solo puntúa lo que envías.
minute-1 = El objetivo
    .text = Envía las mercancías de Ceilán por puntos. Quien llega antes a 100 gana al instante.
minute-2 = Un turno
    .text = Roba dos cartas. Luego puedes hacer trueques, mandar piratas, desatar una tormenta, construir y enviar, en este orden.
minute-3 = Enviar
    .text = Una vez por turno, envía un Clíper, un Puerto y mercancías iguales. Los lotes grandes son los que más dan.
minute-4 = El final de un turno
    .text = Descarta hasta siete cartas. Si tienes más funcionarios que nadie, puedes quedarte con ocho.

## El entrenador

note-aim = Solo se puntúa enviando, y con 100 puntos ganas. Guarda un Clíper y un Puerto, reúne una mercancía y construye su plantación.
note-aim-2 = Solo se puntúa enviando; con 100 puntos, se completa la ronda. Guarda un Clíper y un Puerto, reúne una mercancía y construye su plantación.
note-turn = Un turno tiene siete fases: Robar, Trueque, Piratas, Tormenta, Obras, Enviar, Fin. No puedes volver a una anterior.
note-counter = Puedes responder a una oferta con una contraoferta. Va dirigida a quien tiene el turno.
note-answer = Tienes una oferta. Acéptala, recházala o haz una contraoferta.
note-fleet = Una flota se lleva una mano entera si no se prometen dos Clíperes. La promesa obliga, pero solo se paga si la flota se detiene.
note-fleet-2 = Tres Piratas forman una flota, que se lleva una mano entera. Dos Clíperes la detienen.
note-attack = Un ataque quita una carta al azar. El jugador atacado puede descartar Vientos para detenerlo.
note-storm = Un Monzón le cuesta a cada rival una carta al azar; un Tifón se lleva todas las manos, también la tuya. Ninguna carta detiene una tormenta.
note-storm-2 = Un Monzón le cuesta a tu rival una carta al azar; un Tifón se lleva las dos manos enteras. Ninguna carta detiene una tormenta.
note-offer = Tienes tres ofertas por turno. Si haces una a un solo jugador, solo los dos ven sus cartas.
note-ship = Ya puedes enviar, una vez por turno. Los lotes grandes son los que más dan: puede valer la pena esperar.
note-build = Por cada plantación puedes usar una carta de Plantación como mercancía de su tipo en cada lote posterior.
note-pirates = Los piratas van después de los trueques y antes de las tormentas. Puedes usar al instante las cartas que quites.
note-deck = Cuando el mazo se agota, los descartes se barajan y forman un mazo nuevo.
note-draw = Solo al principio de tu turno puedes descartar un Clíper para robar dos cartas. Pero cada lote necesita un Clíper.
note-end = Descarta hasta tu límite de mano: siete cartas, u ocho si tienes más funcionarios que nadie.
note-end-officials = Al final de tu turno te quedas siete cartas. Son ocho si tienes más funcionarios que nadie, y seis si tienes menos que nadie.
note-trade = Solo haces ofertas en tu propio turno. Los trueques van antes que los piratas, las tormentas y los envíos.
note-cards = Cada mazo tiene diez Clíperes y diez Puertos. Mantén pulsada una carta, o haz clic derecho en ella, para ver cuántas quedan como ella.
note-setup = Si vuelven a jugar los mismos, empieza quien ganó.
note-winning = La partida termina en cuanto un jugador tiene 100 puntos, o tras 100 turnos por jugador.
note-winning-2 = Cuando un jugador tiene 100 puntos, la ronda se completa. Si no, la partida termina tras 100 turnos por jugador.
mistake-unshipped = Aún puedes enviar este turno. Pulsa otra vez para terminar tu turno y quedarte con estas mercancías.
mistake-gift = Esta oferta no pide nada, así que es un regalo. Pulsa otra vez para proponerla.
mistake-last-clipper = Cada lote necesita un Clíper. Pulsa otra vez para descartarlo de todos modos.
