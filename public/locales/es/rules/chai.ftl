preface = Estas son las reglas de Chai: Tea for 2, de Steeped Games, con su Carrera del té en solitario, contadas en nuestras propias palabras. Lo que vale son las preguntas frecuentes y reglas ampliadas de la editorial. No pudimos conseguir el reglamento básico ni las imágenes de las cartas. Parte de su contenido lo encontramos en descripciones del juego, y la última sección nombra cada fuente. El resto lo decidimos o lo inventamos, de acuerdo con todas las afirmaciones y ejemplos de las preguntas frecuentes. Cada párrafo dice de dónde viene. Las partidas nuevas siguen la versión 2 de estas reglas; donde la versión 1 difiere, la sección lo dice.

# § 1
goal = Objetivo del juego
    .p1 = Los dos jugadores son mercaderes de té. Tiras tus trabajadores, que son dados, y los colocas en cinco tableros. Reúnes té, creas una plantación de cartas que suben el té por la ladera hasta el muelle, y allí lo cargas en barcos.
    .p2 = Un barco lleno zarpa. La partida termina tras el año en que un mercader alcanza el número acordado de barcos zarpados, y gana el mercader con más puntos. En solitario juegas la Carrera del té contra un autómata.

# § 2
setup = Preparación
    .p1 = Hay 60 fichas de té, diez de cada uno: verde, amarillo, blanco, oolong, negro y fermentado; 30 cartas de plantación; 18 barcos (15 clíperes y tres juncos); seis marcadores de cosecha; seis cartas de mercader; y siete trabajadores para cada mercader. La Carrera del té añade ocho cartas de año.
    .p2 = Reparte una carta de plantación boca arriba en cada uno de los huecos 1 a 5 del Mercado. Las demás forman un mazo boca arriba en el hueco 6.
    .p3 = Reparte un barco boca arriba en cada uno de los tres huecos del puerto. Los demás forman un mazo boca arriba en el cuarto hueco.
    .p4 = Pon en fila los marcadores de cosecha, en orden al azar, junto al tablero de Cosecha, con el ayudante por debajo del más bajo.
    .p5 = Todos los marcadores empiezan con su cara de cosecha arriba.
    .p6 = La reserva es limitada: cuando un té se agota, no puedes tomarlo.
    .p7 = Cada mercader tiene una carta de mercader y elige su lado antes de la partida: el lado A da puntos al final; el lado B, una habilidad una vez al año.
    .p8 = Acuerda si se juega a tres, cuatro o cinco barcos zarpados. Baraja las cartas de mercader y reparte una a cada mercader. Elige tu lado después de ver tu carta.
    .p9 = También se pueden acordar los lados antes del reparto. Si se eligen después, se eligen a la vista; el mercader con la moneda elige primero. En las partidas empezadas con la versión 1 de estas reglas, los lados se acordaban antes del reparto.
    .p10 = Cada mercader tira un dado. La tirada más alta se lleva la moneda de jugador inicial.
    .p11 = Si hay empate, se tira otra vez.

# § 3
year = Un año
    .p1 = Un año tiene cuatro fases: el paseo del ayudante, la tirada, los turnos de los mercaderes y el final del año.
    .p2 = Si tienes la moneda cuando empieza un año, abres durante todo ese año, aunque el otro mercader tome la moneda en el Palacio durante el año.
    .p3 = Ambos mercaderes tiran sus siete trabajadores. Los valores son públicos.

# § 4
assistant = El paseo del ayudante
    .p1 = El ayudante anda en el sentido de las agujas del reloj: sube junto al tablero de Cosecha, cruza a lo alto del tablero de Producción, baja junto a él y vuelve a la parte baja del tablero de Cosecha.
    .p2 = Quien abre el año lo avanza uno, dos o tres marcadores. El marcador donde se detiene es el marcador del año.
    .p3 = Cuando ambos mercaderes hayan usado el marcador, dale la vuelta y llévalo al lugar más lejano, en el sentido de las agujas del reloj, junto al otro tablero: por debajo del marcador más bajo junto a Producción, o por encima del más alto junto a Cosecha. Los demás marcadores se juntan.
    .p4 = El ayudante se queda donde estaba el marcador.

