### Los textos de la página alrededor de los juegos.

## La mesa y todas las páginas

title = Tea Table
turn = Turno
now = Ahora
home = Inicio
undo = Deshacer
redo = Rehacer
log = Registro
rules = Reglas
rule = La regla
menu = Menú
keys = Teclas
letters-are-off = Los atajos de una sola tecla están desactivados.
more = Más
less = Menos
messages = Mensajes
message = Mensaje
how-to-ask = ¿Qué es esto? Para saberlo, mantén pulsada cualquier pieza, carta o cifra, o haz clic derecho en ella.
hint = Pista
close = Cerrar
cancel = Cancelar
your-action = Tu acción
news = Desde tu último turno
history = Jugadas de esta partida
first = Al principio
back = Una jugada atrás
play = Ver las jugadas
on = Una jugada adelante
last = A la última jugada
result = Resultado
back-to-now = Volver al presente
branch = Seguir desde aquí
player = Jugador
has = Tiene
lately = Últimas jugadas
nothing-yet = Nada todavía.
take-seat = ¿Qué asiento ocupas?
take-seat-help = Solo juegan máquinas. Ocupa un asiento o sigue mirando.
only-watch = Solo mirar
over = La partida ha terminado
final-scoring = Puntuación final
winner = Victoria
board = Tablero
replay = Repetición
score-again = Ver otra vez la puntuación
share = Compartir
rematch = Revancha
where-from = De dónde salieron los puntos
best-moment = Mejor momento
who-plays = Jugadores
settings = Ajustes
this-game = Esta partida
open-hands = Manos a la vista
open-hands-help = Sin tapar la pantalla entre turnos: se ve la mano de quien juega
always-pass = Pasar siempre por mí
passes = Pasa siempre
all-are-asked = Una pregunta para la mesa
theme = Tema
pace = Ritmo de las jugadas
motion = Animar las piezas
motion-help = Las piezas se deslizan por el tablero, salvo que este dispositivo pida menos movimiento
confirm = Confirmar cada acción
confirm-help = Muestra lo que hace una acción y espera a que la confirmes
end-turns = Terminar los turnos automáticamente
end-turns-help = Termina tu turno, o un paso de él, en cuanto todo lo que queda puede esperar igual de bien a tu próximo turno
projection = Puntuación prevista
projection-help = Muestra lo que puntuaría cada cual si la partida acabara ahora, en los juegos en que se puede saber
flat = Dispositivo plano entre dos jugadores
flat-help = Cuando dos personas comparten este dispositivo, la página se gira hacia quien juega; una franja en el borde opuesto muestra a la otra persona lo que ocurre
export = Guardar como archivo
restart-turn = Reiniciar mi turno
concede = Ceder el puesto a una máquina
abandon = Borrar esta partida
abandoned = Partida borrada.
put-back = Recuperarla
leave = Dejarlo para después
incompatible-press = Esto no encaja con lo que has elegido. Cancela eso primero.
ask-undo = ¿Deshacer esto?
no = No
all-agree = Deshacer: hay acuerdo
no-hint = Puedes pedir una pista cuando sea tu turno.
thinking-of-a-hint = Pensando una pista…
no-such-table = Esa partida no está en este dispositivo.
open-in-other-tab = Esta partida está abierta en otra pestaña. Aquí puedes mirarla; para jugar aquí, cierra esa pestaña.
play-here = Jugar aquí
set-up = La mesa está preparada. Estás mirando atrás.
moved-by-the-rules = Lo mueven las reglas
curtain = Todas las manos están tapadas. Continúa solo si este es tu asiento. Para jugar sin esta pantalla, activa «Manos a la vista» en el menú.
answer-openly = Responder sin destapar
answer-openly-help = Puedes responder a la carta de otro jugador sin ver tu mano: todas siguen tapadas, así que toda la mesa puede mirar
sum = Total
skip = Saltar
to-result = Ver el resultado
themes-0 = Como el dispositivo
themes-1 = Claro
themes-2 = Oscuro
paces-0 = Tranquilo
paces-1 = Normal
paces-2 = Ágil
paces-3 = Instantáneo
what-keys-do-0 = ir a la zona siguiente
what-keys-do-1 = ir a la pieza siguiente de una zona
what-keys-do-2 = pulsar la pieza
what-keys-do-3 = cancelar, o cerrar un panel
what-keys-do-4 = ir a la primera o a la última pieza de una zona
edge = Borde
what-letters-do-0 = deshacer
what-letters-do-1 = rehacer
what-letters-do-2 = abrir el registro
what-letters-do-3 = abrir el reglamento
what-letters-do-4 = ver lo que hay en la caja
what-letters-do-5 = pedir una pista
what-letters-do-6 = saltar la jugada de un rival
what-letters-do-7 = ir una jugada atrás o adelante
what-letters-do-8 = saber qué es una pieza; en otro lugar, mostrar esta lista
what-letters-do-9 = repetir la última frase
what-letters-do-10 = callar las frases pendientes
what-letters-do-11 = repetir a quién le toca y qué puede hacer
what-letters-do-12 = repetir la última jugada
what-letters-do-13 = decir lo que tiene un jugador
what-letters-do-14 = decir los puntos de todos
what-letters-do-15 = ir a la siguiente pieza que se puede pulsar; con Mayús, a la anterior
what-letters-do-16 = abrir la línea de comandos
page-title = { $page } · Tea Table
percent = { $n } %
percent-change = { $n ->
    [0] 0 %
   *[other] { SIGNED($n) } %
}
percent-below-one = menos del 1 %
not-kept = { $trouble } Puedes seguir jugando, pero esta partida se perderá cuando cierres la página. Para conservarla, guárdala como archivo desde el menú.
turn-yours-named = Tu turno, { $name }
answer-yours-named = Te toca responder, { $name }
answer-yours = Te toca responder
turn-of = { PERSON($who) ->
    [you] Tu turno
   *[other] Turno de { $who }
}
asked = { PERSON($who) ->
    [you] Te toca responder
   *[other] Responde { $who }
}
plays = { PERSON($who) ->
    [you] Estás jugando
   *[other] { $who } está jugando
}
far-side-turn = Turno de { $name }.
move-of = Jugada { $number } de { $last }
announcement = { $text }, { $aside }
recap-turn = { PERSON($who) ->
    [you] En tu turno: { $moves }
   *[other] En el turno de { $who }: { $moves }
}
line-ended = { $line }.
name-and-score = { $score ->
    [one] { $name }, 1 punto
   *[other] { $name }, { $score } puntos
}
play-as = Jugar como { $name }
waits-for = Esperando a { $name }
only-answer = { PERSON($who) ->
    [you] Solo tenías una opción: { $action }. Se ha jugado por ti.
   *[other] { $who } solo tenía una opción: { $action }. Se ha elegido automáticamente.
}
past-move = { $line }. Estás mirando atrás.
looking-back = Estás mirando atrás.
kind-you = Tú
kind-person = Persona
kind-random = Máquina al azar
kind-computer = Máquina
kind-level = Máquina { FORM($level, "inside") }
kind-character = { FORM($character, "lot") ->
    [yes] { $level }, perfil al azar
   *[other] { $character } { FORM($level, "inside") }
}
kind-inside-person = persona
kind-inside-random = máquina al azar
kind-inside-computer = máquina
kind-inside-level = máquina { FORM($level, "inside") }
kind-inside-character = { FORM($character, "lot") ->
    [yes] { FORM($level, "inside") }, perfil al azar
   *[other] { FORM($character, "inside") } { FORM($level, "inside") }
}
player-in-log = { $name }: { $kind }
turn-heading = Turno { $turn }, { $name }
turn-number = Turno { $turn }
setup-turn = Preparación
pass-to = Pasa el dispositivo a { $name }
i-am = Soy { $name }
answers-openly = Responder por { $name } sin destapar
ask-undo-seen = Desde entonces ha salido a la luz algo oculto. Pregunta a { $others } antes de deshacer; quedará anotado en la partida.
ask-undo-acted = Desde entonces han actuado otros. Pregunta a { $others } antes de deshacer.
rule-numbered = Regla { $number }
rule-titled = Regla { $number }: { $title }
hint-action = { $action } ({ $piece })
hint-then = { $first }, luego { $next }
hint-only = Lo mejor: { $best }.
hint-compared = { $lead ->
    [close] Casi igual de bueno: { $other }.
    [better] Gana algo más a menudo que lo siguiente: { $other }.
   *[far] Gana mucho más a menudo que lo siguiente: { $other }.
}
search-failed = La máquina no ha podido encontrar una jugada ({ $why }).
search-again = Lo intenta de nuevo.
search-given-up = Deshaz, o elige en el menú otro jugador para este asiento.
computer-refused = La jugada de la máquina no se ha aceptado. { $why }
unknown-player = Esta versión de la página no tiene ningún jugador «{ $kind }». Elige otro para ese asiento en el menú.
scores-nothing = { PERSON($who) ->
    [you] No puntúas
   *[other] { $who } no puntúa
}
points-cell = { $name }, { $what }: { $points }
points-of = { $name }: { $what }
turn-mark = T{ $turn }
final-scoring-step = Puntuación final, { $step } de { $steps }
next-category = Siguiente: { $name }
takebacks = { $count ->
    [one] Se deshizo una jugada después de ver información oculta.
   *[other] Se deshicieron { $count } jugadas después de ver información oculta.
}
warnings = { $count ->
    [one] El tutor dio un aviso.
   *[other] El tutor dio { $count } avisos.
}
chart-score = { $name } { $score }
chart-label = Cómo se sumaron los puntos. Puntuación final: { $scores }.

