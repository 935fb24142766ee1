/** Row of a table in force: its cells as stored, by field; '' for none. */
export type FilaDeTabla = Readonly<Record<string, string>>

/** Effect of a file on a row. `termina`: in force now, not afterwards; `igual`: none. */
type CambioDeFila = 'agrega' | 'cambia' | 'termina' | 'igual'

export interface FilaCotejada {
  readonly cambio: CambioDeFila
  /** Line of the file; null: the file does not name the row. */
  readonly linea: number | null
  /** Row before and after. */
  readonly antes: FilaDeTabla | null
  readonly despues: FilaDeTabla | null
}

interface FilaEscrita {
  readonly linea: number
  readonly datos: FilaDeTabla
  /** The row is removed. */
  readonly quitar: boolean
}

export interface TablaAComparar {
  /** Fields that identify a row. */
  readonly clave: readonly string[]
  /** The file is the whole table: rows it does not name end. */
  readonly completa: boolean
}

/** Key of a row within its table. */
export const claveDe = ({ clave }: Pick<TablaAComparar, 'clave'>, fila: FilaDeTabla): string =>
  clave.map((campo) => fila[campo] ?? '').join('|')

const iguales = (a: FilaDeTabla, b: FilaDeTabla): boolean =>
  Object.keys(b).every((campo) => (a[campo] ?? '') === b[campo])

/** Effects of a file on a table: its rows in order, then those that end because it does not name them. */
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
