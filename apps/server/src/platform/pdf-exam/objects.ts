import { type PDFDict, PDFName, PDFNumber, type PDFObject, PDFParser, PDFRef, type PDFStream } from '@cantoo/pdf-lib'
import { type Lookup, type Room, unpack } from './unpack.ts'

/** A parsed object; `bytes`: from the beginning of its stream, if it has one. */
interface Parsed {
  readonly object: PDFObject
  readonly bytes: Uint8Array | null
}

/** Parses one object and records the beginning of its stream, whatever length it declares. */
class OneObject extends PDFParser {
  private streamAt: number | null = null

  at(offset: number): { object: PDFObject; streamAt: number | null } {
    this.bytes.moveTo(offset)
    this.streamAt = null
    return { object: this.parseObject(), streamAt: this.streamAt }
  }

  protected override parseDictOrStream(): PDFDict | PDFStream {
    const dict = this.parseDict()
    const end = this.bytes.offset()
    this.skipWhitespaceAndComments()
    const found = [...'stream'].every((sign) => !this.bytes.done() && this.bytes.next() === sign.charCodeAt(0))
    if (found) {
      // One line end before its bytes
      const [one, two] = this.bytes.done() ? [] : [this.bytes.peek(), this.bytes.peekAhead(1)]
      const blank = one === 13 && two === 10 ? 2 : Number(one === 10 || one === 13)
      this.streamAt = this.bytes.offset() + blank
    }
    this.bytes.moveTo(end)
    return dict
  }
}

/** An object, or the bytes that cannot be parsed. */
export type Found = (Parsed & { readonly readable: true }) | { readonly readable: false; readonly text: string }

const number = (dict: PDFDict, key: string, lookup: Lookup) => {
  const value = lookup(dict.get(PDFName.of(key)))
  return value instanceof PDFNumber ? value.asNumber() : null
}

/** Number of an object, before the word "obj". */
const header = /(\d{1,10})(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])+\d{1,5}(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*$/
const HEADER = 200
/** Bytes searched in an unparsable object. */
const UNREADABLE = 65_536

const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')

function parseAt(parser: OneObject, bytes: Uint8Array, offset: number, end: number): Found {
  try {
    const { object, streamAt } = parser.at(offset)
    return { readable: true, object, bytes: streamAt === null ? null : bytes.subarray(streamAt) }
  } catch {
    return { readable: false, text: textOf(bytes.subarray(offset, Math.min(end, offset + UNREADABLE))) }
  }
}

/** The object at an offset of these bytes. */
export const parsedAt = (bytes: Uint8Array, offset: number): Found =>
  parseAt(new OneObject(bytes), bytes, offset, bytes.length)

/**
 * Every object of a PDF, ignoring its cross-reference table: also replaced ones, and those within the bytes of another.
 * `numbers`: possible objects of each reference.
 */
export function objectsOf(bytes: Uint8Array): { found: Found[]; numbers: Map<number, PDFObject[]> } {
  const text = textOf(bytes)
  const parser = new OneObject(bytes)
  const found: Found[] = []
  const numbers = new Map<number, PDFObject[]>()
  for (const { index, 0: word } of text.matchAll(/(?<!end)obj|trailer/g)) {
    const before = word === 'obj' ? header.exec(text.slice(Math.max(0, index - HEADER), index)) : null
    if (word === 'obj' && !before) continue
    const one = parseAt(parser, bytes, index + word.length, text.indexOf('endobj', index) + 1 || text.length)
    found.push(one)
    if (before && one.readable) addTo(numbers, Number(before[1]), one.object)
  }
  return { found, numbers }
}

function addTo(numbers: Map<number, PDFObject[]>, at: number, object: PDFObject) {
  const all = numbers.get(at)
  if (all) all.push(object)
  else numbers.set(at, [object])
}

/** Resolves a reference to the first of its possible objects. */
export const lookupIn =
  (numbers: ReadonlyMap<number, readonly PDFObject[]>): Lookup =>
  (value) =>
    value instanceof PDFRef ? numbers.get(value.objectNumber)?.[0] : value

/** True for an object stream: these two entries define it, whatever its type says. */
export const isPacket = (dict: PDFDict, lookup: Lookup): boolean =>
  number(dict, 'N', lookup) !== null && number(dict, 'First', lookup) !== null

/** Objects packed in a stream; null if they cannot be read. */
export function packedIn(dict: PDFDict, bytes: Uint8Array, lookup: Lookup, room: Room): Found[] | null {
  const out = unpack(dict, bytes, lookup, room)
  const first = number(dict, 'First', lookup) ?? 0
  if (out === null) return null
  const heads = textOf(out.subarray(0, first))
    .split(/[\0\t\n\f\r ]+/)
    .filter(Boolean)
    .map(Number)
  const offsets = heads.filter((_, i) => i % 2 === 1).map((offset) => first + offset)
  if (offsets.some((offset) => !(offset <= out.length))) return null
  const parser = new OneObject(out)
  return offsets.map((offset, i) => parseAt(parser, out, offset, offsets[i + 1] ?? out.length))
}
