import { parrafosDe } from '../../base/textos/clases.ts'
import type { ResultadoDS } from '../evaluacion.ts'

/** Whether there is a letter of a result: of those that only wait, 0 and 6, nobody has decided anything. */
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

/** Why the letters cannot be published as they are written. */
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
