import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'

const columnas = [
  ...([
    'id',
    'tabla',
    'archivo',
    'desde',
    'estado',
    'agrega',
    'cambia',
    'termina',
    'igual',
    'rechaza',
    'lejanos',
  ] as const),
  ...(['cargadaPor', 'cargadaPorId', 'cargadaEn', 'aplicadaPor', 'aplicadaEn', 'deshechaPor', 'deshechaEn'] as const),
] as const

const cargas = (tx: Db) => tx.selectFrom('cargaCatalogo').select(columnas)

export type Carga = Awaited<ReturnType<ReturnType<typeof cargas>['execute']>>[number]

export async function findCarga(tx: Db, id: number): Promise<Carga | null> {
  return (await cargas(tx).where('id', '=', id).executeTakeFirst()) ?? null
}

/** End of a load that does not exist. `nunca`: there was none; `otro`: its end is from before ends were recorded. */
export async function finDeCarga(tx: Db, id: number): Promise<'descartada' | 'reemplazada' | 'nunca' | 'otro'> {
  const row = await tx.selectFrom('cargaCatalogoFin').select('fin').where('cargaId', '=', id).executeTakeFirst()
  if (row) return row.fin
  const { rows } = await sql<{ hubo: boolean }>`
    select coalesce(${id} <= pg_sequence_last_value(pg_get_serial_sequence('carga_catalogo', 'id')), false) as hubo
  `.execute(tx)
  return rows[0]?.hubo ? 'otro' : 'nunca'
}

interface CargasPage {
  readonly tabla: NombreDeTabla | null
  readonly cursor: number | null
  readonly limite: number
}

/** Loads, newest first. `cursor`: only those before it. */
export async function cargasGuardadas(tx: Db, { tabla, cursor, limite }: CargasPage): Promise<Carga[]> {
  let query = cargas(tx)
  if (tabla) query = query.where('tabla', '=', tabla)
  if (cursor) query = query.where('id', '<', cursor)
  return await query.orderBy('id', 'desc').limit(limite).execute()
}

/** Last applied file and waiting file of each table. */
export async function ultimasCargas(tx: Db) {
  return await tx
    .selectFrom('cargaCatalogo')
    .distinctOn(['tabla', 'estado'])
    .select(['id', 'tabla', 'estado', 'archivo', 'cargadaPor', 'aplicadaPor', 'aplicadaEn'])
    .orderBy('tabla')
    .orderBy('estado')
    .orderBy('aplicadaEn', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

interface FilasPage {
  readonly situacion: 'agrega' | 'cambia' | 'termina' | 'rechazada' | 'lejana' | null
  /** Position after which the page begins. */
  readonly despuesDe: number
  readonly limite: number
}

export async function filasDeCarga(tx: Db, cargaId: number, { situacion, despuesDe, limite }: FilasPage) {
  let query = tx
    .selectFrom('cargaCatalogoFila')
    .select(['orden', 'linea', 'situacion', 'clave', 'detalle', 'alertas'])
    .where('cargaId', '=', cargaId)
    .where('orden', '>', despuesDe)
    .orderBy('orden')
    .limit(limite)
  if (situacion === 'lejana') query = query.where(sql<boolean>`cardinality(alertas) > 0`)
  else if (situacion) query = query.where('situacion', '=', situacion)
  return await query.execute()
}
