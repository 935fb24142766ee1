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

function localDe(instante: InstanteISO): Local {
  const parts = Object.fromEntries(formato.formatToParts(new Date(instante)).map((p) => [p.type, p.value]))
  return {
    fecha: `${parts.year}-${parts.month}-${parts.day}`,
    hora: `${parts.hour}:${parts.minute}:${parts.second}`,
  }
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
    const instante = new Date(wanted + offset * 3_600_000).toISOString()
    const local = localDe(instante)
    if (local.fecha === fecha && local.hora === hora) return instante
  }
  return null
}

/** 'DD/MM/YYYY HH:mm:ss' of Santiago to an instant; null for a wrong shape or a time that does not exist. */
export function deFechaHora(text: string): InstanteISO | null {
  const found = /^(\d{2})\/(\d{2})\/(\d{4}) (([01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/.exec(text)
  if (!found) return null
  const fecha = deDDMMYYYY(`${found[1]}-${found[2]}-${found[3]}`)
  return fecha ? instanteDe(fecha, found[4] ?? '') : null
}

/** An instant as 'DD/MM/YYYY HH:mm:ss' of Santiago. */
export function aFechaHora(instante: InstanteISO): string {
  const { fecha, hora } = localDe(instante)
  const [anio, mes, dia] = fecha.split('-')
  return `${dia}/${mes}/${anio} ${hora}`
}

/** An instant as 'YYYY-MM-DDTHH:mm:ss' of Santiago, without zone (notifications). */
export function aFechaHoraLocal(instante: InstanteISO): string {
  const { fecha, hora } = localDe(instante)
  return `${fecha}T${hora}`
}
