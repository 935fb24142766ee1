import { llaveDeTexto } from '@alerce/domain/base/persona/nombre'
import { textoLimpio } from '@alerce/domain/base/texto/limpio'
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

/** Names of the column of each field, the one that the sample has first. */
const nombres = columnas.map(({ campo, nombre, tambien }) => ({
  campo,
  llaves: [nombre, campo, ...tambien].map(llaveDeTexto),
}))

export interface CabeceraDePlanilla {
  /** Which column of the file holds each field. */
  readonly lugares: ReadonlyMap<Columna, number>
  /** Names of the columns that the file lacks. */
  readonly faltan: readonly string[]
}

/**
 * What the first row of a file says: which field stands where, without regard to case, accents, order or extra columns.
 * The name of the sample wins over others: of 'Teléfono' and 'Celular' the latter is read.
 */
export function leerCabecera(celdas: readonly string[]): CabeceraDePlanilla {
  const cabecera = celdas.map(llaveDeTexto)
  const lugares = new Map<Columna, number>()
  for (const { campo, llaves } of nombres) {
    const at = llaves.map((llave) => cabecera.indexOf(llave)).find((lugar) => lugar >= 0)
    if (at !== undefined) lugares.set(campo, at)
  }
  const faltan = columnas.filter(({ campo, obligatoria }) => obligatoria && !lugares.has(campo)).map((c) => c.nombre)
  return { lugares, faltan }
}

/** A cell as a person reads it: without the signs by which a spreadsheet holds a text still ('="987654321"', "'+56"). */
const celdaLeida = (celda: string): string =>
  textoLimpio(celda)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?=[=+@\d-])/, '')

/** A row by its columns; a type may be told by its code or its name. What is missing is ''. */
export function leerFila({ lugares }: CabeceraDePlanilla, celdas: readonly string[]): FilaDePlanilla {
  const leidas = columnas.map(({ campo, lee }) => {
    const celda = celdaLeida(celdas[lugares.get(campo) ?? -1] ?? '')
    return [campo, lee ? lee(celda) : celda] as const
  })
  return Object.fromEntries(leidas) as FilaDePlanilla
}

/** A file that spreadsheets open, with one row as an example. */
export function planillaDeMuestra(): string {
  const filas = [columnas.map(({ nombre }) => nombre), columnas.map(({ ejemplo }) => ejemplo)]
  return `\u{feff}${filas.map((celdas) => `${celdas.join(';')}\r\n`).join('')}`
}
