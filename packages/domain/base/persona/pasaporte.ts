/** A passport number in capitals without spaces (5 to 20 letters and digits); null when it cannot be one. */
export function normalizaPasaporte(text: string): string | null {
  const clean = text.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z0-9]{5,20}$/.test(clean) ? clean : null
}
