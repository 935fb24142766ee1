import { comoTexto } from './bytes.ts'
import { inflar } from './inflar.ts'

/** What a PDF can do or bring beyond being read: run a program, start one, carry a file (ISO 32000 §12.6.4, §7.11.4). */
const activo = /\/(?:JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia)(?!\w)/
/** Objects that are kept packed together: the names of those in them are not seen from outside. */
const paquete = /\/ObjStm(?!\w)/
const filtro = /\/(?:\w{1,20}Decode|Fl|LZW|AHx|A85|RL)\b/g
const cuerpo = /(?<!end)stream[ \t]*\r?\n?/g
/** Far above what a document of 2 MB has in them. */
const TOPE = 8_388_608

/** Any sign of a name may be written by its number: /J#61vaScript is /JavaScript. */
const nombra = (texto: string, nombre: RegExp) =>
  nombre.test(texto.replace(/#([0-9a-f]{2})/gi, (_, numero) => String.fromCharCode(Number.parseInt(numero, 16))))

/** What stands before each packed body, since the one before it ended, and where the body begins. */
function* paquetes(texto: string): Generator<{ cabeza: string; desde: number }> {
  let anterior = 0
  for (const { index, 0: marca } of texto.matchAll(cuerpo)) {
    const cabeza = texto.slice(anterior, index)
    if (nombra(cabeza, paquete)) yield { cabeza, desde: index + marca.length }
    anterior = index + marca.length
  }
}

/**
 * True when a PDF brings a program, starts one, or carries another file, be it in the open, spelled in numbers or packed
 * away; and when what it packs cannot be looked through. `texto`: its bytes as characters. What no scanner or printer
 * makes, and what a reader would run or open, is not taken from anybody.
 */
export function esPdfActivo(bytes: Uint8Array, texto: string): boolean {
  if (nombra(texto, activo)) return true
  let queda = TOPE
  for (const { cabeza, desde } of paquetes(texto)) {
    // of the body before it, only what its owner did not pack could be read as a filter
    const propia = cabeza.slice(Math.max(0, cabeza.indexOf('endstream')))
    const filtros = propia.match(filtro) ?? []
    if (filtros.some((uno) => uno !== '/FlateDecode' && uno !== '/Fl')) return true
    const dentro = inflar(bytes, desde, queda)
    if (dentro === null || nombra(comoTexto(dentro), activo)) return true
    queda -= dentro.length
  }
  return false
}
