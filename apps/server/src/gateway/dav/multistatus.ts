import { type DavProperties, hrefXml } from './places.ts'
import { dav, document, element, find, type XmlName, type XmlNode } from './xml.ts'

/** DavProperties that a request asks for: some, all, or the names of all. */
export type DavRequest = readonly XmlName[] | 'all' | 'names'

/** DavProperties asked for by a PROPFIND, or by a REPORT in its `prop`. An empty PROPFIND asks for all (RFC 4918 §9.1). */
export function askedBy(body: XmlNode | null): DavRequest {
  if (body && find(body, dav('propname'))) return 'names'
  const prop = find(body, dav('prop'))
  return prop ? prop.children.map(({ name }) => name) : 'all'
}

const status = (line: string) => element(dav('status'), `HTTP/1.1 ${line}`)

const propstat = (inner: readonly string[], line: string) =>
  inner.length > 0 ? element(dav('propstat'), element(dav('prop'), ...inner), status(line)) : ''

/** Answer about one place: the properties that it has, and those that it has not. */
export function found(href: string, has: DavProperties, asked: DavRequest): string {
  const all = Object.entries(has) as [XmlName, string][]
  if (asked === 'names')
    return response(
      href,
      propstat(
        all.map(([name]) => element(name)),
        '200 OK',
      ),
    )
  const names = asked === 'all' ? all.map(([name]) => name) : asked
  const [there, missing] = [
    names.filter((name) => has[name] !== undefined),
    names.filter((name) => has[name] === undefined),
  ]
  const none = propstat(
    missing.map((name) => element(name)),
    '404 Not Found',
  )
  const some = there.map((name) => element(name, has[name] ?? ''))
  // Programs expect a propstat in every answer
  return response(
    href,
    propstat(some, '200 OK') + none || element(dav('propstat'), element(dav('prop')), status('200 OK')),
  )
}

const response = (href: string, inner: string) => element(dav('response'), hrefXml(href), inner)

/** Answer about a place that is not there. */
export const gone = (href: string): string => response(href, status('404 Not Found'))

/** Answer about properties that nobody changes. */
export const kept = (href: string, names: readonly XmlName[]): string =>
  response(
    href,
    propstat(
      names.map((name) => element(name)),
      '403 Forbidden',
    ),
  )

export const multistatus = (...responses: readonly string[]): string => document(dav('multistatus'), ...responses)
