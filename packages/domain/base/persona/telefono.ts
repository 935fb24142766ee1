import { enSignosSimples, sinExponente, tieneExponente } from '../texto/signos.ts'

const LARGO = 9

/** What people and links write before the number: 'tel:', 'Celular', 'WhatsApp'. */
const ETIQUETA = /^(?:TEL(?:[EÉ]FONO)?|FONO|CEL(?:ULAR)?|M[OÓ]VIL|WHATSAPP)[ .:]*/i

/** A number as typed or pasted without its label, its signs between figures and its exponent. */
function sinSignos(text: string): string {
  const escrito = enSignosSimples(text).replace(ETIQUETA, '')
  // a point before one or two last figures is of a decimal: 98765432.1 is no phone
  return sinExponente(escrito) ?? escrito.replaceAll(/[ ()-]|\.(?=\d{3}|\d\.)/g, '')
}

/** Without the country: +56 or 0056, or a bare 56 before nine figures. */
const nacional = (escrito: string): string =>
  /^56\d{9}$/.test(escrito) ? escrito.slice(2) : escrito.replace(/^(?:\+|00)56/, '')

/**
 * Any spelling of a number ('+56 9 1234 5678', '(+56) 9 1234-5678', 'tel:+56912345678', 9,12345678E+08) as its nine
 * national figures; what is none comes back as it was typed, so that it is refused. The only reader of a phone.
 */
export function normalizaTelefono(text: string): string {
  const leido = nacional(sinSignos(text))
  return esCompleto(leido) ? leido : text.trim()
}

/** No area begins with 56: such nine figures are a number with its country that lacks two. */
const esCompleto = (leido: string): boolean => /^\d{9}$/.test(leido) && !leido.startsWith('56')

/**
 * What is wrong with a phone: other than figures, not exactly nine (spec 1 §5), or cut by a spreadsheet to fit its
 * column ('9,8765E+08'); null when it is fine.
 */
export function revisaTelefono(text: string): 'no_numerico' | 'largo' | 'cortado' | null {
  const escrito = sinSignos(text)
  if (esCompleto(nacional(escrito))) return null
  if (tieneExponente(enSignosSimples(text).replace(ETIQUETA, ''))) return 'cortado'
  return /^\+?\d*$/.test(escrito) ? 'largo' : 'no_numerico'
}

/** '+56' once, then the nine figures; what is no phone comes back as it was typed. */
export function telefonoConPrefijo(text: string): string {
  const n = normalizaTelefono(text)
  return esCompleto(n) ? `+56${n}` : n
}

/** '+56 9 1234 5678'. */
export function formatoTelefono(text: string): string {
  const n = normalizaTelefono(text)
  return n.length === LARGO ? `+56 ${n[0]} ${n.slice(1, 5)} ${n.slice(5)}` : `+56 ${n}`
}
