import { textoLimpio } from '../texto/limpio.ts'

/** Letters with their marks, apostrophe, hyphen, point and blanks. */
const NOMBRE = /^[\p{L}\p{M}'’. -]*$/u

/** True of a text that has nothing but what names are written with, and a letter. */
export const esNombre = (text: string): boolean => NOMBRE.test(text) && /\p{L}/u.test(text)

/** A name as it is stored: trimmed, single spaces, capitals, NFC. */
export function enMayusculas(text: string): string {
  return textoLimpio(text).trim().replaceAll(/\s+/g, ' ').toLocaleUpperCase('es-CL')
}

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

/** A text as searches compare it: lower case, without accents or tilde. */
export function textoDeBusqueda(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
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
  textoDeBusqueda(texto)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

interface ConNombre {
  readonly nombres: string
  readonly apellidoPaterno: string
}

interface ConNombreCompleto extends ConNombre {
  readonly apellidoMaterno: string
}

/** Names and surnames as one text. */
export const nombreCompleto = ({ nombres, apellidoPaterno, apellidoMaterno }: ConNombreCompleto): string =>
  `${nombres} ${apellidoPaterno} ${apellidoMaterno}`.trim()

/** Names and the first surname: how users are called, and a person in a sentence. */
export const nombreCorto = ({ nombres, apellidoPaterno }: ConNombre): string => `${nombres} ${apellidoPaterno}`
