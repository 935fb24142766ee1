import { enSignosSimples } from '../texto/signos.ts'

/** Labels that people write before the number: 'Pasaporte N°', 'Passport No.'. */
const ETIQUETA = /^(?:PASAPORTE|PASSPORT)[ .:]*|^(?:N(?:[°º.]+|RO(?=[ .:])|O\.)|N[UÚ]MERO)[ .:]*/i
/** RUT typed as a passport: figures with a dash before the last sign. */
const COMO_RUT = /^[\d. ]+-\s?[\dK]$/

/**
 * Passport number in capitals, without blanks, points and dashes: 5 to 20 letters and figures, at least one a figure.
 * null when it cannot be a passport, or when it is written as a RUT.
 */
export function normalizaPasaporte(text: string): string | null {
  const escrito = enSignosSimples(text).replace(ETIQUETA, '').replace(ETIQUETA, '').toUpperCase()
  if (COMO_RUT.test(escrito)) return null
  const clean = escrito.replaceAll(/[ .-]/g, '')
  return /^(?=.*\d)[A-Z\d]{5,20}$/.test(clean) ? clean : null
}
