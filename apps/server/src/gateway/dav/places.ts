import type { Reply } from '@alerce/contract/operation'
import type { obtenerEntradas } from '@alerce/contract/operations/agenda/conexiones'
import { rutasDav } from '@alerce/contract/wire/dav'
import { puntoDeAgenda } from '@alerce/domain/agenda/evento'
import { calendarFile } from '../../platform/ics.ts'
import { apple, cal, dav, element, escapeXml, server, type XmlName } from './xml.ts'

/** Collection or entry that an address of the calendar server names. */
export type DavPlace =
  | { readonly kind: 'raiz' | 'persona' | 'calendarios' | 'agenda' }
  | { readonly kind: 'entrada'; readonly nombre: string }

const collections = ['raiz', 'persona', 'calendarios', 'agenda'] as const

/** DavPlace of a path, with or without the final slash, or of a whole address. */
export function placeOf(address: string): DavPlace | null {
  const path = URL.parse(address, 'http://localhost')?.pathname.replace(/\/*$/, '/') ?? ''
  const kind = collections.find((one) => rutasDav[one] === path)
  if (kind) return { kind }
  const [, segment] = new RegExp(`^${rutasDav.agenda}([^/]+)/$`).exec(path) ?? []
  if (segment === undefined) return null
  try {
    return { kind: 'entrada', nombre: decodeURIComponent(segment) }
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

export const hrefOf = (place: DavPlace): string =>
  place.kind === 'entrada' ? rutasDav.agenda + encodeURIComponent(place.nombre) : rutasDav[place.kind]

export const hrefXml = (address: string): string => element(dav('href'), escapeXml(address))

/** DavProperties of a place, by name: their XML. */
export type DavProperties = Readonly<Partial<Record<XmlName, string>>>

/** Largest event that is read, in bytes. */
export const MAX_EVENT = 65_536

/** Facts of the caller that properties show. */
export interface DavCaller {
  readonly nombre: string
  /** Last change of the agenda. */
  readonly cambio: number
  readonly hoy: string
}

const personaHref = hrefXml(rutasDav.persona)
const privileges = (...names: string[]) => names.map((name) => element(dav('privilege'), element(dav(name)))).join('')
const reports = (...names: XmlName[]) =>
  names.map((name) => element(dav('supported-report'), element(dav('report'), element(name)))).join('')

function ownProperties(kind: Exclude<DavPlace['kind'], 'entrada'>, { nombre, cambio, hoy }: DavCaller): DavProperties {
  if (kind === 'persona')
    return {
      [dav('resourcetype')]: element(dav('collection')) + element(dav('principal')),
      [dav('displayname')]: escapeXml(nombre),
      [dav('principal-URL')]: personaHref,
      [cal('calendar-home-set')]: hrefXml(rutasDav.calendarios),
      [cal('calendar-user-address-set')]: personaHref,
    }
  if (kind !== 'agenda') return { [dav('resourcetype')]: element(dav('collection')), [dav('displayname')]: 'Alerce' }
  return {
    [dav('resourcetype')]: element(dav('collection')) + element(cal('calendar')),
    [dav('displayname')]: 'Alerce',
    [dav('supported-report-set')]: reports(cal('calendar-query'), cal('calendar-multiget'), dav('sync-collection')),
    [dav('sync-token')]: puntoDeAgenda(cambio, hoy),
    [server('getctag')]: String(cambio),
    [apple('calendar-color')]: '#206247',
    [cal('supported-calendar-component-set')]: '<c:comp name="VEVENT"/>',
    [cal('supported-calendar-data')]: '<c:calendar-data content-type="text/calendar" version="2.0"/>',
    [cal('max-resource-size')]: String(MAX_EVENT),
    [cal('schedule-calendar-transp')]: element(cal('opaque')),
  }
}

/** DavProperties of a collection. */
export function collectionProperties(kind: Exclude<DavPlace['kind'], 'entrada'>, shown: DavCaller): DavProperties {
  const own = kind === 'agenda' ? ['read', 'write', 'write-content', 'bind', 'unbind'] : ['read']
  return {
    ...ownProperties(kind, shown),
    [dav('current-user-principal')]: personaHref,
    [dav('owner')]: personaHref,
    [dav('current-user-privilege-set')]: privileges(...own, 'read-current-user-privilege-set'),
  }
}

type AnyDavEntry = Reply<typeof obtenerEntradas>['entradas'][number]

/** An entry as the core answers it; deleted ones aside. */
export type DavEntry = AnyDavEntry & { readonly contenido: NonNullable<AnyDavEntry['contenido']> }

export const etagOf = ({ cambio }: Pick<DavEntry, 'cambio'>): string => `"${cambio}"`

export const fileOf = ({ uid, contenido }: DavEntry): Buffer => calendarFile('', null, [{ uid, ...contenido }])

export const EVENT_TYPE = 'text/calendar; charset=utf-8; component=VEVENT'

/** DavProperties of an entry; its content as a property only where it is asked for. */
export const entryProperties = (entry: DavEntry, withContent: boolean): DavProperties => ({
  [dav('resourcetype')]: '',
  [dav('getetag')]: escapeXml(etagOf(entry)),
  [dav('getcontenttype')]: EVENT_TYPE,
  [dav('current-user-privilege-set')]: privileges('read', 'write', 'write-content', 'unbind'),
  ...(withContent ? { [cal('calendar-data')]: escapeXml(fileOf(entry).toString('utf8')) } : {}),
})
