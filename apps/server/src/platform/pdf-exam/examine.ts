import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { paginasDeUnDocumento } from '@alerce/domain/limites'
import { PDFDict, PDFDocument, PDFInvalidObject, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'
import { openPdf, type PdfDocument } from '../pdf-text/open.ts'
import { faultOf, isActiveAddress, isActiveText } from './active.ts'
import { type Found, isPacket, lookupIn, objectsOf, packedIn, parsedAt } from './objects.ts'
import { type Lookup, type Room, takeRoom, UnpackedTooMuch } from './unpack.ts'

/** Most bytes inflated from all streams of a document: five colour pages at 300 dpi, without loss. */
const UNPACKED = 134_217_728
/** Longest side of a page, in 72nds of an inch: the limit of readers (ISO 32000-1, annex C). */
const PAGE_SIDE = 14_400
const FILE_ATTACHMENT = 17

type Fault = Extract<FallaDeExamen, 'activo' | 'danado' | 'protegido' | 'medidas' | 'paginas' | 'extenso'>

/** Fault of an object and of the objects packed in it. `clear`: its bytes are not encrypted. */
function faultOfOne(one: Found, lookup: Lookup, room: Room, clear: boolean): Fault | null {
  if (!one.readable) return isActiveText(one.text) ? 'activo' : null
  const { object, bytes } = one
  const own = faultOf(object, lookup)
  const dict = object instanceof PDFRawStream ? object.dict : object
  if (own || !bytes || !clear || !(dict instanceof PDFDict)) return own
  if (!isPacket(dict, lookup)) {
    takeRoom(dict, bytes, lookup, room)
    return null
  }
  const packed = packedIn(dict, bytes, lookup, room)
  if (packed === null) return 'activo'
  return firstOf(packed, (each) => faultOfOne(each, lookup, room, clear))
}

function firstOf<T>(all: Iterable<T>, look: (one: T) => Fault | null): Fault | null {
  for (const one of all) {
    const fault = look(one)
    if (fault) return fault
  }
  return null
}

/** True for an object that pdf-lib could not parse and that may pack others; a cross-reference stream does not. */
function mayBePacket(object: PDFInvalidObject): boolean {
  const bytes = new Uint8Array(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  const one = parsedAt(bytes, 0)
  return !one.readable || (one.object instanceof PDFDict && isPacket(one.object, (value) => value))
}

/** Decrypted objects of a document; null if the password does not open them. */
async function decrypted(bytes: Uint8Array, password: string) {
  const opened = await PDFDocument.load(bytes, { password, updateMetadata: false }).catch(() => null)
  const numbers = new Map<number, PDFObject[]>()
  const found: Found[] = []
  for (const [{ objectNumber }, object] of opened?.context.enumerateIndirectObjects() ?? []) {
    if (object instanceof PDFInvalidObject) {
      if (mayBePacket(object)) return null
      continue
    }
    numbers.set(objectNumber, [object])
    found.push({ readable: true, object, bytes: object instanceof PDFRawStream ? object.contents : null })
  }
  return opened && { found, lookup: lookupIn(numbers) }
}

/** Fault found by walking through every object read. */
async function faultOfObjects(bytes: Uint8Array, secret: 'none' | 'unknown' | { password: string }) {
  const room: Room = { left: UNPACKED }
  const { found, numbers } = objectsOf(bytes)
  const lookup = lookupIn(numbers)
  const fault = firstOf(found, (one) => faultOfOne(one, lookup, room, secret === 'none'))
  if (fault || typeof secret === 'string') return fault
  const opened = await decrypted(bytes, secret.password)
  // Encrypted objects that cannot be decrypted count as active
  return opened ? firstOf(opened.found, (one) => faultOfOne(one, opened.lookup, room, true)) : 'activo'
}

interface Annotation {
  readonly annotationType?: number
  readonly unsafeUrl?: string
  readonly actions?: object | null
}

/** Fault that pdf.js finds in a page. */
async function faultOfPage(page: Awaited<ReturnType<PdfDocument['getPage']>>): Promise<Fault | null> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  if (Math.max(right - left, top - bottom) * page.userUnit > PAGE_SIDE) return 'medidas'
  if (await page.getJSActions()) return 'activo'
  const annotations = (await page.getAnnotations()) as readonly Annotation[]
  const active = annotations.some(
    ({ annotationType, unsafeUrl = '', actions }) =>
      annotationType === FILE_ATTACHMENT || isActiveAddress(unsafeUrl) || Object.keys(actions ?? {}).length > 0,
  )
  return active ? 'activo' : null
}

async function faultOfReading(document: PdfDocument): Promise<Fault | null> {
  if (document.numPages < 1) return 'danado'
  if (document.numPages > paginasDeUnDocumento) return 'paginas'
  if ((await document.hasJSActions()) || (await document.getAttachments())) return 'activo'
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const fault = await faultOfPage(page)
    page.cleanup()
    if (fault) return fault
  }
  return null
}

async function examined(bytes: Uint8Array, clave: string): Promise<Fault | null> {
  const opened = await openPdf(bytes, clave)
  if (opened === 'danado') return 'danado'
  if (typeof opened === 'string') return (await faultOfObjects(bytes, 'unknown')) ?? 'protegido'
  const { document, password } = opened
  try {
    const { info } = await document.getMetadata()
    const secret = 'EncryptFilterName' in info && info.EncryptFilterName ? { password } : 'none'
    return (await faultOfReading(document)) ?? (await faultOfObjects(bytes, secret))
  } finally {
    await document.loadingTask.destroy()
  }
}

/**
 * Examines a PDF as its readers would. pdf.js: whether it opens, with which password, and its pages. Then every object,
 * decrypted, for active content. null: no fault.
 */
export async function examinePdf(bytes: Uint8Array, clave: string): Promise<Fault | null> {
  try {
    return await examined(bytes, clave)
  } catch (error) {
    return error instanceof UnpackedTooMuch || error instanceof RangeError ? 'extenso' : 'danado'
  }
}