# § 5
benefit = Usar el marcador de cosecha
    .p1 = Primero toma las fichas de té que muestra el marcador y ponlas en tu campo.
    .p2 = Después tienes tantas elecciones como indica el número del marcador. Cada elección es una ficha de cualquier té o un paso para una de tus fichas. Haz tus elecciones en cualquier orden. Las fichas que elijas tienen que ser todas de tés distintos.
    .p3 = Puedes gastar pasos en cualquier ficha, incluso en una que acaba de entrar, y puedes gastar varios en la misma ficha.
    .p4 = Toma las fichas mostradas en cualquier orden. También puedes elegir un té que estaba mostrado. Si un té mostrado se ha agotado, te quedas sin él. Las elecciones sin usar se pierden. Quien abre el año termina antes de que empiece el otro mercader.
    .p5 = Cada cara de un marcador muestra dos tés distintos. En las partidas empezadas con la versión 1 de estas reglas, la cara que se usa junto al tablero de Producción muestra un solo té.

# § 6
turns = Turnos y pasar
    .p1 = Juega primero quien abre el año, y los turnos se alternan. En tu turno haces una colocación en uno de los cinco tableros. Si no te quedan trabajadores, tu turno se salta.
    .p2 = Antes y después de la colocación puedes modificar los valores de tus trabajadores y usar la habilidad de tu mercader. No puedes hacerlo en medio de un efecto. Tu turno termina cuando lo dices, o cuando no puedes hacer nada más. Si te has quedado sin trabajadores y algunos vuelven a ti, vuelves a tener turnos.
    .p3 = En vez de empezar un turno, puedes pasar. Entonces ya no colocas más trabajadores este año. Tus escaleras aún pueden ser expulsadas de sus barcos: no puedes responder, pero eliges el barco libre al que pasa tu escalera. Los trabajadores que vuelven a ti quedan fuera el resto del año. El otro mercader sigue jugando solo.

# § 7
values = Modificar el valor de un trabajador
    .p1 = En cualquier momento de tu turno, y cuando puedes defender un barco, puedes devolver una ficha de tu plantación a la reserva para subir o bajar el valor de un trabajador.
    .p2 = Cada ficha modifica en 1 el valor de un trabajador sin colocar; los valores se mantienen entre 1 y 6. Puedes pagar con fichas del campo, de las terrazas y del muelle, pero no con las de los cajones ni las de los barcos.

# § 8
harvest = El tablero de Cosecha
    .p1 = Coloca un trabajador (vale incluso un 1) y lleva una ficha de té a tu campo.
    .p2 = Puede ir allí cualquier número de trabajadores, de cualquier valor, y tomar cualquier té.
    .p3 = Ambos mercaderes pueden usar el tablero mientras en la reserva haya una ficha del té que quieren.

# § 9
market = El tablero del Mercado
    .p1 = Coloca un trabajador en un hueco libre y toma la carta que hay allí. Cada hueco admite un trabajador al año.
    .p2 = Un trabajador va al hueco de su propio valor.
    .p3 = Si en ese hueco hay un trabajador o no hay carta, tu trabajador va al siguiente hueco por debajo que pueda usar. Si no existe tal hueco, el trabajador no puede ir al Mercado. Así se juega el año de muestra 1862 de la editorial, y las reglas del autómata dicen lo mismo.
    .p4 = En las partidas empezadas con la versión 1 de estas reglas, un trabajador puede usar cualquier hueco de su valor o inferior.
    .p5 = El hueco 6 es el mazo: mira sus tres cartas de arriba, quédate con una y devuelve las demás encima en cualquier orden.
    .p6 = Mientras buscas, ves también la cuarta carta, pero no puedes elegirla. Si en el mazo hay menos de tres cartas, míralas todas; si el mazo está vacío, no puedes usar el hueco.
    .p7 = Los huecos solo se rellenan al final del año.

