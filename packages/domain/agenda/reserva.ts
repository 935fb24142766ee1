import { HORA_MS, MINUTO_MS } from '../base/fechas/duracion.ts'
import { type FechaISO, sumaDias } from '../base/fechas/fecha.ts'
import { hoyEnSantiago, type InstanteISO } from '../base/fechas/instante.ts'
import { enMayusculas, SIN_SEGUNDO_APELLIDO } from '../base/persona/nombre.ts'

/** Kinds of meeting, in the order in which they are offered. */
export const claseDeReunion = ['reunion', 'videollamada', 'llamada'] as const
export type Modalidad = (typeof claseDeReunion)[number]

export const modalidades: Readonly<Record<Modalidad, string>> = {
  reunion: 'Reunión',
  videollamada: 'Videollamada',
  llamada: 'Llamada telefónica',
}

/** Choices of a booking page: minutes of a meeting, hours of notice, days ahead. Own rules. */
export const minutosDeReserva = [30, 60] as const
export const avisosDeReserva = [1, 2, 4, 8, 24, 48] as const
export const diasDeReserva = [7, 14, 30, 60] as const

/** Offer of an advisor on their booking page. */
export interface PaginaDeReservas {
  /** Last part of its address; '' while there is none. */
  readonly alias: string
  readonly activa: boolean
  readonly minutos: number
  /** Hours of notice: nothing is booked, moved or cancelled later. */
  readonly aviso: number
  /** Days ahead, today included. */
  readonly dias: number
  readonly modalidades: readonly Modalidad[]
  /** Place of a reunion; address of the video room. '' when that kind is not offered. */
  readonly direccion: string
  readonly sala: string
}

export const paginaInicial: PaginaDeReservas = {
  alias: '',
  activa: false,
  minutos: 30,
  aviso: 4,
  dias: 14,
  modalidades: ['llamada'],
  direccion: '',
  sala: '',
}

export const LARGO_DE_ALIAS = 40
export const LARGO_DE_LUGAR = 200
export const LARGO_DE_COMENTARIO_DE_RESERVA = 300

/** Most bookings of a page in one hour, against a machine that fills an agenda. Own rule. */
export const maximoDeReservasPorHora = 20

/** Days after its appointment for which the data that a client typed are kept. Own rule. */
export const diasDeGuardaDeReserva = 90

/** True for words of a–z and digits joined by hyphens, beginning with a letter: never a RUT. */
export const esAlias = (alias: string): boolean =>
  alias.length >= 3 && alias.length <= LARGO_DE_ALIAS && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(alias)

/** Place of a meeting in words for its client: an address, a link, or '' for a call. */
export const lugarDeReserva = ({ direccion, sala }: PaginaDeReservas, modalidad: Modalidad): string =>
  ({ reunion: direccion, videollamada: sala, llamada: '' })[modalidad]

/** Days on which a page offers hours, both in. */
export function diasOfrecidos({ dias }: PaginaDeReservas, ahora: InstanteISO): { desde: FechaISO; hasta: FechaISO } {
  const desde = hoyEnSantiago(ahora)
  return { desde, hasta: sumaDias(desde, dias - 1) }
}

/** Last instant at which a booking is moved or cancelled by its client. */
export const seCambiaHasta = (inicio: InstanteISO, aviso: number): InstanteISO =>
  new Date(Date.parse(inicio) - aviso * HORA_MS).toISOString()

export const seCambia = (inicio: InstanteISO, aviso: number, ahora: InstanteISO): boolean =>
  ahora <= seCambiaHasta(inicio, aviso)

/** Instant from which the bookings of the hour count for its limit. */
export const haceUnaHora = (ahora: InstanteISO): InstanteISO => new Date(Date.parse(ahora) - HORA_MS).toISOString()

/** End of a meeting. */
export const terminoDeReserva = (inicio: InstanteISO, minutos: number): InstanteISO =>
  new Date(Date.parse(inicio) + minutos * MINUTO_MS).toISOString()

/** A name as one text in the parts of a prospecto: the last word of two is a surname, the last two of more. */
export function nombreEnPartes(nombre: string) {
  const palabras = enMayusculas(nombre).split(' ')
  const apellidos = palabras.splice(Math.max(1, palabras.length - 2 + (palabras.length === 2 ? 1 : 0)))
  const [apellidoPaterno = '', apellidoMaterno = SIN_SEGUNDO_APELLIDO] = apellidos
  return { nombres: palabras.join(' '), apellidoPaterno, apellidoMaterno }
}
