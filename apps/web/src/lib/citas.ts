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
  /** Obstacle: another appointment, blocked time, or too little time to get there. */
  readonly tope: 'cita' | 'bloqueo' | 'traslado'
  /** Free times near it. */
  readonly libres: readonly HoraLibre[]
}

/** Refused overlap of a failure; null for other failures. */
export function horaConTopeDe(error: unknown): HoraConTope | null {
  if (!isRefusal(error, 409)) return null
  const { alternativas } = (error.data ?? {}) as { alternativas?: readonly HoraLibre[] }
  if (!alternativas) return null
  const { enBloqueo, sinTraslado } = agendaMessages
  const otro = error.codigo === sinTraslado.code ? 'traslado' : 'cita'
  return { tope: error.codigo === enBloqueo.code ? 'bloqueo' : otro, libres: alternativas }
}

const dichos = {
  cita: agendaMessages.tope,
  bloqueo: agendaMessages.enBloqueo,
  traslado: agendaMessages.sinTraslado,
} as const

/** Sentence of a refused overlap. */
export const dichoDeTope = ({ tope }: HoraConTope): string => dichos[tope].text

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
