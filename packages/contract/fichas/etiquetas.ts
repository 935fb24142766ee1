import type { Campo, Ficha } from './ficha.ts'

/** A field as a sentence names it; one that the table does not have keeps its name. */
export function enFrase(ficha: Ficha, campo: string): string {
  const de: Campo | undefined = ficha[campo]
  return de ? (de.enFrase ?? de.etiqueta.toLowerCase()) : campo
}
