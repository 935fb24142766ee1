import type { MomentoDeReloj } from '@alerce/contract/forms/agenda/cita'
import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { deFechaHora, horaEnSantiago, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { isRefusal } from './api/errors.ts'
import { now } from './time/clock.ts'

/** Free time offered by the server: DD/MM/YYYY HH:mm:ss of Santiago. */
export interface HoraLibre {
  readonly fechaHoraInicio: string
  readonly fechaHoraTermino: string
}

/** Time of an appointment, in the format of its fields: ISO date, HH:mm. */
export interface HorarioDeCita {
  readonly fecha: string
  readonly horaInicio: string
  readonly horaTermino: string
}

export const horarioDe = ({ fechaHoraInicio: inicio, fechaHoraTermino: termino }: HoraLibre): HorarioDeCita => ({
  fecha: `${inicio.slice(6, 10)}-${inicio.slice(3, 5)}-${inicio.slice(0, 2)}`,
  horaInicio: inicio.slice(11, 16),
  horaTermino: termino.slice(11, 16),
})

/** Refused time of an appointment. */
export interface HoraConTope {
  /** True for blocked time; false for another appointment. */
  readonly bloqueada: boolean
  /** Free times near it. */
  readonly libres: readonly HoraLibre[]
}

/** Refused overlap of a failure; null for other failures. */
export function horaConTopeDe(error: unknown): HoraConTope | null {
  if (!isRefusal(error, 409)) return null
  const { alternativas } = (error.data ?? {}) as { alternativas?: readonly HoraLibre[] }
  return alternativas ? { bloqueada: error.codigo === agendaMessages.enBloqueo.code, libres: alternativas } : null
}

/** Sentence of a refused overlap. */
export const dichoDeTope = ({ bloqueada }: HoraConTope): string =>
  (bloqueada ? agendaMessages.enBloqueo : agendaMessages.tope).text

const dia = new Intl.DateTimeFormat('es-CL', { timeZone: 'America/Santiago', weekday: 'short' })

/** 'jue 08-10, 10:30'. */
export function textoDeAlternativa({ fechaHoraInicio }: HoraLibre): string {
  const instante = deFechaHora(fechaHoraInicio)
  const weekday = instante ? `${dia.format(new Date(instante)).replace('.', '')} ` : ''
  return `${weekday}${fechaHoraInicio.slice(0, 5).replace('/', '-')}, ${fechaHoraInicio.slice(11, 16)}`
}

/** Current date and time of the wall clock in Santiago. */
export function momentoActual(): MomentoDeReloj {
  const instante = now()
  return { fecha: hoyEnSantiago(instante), hora: horaEnSantiago(instante).slice(0, 5) }
}