## Línea de comandos

command-line = Línea de comandos
command-actions = acciones lista
    .help = tus acciones con número; una palabra detrás elige algunas; un número solo elige una, y varios componen un trato
command-more = más
    .help = el resto de la última respuesta
command-result = resultado efecto
    .help = lo que dará con seguridad la acción elegida, o la de un número
command-why = motivo porqué
    .help = por qué no se puede pulsar una pieza, por su nombre
command-hint = pista
    .help = una pista; otra vez para sus motivos
command-question = pregunta
    .help = a quién le toca y qué puede hacer
command-standing = marcador puntos
    .help = puntos y situación de todos
command-seat = jugador asiento
    .help = lo que tiene un jugador, por número o nombre; otra vez para más. Basta un nombre, también el de un lugar
command-go = ir ve
    .help = a la pieza con un nombre
command-next = siguiente
    .help = a la siguiente pieza con una palabra en su nombre
command-near = cerca alrededor
    .help = las piezas alrededor de la elegida
command-last = última último
    .help = la última jugada
command-round = novedades desde
    .help = todo desde tu último turno
command-words = palabras
    .help = toda la mesa en palabras
command-help = ayuda comandos
    .help = esta lista
command-no-piece = No había ninguna pieza elegida.
command-uncertain = Nada es seguro
command-left = { $count } más
command-unknown = «{ $line }» no es un comando. Los más parecidos: { $nearest }
command-not-found = No se encontró «{ $name }»
told-of = { $name }: { $what }
command-neighbour = { $side ->
    [left] A la izquierda: { $piece }
    [right] A la derecha: { $piece }
    [up] Encima: { $piece }
   *[down] Debajo: { $piece }
}
table-in-words = La mesa en palabras
in-words = En palabras
key-change = Cambiar la tecla { $key }: { $effect }
key-press = Pulsa la nueva tecla: { $effect }. Supr la desactiva, Escape la deja.
key-taken = { $key } ya tiene un efecto: { $effect }
keys-standard = Teclas de siempre

## Componentes

components-in-the-box = Qué hay en la caja
components-search = Buscar en la caja
components-kinds = Tipos de piezas
components-everything = Todo
components-ours = Lo que tuvimos que inventar
components-ours-help = Los juegos son de sus autores y editoriales. Donde no pudimos conseguir sus reglas o imágenes, tuvimos que rellenar los huecos. Aquí se ve de dónde vienen las entradas de arriba y las reglas:
components-invented = Inventado por nosotros hasta conocer las cifras impresas
components-nothing-invented = Aquí no hay nada inventado.
components-correct = ¿Tienes el juego?
components-the-rules = Las reglas
components-gone = Fuera
components-on-the-table = En la mesa
components-unseen = Ocultas
components-in-reserve = En reserva
components-not-used = Sin usar
components-where-help = «Fuera» cuenta las piezas jugadas, descartadas o embarcadas. «En la mesa» incluye lo que tienes tú y lo que sabes que está en la mano de un rival. «En reserva» es la reserva y todo lo que queda por usar. «Ocultas» son todas las demás de la partida.
components-where-they-are = Dónde están
components-can-be-pressed = Puedes pulsarla ahora.
components-why-not = Ahora no
components-empty-pile = Nada aquí todavía.
components-in-the-pile = Qué hay aquí
components-box-of = { $title }: qué hay en la caja
components-how-to-correct = Entonces puedes ayudar. Anota qué pieza difiere y qué lleva impreso, y envíaselo a quien te dio esta página. Todas las cifras están en un archivo, { $file }. Una corrección crea una versión nueva de las reglas; las partidas ya empezadas conservan la antigua.
components-found = { $count ->
    [0] Nada en la caja menciona «{ $query }».
    [one] 1 entrada encontrada
   *[other] { $count } entradas encontradas
}
components-times = ×{ $count }
components-pieces = { $count ->
    [one] 1 pieza
   *[other] { $count } piezas
}
components-in-the-box-count = { $count } en la caja
components-count-named = { $name }: { $count }
components-share-printed = Impreso
components-share-found = Hallado en descripciones
components-share-deduced = Deducido
components-share-ruled = Decidido por nosotros
components-share-invented = Inventado por nosotros
components-figure-counts = cuántas hay de cada una
components-figure-words = lo que hacen
components-invented-all = { $group }: { $figures }
components-invented-some = { $group }: { $figures }, { $count } de { $total }

## Del día

daily-today = Partidas de hoy
daily-play = Jugarla
daily-continue = Continuarla
daily-practise = Practicarla
daily-above = { $day } · { $streak }
daily-fresh = Sin jugar
daily-begun = Empezada
daily-help = Cada día trae una partida de cada juego, con el mismo reparto para todos. Cuenta tu primer intento; después, practica cuanto quieras. Un día sin jugar por semana, de lunes a domingo, no rompe tu racha.
daily-new-day = Es un nuevo día: estas son las partidas de hoy.
daily-other-day = Según la fecha de este dispositivo, esta no es la partida de hoy. Aun así, puedes practicarla.
daily-no-such-deal = Este enlace no lleva a ninguna partida del día. Debe indicar un juego y una fecha, como 2026-11-23.
daily-no-date = El reloj de este dispositivo no muestra una fecha válida, así que no hay partida del día.
daily-peeked = Esta es una partida del día que no has terminado. Su resultado dirá que has mirado.
daily-would-peek = Esta es una partida del día que no has terminado. Si la miras aquí, su resultado lo dirá.
daily-no-streak = Juega una para empezar una racha
daily-streak = { $days ->
    [one] 1 día jugado
   *[other] { $days } días seguidos
}
daily-of-today = Partida de hoy de { $title }
daily-of-day = { $title }, partida del { $day }
daily-against = { $opponents ->
    [one] Contra { FORM($level, "opponent") }
   *[other] Contra { $opponents } { FORM($level, "opponents") }
}
daily-against-automaton = Contra el autómata
daily-alone = En solitario
daily-finish = { $won ->
    [yes] { $score ->
        [one] Victoria, 1 punto
       *[other] Victoria, { $score } puntos
    }
   *[no] { $score ->
        [one] Derrota, 1 punto
       *[other] Derrota, { $score } puntos
    }
}
daily-finish-peeked = { $finish }, tras haber mirado
daily-button = { $title } { $shown }. Partida de hoy: { $state }
daily-practice = Práctica: la partida del { $day }.
daily-counts = { $peeked ->
    [yes] La partida del { $day } cuenta, pero su resultado menciona que se vio información oculta.
   *[no] La partida del { $day } cuenta.
}
daily-counted-days = { $days ->
    [one] 1 día jugado.
   *[other] { $days } días seguidos.
}

