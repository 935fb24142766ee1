/** Line of a comparison: in both versions, only in the former, or only in the new one. */
export interface LineaComparada {
  readonly que: 'igual' | 'sale' | 'entra'
  readonly texto: string
}

const lineasDe = (texto: string): string[] => texto.split('\n').map((linea) => linea.trimEnd())

/** Lengths of the longest common sequence of every pair of endings. */
function comunes(antes: readonly string[], despues: readonly string[]): readonly (readonly number[])[] {
  const filas: number[][] = [Array.from({ length: despues.length + 1 }, () => 0)]
  for (const una of antes.toReversed()) {
    const abajo = filas.at(-1) ?? []
    const fila = [0]
    for (const [at, otra] of despues.toReversed().entries())
      fila.push(una === otra ? (abajo[at] ?? 0) + 1 : Math.max(abajo[at + 1] ?? 0, fila[at] ?? 0))
    filas.push(fila)
  }
  return filas
}

/** Compares two texts line by line, with as few changes as possible; of a changed line the former comes first. */
export function comparaTextos(antes: string, despues: string): LineaComparada[] {
  const [viejas, nuevas] = [lineasDe(antes), lineasDe(despues)]
  const largos = comunes(viejas, nuevas)
  const desde = (una: number, otra: number) => largos[viejas.length - una]?.[nuevas.length - otra] ?? 0
  const lineas: LineaComparada[] = []
  let [una, otra] = [0, 0]
  while (una < viejas.length || otra < nuevas.length) {
    const [vieja, nueva] = [viejas[una], nuevas[otra]]
    if (vieja !== undefined && vieja === nueva) {
      lineas.push({ que: 'igual', texto: vieja })
      una += 1
      otra += 1
    } else if (vieja !== undefined && (nueva === undefined || desde(una + 1, otra) >= desde(una, otra + 1))) {
      lineas.push({ que: 'sale', texto: vieja })
      una += 1
    } else {
      lineas.push({ que: 'entra', texto: nueva ?? '' })
      otra += 1
    }
  }
  return lineas
}
