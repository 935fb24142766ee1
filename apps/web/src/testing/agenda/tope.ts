import { Refused } from '../fake-server.ts'

const libre = { fechaHoraInicio: '24/11/2026 11:00:00', fechaHoraTermino: '24/11/2026 11:45:00' }

/** Refusal for an hour already taken, with the free ones near it. */
export const topeDe = (...alternativas: readonly (typeof libre)[]) =>
  new Refused(409, 'Ya tiene una cita en ese horario.', { codigo: 'cita_con_tope', data: { alternativas } })

/** Refusal for an hour too near another appointment, with no free one near it. */
export const sinTraslado = new Refused(409, 'No alcanza a llegar: la cita de antes o la de después queda muy cerca.', {
  codigo: 'cita_sin_traslado',
  data: { alternativas: [] },
})

/** Refusal for an hour in blocked time, with no free one near it. */
export const enBloqueo = new Refused(409, 'Ese horario está bloqueado en su agenda.', {
  codigo: 'cita_en_bloqueo',
  data: { alternativas: [] },
})