## El mismo reparto

duplicate-same-deal = El mismo reparto
duplicate-again = Jugar otra vez este reparto
duplicate-seat = Tu asiento
duplicate-play = Jugarlo
duplicate-help = Las mismas cartas, la misma suerte, los mismos asientos. El resultado de este enlace está sellado: cuando termines, se comprueba con las reglas y se te muestra.
duplicate-counts = Esta es la partida de hoy, y cuenta tu primer intento.
duplicate-not-over = Este enlace no contiene una partida terminada, así que no hay con qué comparar.
duplicate-compared = El mismo reparto, jugado dos veces
duplicate-source = Puntos por
duplicate-yours = Tú
duplicate-score = Puntuación
duplicate-never-parted = Las dos partidas fueron iguales hasta la última jugada.
duplicate-your-parting = Tu partida en ese punto
duplicate-your-review = Tu partida completa y su análisis
duplicate-won = gana
duplicate-from = { PERSON($who) ->
    [you] Has jugado este reparto de { $title }.
   *[other] { $who } ha jugado este reparto de { $title }.
}
duplicate-theirs = { $name }, antes
duplicate-parted = Las dos partidas se separan por primera vez en { $heading }. En la tuya: { $yours } En la otra: { $theirs }
duplicate-was-over = La partida había terminado.
duplicate-their-parting = La partida de { $name } en ese punto
duplicate-their-review = La partida completa de { $name } y su análisis
duplicate-peeked = { PERSON($who) ->
    [you] Deshiciste jugadas tras ver información oculta.
   *[other] { $who } deshizo jugadas tras ver información oculta.
}

## Inicio

home-still-on-the-table = Partidas en curso
home-all-saved = Todas las partidas guardadas
home-shelf = La estantería
home-continue = Continuar
home-new-game = Nueva partida
home-no-board = Por ahora, solo reglas
home-no-board-yet = Aquí puedes leer las reglas de este juego, pero todavía no hay tablero para jugarlo.
home-learn = Aprender
home-ready-offline = Lista para jugar sin conexión
home-keeps-nothing = Este navegador no permite que la página guarde nada. Tus partidas se perderán al cerrar la página, salvo que las guardes como archivos.
home-update = Hay una versión nueva
home-switch = Actualizar ahora
home-install = Instalar
home-to-dark = Tema oscuro
home-to-light = Tema claro
home-foot = Sin cuenta, sin red, sin rastreo. Tus partidas se quedan en este dispositivo.
home-about = Acerca de y créditos
home-install-apple = Pulsa «Compartir» en la barra del navegador y luego «Añadir a pantalla de inicio».
home-install-apple-store = Una aplicación de la pantalla de inicio tiene su propio almacenamiento, así que no tendrá las partidas que empezaste aquí. Antes, guárdalas todas en un archivo y ábrelo después en la aplicación.
home-install-other = Abre el menú del navegador y elige «Instalar» o «Añadir a pantalla de inicio». Si no aparece, la página funciona igualmente sin conexión una vez abierta.
home-install-insecure = Esta dirección no es segura (sin https), así que el navegador no puede instalar la página ni conservarla para jugar sin conexión.
home-save-all-first = Guardar todas las partidas en un archivo
home-players = { $least } a { $most }
home-players-exactly = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
home-players-range = { $least } a { $most } jugadores
home-minutes = { $minutes } min
home-minutes-range = { $least } a { $most } min
home-more-saved = { $count ->
    [one] 1 partida guardada más
   *[other] { $count } partidas guardadas más
}
home-unreadable = { $count ->
    [one] Una partida guardada no se puede leer. Se conserva, y puedes guardarla como archivo.
   *[other] { $count } partidas guardadas no se pueden leer. Se conservan, y puedes guardarlas como archivos.
}
home-your-turn = Tu turno
home-pass-to = Pasar a { $name }
home-turn-of = Turno de { $name }
home-computer-named = { $name } ({ $kind })
home-who-plays = { $players }
home-continue-game = Continuar { $title }, { $heading }
home-new-game-of = Nueva partida de { $title }
home-learn-title = Aprender { $title }: las reglas

## Lecciones

lesson-learn = Aprender jugando
lesson-new-here = ¿Primera vez?
lesson-lesson = Lección
lesson-coach = Entrenador
lesson-next = Siguiente
lesson-got-it = Entendido
lesson-all-right = De acuerdo
lesson-again = Repetir la lección
lesson-whole-game = Jugar una partida entera
lesson-free = Sigue jugando. La lección continúa cuando haya algo nuevo que aprender.
lesson-done = Esta era la lección. En tus primeras partidas completas, el entrenador explica las reglas nuevas a medida que aparecen.
lesson-resumed = La lección continúa donde la dejaste.
lesson-broken = La lección que empezaste es de otra versión de esta página, así que vuelve a empezar.
lesson-no-such-lesson = No existe esa lección.
lesson-coaching = Entrenador
lesson-coaching-help = En tus primeras partidas de un juego, explica las reglas nuevas a medida que aparecen
lesson-tutor = Tutor
lesson-tutor-help = Contra máquinas, avísame antes de un error serio, como mucho una vez por turno (queda anotado en el registro)
lesson-something-better = Hay una jugada mejor. ¿La buscas?
lesson-look-again = Volver a mirar
lesson-play-it = Jugarla
lesson-minute = En un minuto
lesson-lessons = Aprender jugando
lesson-rulebook = El reglamento, sección por sección
lesson-sources = De dónde vienen estas reglas y cuáles son nuestras
lesson-learn-minutes = Aprender jugando ({ $minutes } min)
lesson-named = { $title } ({ $minutes } min)
lesson-learn-of = Aprender jugando: { $title } ({ $minutes } min)
lesson-press = Pulsa «{ $written }».
lesson-press-piece = Pulsa la pieza con el anillo: { $piece }.
lesson-press-ringed = Pulsa la pieza con el anillo.
lesson-press-cancel = Pulsa × para cancelar.

## Torneos

matches-new = Un torneo de varios repartos: { $title }
matches-as-match = Jugar un torneo con amigos a distancia…
matches-help = Cada participante juega los mismos repartos en su dispositivo, contra máquinas. En cada reparto, todos ocupan el mismo asiento, que cambia de un reparto a otro. Pasa el torneo como enlace o como archivo. Los resultados ajenos de un reparto siguen sellados hasta que lo hayas jugado.
matches-your-name = Tu nombre
matches-people = Participantes
matches-deals = Repartos
matches-seats = Asientos en cada mesa
matches-computers = Máquinas
matches-scoring = Puntuación
matches-options = Reglas de la casa, como en tu última preparación de este juego: { $options }.
matches-option = { $option }: { $value }
matches-begin = Empezar el torneo
matches-no-name = Escribe tu nombre, para que se sepa de quién son estos resultados.
matches-matches = Torneos
matches-results = Repartos y resultados
matches-total = Total
matches-deal = Reparto
matches-sealed = sellado
matches-nothing = –
matches-pass-on = Pásalo
matches-file = Guardar como archivo
matches-long = Este enlace contiene partidas enteras y es largo. Algunas aplicaciones cortan los enlaces así; un archivo es más seguro.
matches-proof = Qué demuestra esto
matches-proved = Demostrado: cada resultado es una partida entera del reparto correcto, comprobada con las reglas en este dispositivo. En el asiento acordado consta una persona, y en todos los demás, máquinas del nivel acordado.
matches-not-proved = No demostrado: quién jugó, cuántos intentos hizo, quién ayudó ni si las máquinas eligieron sus jugadas. El sello evita que la gente honrada mire antes de tiempo; no detiene a quien desmonte la página.
matches-join = Unirse al torneo
matches-shared = Te han pasado un torneo
matches-full = Todas las plazas de este torneo están ocupadas. Cuando termine, su enlace mostrará cómo acabó.
matches-delete = Borrar el torneo
matches-delete-confirm = Borrarlo; conservar partidas
matches-results-merged = Los resultados de este enlace ya forman parte del torneo.
matches-copied = Enlace copiado: pásalo.
matches-to-match = Ir al torneo
matches-scorings-0 = Puntos por rival
    .inside = puntos por rival