# § 10
planting = Plantar una carta
    .p1 = Planta una carta nueva al instante, boca arriba, en cualquier hueco vacío de tu plantación. En un hueco cabe una carta, boca arriba o boca abajo.
    .p2 = Si todos tus huecos están llenos, descarta primero una de tus cartas: ponla debajo del mazo. El té de un cajón descartado vuelve a la reserva. No hay otra manera de descartar una carta.
    .p3 = La carta nueva ocupa el hueco de la descartada. No puedes rechazar la carta nueva.

# § 11
palace = El tablero del Palacio
    .p1 = El Palacio tiene cuatro espacios con acciones inmediatas. Cada uno admite un trabajador de cualquier valor.
    .p2 = Cada espacio admite un trabajador al año, de cualquiera de los mercaderes, y solo si su acción puede hacer algo. Mover necesita una carta y un hueco vacío, Cambiar necesita dos cartas, y Refrescar necesita una carta boca abajo. Moneda siempre es posible.
    .p3 = Mover: mueve una de tus cartas a cualquier hueco vacío de tu plantación, por lejos que esté.
    .p4 = Cambiar: intercambia dos de tus cartas, incluidas las que están boca abajo y los cajones, tengan o no té. Cada carta sigue boca arriba o boca abajo, como estaba.
    .p5 = Una carta boca arriba que mueves o intercambias actúa como si la acabaras de plantar. En un intercambio, ambas cartas llegan a sus nuevos huecos antes de que actúe ninguna, y eliges cuál actúa primero.
    .p6 = Refrescar: pon boca arriba todas tus cartas boca abajo. Las que pueden actuar lo hacen al instante y vuelven a quedar boca abajo. Ninguna carta se pone boca arriba más de una vez con el mismo Refrescar.
    .p7 = Moneda: toma la moneda de jugador inicial, o consérvala si ya la tienes.
    .p8 = Tomar la moneda no cambia nada este año: desde el año que viene, abre el mercader que la tiene. Si ningún mercader usa el espacio, la moneda se queda donde está.

# § 12
harbour = El tablero del Puerto
    .p1 = Reserva un barco de los huecos 1 a 3, o el de arriba del mazo, con una escalera: trabajadores de valores consecutivos. Tomas el barco al final del año.
    .p2 = Una escalera tiene al menos dos trabajadores. Puedes reservar varios barcos.
    .p3 = Con una escalera más fuerte te quedas con un barco que ha reservado el otro mercader. Es más fuerte la escalera más larga. Entre escaleras de igual longitud, es más fuerte la de valores más altos.
    .p4 = Una escalera igual no quita un barco. No puedes atacar tu propia escalera, ni alargarla si no la atacan. Un barco sin escalera se queda en su hueco para el año siguiente.

# § 13
conflict = Luchar por un barco
    .p1 = Cuando tu escalera es expulsada de un barco, puedes responder al instante añadiéndole trabajadores. Con los añadidos tiene que seguir siendo una sola escalera, y ahora tiene que ser la más fuerte. Puedes añadir más trabajadores de los necesarios y modificar valores con té. Nunca tienes que responder.
    .p2 = Después puede responder del mismo modo el otro mercader. La lucha sigue hasta que un mercader cuya escalera acaba de ser expulsada no añade trabajadores. No puedes responder en un turno posterior.
    .p3 = Cuando la escalera del autómata es expulsada, pasa a un barco libre. Si no hay ninguno libre, sus trabajadores vuelven al autómata.
    .p4 = Cuando pierdes una lucha, ocurre lo mismo, pero eliges tú el barco. Tu escalera se mueve al instante, con todos los trabajadores añadidos. Un hueco del puerto o el mazo está libre si tiene un barco y ninguna escalera. Si solo hay uno libre, la escalera pasa allí automáticamente. Si tus trabajadores vuelven, puedes usarlos en turnos posteriores. Un ataque consume el turno de quien ataca aunque fracase.

