import { escribeParametro } from '@alerce/domain/base/parametros'
import { llaveDeTexto } from '@alerce/domain/base/persona/nombre'
import { escribeCsv } from '@alerce/domain/base/texto/csv'
import type { FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import { claveDe } from '@alerce/domain/cotizacion/catalogo/comparar'
import { catalogoMessages } from '../../messages/cotizacion/catalogo.ts'
import { type ColumnaDeTabla, type ProblemaDeFila, siNo, type TablaDeCatalogo } from './celdas.ts'

/** Raw line of a file. */
export interface LineaDeTabla {
  readonly linea: number
  readonly celdas: readonly string[]
}

/** Line of a file, read; `problemas`: reasons for its refusal, empty when it is right. */
export interface FilaLeida {
  readonly linea: number
  readonly datos: FilaDeTabla
  readonly quitar: boolean
  readonly problemas: readonly ProblemaDeFila[]
}

/** Column that marks rows to remove, in tables that a file does not replace whole. */
const columnaQuitar: ColumnaDeTabla = {
  nombre: 'Quitar',
  celda: siNo,
  opcional: true,
  dice: 'sí: la fila se quita de la tabla',
}

/** Columns of a table, with the removal column where it has one. */
export const columnasDe = ({ completa, columnas }: TablaDeCatalogo): [string, ColumnaDeTabla][] => [
  ...Object.entries(columnas),
  ...(completa ? [] : [['quitar', columnaQuitar] as [string, ColumnaDeTabla]]),
]

/** Lines read in search of the head: files of others carry titles above it. */
const LINEAS_SOBRE_LA_CABECERA = 10

const lugaresEn = (tabla: TablaDeCatalogo, celdas: readonly string[]): Map<string, number> => {
  const lugares = new Map<string, number>()
  const llaves = celdas.map(llaveDeTexto)
  for (const [campo, { nombre, tambien = [] }] of columnasDe(tabla)) {
    // The table's own name of a column wins over its other names.
    const at = [nombre, ...tambien].map((uno) => llaves.indexOf(llaveDeTexto(uno))).find((lugar) => lugar >= 0)
    if (at !== undefined) lugares.set(campo, at)
  }
  return lugares
}

const faltanEn = (tabla: TablaDeCatalogo, lugares: ReadonlyMap<string, number>): string[] =>
  columnasDe(tabla)
    .filter(([campo, { opcional }]) => !(opcional || lugares.has(campo)))
    .map(([, { nombre }]) => nombre)

const problemaDeCelda = ({ nombre, celda }: ColumnaDeTabla, campo: string, escrito: string): ProblemaDeFila => {
  const { text } = escrito === '' ? catalogoMessages.celdaVacia : catalogoMessages.celda
  return { campo, mensaje: text.replace('{columna}', nombre).replace('{dice}', celda.dice) }
}

/** Stored text of a cell, or its fault; `sobra`: it may be empty in this row. */
function leerCelda(columna: ColumnaDeTabla, campo: string, escrito: string, sobra: boolean): string | ProblemaDeFila {
  if (escrito === '' && (sobra || columna.opcional)) return ''
  return columna.celda.lee(escrito) ?? problemaDeCelda(columna, campo, escrito)
}

function leerFila(
  tabla: TablaDeCatalogo,
  lugares: ReadonlyMap<string, number>,
  { linea, celdas }: LineaDeTabla,
  hoy: string,
): FilaLeida {
  const escrito = (campo: string) => celdas[lugares.get(campo) ?? -1]?.trim() ?? ''
  const quitar = !tabla.completa && siNo.lee(escrito('quitar')) === 'true'
  const leidas = Object.entries(tabla.columnas).map(([campo, columna]) => {
    // A row to remove needs only its key columns.
    const sobra = quitar && !tabla.clave.includes(campo)
    return [campo, leerCelda(columna, campo, escrito(campo), sobra)] as const
  })
  const malas = leidas.flatMap(([, leido]) => (typeof leido === 'string' ? [] : [leido]))
  const datos = Object.fromEntries(leidas.map(([campo, leido]) => [campo, typeof leido === 'string' ? leido : '']))
  if (malas.length > 0 || quitar) return { linea, datos, quitar, problemas: malas }
  const problemas = tabla.revisa?.(datos, hoy) ?? []
  const guardada = problemas.length === 0 ? (tabla.guarda?.(datos) ?? datos) : datos
  return { linea, datos: guardada, quitar, problemas }
}

const conProblema = (fila: FilaLeida, problema: ProblemaDeFila): FilaLeida => ({
  ...fila,
  problemas: [...fila.problemas, problema],
})

/** Refuses a row that repeats the key of one above. */
function sinRepetir(tabla: TablaDeCatalogo, filas: readonly FilaLeida[]): FilaLeida[] {
  const lineas = new Map<string, number>()
  return filas.map((fila) => {
    if (fila.problemas.length > 0) return fila
    const clave = claveDe(tabla, fila.datos)
    const antes = lineas.get(clave)
    if (antes === undefined) lineas.set(clave, fila.linea)
    if (antes === undefined) return fila
    const mensaje = catalogoMessages.repetida.text.replace('{linea}', String(antes))
    return conProblema(fila, { campo: tabla.clave[0] ?? '', mensaje })
  })
}

function comoConjunto(tabla: TablaDeCatalogo, filas: readonly FilaLeida[]): FilaLeida[] {
  const quedan = filas.filter(({ quitar }) => !quitar)
  if (!tabla.juntas || filas.some(({ problemas }) => problemas.length > 0)) return [...filas]
  const problemas = tabla.juntas(quedan.map(({ datos }) => datos))
  const porFila = new Map([...problemas].map(([at, problema]) => [quedan[at], problema]))
  return filas.map((fila) => {
    const problema = porFila.get(fila)
    return problema ? conProblema(fila, problema) : fila
  })
}

/**
 * Reads the lines of a file as rows of a table. `faltan`: columns missing in its head; then there are no rows. The head
 * is the first line with all columns; case, accents, order and extra columns do not count. `hoy`: ISO date.
 */
export function leerTabla(
  tabla: TablaDeCatalogo,
  lineas: readonly LineaDeTabla[],
  hoy: string,
): { readonly filas: readonly FilaLeida[]; readonly faltan: readonly string[] } {
  const arriba = lineas.slice(0, LINEAS_SOBRE_LA_CABECERA).map(({ celdas }) => lugaresEn(tabla, celdas))
  const cabecera = arriba.findIndex((lugares) => faltanEn(tabla, lugares).length === 0)
  if (cabecera < 0) return { filas: [], faltan: faltanEn(tabla, arriba[0] ?? new Map()) }
  const lugares = arriba[cabecera] ?? new Map()
  const leidas = lineas.slice(cabecera + 1).map((linea) => leerFila(tabla, lugares, linea, hoy))
  return { filas: comoConjunto(tabla, sinRepetir(tabla, leidas)), faltan: [] }
}

/** Cell of a row in readable form; '' when empty. */
export function muestraCelda(tabla: TablaDeCatalogo, fila: FilaDeTabla, campo: string): string {
  const valor = fila[campo] ?? ''
  if (valor === '') return ''
  // Parameters are stored as JSON.
  if (tabla.guarda && campo === 'valor') return escribeParametro(JSON.parse(valor))
  return tabla.columnas[campo]?.celda.muestra(valor) ?? valor
}

/** Writes a table as a file that can be loaded again; without rows, only its head. */
export function escribirTabla(tabla: TablaDeCatalogo, filas: readonly FilaDeTabla[]): string {
  const campos = Object.keys(tabla.columnas)
  const cabecera = campos.map((campo) => tabla.columnas[campo]?.nombre ?? campo)
  return escribeCsv(
    cabecera,
    filas.map((fila) => campos.map((campo) => muestraCelda(tabla, fila, campo))),
  )
}
