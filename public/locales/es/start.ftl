### Los textos que hacen falta cuando no hay ningún otro catálogo.

language-name = Español
direction = ltr

## La página mientras se carga

description = Cuatro juegos de mesa sobre el comercio del té, para jugar en torno a un mismo dispositivo y contra la máquina. Sin registro y sin conexión.
first-words = Cuatro juegos de mesa sobre el comercio del té, para jugar en torno a este dispositivo y contra rivales que piensan en él. Sin registro; una vez cargado, funciona sin conexión.
loading = Cargando…
first-choose = Elige un juego; se abrirá en cuanto esté listo.
too-old = Este navegador es demasiado antiguo para Tea Table. Funciona en Chrome y Edge desde la versión 111, en Firefox desde la 114 y en Safari desde la 16.4.
switched-off = Este navegador es lo bastante reciente, pero tiene desactivado WebAssembly, y Tea Table lo necesita. En un iPhone, iPad o Mac puede deberse al modo de aislamiento: pulsa el menú de página junto a la dirección, luego «Ajustes del sitio web», y desactiva el modo de aislamiento para este sitio. En otros casos es un ajuste de seguridad; permite WebAssembly para este sitio y vuelve a cargar la página.
not-loaded = No se ha podido cargar el juego. Vuelve a cargar la página; si no basta, puede que tu conexión o un bloqueador estén reteniendo una parte.
no-script = JavaScript está desactivado, y Tea Table lo necesita. Permítelo para esta página y vuelve a cargarla.
words-failed = No se han podido cargar los textos de esta página. Puede que no tengas conexión.
part-failed = No se ha podido cargar una parte del programa. Puede que no tengas conexión; si hay una versión nueva, recarga la página.
try-again = Reintentar

## La página de una dirección errónea

not-found = No hay ninguna página en esta dirección.
not-found-up = Subir un nivel

## La aplicación en la pantalla de inicio

shortcut-new = Nueva partida de { $title }
shortcut-today = Partidas de hoy
shortcut-today-short = Hoy
screenshot-shelf = La estantería

## La página cuando el programa ha fallado

crash = Algo ha salido mal
crash-what = Es un fallo de Tea Table, no algo que hayas hecho tú. Tus partidas se guardan después de cada jugada, así que al volver a cargar la página deberías estar donde lo dejaste.
crash-reload = Recargar la página
crash-shelf = Recargar e ir a la estantería
crash-export = Guardar esta partida como archivo
crash-export-all = Guardar todas las partidas en un archivo
crash-copy = Copiar el informe
crash-report = Un informe para quienes desarrollan el juego. Contiene la partida con su semilla y todas las jugadas, y nada más tuyo.
crash-no-file = Busca «{ $file }» entre tus descargas. ¿No está? Esto es lo que contiene:
