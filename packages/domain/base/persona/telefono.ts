const LARGO = 9

/** The nine national digits of a number as typed or pasted (+56, 0056, spaces); otherwise what was typed, without spaces. */
export function normalizaTelefono(text: string): string {
  const clean = text.replaceAll(/[\s-]/g, '')
  const national = clean.replace(/^(\+|00)56/, '')
  return /^56\d{9}$/.test(national) ? national.slice(2) : national
}

/** What is wrong with a phone: other than digits, or not exactly nine (spec 1 §5); null when it is fine. */
export function revisaTelefono(text: string): 'no_numerico' | 'largo' | null {
  const national = normalizaTelefono(text)
  if (!/^\d*$/.test(national)) return 'no_numerico'
  return national.length === LARGO ? null : 'largo'
}

/** '+56' once, then the nine digits. */
export function telefonoConPrefijo(text: string): string {
  return `+56${normalizaTelefono(text)}`
}

/** '+56 9 1234 5678'. */
export function formatoTelefono(text: string): string {
  const n = normalizaTelefono(text)
  return n.length === LARGO ? `+56 ${n[0]} ${n.slice(1, 5)} ${n.slice(5)}` : `+56 ${n}`
}
