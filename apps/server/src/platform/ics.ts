import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { type FechaISO, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { relojEn } from '@alerce/domain/base/fechas/reloj'
import ICAL from 'ical.js'

interface Quien {
  readonly nombre: string
  readonly correo: string
}

/** An entry of a calendar; instants ISO in UTC, or dates of whole days, the second not included. */
export interface CalendarEntry {
  readonly uid: string
  /** Number of changes (SEQUENCE). */
  readonly secuencia: number
  readonly inicio: string
  readonly termino: string
  readonly todoElDia?: boolean
  /** The same hours each day or each week until a last day; null or absent: once. */
  readonly repite?: { readonly cada: 'dia' | 'semana'; readonly hasta: FechaISO | null } | null
  readonly titulo: string
  /** LOCATION: an address, or that of a video room; '' or absent: none. */
  readonly lugar?: string
  /** Instant of the last change (DTSTAMP). */
  readonly escrita: string
  readonly invita?: { readonly de: Quien; readonly a: Quien }
}

type Metodo = 'PUBLISH' | 'REQUEST' | 'CANCEL'

export const calendarType = (metodo: Metodo) => `text/calendar; method=${metodo}` as const

const ZONA = 'America/Santiago'

/** Clock of Santiago since 2023: it changes on the first Sunday from April 2, and from September 2. */
const vtimezone = `BEGIN:VTIMEZONE
TZID:${ZONA}
BEGIN:STANDARD
DTSTART:20230402T000000
RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU
TZOFFSETFROM:-0300
TZOFFSETTO:-0400
TZNAME:-04
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20230903T000000
RRULE:FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU
TZOFFSETFROM:-0400
TZOFFSETTO:-0300
TZNAME:-03
END:DAYLIGHT
END:VTIMEZONE`

const enUTC = (instante: string): ICAL.Time => ICAL.Time.fromJSDate(new Date(instante), true)

/** Adds a time on the clock of Santiago. */
function addLocal(event: ICAL.Component, name: string, instante: string): void {
  const property = new ICAL.Property(name)
  property.setParameter('tzid', ZONA)
  property.setValue(ICAL.Time.fromDateTimeString(`${relojEn(instante)}:00`))
  event.addProperty(property)
}

/** Adds the times of an entry. Those that repeat are on the clock of Santiago: in UTC they would move with summer time. */
function addTimes(event: ICAL.Component, { inicio, termino, todoElDia, repite }: CalendarEntry): void {
  if (todoElDia || !repite) {
    const enTiempo = todoElDia ? (fecha: string) => ICAL.Time.fromDateString(fecha) : enUTC
    event.addPropertyWithValue('dtstart', enTiempo(inicio))
    event.addPropertyWithValue('dtend', enTiempo(termino))
    return
  }
  addLocal(event, 'dtstart', inicio)
  addLocal(event, 'dtend', termino)
  const freq = repite.cada === 'dia' ? 'DAILY' : 'WEEKLY'
  const fin = repite.hasta && new Date(Date.parse(inicioDelDia(sumaDias(repite.hasta, 1))) - 1000).toISOString()
  event.addPropertyWithValue('rrule', new ICAL.Recur({ freq, ...(fin ? { until: enUTC(fin) } : {}) }))
}

function addPerson(event: ICAL.Component, name: string, { nombre, correo }: Quien, parameters: object): void {
  const property = new ICAL.Property(name)
  for (const [key, value] of Object.entries({ cn: nombre, ...parameters })) property.setParameter(key, value)
  property.setValue(`mailto:${correo}`)
  event.addProperty(property)
}

function eventOf(entrada: CalendarEntry, metodo: Metodo | null): ICAL.Component {
  const { uid, secuencia, titulo, lugar, escrita, invita } = entrada
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', uid)
  event.addPropertyWithValue('sequence', secuencia)
  event.addPropertyWithValue('dtstamp', enUTC(escrita))
  addTimes(event, entrada)
  event.addPropertyWithValue('summary', titulo)
  if (lugar) event.addPropertyWithValue('location', lugar)
  if (invita) {
    addPerson(event, 'organizer', invita.de, {})
    addPerson(event, 'attendee', invita.a, { role: 'REQ-PARTICIPANT', partstat: 'NEEDS-ACTION', rsvp: 'TRUE' })
  }
  event.addPropertyWithValue('status', metodo === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED')
  event.addPropertyWithValue('last-modified', enUTC(escrita))
  return event
}

/**
 * A calendar file (RFC 5545); `metodo` null: one kept by a calendar server. Times that do not repeat are in UTC, which
 * every program converts.
 */
export function calendarFile(nombre: string, metodo: Metodo | null, entradas: readonly CalendarEntry[]): Buffer {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Alerce//Panel del Asesor//ES')
  if (metodo) {
    calendar.addPropertyWithValue('method', metodo)
    calendar.addPropertyWithValue('name', nombre)
    calendar.addPropertyWithValue('x-wr-calname', nombre)
  }
  if (entradas.some(({ repite }) => repite))
    calendar.addSubcomponent(new ICAL.Component(ICAL.parse(vtimezone) as unknown[]))
  for (const entrada of entradas) calendar.addSubcomponent(eventOf(entrada, metodo))
  return Buffer.from(`${calendar.toString()}\r\n`, 'utf8')
}
