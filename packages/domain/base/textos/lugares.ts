import { type ClaseTexto, claseDe } from './clases.ts'

/** What a text may be filled with, by the name of each place. */
export type Valores = Readonly<Record<string, string>>

const lugar = /\{([^{}]*)\}/g

/** The first thing that is wrong with the places of a text: one that is unknown to its class, or one that is not there. */
type FallaDeLugares = { readonly falla: 'desconocido' | 'falta'; readonly lugar: string }

/** Whether a text of this class has just the places that are filled in it; null: it has. */
export function fallaDeLugares(clase: ClaseTexto, cuerpo: string): FallaDeLugares | null {
  const conocidos = claseDe(clase).lugares ?? []
  const escritos = [...cuerpo.matchAll(lugar)].map(([, nombre = '']) => nombre)
  const desconocido = escritos.find((nombre) => !conocidos.includes(nombre))
  if (desconocido !== undefined) return { falla: 'desconocido', lugar: desconocido }
  const falta = conocidos.find((nombre) => !escritos.includes(nombre))
  return falta === undefined ? null : { falla: 'falta', lugar: falta }
}

/** The text with its places filled; what a value holds is never read as a place. Throws where a value is missing. */
export const llenar = (cuerpo: string, valores: Valores): string =>
  cuerpo.replace(lugar, (_, nombre: string) => {
    const valor = valores[nombre]
    if (valor === undefined) throw new Error(`falta el valor de {${nombre}}`)
    return valor
  })