matches-scorings-1 = Diferencia
    .inside = diferencia
matches-scorings-help-0 = En cada reparto sumas 1 punto por cada participante al que superas y medio por cada empate. Ganar en tu mesa supera a cualquier puntuación sin victoria.
matches-scorings-help-1 = En cada reparto sumas tu ventaja en puntos sobre cada participante; si vas por detrás, pierdes la diferencia.
matches-title = Un torneo de { $title }
matches-terms = { $deals } repartos, { $seats } asientos, máquinas { FORM($level, "plural") }, puntuación: { FORM($scoring, "inside") }
matches-terms-alone = { $deals } repartos, en solitario, puntuación: { FORM($scoring, "inside") }
matches-people-all = { $names }
matches-people-more = { $more ->
    [one] { $names }, y falta una persona por llegar
   *[other] { $names }, y faltan { $more } personas por llegar
}
matches-play = Jugar el reparto { $deal } de { $of }
matches-continue = Continuar el reparto { $deal } de { $of }
matches-all-to-play = Te quedan por jugar los { $deals } repartos. El siguiente es el { $next }.
matches-some-to-play = Has jugado { $played } de { $deals } repartos. El siguiente es el { $next }.
matches-waits = Has jugado todos tus repartos. Por lo que sabe este dispositivo, { $waits }. Pasa el torneo.
matches-left = { PERSON($who) ->
    [you] { $deals ->
        [one] te queda un reparto por jugar
       *[other] te quedan { $deals } repartos por jugar
    }
   *[other] { $deals ->
        [one] a { $who } le queda un reparto por jugar
       *[other] a { $who } le quedan { $deals } repartos por jugar
    }
}
matches-to-join = { $people ->
    [one] falta una persona por unirse
   *[other] faltan { $people } personas por unirse
}
matches-won = { PERSON($who) ->
    [you] Ganas el torneo con { $points }.
    [you-all] Victoria compartida, con { $points } por persona: { $who }.
    [several] Victoria compartida, con { $points } por persona: { $who }.
   *[other] { $who } gana el torneo con { $points }.
}
matches-won-ahead = { PERSON($who) ->
    [you] Ganas el torneo con { $points }, por delante de { $others }.
    [you-all] Victoria compartida, con { $points } por persona: { $who }. Por detrás, { $others }.
    [several] Victoria compartida, con { $points } por persona: { $who }. Por detrás, { $others }.
   *[other] { $who } gana el torneo con { $points }. Por detrás, { $others }.
}
matches-with = { $name } con { $points }
matches-result-won = { $score }, gana
matches-deal-row = { $deal } (asiento { $seat })
matches-takebacks = { PERSON($who) ->
    [you] { $count ->
        [one] Deshiciste una jugada tras ver sus consecuencias.
       *[other] Deshiciste { $count } jugadas tras ver sus consecuencias.
    }
   *[other] { $count ->
        [one] { $who } deshizo una jugada tras ver sus consecuencias.
       *[other] { $who } deshizo { $count } jugadas tras ver sus consecuencias.
    }
}
matches-note = Reparto { $deal } de { $of } de un torneo.
matches-not-counted = Este resultado no cuenta en su torneo: { $why }.
matches-entry = { $title }: { $played } de { $deals } repartos jugados, con { $others }
matches-entry-alone = { $title }: { $played } de { $deals } repartos jugados
matches-invite = Un torneo de { $title } a { $deals } repartos: ¿cómo te irá?

## Comparación con máquinas

par-par = Comparación con máquinas
par-help = En este dispositivo, las máquinas juegan el mismo reparto desde tu asiento, al máximo de su nivel, contra los rivales que tuviste. Lleva un rato: las más fuertes pueden tardar varios minutos por partida.
par-level = Juegan
par-start = Dejarlas jugar
par-stop = Parar
par-levels-0 = Noveles
    .players = las máquinas noveles
par-levels-1 = Firmes
    .players = las máquinas firmes
par-levels-2 = Hábiles
    .players = las máquinas hábiles
par-levels-3 = Magistrales
    .players = las máquinas magistrales
par-first = Jugando la primera de { $games } partidas.
par-sentence = Superas al { $share } % de { FORM($who, "players") } (del { $low } al { $high } %, con un 95 % de confianza), tras { $games } de { $all } partidas.

## Análisis

