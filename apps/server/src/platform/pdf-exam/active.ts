import { esImagenEnorme } from '@alerce/domain/base/archivos/estructura'
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { Lookup } from './unpack.ts'

/** Actions that do more than show the document (ISO 32000-2 §12.6.4). Links to the web are not among them. */
const actions = new Set([
  'JavaScript',
  'Rendition',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'RichMediaExecute',
])
/** Annotations with an embedded file or program (§12.5.6.15, §13.7). */
const annotations = new Set(['FileAttachment', 'RichMedia'])
/** Keys that name a file; one of them stands beside an embedded file (§7.11.3). */
const fileKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix']

/** Schemes that a browser would run, or open from the disk. */
const scheme = /^(?:javascript|vbscript|data|file):/i

/** True for an address that does more than open a page. PDF readers ignore blanks and control characters in it. */
export const isActiveAddress = (address: string): boolean => scheme.test(address.replace(/[\0-\x20]/g, ''))

/** True for an active dictionary: by its own keys, not those of its values. */
function isActive(dict: PDFDict, lookup: Lookup): boolean {
  const at = (key: string) => lookup(dict.get(PDFName.of(key)))
  const named = (key: string) => {
    const value = at(key)
    return value instanceof PDFName ? value.decodeText() : ''
  }
  const addressed = (key: string) => {
    const value = at(key)
    return (value instanceof PDFString || value instanceof PDFHexString) && isActiveAddress(value.decodeText())
  }
  if (named('Type') !== 'StructElem' && actions.has(named('S'))) return true
  if (annotations.has(named('Subtype')) || named('Type') === 'EmbeddedFile') return true
  const brings = at('EF') instanceof PDFDict && fileKeys.some((key) => dict.has(PDFName.of(key)))
  const form = at('XFA')
  const runs = form instanceof PDFArray || form instanceof PDFStream || dict.has(PDFName.of('OnInstantiate'))
  return brings || runs || addressed('URI') || addressed('Base')
}

const measure = (dict: PDFDict, key: string, lookup: Lookup) => {
  const value = lookup(dict.get(PDFName.of(key)))
  return value instanceof PDFNumber ? value.asNumber() : 0
}

/** Fault of an object, or of any object nested in it. */
export function faultOf(object: PDFObject, lookup: Lookup): 'activo' | 'medidas' | null {
  if (object instanceof PDFStream) return faultOf(object.dict, lookup)
  if (object instanceof PDFArray) return firstFault(object.asArray(), lookup)
  if (!(object instanceof PDFDict)) return null
  if (isActive(object, lookup)) return 'activo'
  const image = lookup(object.get(PDFName.of('Subtype'))) === PDFName.of('Image')
  if (image && esImagenEnorme(measure(object, 'Width', lookup), measure(object, 'Height', lookup))) return 'medidas'
  return firstFault(object.values(), lookup)
}

function firstFault(objects: readonly PDFObject[], lookup: Lookup) {
  for (const one of objects) {
    const fault = faultOf(one, lookup)
    if (fault) return fault
  }
  return null
}

/** Fault of unparsable text: searched by names, since a reader may tolerate its errors. */
export const isActiveText = (text: string): boolean =>
  [...text.matchAll(/\/([^\s\0()<>[\]{}/%]+)/g)].some(([, name = '']) => {
    const plain = PDFName.of(name).decodeText()
    return actions.has(plain) || annotations.has(plain) || plain === 'XFA' || plain === 'EmbeddedFile'
  })