# § 14
production = El tablero de Producción
    .p1 = Coloca un grupo: trabajadores del mismo valor. El tablero tiene tres puestos, que te dan pasos al final del año. El primer puesto da 7.
    .p2 = El segundo puesto da 5, y el tercero, 3.
    .p3 = Un grupo nuevo tiene al menos dos trabajadores.
    .p4 = Un grupo con más trabajadores queda por encima de uno con menos. Si ambos tienen los mismos, queda por encima el de valor más alto. Si también los valores son iguales, el posterior queda por debajo. En un turno posterior puedes añadir trabajadores del mismo valor a uno de tus grupos.
    .p5 = Cuando añades trabajadores a un grupo, cuenta como colocado en ese momento. Añadir trabajadores nunca expulsa otro grupo del tablero. Si tienes dos grupos del mismo valor, siguen siendo dos grupos.
    .p6 = No puedes responder cuando tu grupo baja de puesto. Cuando hay un cuarto grupo, el más bajo sale del tablero. Si tienes varios grupos, recibes los pasos de todos ellos.
    .p7 = El grupo que sale puede ser tuyo. Sus trabajadores vuelven para turnos posteriores. Los tres grupos más altos se quedan hasta el final del año. No puedes colocar un grupo que quedaría él mismo en cuarto puesto.

# § 15
plantation = La plantación
    .p1 = Las fichas entran en el campo, abajo, y suben hasta el muelle, arriba. Hay 14 huecos para cartas: uno junto a cada espacio de la izquierda y de la derecha, cinco en el campo y tres para barcos en el muelle.
    .p2 = Del campo al muelle llevan dos sendas de tres terrazas. Una ficha que sale del campo toma la senda izquierda o la derecha y se queda en ella. El muelle está a cuatro pasos del campo.
    .p3 = Las fichas solo suben. En cada espacio cabe cualquier número de ellas.

# § 16
movement = Pasos
    .p1 = Un paso sube una ficha un espacio. Puedes repartir tus pasos entre tus fichas como quieras. También puedes gastar pasos en una ficha tanto antes como después de que la muevan las cartas.
    .p2 = Los pasos sin gastar se pierden.
    .p3 = Antes de gastar el siguiente paso, termina todos los movimientos desencadenados por cartas.

# § 17
climbing = Cómo mueven té las cartas
    .p1 = Un cajón actúa antes que cualquier otra carta: una ficha que entra en un espacio con un cajón de su té va al cajón si hay sitio, y no sale nunca. Los pasos que le hayan dado las cartas se pierden.
    .p2 = Las cartas de conversión (Oxidación y Fermentación) actúan sobre el primero de sus dos tés: una ficha de ese té que entra en el espacio se convierte en el segundo té y sube un espacio.
    .p3 = Una ficha se convierte como mucho una vez cada vez que entra en un espacio, y no lo hace si el té nuevo se ha agotado. Las cartas de proceso que solo nombran el té antiguo no actúan sobre una ficha convertida.
    .p4 = Las cartas de proceso (Marchitado, Fijado, Enrollado, Secado) actúan sobre los tés que nombran: una ficha que entra sube un espacio. Sus nombres, sus tés y el número de cada una los inventamos.
    .p5 = Hay también cartas de Floración.
    .p6 = En cuanto una carta de Floración tiene en su espacio una ficha de su té, todas las fichas de ese té que haya allí suben dos espacios. Después, la carta queda boca abajo hasta que la refresques.
    .p7 = Cuando una ficha entra en un espacio, actúan todas las cartas de allí, y los pasos que dan se suman. Las cartas de cada espacio en que entra después añaden los suyos. No puedes impedir que una carta actúe.
    .p8 = Cuando la ficha en movimiento se ha detenido, las demás fichas que puso en marcha una carta de Floración siguen una a una, en el orden que elijas. Las demás cartas del espacio que dejan no actúan sobre ellas.

