import { textoLimpio } from '../base/texto/limpio.ts'

/** Longest tag, in characters. Own rule. */
export const LARGO_DE_ETIQUETA = 24
/** Most tags of a prospect. Own rule. */
export const maximoDeEtiquetas = 5
/** Most tags that an advisor is offered. Own rule. */
export const maximoDeEtiquetasOfrecidas = 100

/** Tag as it is stored: lower case, with single spaces, so that «Feria» and «feria» are one. */
export const etiquetaLimpia = (escrita: string): string =>
  textoLimpio(escrita).replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('es')

/** True for a tag that can be stored: letters, numbers, spaces and a few signs that no list uses as separator. */
export const esEtiqueta = (limpia: string): boolean =>
  limpia.length <= LARGO_DE_ETIQUETA && /^[\p{L}\p{N}][\p{L}\p{N} .\-/+&#º°']*$/u.test(limpia)

/** Tags to add to a prospect and to take away from it. */
export interface CambioDeEtiquetas {
  readonly agrega: readonly string[]
  readonly quita: readonly string[]
}

/**
 * Tags of a prospect after a change, and what the change really did, which is what its undo reverts. null: they would be
 * too many.
 */
export function cambiaEtiquetas(
  antes: readonly string[],
  { agrega, quita }: CambioDeEtiquetas,
): { readonly etiquetas: readonly string[]; readonly hecho: CambioDeEtiquetas } | null {
  const agregadas = [...new Set(agrega)].filter((una) => !antes.includes(una))
  const quitadas = antes.filter((una) => quita.includes(una) && !agrega.includes(una))
  const etiquetas = [...antes.filter((una) => !quitadas.includes(una)), ...agregadas]
  if (etiquetas.length > maximoDeEtiquetas && agregadas.length > 0) return null
  return { etiquetas, hecho: { agrega: agregadas, quita: quitadas } }
}
