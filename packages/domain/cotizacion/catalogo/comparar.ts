/** A row of a table in force: its cells as the base keeps them, by field; '' where there is none. */
export type FilaDeTabla = Readonly<Record<string, string>>

/** What a file would do with a row. `termina`: it is in force and will not be; `igual`: nothing. */
type CambioDeFila = 'agrega' | 'cambia' | 'termina' | 'igual'

export interface FilaCotejada {
  readonly cambio: CambioDeFila
  /** Line of the file that says it; null: the file says nothing of it. */
  readonly linea: number | null
  /** As it is and as it would be. */
  readonly antes: FilaDeTabla | null
  readonly despues: FilaDeTabla | null
}

interface FilaEscrita {
  readonly linea: number
  readonly datos: FilaDeTabla
  /** The row is taken away. */
  readonly quitar: boolean
}

export interface TablaAComparar {
  /** Fields that tell one row from another. */
  readonly clave: readonly string[]
  /** The file is the whole table: what it does not say ends. */
  readonly completa: boolean
}

/** What tells a row from the others of its table. */
export const claveDe = ({ clave }: Pick<TablaAComparar, 'clave'>, fila: FilaDeTabla): string =>
  clave.map((campo) => fila[campo] ?? '').join('|')

const iguales = (a: FilaDeTabla, b: FilaDeTabla): boolean =>
  Object.keys(b).every((campo) => (a[campo] ?? '') === b[campo])

/** What a file changes in a table: its rows in their order, then those that end because it does not name them. */
export function compararTabla(
  marco: TablaAComparar,
  actuales: readonly FilaDeTabla[],
  archivo: readonly FilaEscrita[],
): FilaCotejada[] {
  const porClave = new Map(actuales.map((fila) => [claveDe(marco, fila), fila]))
  const vistas = new Set(archivo.map(({ datos }) => claveDe(marco, datos)))
  const nombradas = archivo.map(({ linea, datos, quitar }): FilaCotejada => {
    const antes = porClave.get(claveDe(marco, datos)) ?? null
    if (quitar) return { cambio: antes ? 'termina' : 'igual', linea, antes, despues: null }
    if (!antes) return { cambio: 'agrega', linea, antes, despues: datos }
    return { cambio: iguales(antes, datos) ? 'igual' : 'cambia', linea, antes, despues: datos }
  })
  if (!marco.completa) return nombradas
  const ausentes = actuales.filter((fila) => !vistas.has(claveDe(marco, fila)))
  return [...nombradas, ...ausentes.map((antes) => ({ cambio: 'termina', linea: null, antes, despues: null }) as const)]
}
