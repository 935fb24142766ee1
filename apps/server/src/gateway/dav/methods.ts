import type { Input, Operation, Reply } from '@alerce/contract/operation'
import { eliminarEntrada, guardarEntrada, obtenerEntradas } from '@alerce/contract/operations/agenda/conexiones'
import { cambioDePunto, puntoDeAgenda } from '@alerce/domain/agenda/evento'
import { esFecha } from '@alerce/domain/base/fechas/fecha'
import { readEvent } from '../../platform/ics-read.ts'
import { askedBy, type DavRequest, found, gone, kept, multistatus } from './multistatus.ts'
import {
  collectionProperties,
  type DavCaller,
  type DavEntry,
  type DavPlace,
  EVENT_TYPE,
  entryProperties,
  etagOf,
  fileOf,
  hrefOf,
  placeOf,
} from './places.ts'
import { DavRefusal, refusedFile } from './precondition.ts'
import { cal, dav, element, find, readXml, type XmlNode, XmlRefusal } from './xml.ts'

/** One call of a calendar program. */
export interface DavCall extends DavCaller {
  readonly place: DavPlace
  readonly depth: string
  readonly ifMatch: string | undefined
  readonly ifNoneMatch: string | undefined
  readonly body: string
  /** Runs an operation as the person of the program. */
  run<O extends Operation>(operation: O, payload: Input<O>): Promise<Reply<O>>
}

export interface DavAnswer {
  readonly status: number
  readonly body?: string | Buffer
  readonly type?: string
  readonly etag?: string
}

const xml = (status: number, body: string): DavAnswer => ({ status, body, type: 'text/xml; charset=utf-8' })

/** XML of a call, or the refusal of what is none. */
function xmlOf({ body }: DavCall): XmlNode | null {
  try {
    return readXml(body)
  } catch (error) {
    if (error instanceof XmlRefusal) throw new DavRefusal(400, cal('valid-calendar-data'))
    throw error
  }
}

const isLive = (entry: Reply<typeof obtenerEntradas>['entradas'][number]): entry is DavEntry => entry.contenido !== null

async function liveEntries({ run }: DavCall, cuales: Input<typeof obtenerEntradas>): Promise<DavEntry[]> {
  return (await run(obtenerEntradas, cuales)).entradas.filter(isLive)
}

const notThere = () => new DavRefusal(404, dav('resource-must-exist'))

/** The entry that a call names. */
async function entryOf(call: DavCall): Promise<DavEntry> {
  const { place } = call
  const [entry] = place.kind === 'entrada' ? await liveEntries(call, { nombres: [place.nombre] }) : []
  if (!entry) throw notThere()
  return entry
}

const wantsContent = (asked: DavRequest) => Array.isArray(asked) && asked.includes(cal('calendar-data'))

const aboutEntry = (asked: DavRequest) => (entry: DavEntry) =>
  found(hrefOf({ kind: 'entrada', nombre: entry.nombre }), entryProperties(entry, wantsContent(asked)), asked)

/** DavProperties of a place and, with depth 1, of what is in it. */
async function propfind(call: DavCall): Promise<DavAnswer> {
  const { place, depth } = call
  if (depth === 'infinity') throw new DavRefusal(403, dav('propfind-finite-depth'))
  const asked = askedBy(xmlOf(call))
  if (place.kind === 'entrada') return xml(207, multistatus(aboutEntry(asked)(await entryOf(call))))
  const about = (kind: typeof place.kind) => found(hrefOf({ kind }), collectionProperties(kind, call), asked)
  const inside = { raiz: ['persona', 'calendarios'], persona: [], calendarios: ['agenda'], agenda: [] } as const
  const within = depth === '1' ? inside[place.kind] : []
  const entries = depth === '1' && place.kind === 'agenda' ? await liveEntries(call, {}) : []
  return xml(207, multistatus(about(place.kind), ...within.map(about), ...entries.map(aboutEntry(asked))))
}

/** '20261201T120000Z' of a time range as an instant; null: not given. */
function instantOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/.exec(text) ?? []
  if (!esFecha(`${year}-${month}-${day}`)) throw new DavRefusal(403, cal('valid-filter'))
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
}

/** Entries of a period (RFC 4791 §7.8). Filters by text or by alarm are refused; no entry is a task. */
async function query(call: DavCall, body: XmlNode): Promise<DavAnswer> {
  const asked = askedBy(body)
  const calendar = find(body, cal('filter'), cal('comp-filter'))
  const component = find(calendar, cal('comp-filter'))
  if (component && component.attributes.name !== 'VEVENT') return xml(207, multistatus())
  const odd = component?.children.some(({ name }) => name !== cal('time-range'))
  if (calendar?.attributes.name !== 'VCALENDAR' || odd) throw new DavRefusal(403, cal('supported-filter'))
  const range = find(component, cal('time-range'))
  const [inicio, termino] = [instantOf(range?.attributes.start), instantOf(range?.attributes.end)]
  const lapso = range && {
    inicio: inicio ?? '2000-01-01T00:00:00.000Z',
    termino: termino ?? '2100-01-01T00:00:00.000Z',
  }
  return xml(207, multistatus(...(await liveEntries(call, { lapso })).map(aboutEntry(asked))))
}

