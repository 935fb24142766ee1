import { SaxesParser } from 'saxes'

/** Namespaces of WebDAV, CalDAV and what calendar programs add, with the prefixes that we write. */
const prefixes: Readonly<Record<string, string>> = {
  'DAV:': 'd',
  'urn:ietf:params:xml:ns:caldav': 'c',
  'http://calendarserver.org/ns/': 's',
  'http://apple.com/ns/ical/': 'a',
}

/** Name of an element with its namespace: '{DAV:}href'. */
export type XmlName = `{${string}}${string}`

export const dav = (name: string): XmlName => `{DAV:}${name}`
export const cal = (name: string): XmlName => `{urn:ietf:params:xml:ns:caldav}${name}`
export const server = (name: string): XmlName => `{http://calendarserver.org/ns/}${name}`
export const apple = (name: string): XmlName => `{http://apple.com/ns/ical/}${name}`

export interface XmlNode {
  readonly name: XmlName
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  readonly text: string
}

interface OpenNode extends XmlNode {
  readonly children: OpenNode[]
  text: string
}

/** Deepest nesting and most elements of a request; a program asks for a thousand entries at once. */
const MAX_DEPTH = 20
const MAX_ELEMENTS = 4000

/** A body that is not XML, or has what no calendar program sends: a document type, with its entities, is refused. */
export class XmlRefusal extends Error {}

/** Root element of a body; null: the body is empty. Throws XmlRefusal. */
export function readXml(text: string): XmlNode | null {
  if (text.trim() === '') return null
  const parser = new SaxesParser({ xmlns: true })
  const open: OpenNode[] = []
  let root: OpenNode | null = null
  let elements = 0
  const refuse = (): never => {
    throw new XmlRefusal()
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1
    if (elements > MAX_ELEMENTS || open.length >= MAX_DEPTH) refuse()
    const own = Object.values(attributes).map((attribute) => [attribute.local, attribute.value])
    const node = { name: `{${uri}}${local}` as const, attributes: Object.fromEntries(own), children: [], text: '' }
    open.at(-1)?.children.push(node)
    root ??= node
    open.push(node)
  })
  parser.on('text', (part) => {
    const node = open.at(-1)
    if (node) node.text += part
  })
  parser.on('cdata', (part) => {
    const node = open.at(-1)
    if (node) node.text += part
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root
}

/** First element of a path of names below a node. */
export const find = (node: XmlNode | null | undefined, ...path: XmlName[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>((at, name) => at?.children.find((child) => child.name === name), node ?? undefined)

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeXml = (text: string): string => text.toWellFormed().replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

/** Writes an element around XML that is already escaped. */
export function element(name: XmlName, ...inner: string[]): string {
  const end = name.lastIndexOf('}')
  const [space, local] = [name.slice(1, end), name.slice(end + 1)]
  const prefix = prefixes[space]
  const tag = prefix ? `${prefix}:${local}` : local
  const own = prefix ? '' : ` xmlns="${escapeXml(space)}"`
  const content = inner.join('')
  return content === '' ? `<${tag}${own}/>` : `<${tag}${own}>${content}</${tag}>`
}

/** A whole document of one element. */
export function document(name: XmlName, ...inner: string[]): string {
  const declared = Object.entries(prefixes).map(([space, prefix]) => ` xmlns:${prefix}="${space}"`)
  const whole = element(name, ...inner)
  return `<?xml version="1.0" encoding="utf-8"?>\n${whole.replace(/^<[^\s/>]+/, (tag) => tag + declared.join(''))}`
}
