import { message } from '../message.ts'

/** A day or an hour that cannot be read, at its field and from the server alike (ours). */
export const fechaMessages = {
  rangoInvalido: message('rango_de_fechas_invalido', 400, 'La fecha de inicio es posterior a la de término.'),
  noValida: message('fecha_no_valida', 400, 'Fecha no válida: use DD-MM-AAAA'),
  aproximadaNoValida: message('fecha_aproximada_no_valida', 400, 'Fecha no válida: use DD-MM-AAAA o MM-AAAA'),
  noValidaAlReves: message('fecha_no_valida_al_reves', 400, 'Fecha no válida: use AAAA/MM/DD'),
  conHora: message('fecha_hora_no_valida', 400, 'Fecha no válida: use DD/MM/AAAA HH:mm:ss'),
  diaInexistente: message('dia_inexistente', 400, 'Ese día no existe en el calendario'),
  horaInexistente: message('hora_inexistente', 400, 'Esa hora no existe: ese día el reloj se adelanta una hora'),
  posterior: message('fecha_posterior_a_hoy', 400, 'La fecha no puede ser posterior a hoy'),
} as const