review-review-game = Analizar esta partida
review-review-help = Cuánto valió cada decisión y cuánto fue suerte
review-review = Análisis
review-whose = Jugador
review-stop = Parar
review-go-on = Continuar
review-chart = Opciones de ganar, jugada a jugada. Las flechas recorren las jugadas; Intro abre una
review-luck-bars = Suerte
review-lessons = Lo más instructivo
review-costliest = Lo que más costó
review-turning-points = Momentos clave
review-no-lessons = No destaca ninguna decisión.
review-books = De dónde vino la victoria
review-books-help = Cada cifra es una parte de la victoria, con su margen de error. La salida, la suerte y las decisiones suman el resultado. La precisión es lo que queda de 100 cuando cada pérdida se ha llevado su parte. Lo demás es lo que las estimaciones no vieron.
review-accuracy = Precisión
review-start = Salida
review-deal = El reparto
review-draws = Robos
review-hidden = Manos ocultas
review-own = Decisiones propias
review-rivals = Decisiones rivales y lo demás
review-result = Resultado
review-the-deal = El reparto
review-played = Jugado
review-better = Mejor
review-then = luego { $actions }
review-brings = Lo que aporta la línea mejor al final de la ronda siguiente:
review-brings-at-end = Lo que aporta la línea mejor al final de la partida:
review-knowing = Juzgado con
review-see = Verlo en el tablero
review-walk = Jugar la jugada mejor
review-play-on = Seguir desde aquí
review-step = Recorrer la línea mejor
review-to-review = Volver
review-all-moves = Todas las jugadas en una tabla
review-more-rows = Más jugadas
review-not-all = Esta partida es larga, así que solo se han analizado el reparto, las decisiones de las personas y las jugadas en que cambiaron las opciones. Las demás jugadas no cuentan para nadie.
review-the-rest = Analizar el resto
review-deeper = Mirar más a fondo
review-looked-deeper = Analizada durante diez veces más tiempo.
review-looking = Analizando…
review-not-yet = Esta jugada aún no se ha analizado.
review-no-choice = No había nada que elegir.
review-best = No se encontró ninguna jugada mejor.
review-before-and-after = Opciones antes y después de la jugada
review-known-0 = Lo que se sabía
review-known-1 = Todo a la vista
review-columns-0 = Jugada
review-columns-1 = Quién
review-columns-2 = Qué
review-columns-3 = Nota
review-columns-4 = Opciones
review-columns-5 = Suerte
review-within = ± { $n }
review-find = Un hallazgo
review-inaccuracy = Una imprecisión
review-mistake = Un error
review-blunder = Un error grave
review-finds = Hallazgos
review-inaccuracies = Imprecisiones
review-mistakes = Errores
review-blunders = Errores graves
review-verdict = { $choices }. { $luck }.
review-verdict-so-far = Hasta ahora: { $choices }. { $luck }.
review-the-others = los demás
review-gave-nothing-away = { PERSON($who) ->
    [you] No regalaste nada apreciable
   *[other] { $who } no regaló nada apreciable
}
review-gave-away = { PERSON($who) ->
    [you] Tus decisiones regalaron un { $share } %
   *[other] Las decisiones de { $who } regalaron un { $share } %
}
review-chose-better = { PERSON($who) ->
    [you] Elegiste mejor que { $rival } (+{ $share } % de victoria)
   *[other] { $who } eligió mejor que { $rival } (+{ $share } % de victoria)
}
review-chose-worse = { PERSON($who) ->
    [you] Elegiste peor que { $rival } (−{ $share } % de victoria)
   *[other] { $who } eligió peor que { $rival } (−{ $share } % de victoria)
}
review-chose-as-well = { PERSON($who) ->
    [you] Elegiste más o menos igual de bien que { $rival }
   *[other] { $who } eligió más o menos igual de bien que { $rival }
}
review-luck-even = La suerte quedó más o menos igualada
review-by-deal = El reparto
review-by-draws = Los robos
review-by-hidden = Las manos ocultas
review-luck-cost = { PERSON($who) ->
    [you] { $what }: un { $share } % en tu contra
   *[other] { $what }: un { $share } % en contra de { $who }
}
review-luck-brought = { PERSON($who) ->
    [you] { $what }: un { $share } % a tu favor
   *[other] { $what }: un { $share } % a favor de { $who }
}
review-place = { $turn } · Jugada { $number } de { $last }
review-progress = { $done } de { $all } jugadas analizadas
review-loss-exact = Regaló un { $share } %
review-loss = Regaló un { $share } % (± { $error })
review-loss-close = Muy justo para decidir: regaló entre un { $low } % y un { $high } %
review-losses = { $count ->
    [one] Una decisión regaló un { $share } % en total.
   *[other] { $count } decisiones regalaron un { $share } % en total, sobre todo en { $section } ({ $most } %).
}
review-chances = { PERSON($who) ->
    [you] Tus opciones: { $played } % con lo jugado, { $better } % con la jugada mejor
   *[other] Opciones de { $who }: { $played } % con lo jugado, { $better } % con la jugada mejor
}
review-change = { $before } % → { $after } %
review-instead = { $name }: { $better } en vez de { $played }
review-find-gain = { SIGNED($share) } % (± { $error }) frente a la jugada evidente
review-then-luck-cost = { PERSON($who) ->
    [you] Luego la suerte te costó un { $share } %.
   *[other] Luego la suerte le costó a { $who } un { $share } %.
}
review-then-luck-brought = { PERSON($who) ->
    [you] Luego la suerte te dio un { $share } %.
   *[other] Luego la suerte le dio a { $who } un { $share } %.
}
review-move = Jugada { $number }
review-chance = { $name } { $share } %
review-moment = { $place }. { $chances }.
review-moment-marked = { $place }. { $chances }. { $mark } de { $name }.
review-prospect = { $points } { $category }
review-failed = Algunas jugadas no se pudieron analizar: { $why }
review-not-kept = { $trouble } El análisis se perderá cuando cierres la página, pero puedes repetirlo.

## Práctica

practice-title = Práctica
practice-these = Practicar estos momentos
practice-this = Practicar este momento
practice-due = { $count ->
    [one] 1 momento para practicar
   *[other] { $count } momentos para practicar
}
practice-question = ¿Qué harías? ({ $number } de { $last })
practice-best = La mejor decisión.
practice-as-good = Tan buena como la mejor decisión, hasta donde se puede saber.
practice-why = ¿Por qué?
practice-no-answer = No se ha podido valorar esta respuesta. Elige otra vez.
practice-only = Esto es práctica: elige simplemente lo que harías.
practice-answer = Respuesta
practice-remove = No volver a preguntarlo
practice-done = Eso es todo por hoy.
practice-next = { $days ->
    [one] El próximo momento llega mañana.
   *[other] El próximo momento llega en { $days } días.
}
practice-none = Hoy no hay nada que practicar. Cuando acaba una partida, su análisis te ofrece los momentos que merecen otra mirada.
practice-dropped = { $count ->
    [one] Un momento ya no se puede reproducir y se ha quitado.
   *[other] { $count } momentos ya no se pueden reproducir y se han quitado.
}
practice-full = No caben más momentos hasta que te sepas algunos.

## Reglas

rules-search = Buscar en las reglas
rules-contents = Contenido
rules-legend = De dónde vienen las reglas
rules-link-to = Enlace a «{ $section }»
rules-link-copied = Enlace a esta sección copiado.
rules-play-it = Nueva partida
rules-of = { $title }: las reglas
rules-found = { $count ->
    [0] Ninguna sección menciona «{ $query }».
    [one] 1 sección encontrada
   *[other] { $count } secciones encontradas
}
rules-source-printed = Impreso
    .meaning = De las reglas de la editorial, hasta donde las tenemos; la redacción es nuestra.
rules-source-found = Hallado
    .meaning = De descripciones públicas del juego; el párrafo las nombra.
rules-source-deduced = Deducido
    .meaning = Se sigue de las reglas impresas o de las descripciones que encontramos.
rules-source-ruled = Decidido por nosotros
    .meaning = Las reglas impresas no lo dicen, así que tuvimos que decidir.
rules-source-invented = Inventado por nosotros
    .meaning = No tenemos el texto impreso, así que lo inventamos de modo que encaje con el resto.

## Partidas guardadas

