import { llaveDeTexto } from '@alerce/domain/base/persona/nombre'
import type { Campo } from '../ficha.ts'
import { prospecto } from './prospecto.ts'

/** The fields of a prospect that a file may hold. */
type Columna = {
  [K in keyof typeof prospecto]: (typeof prospecto)[K] extends { readonly planilla: object } ? K : never
}[keyof typeof prospecto]

/** A person as a row of the file says it: the fields of the prospect form (spec 1 §5). */
export type FilaDePlanilla = { readonly [K in Columna]: string }

/** The columns of a file, each by the name that the sample has; others that people write are known too. */
const columnas = Object.entries<Campo>(prospecto).flatMap(([campo, { planilla }]) =>
  planilla ? [{ campo: campo as Columna, ...planilla }] : [],
)

const porNombre = new Map(
  columnas.flatMap(({ campo, nombre, tambien }) =>
    [nombre, campo, ...tambien].map((n) => [llaveDeTexto(n), campo] as const),
  ),
)

export interface CabeceraDePlanilla {
  /** Which column of the file holds each field. */
  readonly lugares: ReadonlyMap<Columna, number>
  /** Names of the columns that the file lacks. */
  readonly faltan: readonly string[]
}

/** What the first row of a file says: which field stands where, without regard to case, accents, order or extra columns. */
export function leerCabecera(celdas: readonly string[]): CabeceraDePlanilla {
  const lugares = new Map<Columna, number>()
  for (const [at, celda] of celdas.entries()) {
    const campo = porNombre.get(llaveDeTexto(celda))
    if (campo && !lugares.has(campo)) lugares.set(campo, at)
  }
  const faltan = columnas.filter(({ campo, obligatoria }) => obligatoria && !lugares.has(campo)).map((c) => c.nombre)
  return { lugares, faltan }
}

/** A row by its columns; a type may be told by its code or its name. What is missing is ''. */
export function leerFila({ lugares }: CabeceraDePlanilla, celdas: readonly string[]): FilaDePlanilla {
  const leidas = columnas.map(({ campo, lee }) => {
    const celda = celdas[lugares.get(campo) ?? -1]?.trim() ?? ''
    return [campo, lee ? lee(celda) : celda] as const
  })
  return Object.fromEntries(leidas) as FilaDePlanilla
}

/** A file that spreadsheets open, with one row as an example. */
export function planillaDeMuestra(): string {
  const filas = [columnas.map(({ nombre }) => nombre), columnas.map(({ ejemplo }) => ejemplo)]
  return `\u{feff}${filas.map((celdas) => `${celdas.join(';')}\r\n`).join('')}`
}
