import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import {
  type ColumnaDeUsuarios,
  columnaDe,
  columnasObligatorias,
  MAXIMO_DE_USUARIOS,
} from '@alerce/domain/acceso/planilla-de-usuarios'
import { parseCsv } from '../../../base/archivos/parse-csv.ts'
import { ensure } from '../../../refusal.ts'

/** Person of a list, unchecked; a column that the list lacks is absent. */
export interface PersonaEscrita {
  readonly linea: number
  readonly datos: Readonly<Partial<Record<ColumnaDeUsuarios, string>>>
}

function ensureNone(columnas: readonly string[], dicho: MessageDefinition): void {
  ensure(columnas.length === 0, dicho, { texto: dicho.text.replace('{columnas}', columnas.join(', ')) })
}

/** Persons of a CSV with a row of column names; blank rows are skipped. */
export function readPlanilla(contenido: Uint8Array): PersonaEscrita[] {
  const { filas, dudosa } = parseCsv(contenido, MAXIMO_DE_USUARIOS + 1, m)
  ensure(!dudosa, m.codificacionDudosa)
  const [encabezado, ...resto] = filas
  const nombres = (encabezado?.celdas ?? []).map((celda) => ({ celda, columna: columnaDe(celda) }))
  ensureNone(
    nombres.filter(({ columna }) => columna === undefined).map(({ celda }) => celda),
    m.columnasAjenas,
  )
  ensureNone(
    columnasObligatorias.filter((columna) => !nombres.some((nombre) => nombre.columna === columna)),
    m.faltanColumnas,
  )
  ensure(resto.length > 0, m.sinUsuarios)
  ensure(resto.length <= MAXIMO_DE_USUARIOS, m.muchosUsuarios)
  return resto.map(({ linea, celdas }) => ({
    linea,
    datos: Object.fromEntries(nombres.map(({ columna }, at) => [columna, celdas[at] ?? ''])),
  }))
}