saved-saved = Partidas guardadas
saved-none = Todavía no hay partidas guardadas en este dispositivo. Cada partida se guarda automáticamente tras cada jugada.
saved-no-match = Ninguna partida guardada cumple estos filtros.
saved-to-shelf = Ir a la estantería
saved-export-all = Guardar todo en un archivo
saved-import = Abrir archivos
saved-not-read = El dispositivo no permitió que la página leyera el archivo.
saved-which-game = Juego
saved-all-games = Todos
saved-which-state = En curso o terminada
saved-which-result = Victoria o derrota
saved-won = Victoria
saved-lost = Derrota
saved-opening = Comprobando…
saved-unreadable = Una partida guardada que no se puede leer
saved-recovered = La última jugada no se pudo leer; esta es la posición anterior.
saved-delete-confirm = Borrar para siempre
saved-statistics = Estadísticas
saved-statistics-help = Partidas terminadas en este dispositivo en las que una persona jugó en solitario o contra máquinas, ordenadas por la máquina más fuerte de la mesa. No se cuentan las ramas de otras partidas ni las partidas de enlaces o archivos sueltos. El intervalo tras las victorias muestra dónde está tu proporción real de victorias, con un 95 % de confianza.
saved-export-statistics = Guardar como archivo
saved-reset = Empezar de cero
saved-reset-confirm = Contar solo desde ahora
saved-count-all = Contar otra vez todas
saved-since = Solo se cuentan las partidas jugadas desde que empezaste de cero.
saved-categories = Puntos medios por origen
saved-states-0 = Todas
saved-states-1 = En curso
saved-states-2 = Terminadas
saved-results-0 = Cualquiera
saved-results-1 = Victoria
saved-results-2 = Derrota
saved-columns-0 = Contra
saved-columns-1 = Partidas
saved-columns-2 = Ganadas
saved-columns-3 = Mejor
saved-columns-4 = Media
saved-columns-5 = Vict. seguidas
saved-columns-6 = Días
saved-against-0 = Solitario
saved-against-1 = Al azar
saved-against-2 = Novel
saved-against-3 = Firme
saved-against-4 = Hábil
saved-against-5 = Magistral
saved-full = { $trouble } Lo que has abierto solo seguirá aquí hasta que cierres la página.
saved-export = Guardar esta partida de { $title } como archivo
saved-delete = Borrar esta partida de { $title }
saved-deleted = { $title }: borrada.
saved-running = { $heading }. { $turn }
saved-replay = Repetición: { $title }, { $state }
saved-count = Guardadas: { $count }
saved-count-of = { $shown } de { $count }
saved-against = { $computers }, { $seats } asientos
saved-wins = { $wins } (del { $low } al { $high } %)
saved-category = { $name } { $points }
saved-categories-against = { $against }: { $categories }
saved-accuracy-once = { $against }: precisión { $accuracy } en la partida analizada
saved-accuracy = { $against }: precisión media { $mean } en las últimas { $games } partidas analizadas ({ $each })
saved-days = { $days ->
    [one] Partidas del día: 1 día jugado, racha más larga { $longest }.
   *[other] Partidas del día: { $days } días jugados, racha más larga { $longest }.
}
saved-days-peeked = { $count ->
    [one] Una partida se jugó tras ver información oculta.
   *[other] { $count } partidas se jugaron tras ver información oculta.
}
saved-peeked = { $games ->
    [one] { $against }: 1 partida tras ver información oculta
   *[other] { $against }: { $games } partidas tras ver información oculta
}
saved-from-branch = Una rama de otra partida: fuera de las estadísticas
saved-from-elsewhere = De un enlace o archivo: fuera de las estadísticas
saved-imported = { $count ->
    [0] No se añadió ninguna partida nueva.
    [one] Se añadió una partida.
   *[other] Se añadieron { $count } partidas.
}
saved-imported-known = { $count ->
    [one] Una partida ya estaba aquí.
   *[other] { $count } partidas ya estaban aquí.
}
saved-imported-unreadable = { $count ->
    [one] Una partida guardada no se puede leer; se añadió sin cambios.
   *[other] { $count } partidas guardadas no se pueden leer; se añadieron sin cambios.
}
saved-imported-more = Y { $count } más como estas.
saved-imported-days-and-matches = También se añadieron las partidas del día, los torneos y los momentos para practicar del archivo.
saved-refused = { $file }: { $why }

## Ajustes

settings-looks = Apariencia
settings-language = Idioma
settings-language-browser = El del navegador
settings-language-help = La página carga los textos nuevos; tus partidas se quedan como están.
settings-play = En la mesa
settings-pace-help = Cuánto tiempo se ve la jugada de una máquina y a qué ritmo se mueven las piezas
settings-sound = Sonido
settings-sound-help = Un sonido breve para cada suceso: dados, un barco, puntos, tu turno
settings-vibration = Vibración
settings-vibration-help = El teléfono vibra un instante cuando juegas y cuando es tu turno
settings-cover = Tapar las manos al salir de la página
settings-cover-help = En un dispositivo compartido: una mano abierta se tapa cuando la página lleva este tiempo fuera de la vista
settings-theme-help = Claro, oscuro o como esté ajustado este dispositivo
settings-letters = Atajos de una sola tecla
settings-letters-help = U para deshacer, H para una pista, etcétera. Desactívalos si usas dictado por voz o pulsas teclas sin querer.
settings-keeping = Conservar tus partidas
settings-persist = Pedir al navegador que las conserve
settings-persisted = El navegador ha prometido conservar tus partidas hasta que tú las borres.
settings-not-persisted = El navegador puede borrar tus partidas si el dispositivo se queda sin espacio. Puedes pedirle que no lo haga, o guardarlas en un archivo.
settings-persist-refused = El navegador no aceptó. Puede ayudar instalar la página o usarla más a menudo.
settings-persist-unanswered = El navegador no ha respondido. Para mayor seguridad, guarda tus partidas en un archivo.
settings-saved-games = Partidas guardadas, archivos y estadísticas
settings-installing = En tu pantalla de inicio
settings-installed = Tea Table está instalado como aplicación en este dispositivo.
settings-not-yet-offline = Todavía no está lista para jugar sin conexión: la página aún se está guardando en este dispositivo.
settings-not-kept-offline = No está lista para jugar sin conexión: esta página no se pudo guardar en este dispositivo. Puede que la conexión se cortara, que el navegador no lo permita o que el servidor altere los archivos de la página. Se intentará de nuevo la próxima vez que la abras.
settings-never-offline = No está lista para jugar sin conexión: los navegadores solo guardan páginas de una dirección segura (https).
settings-one-file = Esta página es un solo archivo con todo dentro: no hace falta instalarla.
settings-about = Acerca de Tea Table
settings-what = Tea Table es una mesa para juegos sobre el comercio del té. Juega con otras personas en torno a un dispositivo, o en solitario contra máquinas. No tiene servidor, ni cuentas, ni anuncios, y no envía nada a ningún sitio.
settings-fan = Este es un proyecto independiente de aficionados. Los autores y editoriales de los juegos no lo han hecho, respaldado ni licenciado. Todos los dibujos y toda la redacción de las reglas son nuestros. Si un juego te gusta, compra la caja de verdad: nada de esto la sustituye.
settings-games = Los juegos
settings-made-with = Hecho con
settings-font = Los títulos usan Young Serif, de Bastien Sozeau, con la licencia SIL Open Font License 1.1.
settings-program = El programa está escrito en Rust, con Leptos para la página. Es software libre, con la licencia MIT o la Apache 2.0.
settings-opponents = Las máquinas calculan a partir de lo que se ve desde su asiento y suponen el resto. Nunca miran las cartas ocultas, en ningún nivel.
settings-figures = Donde no tenemos una cifra impresa, o donde una regla calla, el reglamento lo dice e indica lo que decidimos.
settings-volumes-0 = No
settings-volumes-1 = Suave
settings-volumes-2 = Fuerte
settings-covers-0 = Al salir
settings-covers-1 = 1 min
settings-covers-2 = 5 min
settings-covers-3 = Nunca
settings-build = Versión { $id }
settings-kept = { $count ->
    [0] Todavía no hay partidas guardadas en este dispositivo.
    [one] Hay una partida guardada en este dispositivo.
   *[other] Hay { $count } partidas guardadas en este dispositivo.
}

## Formas de jugar

access = Juega a tu manera
access-ear = De oído
access-ear-help = Los lectores de pantalla dicen todo lo que hay en la mesa: cada frase hasta el final, las tuyas antes que las de los rivales.
access-rate = Velocidad de tu lector de pantalla
access-rate-help = Palabras por minuto, para que cada frase tenga el tiempo que necesita
access-amount = Cuánto se dice
access-amount-help = De las jugadas de los rivales; lo que te afecta se dice siempre
access-amounts-0 = Todo
access-amounts-1 = En breve
access-amounts-2 = Solo lo mío
access-wait = Esperar tras cada jugada rival
access-wait-help = La siguiente jugada llega con la barra espaciadora, el punto o «Continuar»
access-keys = Con teclas
access-keys-help = Todos los juegos se pueden jugar sin ratón. En la mesa, el menú muestra las teclas.
access-stops = El tabulador llega a cada pieza
access-stops-help = Así bastan el tabulador e Intro para jugar
access-switches = Con uno o dos pulsadores
access-switches-help = Un anillo recorre lo que se puede pulsar: primero un grupo, luego las piezas que contiene.
access-scan = Barrido
access-scan-help = Un pulsador: el anillo avanza solo, y una tecla o un toque en cualquier sitio elige. Dos: una tecla lo mueve y la otra elige.
access-scans-1 = Un pulsador
access-scans-2 = Dos
access-dwell = Tiempo en cada opción
access-step-key = Tecla que mueve el anillo
access-press-key = Tecla que elige
access-any-key = Pulsa una tecla…
access-cool-down = Ignorar pulsaciones dobles
access-cool-down-help = Si repites lo mismo sin querer dentro de este tiempo, no pasa nada
access-sight = Letras más grandes, más contraste
access-sight-help = Nada se distingue solo por el color, y la página se puede ampliar.
access-places = Números en el mapa
access-places-help = Cada hexágono muestra el número con el que se lo nombra, como en «Kandy 3»
access-letters = Tamaño de letra
access-contrast = Contraste
access-contrasts-1 = Normal
access-contrasts-2 = Alto
access-calm = Sin movimiento, sin sonido
access-calm-help = Lo que se mueve o suena también está en palabras.
access-pace = A tu ritmo
access-pace-help = No corre ningún reloj, casi todas las jugadas se pueden deshacer y la partida te espera cuanto quieras.
access-seconds = { $number } s
access-row = De { $first } a { $last }

