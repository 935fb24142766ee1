import type { EventoDeCalendario } from '@alerce/domain/agenda/evento'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { instanteDeReloj } from '@alerce/domain/base/fechas/reloj'
import ICAL from 'ical.js'

/**
 * Reasons to refuse a calendar file: it is none, it has no event, it has a repetition other than each day or each week, or
 * its hours have a zone that it does not describe.
 */
export type FallaDeArchivo = 'ilegible' | 'sin_evento' | 'repeticion' | 'zona'

interface ReadEvent {
  readonly uid: string
  readonly evento: EventoDeCalendario
}

/** Aborts the reading with its reason. */
class Refused extends Error {
  readonly falla: FallaDeArchivo

  constructor(falla: FallaDeArchivo) {
    super(falla)
    this.falla = falla
  }
}

const refuse = (falla: FallaDeArchivo): never => {
  throw new Refused(falla)
}

const dos = (numero: number) => String(numero).padStart(2, '0')
const fechaDe = ({ year, month, day }: ICAL.Time) => `${year}-${dos(month)}-${dos(day)}`

/** Zone that a file describes. One whose rules are not yearly would be expanded without end. */
function zoneOf(calendar: ICAL.Component, tzid: string): ICAL.Timezone {
  const found = calendar.getAllSubcomponents('vtimezone').find((zone) => zone.getFirstPropertyValue('tzid') === tzid)
  if (!found) return refuse('zona')
  const rules = found.getAllSubcomponents().flatMap((part) => part.getAllProperties('rrule'))
  const yearly = rules.every((rule) => (rule.getFirstValue() as ICAL.Recur | null)?.freq === 'YEARLY')
  if (!yearly || rules.length > 50) return refuse('zona')
  return new ICAL.Timezone(found)
}

/** Instant of a time. Without zone, or in that of Santiago by any name, it is on our own clock. */
function instanteDe(calendar: ICAL.Component, property: ICAL.Property, time: ICAL.Time): string {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate().toISOString()
  const tzid = property.getFirstParameter('tzid')
  if (!tzid || /(^|\/)America\/Santiago$/.test(tzid))
    return instanteDeReloj(`${fechaDe(time)}T${dos(time.hour)}:${dos(time.minute)}`)
  const local = time.clone()
  local.zone = zoneOf(calendar, tzid)
  return new Date(local.toUnixTime() * 1000).toISOString()
}

const dias = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Days of a weekly rule: none, or the one of the start. */
const sameDay = (byDay: readonly unknown[], inicio: ICAL.Time) =>
  byDay.length === 0 || (byDay.length === 1 && byDay[0] === dias[inicio.dayOfWeek() - 1])

function repiteDe(event: ICAL.Component, inicio: ICAL.Time): EventoDeCalendario['repite'] {
  if (['rdate', 'exdate', 'exrule', 'recurrence-id'].some((name) => event.hasProperty(name)))
    return refuse('repeticion')
  const rules = event.getAllProperties('rrule')
  if (rules.length === 0) return null
  const rule = rules[0]?.getFirstValue() as ICAL.Recur
  const cada = ({ DAILY: 'dia', WEEKLY: 'semana' } as const)[rule.freq as 'DAILY' | 'WEEKLY']
  const { BYDAY: byDay = [], ...parts } = rule.parts as Record<string, unknown[]>
  const plain = rules.length === 1 && rule.interval === 1 && Object.keys(parts).length === 0
  if (!(cada && plain && (cada === 'semana' ? sameDay(byDay, inicio) : byDay.length === 0))) return refuse('repeticion')
  const { until, count } = rule
  const hasta =
    until && (until.zone === ICAL.Timezone.utcTimezone ? hoyEnSantiago(until.toJSDate().toISOString()) : fechaDe(until))
  return { cada, hasta: hasta ?? null, veces: count ?? null }
}

function timeOf(property: ICAL.Property | null): ICAL.Time | null {
  const value: unknown = property?.getFirstValue()
  return value instanceof ICAL.Time ? value : null
}

function eventoDe(calendar: ICAL.Component, event: ICAL.Component): EventoDeCalendario {
  const start = event.getFirstProperty('dtstart')
  const inicio = timeOf(start) ?? refuse('ilegible')
  const end = event.getFirstProperty('dtend')
  const termino = timeOf(end)
  const duration: unknown = event.getFirstPropertyValue('duration')
  const segundos = duration instanceof ICAL.Duration ? duration.toSeconds() : null
  const titulo = String(event.getFirstPropertyValue('summary') ?? '')
  const repite = repiteDe(event, inicio)
  if (inicio.isDate) {
    const desde = fechaDe(inicio)
    const hasta = termino ? fechaDe(termino) : sumaDias(desde, Math.max(1, Math.round((segundos ?? 0) / 86_400)))
    return { titulo, todoElDia: true, inicio: desde, termino: hasta, repite }
  }
  if (!start) return refuse('ilegible')
  const desde = instanteDe(calendar, start, inicio)
  const hasta =
    end && termino
      ? instanteDe(calendar, end, termino)
      : new Date(Date.parse(desde) + (segundos ?? 0) * 1000).toISOString()
  return { titulo, todoElDia: false, inicio: desde, termino: hasta, repite }
}

/** The only event of a calendar file, on the clock of Santiago; or the reason to refuse the file. */
export function readEvent(text: string): ReadEvent | FallaDeArchivo {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
    const [event, ...more] = calendar.name === 'vcalendar' ? calendar.getAllSubcomponents('vevent') : []
    if (!event) return 'sin_evento'
    // One time of a repetition was changed apart
    if (more.length > 0) return 'repeticion'
    const uid = String(event.getFirstPropertyValue('uid') ?? '')
    return uid === '' ? 'ilegible' : { uid, evento: eventoDe(calendar, event) }
  } catch (error) {
    return error instanceof Refused ? error.falla : 'ilegible'
  }
}
