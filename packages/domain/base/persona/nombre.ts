import { textoLimpio } from '../texto/limpio.ts'
import { conSignosSimples, enSignosSimples } from '../texto/signos.ts'

/** Alphabets of the font of the papers (IBM Plex Sans): a test holds each letter against it. */
const ALFABETOS = ['A-Za-zªºÀ-ÖØ-öø-ňŊ-žƠơƯưǍ-ǜǺ-ǿȘ-țẀ-ẅẠ-ỹ', 'Ά-ΊΌΎ-ΡΣ-ώ', 'Ѐ-џҐґ']
/** Marks that do not make one letter with the letter before them. */
const MARCAS = '\\u0300-\\u0304\\u0306-\\u030C\\u0312\\u0315\\u031B\\u0323\\u0326-\\u0328'

const deUnAlfabeto = ALFABETOS.map((letras) => new RegExp(`^(?:[${letras}][${MARCAS}]{0,2}|['. -])*$`))
const SE_IMPRIME = new RegExp(`^(?:[${ALFABETOS.join('')}][${MARCAS}]{0,2}|[^\\p{L}\\p{M}])*$`, 'u')
/** Letters with their marks, apostrophe, hyphen, point and blanks. */
const NOMBRE = /^[\p{L}\p{M}'. -]*$/u

/**
 * What is wrong with a name as typed: signs that names do not have, letters that the papers cannot print, or two
 * alphabets at once (a Cyrillic А looks like an A and is not found by it); null when it is fine, or empty.
 */
export function revisaNombre(text: string): 'signos' | 'no_se_imprime' | 'dos_alfabetos' | null {
  const escrito = enSignosSimples(text)
  if (!NOMBRE.test(escrito) || !/\p{L}/u.test(escrito)) return 'signos'
  if (!SE_IMPRIME.test(escrito)) return 'no_se_imprime'
  return deUnAlfabeto.some((alfabeto) => alfabeto.test(escrito)) ? null : 'dos_alfabetos'
}

/**
 * A name as it is stored: trimmed, single spaces, capitals, NFC; whatever apostrophe and dash were typed, "'" and '-'.
 * The only reader of a name.
 */
export const enMayusculas = (text: string): string =>
  conSignosSimples(enSignosSimples(text).toLocaleUpperCase('es-CL')).normalize('NFC')

/** Words of a name that stay small within it. */
const PARTICULAS = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'das', 'do', 'dos', 'di', 'von', 'van'])

/** A stored name as a letter greets its owner: «JOSÉ DE LA CRUZ O'HIGGINS» is «José de la Cruz O'Higgins». */
export function nombreLegible(nombre: string): string {
  const palabras = nombre.toLocaleLowerCase('es-CL').split(' ')
  return palabras
    .map((palabra, lugar) =>
      lugar > 0 && PARTICULAS.has(palabra)
        ? palabra
        : palabra.replaceAll(
            /(^|['’.-])(\p{L})/gu,
            (_, antes: string, letra: string) => antes + letra.toLocaleUpperCase('es-CL'),
          ),
    )
    .join(' ')
}

/** A text as searches compare it: lower case, without accents or tilde, with plain apostrophes and dashes. */
export function textoDeBusqueda(text: string): string {
  return conSignosSimples(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}

/** The words of a search, as searches compare texts; a RUT is kept without points. */
export const palabrasDeBusqueda = (texto: string): readonly string[] =>
  textoDeBusqueda(texto)
    .split(' ')
    .filter((palabra) => palabra !== '')
    .map((palabra) => (/^[\d.]+(-[\dk]?)?$/.test(palabra) ? palabra.replaceAll('.', '') : palabra))

/** True where every word of the search begins some word of the text. */
export function coincide(texto: string, busqueda: string): boolean {
  const palabras = textoDeBusqueda(texto).split(/\s+/)
  return textoDeBusqueda(busqueda)
    .split(/\s+/)
    .every((parte) => palabras.some((palabra) => palabra.startsWith(parte)))
}

/** A text as names of columns and of codes are compared: without regard to case, accents and signs. */
export const llaveDeTexto = (texto: string): string =>
  textoDeBusqueda(textoLimpio(texto))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

interface ConNombre {
  readonly nombres: string
  readonly apellidoPaterno: string
}

interface ConNombreCompleto extends ConNombre {
  readonly apellidoMaterno: string
}

/** What is written for a second surname by a person who has one alone (decision 004). */
export const SIN_SEGUNDO_APELLIDO = '-'

/** Names and surnames as one text; of a person with one surname, that one. */
export const nombreCompleto = ({ nombres, apellidoPaterno, apellidoMaterno }: ConNombreCompleto): string =>
  `${nombres} ${apellidoPaterno} ${apellidoMaterno === SIN_SEGUNDO_APELLIDO ? '' : apellidoMaterno}`.trim()

/** Names and the first surname: how users are called, and a person in a sentence. */
export const nombreCorto = ({ nombres, apellidoPaterno }: ConNombre): string => `${nombres} ${apellidoPaterno}`
