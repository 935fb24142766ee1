import { constants, inflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'

/** Resolves a reference to its object; other values are returned as they are. */
export type Lookup = (value: PDFObject | undefined) => PDFObject | undefined

/** The document inflates to more bytes than allowed. */
export class UnpackedTooMuch extends Error {}

/** Bytes that the streams of a document may still inflate to. */
export interface Room {
  left: number
}

const short: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
}
/** Filters decoded by pdf-lib. */
const others = new Set(['LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode'])

interface Filter {
  readonly context: PDFContext
  readonly name: string
  readonly parms: PDFDict | null
}

/** Filters of a stream in their order, each with its parameters, under their full names. */
function filtersOf(dict: PDFDict, lookup: Lookup): Filter[] {
  const listOf = (...keys: readonly string[]) => {
    const value = keys.map((key) => lookup(dict.get(PDFName.of(key)))).find((one) => one !== undefined)
    return value instanceof PDFArray ? value.asArray().map(lookup) : [value]
  }
  const parms = listOf('DecodeParms', 'DP')
  return listOf('Filter', 'F').flatMap((filter, i) => {
    if (!(filter instanceof PDFName)) return []
    const name = filter.decodeText()
    const own = parms[i]
    return [{ context: dict.context, name: short[name] ?? name, parms: own instanceof PDFDict ? own : null }]
  })
}

/** Inflates bytes as far as possible: a truncated stream gives its first part. */
function inflate(bytes: Uint8Array, room: Room): Uint8Array | null {
  try {
    const out = inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, room.left) })
    room.left -= out.length
    return out
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new UnpackedTooMuch()
    return null
  }
}

function takeOut(bytes: Uint8Array, { context, name, parms }: Filter, room: Room): Uint8Array | null {
  if (name === 'FlateDecode') return inflate(bytes, room)
  if (!others.has(name)) return null
  const dict = PDFDict.withContext(context)
  dict.set(PDFName.of('Filter'), PDFName.of(name))
  if (parms) dict.set(PDFName.of('DecodeParms'), parms)
  const out = decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode()
  room.left -= out.length
  if (room.left < 0) throw new UnpackedTooMuch()
  return out
}

/** The byte that PNG's fourth predictor expects (ISO 15948 §9.4). */
function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** Undoes a predictor of PNG (ISO 32000 §7.4.4.4): each row has its own before it. */
function unpredicted(bytes: Uint8Array, columns: number, dot: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (columns + 1))
  // One row and one pixel of zeros come before the output
  const out = new Uint8Array(dot + (rows + 1) * columns)
  for (let row = 0; row < rows; row += 1) {
    const from = row * (columns + 1)
    const to = dot + (row + 1) * columns
    for (let i = 0; i < columns; i += 1) {
      const left = i < dot ? 0 : (out[to + i - dot] ?? 0)
      const corner = i < dot ? 0 : (out[to + i - columns - dot] ?? 0)
      const up = out[to + i - columns] ?? 0
      const expected = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][bytes[from] ?? 0] ?? 0
      out[to + i] = (bytes[from + 1 + i] ?? 0) + expected
    }
  }
  return out.subarray(dot + columns)
}

/** Undoes the predictor; null for a predictor that packed objects never use. */
function plain(bytes: Uint8Array, { parms }: Filter): Uint8Array | null {
  const number = (key: string, usual: number) => {
    const value = parms?.get(PDFName.of(key))
    return value instanceof PDFNumber ? value.asNumber() : usual
  }
  const predictor = number('Predictor', 1)
  if (predictor === 1) return bytes
  const bits = number('Colors', 1) * number('BitsPerComponent', 8)
  const columns = Math.ceil((number('Columns', 1) * bits) / 8)
  if (predictor < 10 || columns < 1 || columns > bytes.length) return null
  return unpredicted(bytes, columns, Math.ceil(bits / 8))
}

/** Decoded bytes of a stream; null where a filter is not supported. */
export function unpack(dict: PDFDict, bytes: Uint8Array, lookup: Lookup, room: Room): Uint8Array | null {
  let out: Uint8Array | null = bytes
  try {
    for (const filter of filtersOf(dict, lookup)) {
      out = takeOut(out, filter, room)
      out = out && plain(out, filter)
      if (out === null) return null
    }
    return out
  } catch (error) {
    if (error instanceof UnpackedTooMuch) throw error
    return null
  }
}

/** Takes from the room the size that a stream inflates to; image filters are not decoded. */
export function takeRoom(dict: PDFDict, bytes: Uint8Array, lookup: Lookup, room: Room): void {
  let out: Uint8Array | null = bytes
  for (const { name } of filtersOf(dict, lookup)) {
    if (name !== 'FlateDecode' || out === null) return
    out = inflate(out, room)
  }
}
