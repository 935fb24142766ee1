import { HORA_MS } from './duracion.ts'
import { deDDMMYYYY, type FechaISO } from './fecha.ts'

/** An instant as ISO text in UTC. */
export type InstanteISO = string

const ZONA = 'America/Santiago'
const formato = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONA,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

interface Local {
  readonly fecha: FechaISO
  readonly hora: string
}

/** Cache of offsets per hour: asking Intl for each instant of a list costs more than the rest of the list. */
const desfases = new Map<number, number>()
const MAXIMO_DE_HORAS = 20_000

/** Offset of Santiago's clock from UTC in an hour of UTC, milliseconds: since 1946 it changes on the hour. */
function desfaseEn(hora: number): number {
  const known = desfases.get(hora)
  if (known !== undefined) return known
  const date = new Date(hora * HORA_MS)
  const parts = Object.fromEntries(formato.formatToParts(date).map((p) => [p.type, Number(p.value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const desfase = Date.UTC(year, month - 1, day, hour, minute, second) - date.getTime()
  if (desfases.size >= MAXIMO_DE_HORAS) desfases.clear()
  desfases.set(hora, desfase)
  return desfase
}

function localDe(instante: InstanteISO): Local {
  const ms = Date.parse(instante)
  const local = new Date(ms + desfaseEn(Math.floor(ms / HORA_MS))).toISOString()
  return { fecha: local.slice(0, 10), hora: local.slice(11, 19) }
}

/** The day it is in Santiago at an instant. */
export function hoyEnSantiago(instante: InstanteISO): FechaISO {
  return localDe(instante).fecha
}

/** The time of day in Santiago, 'HH:mm:ss'. */
export function horaEnSantiago(instante: InstanteISO): string {
  return localDe(instante).hora
}

/** The instant of a local day and time; null when the clock skips that time (first Sunday of September). */
export function instanteDe(fecha: FechaISO, hora: string): InstanteISO | null {
  const wanted = Date.parse(`${fecha}T${hora}Z`)
  if (Number.isNaN(wanted)) return null
  for (const offset of [3, 4]) {
    const instante = new Date(wanted + offset * HORA_MS).toISOString()
    const local = localDe(instante)
    if (local.fecha === fecha && local.hora === hora) return instante
  }
  return null
}

/** Reasons to refuse a written time: its shape, a day that does not exist, an hour that the clock skips on that day. */
export type FallaDeFechaHora = 'formato' | 'dia' | 'hora'

type FechaHoraLeida =
  | { readonly instante: InstanteISO; readonly falla: null }
  | { readonly instante: ''; readonly falla: FallaDeFechaHora }

/** Instant of 'DD/MM/YYYY HH:mm:ss' in Santiago, or the reason to refuse the text. */
export function leeFechaHora(text: string): FechaHoraLeida {
  const found = /^(\d{2})\/(\d{2})\/(\d{4}) (([01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/.exec(text)
  if (!found) return { instante: '', falla: 'formato' }
  const fecha = deDDMMYYYY(`${found[1]}-${found[2]}-${found[3]}`)
  if (fecha === null) return { instante: '', falla: 'dia' }
  const instante = instanteDe(fecha, found[4] ?? '')
  return instante === null ? { instante: '', falla: 'hora' } : { instante, falla: null }
}

/** The instant of 'DD/MM/YYYY HH:mm:ss' of Santiago; null for a wrong shape or a time that does not exist. */
export const deFechaHora = (text: string): InstanteISO | null => leeFechaHora(text).instante || null

/** An instant as 'DD/MM/YYYY HH:mm:ss' of Santiago. */
export function aFechaHora(instante: InstanteISO): string {
  const { fecha, hora } = localDe(instante)
  const [anio, mes, dia] = fecha.split('-')
  return `${dia}/${mes}/${anio} ${hora}`
}

/** Instant as screens, papers and letters show it: '07-10-2026 09:58', of Santiago. */
export function fechaYHora(instante: InstanteISO): string {
  const { fecha, hora } = localDe(instante)
  return `${fecha.split('-').reverse().join('-')} ${hora.slice(0, 5)}`
}

/** The same to the second, where the order of two acts matters: '07-10-2026 09:58:03', of Santiago. */
export function fechaYHoraExacta(instante: InstanteISO): string {
  const { fecha, hora } = localDe(instante)
  return `${fecha.split('-').reverse().join('-')} ${hora}`
}

/** An instant as 'YYYY-MM-DDTHH:mm:ss' of Santiago, without zone (notifications). */
export function aFechaHoraLocal(instante: InstanteISO): string {
  const { fecha, hora } = localDe(instante)
  return `${fecha}T${hora}`
}

const largo = new Intl.DateTimeFormat('es-CL', {
  timeZone: ZONA,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The day of an instant in Santiago in words: 'jueves, 8 de octubre de 2026'. */
export const fechaLarga = (instante: InstanteISO): string => largo.format(new Date(instante))
