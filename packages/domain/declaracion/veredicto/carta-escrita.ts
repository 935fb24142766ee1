import { parrafosDe } from '../../base/textos/clases.ts'
import type { ResultadoDS } from '../evaluacion.ts'

/** Results with a letter of decision: 0 and 6 only wait and have none. */
const conCarta = {
  0: false,
  1: true,
  2: true,
  3: true,
  4: true,
  5: true,
  6: false,
  7: true,
  8: true,
} as const satisfies Readonly<Record<ResultadoDS, boolean>>

type ConCarta = { [R in ResultadoDS]: (typeof conCarta)[R] extends true ? R : never }[ResultadoDS]

const tieneCarta = (resultado: number): resultado is ConCarta =>
  Object.entries(conCarta).some(([uno, tiene]) => tiene && Number(uno) === resultado)

/** Reasons why the letters cannot be published. */
type FallaDeCarta = 'sinResultado' | 'sinTexto' | 'repetido'

interface CartaEscrita {
  readonly resultado: ConCarta
  readonly lineas: readonly string[]
}

const encabezado = /^Resultado (\d)$/

function resultadoDe(linea: string): ConCarta | undefined {
  const escrito = Number(encabezado.exec(linea)?.[1])
  return tieneCarta(escrito) ? escrito : undefined
}

/**
 * Additions to the letter of each result, as the operator writes them. Blocks are separated by an empty line; the first
 * line is «Resultado 4», and each later line is a paragraph. `falla`: the first fault, and its block.
 */
export function leerCartas(cuerpo: string): {
  readonly cartas: readonly CartaEscrita[]
  readonly falla: { readonly falla: FallaDeCarta; readonly sobre: string } | null
} {
  const cartas: CartaEscrita[] = []
  for (const bloque of parrafosDe(cuerpo)) {
    const [sobre = '', ...lineas] = bloque.split('\n').map((linea) => linea.trim())
    const resultado = resultadoDe(sobre)
    if (resultado === undefined) return { cartas, falla: { falla: 'sinResultado', sobre } }
    if (lineas.length === 0) return { cartas, falla: { falla: 'sinTexto', sobre } }
    if (cartas.some((carta) => carta.resultado === resultado)) return { cartas, falla: { falla: 'repetido', sobre } }
    cartas.push({ resultado, lineas })
  }
  return { cartas, falla: null }
}
