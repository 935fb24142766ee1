/**
 * A number as people and spreadsheets of Chile write it ('41.098,15', '0,731', '1500000') in base ten with a point;
 * null for anything else. `miles`: a point before three figures may part thousands; without it such a number could be
 * either, and is none: no amount is guessed.
 */
export function leeNumeroEscrito(texto: string, miles: boolean): string | null {
  const escrito = texto.trim()
  if (/^\d{1,12}$/.test(escrito)) return String(Number(escrito))
  if (/^\d{1,12},\d{1,6}$/.test(escrito)) return String(Number(escrito.replace(',', '.')))
  if (/^[1-9]\d{0,2}(\.\d{3}){1,3}(,\d{1,6})?$/.test(escrito)) {
    if (!(miles || escrito.includes(','))) return null
    return String(Number(escrito.replaceAll('.', '').replace(',', '.')))
  }
  return /^\d{1,12}\.\d{1,6}$/.test(escrito) ? String(Number(escrito)) : null
}
