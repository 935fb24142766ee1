import type { Db } from '../platform/db/database.ts'
import type { DocumentoDePersona } from './documento-de-persona.ts'
import { condicionEn, type EnTabla, type FilaDePersona, filasDe, filasEn } from './read-model.ts'
import { ventasConContrato } from './read-model-supresion.ts'
import { anonimizadas, conservadas, derivadas, motivos } from './supresion.ts'
import { tablasDePersona } from './tablas.ts'

type Destino = 'se borra' | 'queda sin la persona' | 'se conserva'

/** Rows of a table with the same destination; `motivo`: why they stay. */
export interface LineaDePlan {
  readonly tabla: string
  readonly filas: number
  readonly destino: Destino
  readonly motivo: string | null
}

/** Rows of a table to erase or anonymize, found from the sales and from the document. */
export interface PasoDeSupresion {
  readonly tabla: string
  readonly enTabla: EnTabla
  readonly antes: ReadonlyMap<string, readonly FilaDePersona[]>
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

const esAnonimizada = (tabla: string): tabla is (typeof anonimizadas)[number] =>
  (anonimizadas as readonly string[]).includes(tabla)

function destinoDe(tabla: string): Destino {
  if (tabla in conservadas) return 'se conserva'
  return esAnonimizada(tabla) ? 'queda sin la persona' : 'se borra'
}

/** Rows of these sales, table by table; letters about the person to the staff too. */
async function pasosDe(
  tx: Db,
  documento: DocumentoDePersona,
  ventas: readonly FilaDePersona[],
): Promise<PasoDeSupresion[]> {
  const antes = new Map<string, readonly FilaDePersona[]>([['prospecto', ventas]])
  const pasos: PasoDeSupresion[] = []
  for (const [tabla, { titular: enTabla }] of Object.entries(tablasDePersona)) {
    if (!enTabla || derivadas.includes(tabla)) continue
    const por = { por: enTabla.por }
    const filas = tabla === 'prospecto' ? ventas : await filasEn(tx, tabla, condicionEn(por, documento, antes))
    if (filas.length === 0) continue
    // Paths of later tables start from these rows only, so that a sale that stays is left alone
    antes.set(tabla, filas)
    pasos.push({ tabla, enTabla: por, antes: new Map(antes), filas })
  }
  return pasos
}

/** Rows kept as they are: of sales with a contract, and of the person in other roles. */
async function conservadasDe(
  tx: Db,
  documento: DocumentoDePersona,
  pasos: readonly PasoDeSupresion[],
): Promise<LineaDePlan[]> {
  const idas = new Map(pasos.map(({ tabla, filas }) => [tabla, filas.length]))
  const partes = [...(await filasDe(tx, documento))]
  const lineas = partes.flatMap(([parte, tablas]) =>
    [...tablas].map(([tabla, { length }]): LineaDePlan => {
      const esTitular = parte === 'titular'
      const filas = esTitular ? length - (idas.get(tabla) ?? 0) : length
      return { tabla, filas, destino: 'se conserva', motivo: esTitular ? motivos.contrato : motivos[parte] }
    }),
  )
  return lineas.filter(({ tabla, filas }) => filas > 0 && !derivadas.includes(tabla))
}

const idsDe = (filas: readonly FilaDePersona[]): number[] => filas.map(({ id }) => Number(id))

/**
 * Outcome of an erasure for each table with rows of a person: rows that go, rows that stay without the person, and rows
 * that stay, with the reason. Changes nothing.
 */
export async function planDeSupresion(tx: Db, documento: DocumentoDePersona): Promise<PlanDeSupresion> {
  const plain = tx.withoutPlugins()
  const suyas = (await filasDe(tx, documento)).get('titular')?.get('prospecto') ?? []
  const conContrato = await ventasConContrato(tx, idsDe(suyas))
  const pasos = await pasosDe(
    plain,
    documento,
    suyas.filter(({ id }) => !conContrato.has(Number(id))),
  )
  const idas = pasos.map(({ tabla, filas }) => ({
    tabla,
    filas: filas.length,
    destino: destinoDe(tabla),
    motivo: conservadas[tabla] ?? null,
  }))
  const filasEnPaso = (tabla: string) => pasos.find((paso) => paso.tabla === tabla)?.filas ?? []
  return {
    lineas: [...idas, ...(await conservadasDe(tx, documento, pasos))],
    pasos,
    prospectos: idsDe(filasEnPaso('prospecto')),
    declaraciones: idsDe(filasEnPaso('declaracion')),
  }
}
