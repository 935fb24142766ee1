/** True for results against the applicant: 2 restricted, 4 rejected, 5 cancelled, 8 insufficient income. */
export function esEnContra(resultado: number): boolean {
  return resultado === 2 || resultado === 4 || resultado === 5 || resultado === 8
}

/** True for results that request background from the applicant: 3 of the health, 7 of the income. */
export function pideAntecedentes(resultado: number): boolean {
  return resultado === 3 || resultado === 7
}

/** True for results whose reason the applicant reads: adverse ones and requests. */
export function llevaMotivo(resultado: number): boolean {
  return esEnContra(resultado) || pideAntecedentes(resultado)
}

/** Name of the draft that keeps a sent answer to a case while it may still be undone. */
export const borradorDeDada = (identificador: number): string => `respuesta-dada:${identificador}`

/** Least words and letters of a reason; a shorter one does not inform the applicant. */
const PALABRAS = 4
const LETRAS = 15

/** True for a text with so many different words, and so many letters in all. */
export function diceAlgo(texto: string, minimo: { readonly palabras: number; readonly letras: number }): boolean {
  const palabras = texto.toLocaleLowerCase('es-CL').match(/\p{L}+/gu) ?? []
  return new Set(palabras).size >= minimo.palabras && palabras.join('').length >= minimo.letras
}

/** True for a reason with four different words, fifteen letters in all. */
export function esMotivoDeFondo(motivo: string): boolean {
  return diceAlgo(motivo, { palabras: PALABRAS, letras: LETRAS })
}

/** Ids of the persons of a declaration. */
export type PersonasDeLaDS = number[]