/** Entries by their addresses (RFC 4791 §7.9). */
async function multiget(call: DavCall, body: XmlNode): Promise<DavAnswer> {
  const asked = askedBy(body)
  const hrefs = body.children.filter(({ name }) => name === dav('href')).map(({ text }) => text.trim())
  const places = hrefs.map((href) => ({ href, place: placeOf(href) }))
  const nombres = places.flatMap(({ place }) => (place?.kind === 'entrada' ? [place.nombre] : []))
  const entries = new Map((await liveEntries(call, { nombres })).map((entry) => [entry.nombre, entry]))
  const about = ({ href, place }: (typeof places)[number]) => {
    const entry = place?.kind === 'entrada' ? entries.get(place.nombre) : undefined
    return entry ? aboutEntry(asked)(entry) : gone(href)
  }
  return xml(207, multistatus(...places.map(about)))
}

/** Changes since a mark (RFC 6578); without one, all. Nothing new costs no read. */
async function sync(call: DavCall, body: XmlNode): Promise<DavAnswer> {
  const { cambio, hoy, run } = call
  const asked = askedBy(body)
  const punto = find(body, dav('sync-token'))?.text.trim() ?? ''
  const desde = punto === '' ? null : cambioDePunto(punto, hoy)
  if (punto !== '' && (desde === null || desde > cambio)) throw new DavRefusal(403, dav('valid-sync-token'))
  const entradas = desde === cambio ? [] : (await run(obtenerEntradas, { desde })).entradas
  const about = entradas.map((entry) =>
    isLive(entry) ? aboutEntry(asked)(entry) : gone(hrefOf({ kind: 'entrada', nombre: entry.nombre })),
  )
  return xml(207, multistatus(...about, element(dav('sync-token'), puntoDeAgenda(cambio, hoy))))
}

const reports = new Map([
  [cal('calendar-query'), query],
  [cal('calendar-multiget'), multiget],
  [dav('sync-collection'), sync],
])

async function report(call: DavCall): Promise<DavAnswer> {
  const body = xmlOf(call)
  const run = body && call.place.kind === 'agenda' ? reports.get(body.name) : undefined
  if (!(body && run)) throw new DavRefusal(403, dav('supported-report'))
  return await run(call, body)
}

const tags = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

async function get(call: DavCall): Promise<DavAnswer> {
  if (call.place.kind !== 'entrada') return { status: 405 }
  const entry = await entryOf(call)
  const etag = etagOf(entry)
  if (call.ifNoneMatch && tags(call.ifNoneMatch).includes(etag)) return { status: 304, etag }
  return { status: 200, body: fileOf(entry), type: EVENT_TYPE, etag }
}

/** Change that a program has read, by its conditions: null: none; undefined: it does not say. */
async function readChange(call: DavCall): Promise<number | null | undefined> {
  const { ifMatch, ifNoneMatch } = call
  if (ifNoneMatch?.trim() === '*') return null
  if (ifMatch === undefined) return undefined
  if (ifMatch.trim() === '*') return (await entryOf(call)).cambio
  const [, cambio] = /^"(\d{1,15})"$/.exec(tags(ifMatch)[0] ?? '') ?? []
  if (cambio === undefined) throw new DavRefusal(412, cal('valid-calendar-data'))
  return Number(cambio)
}

/** No ETag in the answer: what is kept is not what was sent, and the program reads it again (RFC 4791 §5.3.4). */
async function put(call: DavCall): Promise<DavAnswer> {
  const { place, body, run } = call
  if (place.kind !== 'entrada') return { status: 405 }
  const read = readEvent(body)
  if (typeof read === 'string') throw refusedFile(read)
  const { uid, evento } = read
  const leido = await readChange(call)
  const { creada } = await run(guardarEntrada, { nombre: place.nombre, uid, leido, evento })
  return { status: creada ? 201 : 204 }
}

async function remove(call: DavCall): Promise<DavAnswer> {
  const { place, run } = call
  if (place.kind !== 'entrada') throw new DavRefusal(403, dav('cannot-modify-protected-property'))
  await run(eliminarEntrada, { nombre: place.nombre, leido: await readChange(call) })
  return { status: 204 }
}

/** Names and colours are of the program alone. */
async function proppatch(call: DavCall): Promise<DavAnswer> {
  const acts = xmlOf(call)?.children ?? []
  const names = acts.flatMap((act) => find(act, dav('prop'))?.children.map(({ name }) => name) ?? [])
  return xml(207, multistatus(kept(hrefOf(call.place), names)))
}

const noMore = async (): Promise<DavAnswer> => {
  throw new DavRefusal(403, cal('calendar-collection-location-ok'), 'Cada asesor tiene un solo calendario.')
}

/** Handler of each method; OPTIONS is answered to anybody. */
export const methods: Readonly<Record<string, (call: DavCall) => Promise<DavAnswer>>> = {
  PROPFIND: propfind,
  PROPPATCH: proppatch,
  REPORT: report,
  GET: get,
  HEAD: get,
  PUT: put,
  DELETE: remove,
  MKCALENDAR: noMore,
  MKCOL: noMore,
}
