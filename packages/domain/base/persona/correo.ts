import { textoLimpio } from '../texto/limpio.ts'
import { sinAncho } from '../texto/signos.ts'

/** Longest e-mail, everywhere (ours). */
const LARGO_CORREO = 100

/** Parts of RFC 5322 atext between points. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** Pattern of a domain with labels of these letters; its last label has letters alone, or the ASCII form of an IDN. */
const dominioDe = (letras: string, ultima: string) =>
  new RegExp(`^(?:[${letras}](?:[${letras}-]*[${letras}])?\\.)+(?:[${ultima}]{2,}|xn--[a-z\\d-]*[a-z\\d])$`, 'u')

/** Letters of western Europe alone: аррӏе.com, in Cyrillic, looks like apple.com (decision 004). */
const DOMINIO = dominioDe('a-z\\d\\u00DF-\\u00F6\\u00F8-\\u00FF', 'a-z')
const DE_CUALQUIER_ALFABETO = dominioDe('\\p{L}\\d', '\\p{L}')

/** 'Ana Soto <ana@example.cl>', as mail programs copy an address. */
const ENTRE_ANGULOS = /^[^<>@]*<([^<>]+)>$/

/**
 * E-mail as it is stored: lower case, without blanks around it and its @, without the name that mail programs add. A
 * blank elsewhere stays, and is refused: «Ana ana@example.cl». The only reader of an e-mail.
 */
export function normalizaCorreo(text: string): string {
  const escrito = sinAncho(textoLimpio(text)).replaceAll(/\s+/g, ' ').trim()
  const solo = ENTRE_ANGULOS.exec(escrito)?.[1] ?? escrito
  return solo
    .trim()
    .replace(/^mailto:/i, '')
    .replaceAll(/ ?@ ?/g, '@')
    .toLowerCase()
}

/** Fault of an e-mail: its form, or a domain in another alphabet; null when it is valid. */
export function revisaCorreo(text: string): 'formato' | 'alfabeto' | null {
  const correo = normalizaCorreo(text)
  const [local = '', domain = '', ...rest] = correo.split('@')
  if (correo.length > LARGO_CORREO || rest.length > 0 || !LOCAL.test(local)) return 'formato'
  if (DOMINIO.test(domain)) return null
  return DE_CUALQUIER_ALFABETO.test(domain) ? 'alfabeto' : 'formato'
}

/** As the card shows it: 24 characters or more are cut to 22 and '...' (spec 1 §9). */
export function correoCortado(text: string): string {
  return text.length >= 24 ? `${text.slice(0, 22)}...` : text
}
