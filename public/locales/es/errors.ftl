### Errores en partidas, enlaces y archivos.

## Jugar

refused-over = La partida ha terminado.
refused-not-your-turn = Es el turno del asiento { $seat }.
refused-not-legal = Las reglas no lo permiten ahora.

## Preparar

wrong-seats = Este juego es para { $least } a { $most } jugadores.
options-too-long = Una de las opciones es demasiado larga.
options-no-value = «{ $word }» no tiene la forma opción=valor.
options-unknown = No hay ninguna opción «{ $key }». Las opciones son { $known }.
options-unknown-value = La opción «{ $key }» no tiene ningún valor «{ $value }». Sus valores son { $known }.
options-later = La versión { $rules } de las reglas no tiene ninguna opción { $key }={ $value }.

## Partidas, enlaces y archivos

record-unreadable = Esto no es una partida completa: { $why }.
record-cut-short = Falta el final de este enlace: se cortó por el camino.
record-bad-json = Este archivo no se puede leer como partida: { $why }.
record-unknown-game = No hay ningún juego «{ $game }» en esta estantería.
record-unknown-rules = Esta partida se jugó con la versión { $wanted } de las reglas; esta página conoce las versiones hasta la { $newest }.
record-bad-setup = Esta partida no se puede preparar: { $why }
record-illegal = La jugada { $ply }, «{ $action }», no es legal en esta partida.
record-after-end = La jugada { $ply } viene después del final de la partida.
record-differs = Todas las jugadas son legales, pero la posición tras la jugada { $ply } no es la registrada.

json-syntax = deja de ser válido en el carácter { $at }
json-field = «{ $name }» falta o aparece dos veces
json-value = el valor en el carácter { $at } está dañado
json-wrong-type = contiene otra cosa

unreadable-not-text = el archivo no se puede leer como texto
unreadable-file-too-long = el archivo es demasiado largo
unreadable-no-game = el archivo no contiene partidas
unreadable-link-too-long = es demasiado largo para un enlace
unreadable-no-dot = un enlace debe indicar un juego, luego un punto y luego las jugadas
unreadable-damaged = le falta una letra o tiene alguna cambiada
unreadable-cut-short = falta el final
unreadable-unknown-format = esta versión de la página no conoce el formato
unreadable-too-much = continúa después de la última jugada
unreadable-too-little = termina demasiado pronto
unreadable-out-of-range = contiene un número fuera de rango
unreadable-bad-name = contiene un nombre que no es texto
unreadable-impossible-takeback = deshace jugadas que no se pueden haber hecho

import-too-large = Supera los { $megabytes } MB, demasiado para un archivo de partidas guardadas.
import-too-many = Contiene más de { $games } partidas, demasiadas para comprobarlas de una vez.

## Partidas guardadas

save-no-checksum = Esta partida guardada no tiene suma de comprobación.
save-damaged = Esta partida guardada está dañada: su suma de comprobación no coincide.
save-bad-json = Esta partida guardada no se puede leer: { $why }.
store-full = El almacenamiento de este navegador está lleno.
store-forbidden = Este navegador no permite que la página guarde nada.
ledger-damaged = El historial de tus partidas del día no se puede leer.
ledger-newer = El historial de tus partidas del día es de una versión más nueva de esta página.
practice-damaged = Los momentos para practicar no se pueden leer. El texto se ha dejado como estaba.
practice-newer = Los momentos para practicar son de una versión más nueva de esta página.

## Torneos

match-unreadable = Esto no es un torneo completo: { $why }.
match-bad-terms = Este torneo no es posible: sobran o faltan asientos, repartos o personas.
match-bad-people = Este torneo no es válido: sus participantes no encajan con las condiciones.
match-full = Todas las plazas de este torneo están ocupadas.
match-bad-result = El resultado de { $name } en el reparto { $deal } no cuenta: { $why }.
match-missing = Ese torneo no está en este dispositivo.
match-damaged = El torneo guardado no se puede leer. Se ha dejado como estaba.

result-broken = la partida no se puede reproducir tal como se registró
result-not-over = la partida no ha terminado
result-other-deal = pertenece a otro reparto
result-other-players = no son los jugadores acordados
result-differs = ya hay aquí otra partida del mismo reparto, y solo cuenta la primera

## Partidas compartidas

packet-other-table = Este enlace es de otra partida, así que no se ha cambiado nada.
handshake-unreadable = Este no es un código completo de un dispositivo cercano: { $why }.
