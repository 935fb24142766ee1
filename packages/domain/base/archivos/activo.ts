import { comoTexto } from './bytes.ts'
import { inflar } from './inflar.ts'

/** Any sign of a name may be written by its number: /J#61vaScript is /JavaScript. */
const comoSea = (nombre: string) =>
  [...nombre]
    .map((signo) => {
      const numero = signo.charCodeAt(0).toString(16)
      return `(?:${signo}|#${numero.replace(/[a-f]/, (cifra) => `[${cifra}${cifra.toUpperCase()}]`)})`
    })
    .join('')
/** A name among these, whole. */
const uno = (...nombres: readonly string[]) => `/(?:${nombres.map(comoSea).join('|')})(?!\\w)`

const blancos = '[\\s\\0]'
const referencia = `\\d{1,10}${blancos}+\\d{1,5}${blancos}+R`
/**
 * What a PDF can do or bring beyond being read (ISO 32000 §12.6.4, §7.11.4): run a program, start one, carry or open
 * another file, send what is written in it. The two short names stand by chance in the bytes of a photo: theirs is what
 * follows too. A link to the web is none of it, nor a form that is filled in.
 */
const activo = new RegExp(
  [
    uno('JavaScript', 'Rendition', 'Launch', 'RichMedia', 'OnInstantiate'),
    uno('EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToR', 'GoToE', 'ImportData', 'SubmitForm'),
    `/${comoSea('EF')}${blancos}*(?:<<|${referencia})`,
    `/${comoSea('XFA')}${blancos}*(?:[\\[%]|${referencia})`,
  ].join('|'),
)
/** Objects that are kept packed together: the names of those in them are not seen from outside. */
const paquete = new RegExp(uno('ObjStm'))
const filtro = /\/(?:\w{1,20}Decode|Fl|LZW|AHx|A85|RL)\b/g
const cuerpo = /(?<!end)stream[ \t]*\r?\n?/g
/** Far above what a document of 2 MB has in them, what comes out and what goes in together (inflar.ts). */
const TOPE = 8_388_608

/** What stands before each packed body, since the one before it ended, and where the body begins. */
function* paquetes(texto: string): Generator<{ cabeza: string; desde: number }> {
  let anterior = 0
  for (const { index, 0: marca } of texto.matchAll(cuerpo)) {
    const cabeza = texto.slice(anterior, index)
    if (paquete.test(cabeza)) yield { cabeza, desde: index + marca.length }
    anterior = index + marca.length
  }
}

/**
 * True when a PDF brings a program, starts one, or carries another file, be it in the open, spelled in numbers or packed
 * away; and when what it packs cannot be looked through. `texto`: its bytes as characters. What no scanner or printer
 * makes, and what a reader would run or open, is not taken from anybody.
 */
export function esPdfActivo(bytes: Uint8Array, texto: string): boolean {
  if (activo.test(texto)) return true
  let queda = TOPE
  for (const { cabeza, desde } of paquetes(texto)) {
    // of the body before it, only what its owner did not pack could be read as a filter
    const propia = cabeza.slice(Math.max(0, cabeza.indexOf('endstream')))
    const filtros = propia.match(filtro) ?? []
    if (filtros.some((filtra) => filtra !== '/FlateDecode' && filtra !== '/Fl')) return true
    const inflado = inflar(bytes, desde, queda)
    if (inflado === null || activo.test(comoTexto(inflado.dentro))) return true
    queda -= inflado.gasto
  }
  return false
}
