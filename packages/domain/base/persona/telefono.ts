import { enSignosSimples, sinExponente, tieneExponente } from '../texto/signos.ts'

const LARGO = 9

/** Labels that people and links write before the number: 'tel:', 'Celular', 'WhatsApp'. */
const ETIQUETA = /^(?:TEL(?:[EÉ]FONO)?|FONO|CEL(?:ULAR)?|M[OÓ]VIL|WHATSAPP)[ .:]*/i

/** Typed or pasted number without label, separators and exponent. */
function sinSignos(text: string): string {
  const escrito = enSignosSimples(text).replace(ETIQUETA, '')
  // a point before one or two last figures is a decimal point: 98765432.1 is not a phone
  return sinExponente(escrito) ?? escrito.replaceAll(/[ ()-]|\.(?=\d{3}|\d\.)/g, '')
}

/** Number without country code: +56 or 0056, or a bare 56 before nine figures. */
const nacional = (escrito: string): string =>
  /^56\d{9}$/.test(escrito) ? escrito.slice(2) : escrito.replace(/^(?:\+|00)56/, '')

/**
 * Phone in any spelling ('+56 9 1234 5678', '(+56) 9 1234-5678', 'tel:+56912345678', 9,12345678E+08) as its nine
 * national figures. A text that is not a phone is returned as typed, so that it is refused. The only reader of a phone.
 */
export function normalizaTelefono(text: string): string {
  const leido = nacional(sinSignos(text))
  return esCompleto(leido) ? leido : text.trim()
}

/**
 * True for nine national figures. No area begins with 56: such nine figures are a number with country code that lacks
 * two.
 */
const esCompleto = (leido: string): boolean => /^\d{9}$/.test(leido) && !leido.startsWith('56')

/**
 * Fault of a phone: other characters than figures, not exactly nine (spec 1 §5), or shortened by a spreadsheet to fit
 * its column ('9,8765E+08'). null when it is valid.
 */
export function revisaTelefono(text: string): 'no_numerico' | 'largo' | 'cortado' | null {
  const escrito = sinSignos(text)
  if (esCompleto(nacional(escrito))) return null
  if (tieneExponente(enSignosSimples(text).replace(ETIQUETA, ''))) return 'cortado'
  return /^\+?\d*$/.test(escrito) ? 'largo' : 'no_numerico'
}

/** Phone with '+56' once; a text that is not a phone is returned as typed. */
export function telefonoConPrefijo(text: string): string {
  const n = normalizaTelefono(text)
  return esCompleto(n) ? `+56${n}` : n
}

/** Phone for display: '+56 9 1234 5678'. */
export function formatoTelefono(text: string): string {
  const n = normalizaTelefono(text)
  return n.length === LARGO ? `+56 ${n[0]} ${n.slice(1, 5)} ${n.slice(5)}` : `+56 ${n}`
}