# § 18
arriving = Cuando llega una carta
    .p1 = Un cajón que llega toma al instante té de su tipo de su espacio, aunque otra carta fuera a mover ese té. Un cajón guarda su té para siempre.
    .p2 = Cualquier carta que plantas, mueves, intercambias o pones boca arriba actúa una vez sobre las fichas que ya están en su espacio: cada ficha que le corresponde sube un espacio, o se convierte y sube uno, o florece. Aparte de los cajones, entonces solo actúa esa carta.
    .p3 = Una ficha que convierte una carta que llega va a un cajón de su nuevo té en ese espacio, si hay uno con sitio. Si no, sube un espacio.

# § 19
loading = Cargar y zarpar
    .p1 = Una ficha que llega al muelle se carga al instante en un barco que la necesite. Si la necesitan varios barcos, eliges uno. Si no la necesita ninguno, la ficha espera, incluso a años posteriores.
    .p2 = Cuando llega un barco, el té del muelle se carga al instante. Un junco admite cualquier té.
    .p3 = Un barco lleno zarpa al instante: su té vuelve a la reserva, el barco cuenta para ti, y su amarre queda libre de nuevo.

# § 20
junks = Llega un junco
    .p1 = Cuando llega un junco, y solo entonces, puedes llenarlo también con té de tus otros barcos que esperan. Solo puedes hacerlo si al menos uno de esos barcos tiene té, y si el té de tu muelle y de tus barcos basta en conjunto para que el junco zarpe al instante. Eliges qué té usas.
    .p2 = Una vez que empiezas, tienes que terminar. Después, el té del muelle se carga en cualquier barco que ahora lo necesite.

# § 21
ships-come = Final del año: barcos
    .p1 = Los mercaderes toman sus barcos antes de mover té con Producción.
    .p2 = Quien abrió el año toma barcos primero, de los huecos 1 a 3 y luego del mazo. Sigue el otro mercader. Antes de tomar tu siguiente barco, carga el que acabas de tomar y hazlo zarpar si está lleno. Los barcos sin escalera se quedan.
    .p3 = Si tu escalera está en el mazo, mira los tres barcos de arriba, quédate con uno y devuelve los demás encima en cualquier orden.
    .p4 = Si tu muelle está lleno cuando tomas un barco, pon debajo del mazo uno de tus barcos que esperan y devuelve su té a la reserva.
    .p5 = El barco nuevo ocupa ese amarre. No puede cargar el té del barco descartado.

# § 22
clean-up = Final del año: pasos y limpieza
    .p1 = Después de los barcos, los mercaderes gastan sus pasos de Producción.
    .p2 = Los gasta primero quien abrió el año.
    .p3 = Luego todos los trabajadores vuelven a casa, y los huecos del puerto se rellenan del mazo.
    .p4 = Quita la carta que siga en el hueco 1 del Mercado, desliza las demás hacia el hueco 1 para cerrar los vacíos y rellena los huecos vacíos.
    .p5 = Si el mazo de plantación se agota, rellena tantos huecos como puedas. Después, el Mercado ya no se rellena en toda la partida.
    .p6 = La carta quitada del hueco 1 va debajo del mazo. Cuando el Mercado ya no se rellena, sus cartas se quedan en sus huecos, y aún puedes tomarlas. Las cartas que se descarten después forman un mazo nuevo, del que también puedes tomar cartas. Un hueco del puerto se queda vacío cuando el mazo de barcos se ha agotado.

# § 23
end = Final de la partida
    .p1 = La partida termina cuando han zarpado los barcos acordados de un mercader.
    .p2 = El número acordado es de tres, cuatro o cinco barcos.
    .p3 = Termina el año y compruébalo una vez, tras la limpieza. Los juncos cuentan como barcos.
    .p4 = El octavo año (1867 si las cartas de año están en orden) siempre es el último.

