import { type ClaseTexto, claseDe } from './clases.ts'

/** Values for the placeholders of a text, by name. */
export type Valores = Readonly<Record<string, string>>

const lugar = /\{([^{}]*)\}/g

/** First fault in the placeholders of a text: unknown to its class, or missing. */
type FallaDeLugares = { readonly falla: 'desconocido' | 'falta'; readonly lugar: string }

/** First fault in the placeholders of a text of this class; null: none. */
export function fallaDeLugares(clase: ClaseTexto, cuerpo: string): FallaDeLugares | null {
  const conocidos = claseDe(clase).lugares ?? []
  const escritos = [...cuerpo.matchAll(lugar)].map(([, nombre = '']) => nombre)
  const desconocido = escritos.find((nombre) => !conocidos.includes(nombre))
  if (desconocido !== undefined) return { falla: 'desconocido', lugar: desconocido }
  const falta = conocidos.find((nombre) => !escritos.includes(nombre))
  return falta === undefined ? null : { falla: 'falta', lugar: falta }
}

/** Text with its placeholders filled; braces within a value are not replaced. Throws when a value is missing. */
export const llenar = (cuerpo: string, valores: Valores): string =>
  cuerpo.replace(lugar, (_, nombre: string) => {
    const valor = valores[nombre]
    if (valor === undefined) throw new Error(`falta el valor de {${nombre}}`)
    return valor
  })
