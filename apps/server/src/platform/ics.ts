import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

interface Quien {
  readonly nombre: string
  readonly correo: string
}

/** An entry of a calendar; instants ISO in UTC. */
export interface CalendarEntry {
  readonly uid: string
  /** Number of changes (SEQUENCE). */
  readonly secuencia: number
  readonly inicio: string
  readonly termino: string
  readonly titulo: string
  readonly texto?: string
  /** Instant of the last change (DTSTAMP). */
  readonly escrita: string
  readonly invita?: { readonly de: Quien; readonly a: Quien }
}

type Metodo = 'PUBLISH' | 'REQUEST' | 'CANCEL'

const PRODUCTO = { company: 'Alerce', product: 'Panel del Asesor', language: 'ES' }

export const calendarType = (metodo: Metodo) => `text/calendar; method=${metodo}` as const

/** A calendar file (RFC 5545). Times are in UTC, which every program converts, so that no time zone table is needed. */
export function calendarFile(nombre: string, metodo: Metodo, entradas: readonly CalendarEntry[]): Buffer {
  const calendar = ical({ name: nombre, prodId: PRODUCTO, method: ICalCalendarMethod[metodo] })
  for (const entrada of entradas) {
    const { uid, secuencia, inicio, termino, titulo, texto, escrita, invita } = entrada
    const event = calendar.createEvent({
      id: uid,
      sequence: secuencia,
      start: new Date(inicio),
      end: new Date(termino),
      stamp: new Date(escrita),
      lastModified: new Date(escrita),
      summary: titulo,
      status: metodo === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(texto ? { description: texto } : {}),
      ...(invita ? { organizer: { name: invita.de.nombre, email: invita.de.correo } } : {}),
    })
    if (invita) {
      event.createAttendee({
        name: invita.a.nombre,
        email: invita.a.correo,
        rsvp: true,
        status: ICalAttendeeStatus.NEEDSACTION,
      })
    }
  }
  return Buffer.from(calendar.toString(), 'utf8')
}