# § 24
scoring = Puntuación
    .p1 = Cada barco tuyo que ha zarpado da sus puntos impresos.
    .p2 = Cada carta de plantación de tu tablero da sus puntos impresos, boca arriba o boca abajo.
    .p3 = Un cajón da sus puntos solo cuando está lleno. Los cajones del autómata cuentan como llenos.
    .p4 = Los barcos que esperan y el té sobrante no dan nada.
    .p5 = Si hay empate a puntos, gana el mercader con más barcos zarpados; luego, el que tiene más cajones llenos; luego, el que tiene más fichas en el campo, las terrazas y el muelle. Si todo eso es igual, se comparte la victoria.

# § 25
merchants = Cartas de mercader
    .p1 = El lado A da un punto por cada carta tuya que muestra el té del mercader.
    .p2 = Un cajón de ese té cuenta aunque no esté lleno. Los juncos nunca cuentan.
    .p3 = Los clíperes cuentan cuando han zarpado. Las cartas de proceso y de Floración cuentan si están en tu tablero. Las de conversión no cuentan.
    .p4 = El lado B te da una habilidad una vez al año.
    .p5 = Verde: mueve una de tus cartas de plantación a cualquier hueco vacío. Amarillo: lleva una ficha de cualquier té de la reserva a tu campo. Blanco: modifica en 1 el valor de uno de tus trabajadores. Oolong: intercambia dos de tus cartas de plantación. Negro: pon boca arriba todas tus cartas de plantación boca abajo. Fermentado: mueve té dos pasos.
    .p6 = Usa la habilidad en tu propio turno, antes o después de tu colocación. No requiere trabajador ni ocupa espacio. Verde, oolong y negro siguen las reglas del Palacio: verde necesita una carta y un hueco vacío; oolong, dos cartas; y negro, una carta boca abajo. Amarillo necesita un té en la reserva, y las cartas del campo actúan sobre la ficha como si la hubieras cosechado. Blanco modifica un trabajador sin colocar y no cuesta té. Fermentado puede mover una ficha dos pasos, o dos fichas un paso cada una.
    .p7 = Las partidas empezadas con la versión 1 de estas reglas conservan su propio lado B. Verde: modifica en 1 el valor de un trabajador. Amarillo: al cosechar, toma una segunda ficha, de otro té, cuando la primera se haya detenido; si en la reserva no hay otro té, solo recibes la primera. Blanco: vuelve a tirar trabajadores tuyos sin colocar, los que quieras. Oolong: mueve té dos pasos. Negro: un trabajador que colocas en uno de los huecos 1 a 5 del Mercado busca en el mazo en vez de tomar la carta de allí; el hueco debe tener una carta que el trabajador pudiera tomar, y el mazo debe tener cartas. Fermentado: convierte una de tus fichas en otro té; un barco del muelle o un cajón del té nuevo toma la ficha, pero ninguna otra carta actúa sobre ella.

# § 26
knowledge = Información abierta y oculta
    .p1 = Casi todo está a la vista: las tres cartas de una búsqueda, el orden en que las cartas vuelven al mazo, lo que hay encima de cada mazo y las cartas puestas debajo de un mazo. La aplicación lo recuerda todo para ambos mercaderes. Solo hay dos cosas ocultas: las cartas del mazo que ningún mercader ha visto, y las cartas de año por venir si se barajaron.

# § 27
race = La Carrera del té
    .p1 = En solitario juegas contra el autómata. No tiene plantación y usa el lado A de su carta de mercader. El primer año, la moneda es tuya. Cada año tiene una carta con seis encargos.
    .p2 = Las cartas de año salen en orden. Barájalas para una partida más difícil.
    .p3 = En sus turnos, el autómata hace sus encargos en orden, uno por turno. Si no puede hacer un encargo, en su lugar va al Mercado su trabajador más alto. Los trabajadores que queden tras el último encargo también van al Mercado, uno por turno.
    .p4 = Cuando el autómata tiene la moneda, avanza el ayudante un marcador. No recibe nada del marcador, pero tú sí.

