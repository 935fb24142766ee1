import { textoLimpio } from '../texto/limpio.ts'
import { conSignosSimples, enSignosSimples } from '../texto/signos.ts'

/** Alphabets of the papers' font (IBM Plex Sans); a test checks each letter against the font. */
const ALFABETOS = ['A-Za-zªºÀ-ÖØ-öø-ňŊ-žƠơƯưǍ-ǜǺ-ǿȘ-țẀ-ẅẠ-ỹ', 'Ά-ΊΌΎ-ΡΣ-ώ', 'Ѐ-џҐґ']
/** Combining marks without a composed letter. */
const MARCAS = '\\u0300-\\u0304\\u0306-\\u030C\\u0312\\u0315\\u031B\\u0323\\u0326-\\u0328'

const deUnAlfabeto = ALFABETOS.map((letras) => new RegExp(`^(?:[${letras}][${MARCAS}]{0,2}|['. -])*$`))
const SE_IMPRIME = new RegExp(`^(?:[${ALFABETOS.join('')}][${MARCAS}]{0,2}|[^\\p{L}\\p{M}])*$`, 'u')
/** Letters with their marks, apostrophe, hyphen, point and blanks. */
const NOMBRE = /^[\p{L}\p{M}'. -]*$/u

/**
 * Fault of a typed name: signs that names lack, letters that the papers cannot print, or two alphabets at once. A
 * Cyrillic А looks like an A, but a search does not find it. null when it is valid.
 */
export function revisaNombre(text: string): 'signos' | 'no_se_imprime' | 'dos_alfabetos' | null {
  const escrito = enSignosSimples(text)
  if (!NOMBRE.test(escrito) || !/\p{L}/u.test(escrito)) return 'signos'
  if (!SE_IMPRIME.test(escrito)) return 'no_se_imprime'
  return deUnAlfabeto.some((alfabeto) => alfabeto.test(escrito)) ? null : 'dos_alfabetos'
}

/** Name as it is stored: trimmed, single spaces, capitals, NFC, with plain "'" and '-'. The only reader of a name. */
export const enMayusculas = (text: string): string =>
  conSignosSimples(enSignosSimples(text).toLocaleUpperCase('es-CL')).normalize('NFC')

/** Words of a name that stay in lower case. */
const PARTICULAS = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'das', 'do', 'dos', 'di', 'von', 'van'])

/** Stored name as a letter greets its owner: «JOSÉ DE LA CRUZ O'HIGGINS» is «José de la Cruz O'Higgins». */
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

/** Text for comparing names of columns and codes: without case, accents and signs. */
export const llaveDeTexto = (texto: string): string =>
  textoDeBusqueda(textoLimpio(texto))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Client of a booking whose data were forgotten, or are not for the reader. */
export const CLIENTE_SIN_NOMBRE = 'RESERVA SIN NOMBRE'

interface ConNombre {
  readonly nombres: string
  readonly apellidoPaterno: string
}

interface ConNombreCompleto extends ConNombre {
  readonly apellidoMaterno: string
}

/** Second surname of a person with only one surname (decision 004). */
export const SIN_SEGUNDO_APELLIDO = '-'

/** Names and surnames as one text, without the sign for a missing second surname. */
export const nombreCompleto = ({ nombres, apellidoPaterno, apellidoMaterno }: ConNombreCompleto): string =>
  `${nombres} ${apellidoPaterno} ${apellidoMaterno === SIN_SEGUNDO_APELLIDO ? '' : apellidoMaterno}`.trim()

/** Names and first surname: the form for users, and for a person in a sentence. */
export const nombreCorto = ({ nombres, apellidoPaterno }: ConNombre): string => `${nombres} ${apellidoPaterno}`
