import { llaveDeTexto } from '@alerce/domain/base/persona/nombre'
import { textoLimpio } from '@alerce/domain/base/texto/limpio'
import type { Campo } from '../ficha.ts'
import { prospecto } from './prospecto.ts'

/** Fields of a prospect that an imported file may hold. */
type Columna = {
  [K in keyof typeof prospecto]: (typeof prospecto)[K] extends { readonly planilla: object } ? K : never
}[keyof typeof prospecto]

/** Row of an imported file: the fields of the prospect form (spec 1 §5). */
export type FilaDePlanilla = { readonly [K in Columna]: string }

/** Columns of a file, with the sample's name and the other accepted names. */
const columnas = Object.entries<Campo>(prospecto).flatMap(([campo, { planilla }]) =>
  planilla ? [{ campo: campo as Columna, ...planilla }] : [],
)

/** Accepted names of each field's column, the sample's first. */
const nombres = columnas.map(({ campo, nombre, tambien }) => ({
  campo,
  llaves: [nombre, campo, ...tambien].map(llaveDeTexto),
}))

export interface CabeceraDePlanilla {
  /** Column index of each field in the file. */
  readonly lugares: ReadonlyMap<Columna, number>
  /** Names of the required columns missing in the file. */
  readonly faltan: readonly string[]
}

/**
 * Reads the head of a file into field positions; case, accents, order and extra columns do not count. The sample's name
 * wins over others: of 'Teléfono' and 'Celular' the latter is read.
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

/** Cell without the signs that make a spreadsheet keep it as text ('="987654321"', "'+56"). */
const celdaLeida = (celda: string): string =>
  textoLimpio(celda)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?=[=+@\d-])/, '')

/** Reads a row by its columns; a type may be its code or its name. A missing cell is ''. */
export function leerFila({ lugares }: CabeceraDePlanilla, celdas: readonly string[]): FilaDePlanilla {
  const leidas = columnas.map(({ campo, lee }) => {
    const celda = celdaLeida(celdas[lugares.get(campo) ?? -1] ?? '')
    return [campo, lee ? lee(celda) : celda] as const
  })
  return Object.fromEntries(leidas) as FilaDePlanilla
}

/** Sample file that spreadsheets open, with one example row. */
export function planillaDeMuestra(): string {
  const filas = [columnas.map(({ nombre }) => nombre), columnas.map(({ ejemplo }) => ejemplo)]
  return `\u{feff}${filas.map((celdas) => `${celdas.join(';')}\r\n`).join('')}`
}