## Preparación

setup-new-game = Nueva partida
setup-challenge = Un reto: misma semilla, misma preparación
setup-title = { $heading }: { $title }
setup-person = Persona
setup-computer = Máquina
setup-on-this-device = Juega en este dispositivo
setup-level = Nivel
setup-character = Perfil
setup-add = Añadir un asiento
setup-shuffle = Sortear asientos
setup-house-rules = Reglas de la casa
setup-open-hands-help = Sin tapar la pantalla entre turnos: se ve la mano de quien juega
setup-seed = Semilla: la misma palabra da la misma partida
setup-fresh-seed = Sacar otra semilla
setup-copy-challenge = Copiar un enlace a esta preparación, como reto para otros
setup-cancel = Cancelar
setup-start = Empezar
setup-watch = Solo juegan máquinas: te toca mirar
setup-no-such-game = Ese juego no está en esta estantería.
setup-how-many = Número de jugadores
setup-seed-is-link = Eso es un enlace, no una semilla. Pégalo en «Abrir un enlace», en la estantería, o saca aquí otra semilla.
setup-no-seed = La semilla está vacía: escribe cualquier palabra o saca una.
setup-levels-0 = Novel
    .inside = novel
    .plural = noveles
    .opponent = un rival fácil
    .opponents = rivales fáciles
setup-levels-1 = Firme
    .inside = firme
    .plural = firmes
    .opponent = un rival aceptable
    .opponents = rivales aceptables
setup-levels-2 = Hábil
    .inside = hábil
    .plural = hábiles
    .opponent = un rival fuerte
    .opponents = rivales fuertes
setup-levels-3 = Magistral
    .inside = magistral
    .plural = magistrales
    .opponent = un rival muy fuerte
    .opponents = rivales muy fuertes
setup-characters-0 = Todoterreno
    .inside = todoterreno
setup-characters-1 = Constructor
    .inside = constructor
setup-characters-2 = Comerciante
    .inside = comerciante
setup-characters-3 = Velocista
    .inside = velocista
setup-characters-4 = Al azar
    .inside = al azar
    .lot = yes
setup-computer-plain = Máquina, { FORM($level, "inside") }
setup-computer-drawn = { $level }, perfil al azar
setup-name-of = Nombre del asiento { $seat }
setup-seat-named = Asiento { $seat }, { $name }
setup-who-at = Jugador del asiento { $seat }
setup-move-up = Subir a { $name } un asiento
setup-remove = Quitar a { $name }
setup-more = Más para { $name }: nivel, orden, quitar
setup-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
setup-alone = { $title }, en solitario
setup-seats-exactly = { $count ->
    [one] Para 1 jugador.
   *[other] Para { $count } jugadores.
}
setup-seats-range = Para { $least } a { $most } jugadores, en orden de juego.
setup-levels-help = Máquinas: Novel es fácil, Firme juega bastante bien, Hábil es fuerte y Magistral, muy fuerte.
setup-minutes = { $players ->
    [one] Unos { $minutes } minutos en solitario
   *[other] Unos { $minutes } minutos con { $players } jugadores
}
setup-no-name = El asiento { $seat } aún no tiene nombre.
setup-same-name = Hay dos jugadores con el nombre { $name }: cambia uno, para que el registro los distinga.

## Jugar juntos, cada cual en su dispositivo

together-how = Dónde juega cada cual
together-ways-0 = En este dispositivo
together-ways-1 = Enviando turnos
together-help = Cada cual juega en su dispositivo. Después de tu turno envías un enlace, y quien lo abre sigue jugando. Los dispositivos en la misma wifi también pueden conectarse directamente.
together-friend = Juega en otro dispositivo
together-send = Enviar turno
together-invite = Invitar
together-title = Pasar la partida
together-file = Como archivo
together-copied = Enlace copiado, con una frase para los demás.
together-answer = ¿Tienes respuesta? Pégala aquí
together-seats = Quién juega dónde
together-here = en este dispositivo
together-away = en otro dispositivo
together-free = aún no ha llegado
together-sit-here = Jugar aquí
together-play-computers = Mover las máquinas en este dispositivo
together-hidden = Lo oculto solo se oculta a la vista: quien desmonte la página podría verlo.
together-middle = Un dispositivo que solo mira no muestra la mano de nadie: poned una tableta en el centro de la mesa para que todos la vean.
together-gave-way = Otro dispositivo jugó en el mismo momento, y vale su jugada. La tuya se ha deshecho.
together-undo-ask = ¿Pedir a { $others } que se deshaga esto? La respuesta se da en el otro dispositivo; mientras tanto puedes seguir jugando.
together-undo-request = Pedir
together-undo-question = { $name } pide deshacer una jugada. ¿De acuerdo?
together-undo-agree = De acuerdo
together-undo-decline = Rechazar
together-undo-waits = Esperando la respuesta de { $others }…
together-undo-withdraw = Retirar
together-undo-declined = { $name } no está de acuerdo: la jugada vale.
together-undo-message = { $name } pide deshacer una jugada. ¿De acuerdo? { $title } en Tea Table:
together-undone = Hubo acuerdo: la jugada se ha deshecho.
together-undone-before = Hubo acuerdo para deshacer una jugada antes de que llegara la última tuya, que también se ha deshecho.
together-running = Podrás hacerlo cuando termine esta partida compartida.
together-invited = Te invitan a una partida
together-which-seat = ¿Qué asiento es el tuyo?
together-full = Todos los asientos están ocupados, pero puedes mirar.
together-join-window = Jugar en esta ventana
together-near = Dispositivos cercanos
together-near-help = Los dispositivos conectados a la misma wifi o al mismo punto de acceso pueden enlazarse directamente. Así cada jugada llega sola.
together-near-connect = Conectar un dispositivo cercano
together-near-offer = Escanea este código con la cámara del otro dispositivo o envíale el enlace. Después mostrará un código propio: escanéalo con la cámara de este dispositivo o pega su enlace en el campo de arriba.
together-near-answer = Ya casi está: escanea este código con el dispositivo que te ha invitado o envíale el enlace. Deja esta página abierta: la partida aparecerá aquí.
together-near-scan = Escanear la respuesta
together-near-no-camera = No se puede usar la cámara. Pega el enlace en su lugar.
together-near-connecting = Conectando…
together-near-failed = Los dispositivos no han podido conectarse. Comprueba que ambos estén en la misma red y vuelve a intentarlo, o seguid por enlace.
together-near-device = Un dispositivo cercano
together-near-connected = Conexión con { $name }: las jugadas llegan solas.
together-near-lost = Se ha perdido la conexión con { $name }. Conectaos otra vez o seguid por enlace.
together-near-title = Una partida cercana
together-near-passed = Esta respuesta se ha pasado a la ventana en la que está abierta la partida. Si allí no se conecta, pega el enlace de esta página en su campo «¿Tienes respuesta?».
together-wait-for-you = Te esperan
together-wait-for-others = Esperan a otros
together-game-over = La partida ha terminado. Envía el enlace para que los demás vean el resultado.
together-awaits-you = Es tu turno. Ya puedes enviar el enlace para invitar a los demás.
together-awaits-computer = Le toca a { $name }, una máquina, en otro dispositivo. Ese dispositivo enviará el enlace, o este toma el relevo.
together-awaits-other = Turno de { $name }. Envía el enlace: quien lo abre ve lo que ha pasado y sigue jugando.
together-awaits-free = Turno de { $name }, pero ese asiento sigue libre. Envía el enlace para invitar a alguien.
together-message = ¡Tu turno, { $name }! { $title } en Tea Table:
together-message-over = Nuestra partida de { $title } ha terminado. El resultado, en Tea Table:
together-seat-lost = El asiento de { $name } se ocupó en otro dispositivo.
together-sit-as = Soy { $name }
together-entry = { $title }: { $turn }
together-entry-since = { $title }: { $turn }, desde el { $since }