# § 28
errands = Los encargos del autómata
    .p1 = Mercado: el trabajador más alto del autómata va al hueco de su valor, o al siguiente hueco por debajo que esté libre y tenga carta. En el hueco 6, el autómata toma la carta de arriba. Si no existe tal hueco, el trabajador va encima del mazo, y el autómata toma igualmente la carta de arriba.
    .p2 = Un trabajador en el mazo cuenta como un trabajador en el hueco 6. Si el mazo está vacío, el trabajador se gasta en vano.
    .p3 = Moneda: el trabajador más bajo del autómata toma la moneda, si el espacio está libre.
    .p4 = Barco: el autómata toma su escalera más larga (si empatan, la más alta) y reserva el barco libre que más puntos vale. Cuenta también el barco de arriba del mazo. Si hay barcos empatados, reserva uno que necesite el té de su mercader. Si siguen empatados, eliges tú.
    .p5 = Si varios clíperes empatados necesitan el té del mercader del autómata, eliges entre ellos. Un junco cuenta por sus puntos, como cualquier otro barco.
    .p6 = Los trabajadores que el autómata recupera de Producción solo pueden ir al Mercado. En el Mercado usa el más alto de todos sus trabajadores, incluidos estos. Para la moneda, un barco o Producción no los tiene en cuenta; si no tiene otros, va en su lugar al Mercado. Un turno en que no tiene trabajadores no gasta un encargo.
    .p7 = Producción: el autómata coloca su grupo más grande (si empatan, el más alto). Si ese grupo quedara en cuarto puesto, recupera los trabajadores, y van al Mercado de uno en uno. Si uno de sus grupos es expulsado más tarde, los trabajadores de ese grupo también van allí.
    .p8 = Cuando luchas por el barco del autómata, no responde: su escalera pasa al mejor barco libre. Si no hay ninguno libre, recupera los trabajadores para turnos posteriores.
    .p9 = Al final del año, los barcos del autómata cuentan al instante como zarpados. Del mazo toma el barco de arriba. Sus cartas dan sus puntos impresos, y sus cajones cuentan como llenos. Nunca mueve té.
    .p10 = Si tu plantación está llena y el mazo está vacío cuando tomas una carta, la carta que descartas se convierte en un mazo nuevo.
    .p11 = Los años de muestra 1864 y 1866 de la editorial contienen descuidos que contradicen las propias reglas de la editorial. El autómata sigue las reglas.

# § 29
figures = Cifras que son nuestras
    .p1 = Inventamos los tés y números de los marcadores de cosecha; los tés de cada carta de proceso, Floración y Fermentación y de cada cajón; el límite de dos fichas por cajón; y los puntos de todas las cartas de plantación.
    .p2 = Inventamos los tés que necesita cada barco y los puntos de todos los barcos; solo los 7 puntos de los mejores barcos son de la editorial. Los clíperes llevan nombres de barcos que navegaron.
    .p3 = Inventamos las dos sendas de tres terrazas de cada plantación; el límite de ocho años; los 5 y 3 pasos de los puestos inferiores de Producción; y los encargos de los años 1860, 1861, 1863, 1865 y 1867. Los de 1862, 1864 y 1866 son de la editorial.

# § 30
sources = Descripciones que encontramos
    .p1 = No encontramos ninguna descripción de un ejemplar impreso. Estas páginas, de abril y mayo de 2021, describen el juego antes de imprimirse. Las partes que pudimos leer coinciden en general con las preguntas frecuentes de la editorial de entonces. Donde difieren, valen las preguntas frecuentes.
    .p2 = hotsuki.net (chai-tea-for-2) § 2, 8, 9, 25; evilmastermind.home.blog (7 de mayo de 2021) § 5; boardgameswithcouple.wordpress.com (29 de abril de 2021) § 2; tabletopping.games (11 de mayo de 2021) § 23; solitairetimes.net (clashing cups) § 4, 21, 22; dragonblogger.com (chai tea boardgame) § 9, 11; forum.cwowd.com (una reseña de Le Beau Jeu) § 4, 23, 25; gioconauta.it (mayo de 2021) § 2, 3, 4; boardgameguys.com § 17.
