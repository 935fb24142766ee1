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

/** Document of the person of a row: a passport only where there is no RUT. */
export const documentoDe = ({ rut, numeroPasaporte }: FilaDePlanilla): 'R' | 'P' =>
  rut === '' && numeroPasaporte !== '' ? 'P' : 'R'

/** Row of which nothing is known. */
export const filaVacia: FilaDePlanilla = leerFila({ lugares: new Map(), faltan: [] }, [])

/** Names of all columns, in the order of the model. */
export const titulosDePlanilla: readonly string[] = columnas.map(({ nombre }) => nombre)

/** Name of the column of each field. */
export const titulosPorCampo = Object.fromEntries(
  columnas.map(({ campo, nombre }) => [campo, nombre]),
) as FilaDePlanilla

/** Row of the model file. */
export const filaDeEjemplo: readonly string[] = columnas.map(({ ejemplo }) => ejemplo)

/** Cells of a row in the order of the model; read again they are the same row. */
export const celdasDe = (fila: FilaDePlanilla): string[] => columnas.map(({ campo }) => fila[campo])
