import { parrafosDe } from '../../base/textos/clases.ts'
import type { ResultadoDS } from '../evaluacion.ts'

/** The results of which there is a letter: somebody has decided. */
const conCarta = [1, 2, 3, 4, 5, 7, 8] as const satisfies readonly ResultadoDS[]

type ConCarta = (typeof conCarta)[number]

/** Why the letters cannot be published as they are written. */
export type FallaDeCarta = 'sinResultado' | 'sinTexto' | 'repetido'

interface CartaEscrita {
  readonly resultado: ConCarta
  readonly lineas: readonly string[]
}

const encabezado = /^Resultado (\d)$/

function resultadoDe(linea: string): ConCarta | undefined {
  const escrito = encabezado.exec(linea)?.[1]
  return conCarta.find((resultado) => String(resultado) === escrito)
}

/**
 * What the letter of each result adds, as the operator writes it: blocks parted by an empty line, the first line of
 * each «Resultado 4», a paragraph to each line below. `falla`: the first thing that is wrong, and in which block.
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