## Compartir

share-challenge-copied = Enlace copiado. Abre esta preparación: misma semilla, mismos asientos, mismas reglas.
share-link-copied = Enlace copiado.
share-what = Qué compartir
share-eyes = Punto de vista
share-all-hands = Todos: manos a la vista
share-running = Esta partida no ha terminado. El enlace lleva su semilla y todas las jugadas, así que quien lo desmonte puede conocer todas las manos y toda la suerte por venir.
share-running-eyes = El enlace abre la partida como la ve ese asiento, pero lleva la semilla y todas las manos, y quien lo desmonte puede leerlas.
share-link = El enlace
share-code = El código
share-no-address = Esta página se abrió desde un archivo, así que no tiene una dirección que otros puedan abrir. Guarda la partida como archivo y envíalo, o envía este código: puesto al final de la dirección web de cualquier copia en línea de Tea Table, abre allí la partida.
share-code-copied = Esta página no tiene una dirección que otros puedan abrir, así que se ha copiado un código. Ponlo al final de la dirección web de cualquier copia en línea de Tea Table, y la partida se abre allí.
share-copy = Copiar
share-not-copied = Cópialo a mano
share-not-copied-help = Este navegador no permite que la página copie. El texto de abajo está seleccionado: cópialo desde ahí.
share-file-as-text-help = Algunas aplicaciones se tragan las descargas. Si falta el archivo, copia este texto en un mensaje o en un archivo propio. «Abrir archivos», en la página de partidas guardadas, abre ese archivo.
share-the-text = El texto
share-text-copied = Copiado.
share-copy-by-hand = El navegador no ha copiado el texto. Está seleccionado: mantenlo pulsado o cópialo con el teclado.
share-as-text = Mostrarlo como texto
share-not-sent = Este dispositivo no quiso compartir el enlace. Mejor, cópialo.
share-perhaps-not-sent = ¿No sale el menú de compartir? Copia el enlace.
share-send = Enviar…
share-picture = Como imagen
share-picture-given = Busca la imagen en tus descargas. ¿No está? Mantén pulsada la de abajo para guardarla. Aquí está en palabras, para quien no pueda verla:
share-picture-here = Para guardar la imagen, mantenla pulsada. Aquí está en palabras, para quien no pueda verla:
share-picture-label = El resultado como imagen
share-picture-sent = La imagen se ha pasado al menú de compartir de este dispositivo. Aquí está en palabras:
share-no-picture = Este navegador no puede dibujar la imagen.
share-qr = Como código para escanear
share-qr-label = El enlace como código QR
share-too-long = Este enlace es demasiado largo para un código QR. Cópialo o guarda la partida como archivo.
share-no-link = Esta partida es demasiado larga para un enlace. Guárdala como archivo y envíalo.
share-long = Este enlace es largo, y algunas aplicaciones los cortan. Un archivo es más seguro.
share-open-link = Abrir un enlace
share-paste-link = Pega un enlace, un código o un mensaje entero
share-open-it = Abrirlo
share-scan = Escanear un código
share-no-link-in-it = Aquí no hay ningún enlace a una partida. Un enlace contiene «#/»: copia el enlace entero o todo el mensaje.
share-that-is-a-link = Eso es un enlace a una partida.
share-a-game = Te han pasado una partida
share-a-moment = Te han pasado un momento de una partida
share-no-game = Este enlace no se puede abrir
share-no-game-help = Copia otra vez el enlace entero y pégalo en «Abrir un enlace», en la estantería; vale también un mensaje completo. Si no funciona, pide a quien lo envió otro enlace, o la partida como archivo.
share-who = Quién jugó
share-how = Cómo se preparó
share-seed = Semilla
share-as-usual = Las reglas habituales
share-open = Abrir como partida mía
share-keep = Guardar una copia
share-look = Echar un vistazo
share-challenge = Jugar yo el mismo reparto
share-kinds-0 = Esta partida
share-kinds-1 = Este momento
share-kinds-2 = Un reto
share-kinds-3 = El reparto
share-kinds-help-0 = Toda la partida hasta ahora. Quien la abra puede repasarla, comprobarla y seguir jugando.
share-kinds-help-1 = La partida hasta el momento mostrado, tal como la ve el asiento que elijas.
share-kinds-help-2 = Solo la preparación: la misma semilla, los mismos asientos y reglas, para jugar desde el principio.
share-kinds-help-3 = Permite a otra persona jugar el mismo reparto. El enlace no muestra nada del reparto, y si lleva un resultado, sigue sellado hasta que esa persona termine.
share-verified-setup = Verificado: la preparación está completa y no se ha hecho ninguna jugada.
share-verified-result = { $moves ->
    [one] Verificado: la única jugada sigue las reglas y lleva al resultado registrado.
   *[other] Verificado: las { $moves } jugadas siguen las reglas y llevan al resultado registrado.
}
share-verified-position = { $moves ->
    [one] Verificado: la única jugada sigue las reglas y lleva a la posición registrada.
   *[other] Verificado: las { $moves } jugadas siguen las reglas y llevan a la posición registrada.
}
share-still-running = En curso: { $heading }
share-seen-by = { PERSON($who) ->
    [you] La partida se abre como la ves tú.
   *[other] La partida se abre como la ve { $who }.
}
share-subject = Tea Table: { $title }
share-file-given = Busca «{ $file }» en tus descargas. ¿No está?
share-file-as-text = «{ $file }» como texto

## Fechas

date = { $weekday } { $day } de { $month } de { $year }
date-weekday-0 = lunes
date-weekday-1 = martes
date-weekday-2 = miércoles
date-weekday-3 = jueves
date-weekday-4 = viernes
date-weekday-5 = sábado
date-weekday-6 = domingo
date-month-1 = enero
date-month-2 = febrero
date-month-3 = marzo
date-month-4 = abril
date-month-5 = mayo
date-month-6 = junio
date-month-7 = julio
date-month-8 = agosto
date-month-9 = septiembre
date-month-10 = octubre
date-month-11 = noviembre
date-month-12 = diciembre

## Resultados para compartir

result-daily = { $title }, partida del { $day }: { $result }.
result-running = { $title }, partida del { $day }: la estoy jugando.
result-challenge = { $title }: { $result }; ¿lo haces mejor con el mismo reparto?
result-won = { $points ->
    [one] gané con 1 punto
   *[other] gané con { $points } puntos
}
result-lost = { $points ->
    [one] hice 1 punto
   *[other] hice { $points } puntos
}
result-at-table = { $result } en una mesa de { $seats }
result-peeked = { $result }, tras ver información oculta
result-streak = { $result }, con una racha de { $days } días
picture-peeked = Tras ver información oculta
picture-title = { $title }.
picture-title-daily = { $title }, partida del { $day }.
picture-won = { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
}
picture-note = { $note }.
picture-points = { $name } { $points }
picture-row = { $source }: { $each }.
