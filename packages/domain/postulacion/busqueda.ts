import { normalizaCorreo } from '../base/persona/correo.ts'
import { textoDeBusqueda } from '../base/persona/nombre.ts'
import { normalizaPasaporte } from '../base/persona/pasaporte.ts'
import { normalizaRut } from '../base/persona/rut.ts'
import { normalizaTelefono, revisaTelefono } from '../base/persona/telefono.ts'
import { enSignosSimples } from '../base/texto/signos.ts'

/** Fields that a match was found by, in the order of display. */
export const coincidencias = ['pasaporte', 'rut', 'folio', 'telefono', 'nombre', 'correo'] as const

export type Coincidencia = (typeof coincidencias)[number]

interface LlaveDeComienzo {
  readonly campo: Exclude<Coincidencia, 'nombre'>
  /** Stored form: the field must begin with it. */
  readonly comienzo: string
}

interface LlaveDeNombre {
  readonly campo: 'nombre'
  /** Each must begin some word of the name, in any order; compared as search texts. */
  readonly palabras: readonly string[]
}

export type LlaveDeBusqueda = LlaveDeComienzo | LlaveDeNombre

const llaves = (campo: LlaveDeComienzo['campo'], comienzos: readonly string[]): LlaveDeComienzo[] =>
  comienzos.map((comienzo) => ({ campo, comienzo }))

/** Stored as 12345678-5. Without a dash the last digit may be of the body or the check digit: both are tried. */
function comienzosDeRut(texto: string): string[] {
  const typed = texto.replaceAll(/[.\s]/g, '').toUpperCase().replace(/^0+/, '')
  if (!/^(\d{4,9}-?[\dK]?|\d{4,10})$/.test(typed)) return []
  if (typed.includes('-')) return [typed]
  const entero = normalizaRut(typed)
  const cuerpo = /^\d{4,9}$/.test(typed) ? [typed] : []
  return entero ? [entero, ...cuerpo] : cuerpo
}

/** A passport has at least one digit: a bare word is a name, and DS with digits a folio. */
function comienzosDePasaporte(texto: string): string[] {
  const entero = /^[\d\s]*[.-][\d\s.-]*$/.test(texto) ? null : normalizaPasaporte(texto)
  return entero && /\d/.test(entero) && !/^DS\d{6}/.test(entero) ? [entero] : []
}

/**
 * Digits of the DS folio that a text begins or is, from 6 digits on; null otherwise. Accepts the form of a card, DS
 * 5000000140, and dots, blanks or dashes between digits. A dash before the last sign marks a RUT.
 */
export function comienzoDeFolio(texto: string): string | null {
  const digits = /^(?:ds[\s.-]*)?(\d[\d\s.-]*)$/i.exec(texto.trim())?.[1]?.replaceAll(/[\s.-]/g, '') ?? ''
  return /^\d{6,15}$/.test(digits) && !/-\d?$/.test(texto.trim()) ? digits : null
}

/** Nine national digits are stored; +56, 0056 and a bare 56 do not count. A dash near the end is that of a RUT. */
function comienzosDeTelefono(texto: string): string[] {
  if (!/^[+\d\s()-]+$/.test(texto) || /-\d?$/.test(texto)) return []
  const typed = texto.replaceAll(/[\s()-]/g, '')
  const national = typed.replace(/^(\+|00)56/, '')
  const candidates = national.startsWith('56') ? [national, national.slice(2)] : [national]
  return candidates.filter((digits) => /^\d{5,9}$/.test(digits))
}

function comienzosDeCorreo(texto: string): string[] {
  const typed = normalizaCorreo(texto)
  return /^[a-z\d][\w.%+@-]{2,}$/.test(typed) && /[a-z@]/.test(typed) ? [typed] : []
}

function palabrasDe(texto: string): string[] {
  if (!/\p{L}/u.test(texto) || texto.includes('@')) return []
  const palabras = textoDeBusqueda(texto.replaceAll(',', ' ')).split(' ')
  return palabras.some((palabra) => palabra.length > 1) ? [...new Set(palabras)] : []
}

/** A whole RUT or phone with its label, as a card or a link has it: 'RUT: 12.345.678-5', 'tel:+56912345678'. */
function conEtiqueta(texto: string): readonly LlaveDeBusqueda[] {
  if (!/^[a-z]/i.test(texto)) return []
  const rut = normalizaRut(texto)
  if (rut !== null) return llaves('rut', [rut])
  return revisaTelefono(texto) === null ? llaves('telefono', [normalizaTelefono(texto)]) : []
}

/**
 * Search keys of a typed text, best first. A passport needs 5 signs, a RUT 4 digits, a DS folio 6, a phone 5, a name 2
 * letters in some word, an e-mail 3 characters. Empty: too short to search.
 */
export function llavesDeBusqueda(texto: string): readonly LlaveDeBusqueda[] {
  const typed = enSignosSimples(texto)
  const entera = conEtiqueta(typed)
  if (entera.length > 0) return entera
  const folio = comienzoDeFolio(typed)
  const palabras = folio ? [] : palabrasDe(typed)
  return [
    ...llaves('pasaporte', comienzosDePasaporte(typed)),
    ...llaves('rut', comienzosDeRut(typed)),
    ...llaves('folio', folio ? [folio] : []),
    ...llaves('telefono', comienzosDeTelefono(typed)),
    // e-mails often begin with the owner's name, and the name is the better match
    ...(palabras.length > 0 ? [{ campo: 'nombre' as const, palabras }] : []),
    ...llaves('correo', folio ? [] : comienzosDeCorreo(typed)),
  ]
}

const DE_PAPELES: ReadonlySet<Coincidencia> = new Set(['pasaporte', 'rut', 'folio', 'nombre'])

/** Search keys of what stands on the papers of a sale, for the desks: never phone or e-mail. */
export const llavesDePapeles = (texto: string): readonly LlaveDeBusqueda[] =>
  llavesDeBusqueda(texto).filter(({ campo }) => DE_PAPELES.has(campo))
