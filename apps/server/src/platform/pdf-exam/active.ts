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

/** What an action does beyond showing what the document says (ISO 32000-2 §12.6.4). A link to the web is none of it. */
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
/** Annotations that bring a file or a program (§12.5.6.15, §13.7). */
const annotations = new Set(['FileAttachment', 'RichMedia'])
/** The keys under which a file is named; one of them stands beside the file that a document brings (§7.11.3). */
const fileKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix']

/** Addresses that a browser would run or open from the disk. */
const scheme = /^(?:javascript|vbscript|data|file):/i

/** True for an address that does more than lead to a page; a reader passes over blanks and controls in it. */
export const isActiveAddress = (address: string): boolean => scheme.test(address.replace(/[\0-\x20]/g, ''))

/** True for a dictionary that does something by itself: its own keys, not what hangs from it. */
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

/** What an object is refused for, itself or anything that is written within it. */
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

/** The same of what no parser reads: by the names in it, since a reader may pass over what is wrong with it. */
export const isActiveText = (text: string): boolean =>
  [...text.matchAll(/\/([^\s\0()<>[\]{}/%]+)/g)].some(([, name = '']) => {
    const plain = PDFName.of(name).decodeText()
    return actions.has(plain) || annotations.has(plain) || plain === 'XFA' || plain === 'EmbeddedFile'
  })
