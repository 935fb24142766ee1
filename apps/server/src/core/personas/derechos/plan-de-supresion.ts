import type { RawBuilder, SqlBool } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PersonaBuscada } from './documento-de-persona.ts'
import { condicionEn, conIds, type FilaDePersona, type FilasDePersona, filasDe, filasEn } from './read-model.ts'
import { ventasConContrato } from './read-model-supresion.ts'
import { conservadas, derivadas, esAnonimizada, motivos } from './supresion.ts'
import { tablasDePersona } from './tablas.ts'
import { tratamientos } from './tratamientos.ts'

type Destino = 'se borra' | 'queda sin la persona' | 'se conserva'

/** Rows of a table with the same destination; `motivo`: why they stay. */
export interface LineaDePlan {
  readonly tabla: string
  readonly filas: number
  readonly destino: Destino
  readonly motivo: string | null
}

/** Rows of a table, found from the sales and from the document, with the condition that finds them again. */
export interface PasoDeSupresion {
  readonly tabla: string
  readonly destino: Destino
  readonly condicion: RawBuilder<SqlBool>
  readonly filas: readonly FilaDePersona[]
}

export interface PlanDeSupresion {
  readonly lineas: readonly LineaDePlan[]
  /** In the order of the list: a table after those that it depends on. */
  readonly pasos: readonly PasoDeSupresion[]
  /** Sales whose holder is the person, to erase. */
  readonly prospectos: readonly number[]
  readonly declaraciones: readonly number[]
}

const idsDe = (filas: readonly FilaDePersona[]): number[] => filas.map(({ id }) => Number(id))

function destinoDe(tabla: string): Destino {
  if (tabla in conservadas) return 'se conserva'
  return esAnonimizada(tabla) ? 'queda sin la persona' : 'se borra'
}

/** Rows of these sales, table by table; letters about the person to the staff too. */
async function pasosDe(
  tx: Db,
  documento: PersonaBuscada,
  ventas: readonly FilaDePersona[],
): Promise<PasoDeSupresion[]> {
  const antes = new Map<string, readonly FilaDePersona[]>([['prospecto', ventas]])
  const pasos: PasoDeSupresion[] = []
  for (const [tabla, { titular: enTabla }] of Object.entries(tablasDePersona)) {
    if (!enTabla || derivadas.includes(tabla)) continue
    // A sale with a contract stays: the paths start from the other ones, not from the document
    const condicion =
      tabla === 'prospecto' ? conIds(idsDe(ventas)) : condicionEn({ por: enTabla.por }, documento, antes)
    const filas = tabla === 'prospecto' ? ventas : await filasEn(tx, tabla, condicion)
    if (filas.length === 0) continue
    antes.set(tabla, filas)
    pasos.push({ tabla, destino: destinoDe(tabla), condicion, filas })
  }
  return pasos
}

/** Rows kept as they are: of sales with a contract, and of the person in other roles. */
function conservadasDe(todas: FilasDePersona, pasos: readonly PasoDeSupresion[]): LineaDePlan[] {
  const enPasos = new Map(pasos.map(({ tabla, filas }) => [tabla, new Set(filas.map((fila) => JSON.stringify(fila)))]))
  const quedan = (tabla: string, filas: readonly FilaDePersona[]) =>
    filas.filter((fila) => !enPasos.get(tabla)?.has(JSON.stringify(fila))).length
  const lineas = [...todas].flatMap(([parte, tablas]) =>
    [...tablas].map(([tabla, filas]): LineaDePlan => {
      if (parte !== 'titular') return { tabla, filas: filas.length, destino: 'se conserva', motivo: motivos[parte] }
      return { tabla, filas: quedan(tabla, filas), destino: 'se conserva', motivo: motivos.contrato }
    }),
  )
  return lineas.filter(({ tabla, filas }) => filas > 0 && !derivadas.includes(tabla))
}

/**
 * Outcome of an erasure for each table with rows of a person: rows that go, rows that stay without the person, and rows
 * that stay, with the reason. Changes nothing.
 */
export async function planDeSupresion(tx: Db, documento: PersonaBuscada): Promise<PlanDeSupresion> {
  const plain = tx.withoutPlugins()
  const todas = await filasDe(tx, documento)
  const suyas = todas.get('titular')?.get('prospecto') ?? []
  const conContrato = await ventasConContrato(tx, idsDe(suyas))
  const pasos = await pasosDe(
    plain,
    documento,
    suyas.filter(({ id }) => !conContrato.has(Number(id))),
  )
  const idas = pasos.map(({ tabla, destino, filas: { length } }) => ({
    tabla,
    filas: length,
    destino,
    motivo: conservadas[tabla] ?? null,
  }))
  const filasEnPaso = (tabla: string) => pasos.find((paso) => paso.tabla === tabla)?.filas ?? []
  return {
    lineas: [...idas, ...conservadasDe(todas, pasos)],
    pasos,
    prospectos: idsDe(filasEnPaso('prospecto')),
    declaraciones: idsDe(filasEnPaso('declaracion')),
  }
}

const actividadDe = new Map(tratamientos.flatMap(({ nombre, tablas }) => tablas.map((tabla) => [tabla, nombre])))

/** The same for people: rows of one processing activity with the same destination and reason, together. */
export function porTratamiento(lineas: readonly LineaDePlan[]) {
  const juntas = Map.groupBy(lineas, ({ tabla, destino, motivo }) =>
    [actividadDe.get(tabla) ?? tabla, destino, motivo].join('\n'),
  )
  const lineasJuntas = [...juntas.values()].flatMap((iguales) => {
    const [una] = iguales
    if (!una) return []
    const { tabla, destino, motivo } = una
    const filas = iguales.reduce((suma, linea) => suma + linea.filas, 0)
    return [{ que: actividadDe.get(tabla) ?? tabla, filas, destino, motivo }]
  })
  return lineasJuntas.toSorted((a, b) => a.que.localeCompare(b.que, 'es'))
}
