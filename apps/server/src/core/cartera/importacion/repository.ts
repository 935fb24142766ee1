import type { FilaDePlanilla } from '@alerce/contract/fichas/postulacion/planilla'
import type { Codificacion } from '@alerce/domain/base/texto/codificacion'
import { type SqlBool, sql } from 'kysely'
import { type Db, deleteInBatches, inBatches, nextOf } from '../../../platform/db/database.ts'
import type { RevisionDeFila } from './check-filas.ts'
import { OLVIDADA } from './read-model.ts'

/** Rows of one statement: far below the parameters that PostgreSQL takes. */
const LOTE = 1000

interface FilaDeImportacion extends RevisionDeFila {
  readonly linea: number
  readonly datos: FilaDePlanilla
}

interface ImportacionNueva {
  readonly asesorId: number
  readonly nombre: string
  readonly creada: string
  readonly codificacion: Codificacion
  /** Nobody has said yet that it is that one. */
  readonly dudosa: boolean
}

export async function insertImportacion(
  tx: Db,
  { asesorId, nombre, creada, codificacion, dudosa }: ImportacionNueva,
  filas: readonly FilaDeImportacion[],
): Promise<number> {
  const { id } = await tx
    .insertInto('importacion')
    .values({ asesorId, nombre, creada, codificacion, codificacionDudosa: dudosa, confirmada: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let at = 0; at < filas.length; at += LOTE) {
    const lote = filas.slice(at, at + LOTE).map(({ linea, datos, situacion, mensajes }) => ({
      importacionId: id,
      linea,
      datos: JSON.stringify(datos),
      situacion,
      mensajes: JSON.stringify(mensajes),
      prospectoId: null,
    }))
    await tx.insertInto('importacionFila').values(lote).execute()
  }
  return id
}

/** Dry runs that nobody confirmed hold people who may never be prospects: a new one replaces them. */
export async function forgetRevisadas(tx: Db, asesorId: number): Promise<void> {
  await tx.deleteFrom('importacion').where('asesorId', '=', asesorId).where('estado', '=', 'revisada').execute()
}

/** The same of anybody, that wait since before an instant. */
export async function forgetRevisadasAntes(db: Db, desde: string): Promise<void> {
  const suyas = sql`estado = 'revisada' and creada < ${desde}`
  // their rows first: an import takes thousands with it
  await deleteInBatches(db, 'importacionFila', sql`importacion_id in (select id from importacion where ${suyas})`)
  await deleteInBatches(
    db,
    'importacion',
    sql`${suyas} and not exists (
    select 1 from importacion_fila f where f.importacion_id = importacion.id)`,
  )
}

/** Empties the rows that are no prospect, of imports that were confirmed before an instant. */
export async function forgetRows(db: Db, desde: string): Promise<void> {
  const suyas = sql<SqlBool>`prospecto_id is null and datos <> ${OLVIDADA}::jsonb and importacion_id in (
    select id from importacion where estado in ('hecha', 'deshecha') and confirmada < ${desde})`
  await inBatches((filas) =>
    sql`update importacion_fila set datos = ${OLVIDADA}::jsonb
      where ${nextOf('importacionFila', suyas, filas)}`.execute(db),
  )
}

/** The import, its row locked: two confirmations, or two processes, wait for each other. */
export async function takeImportacion(tx: Db, id: number) {
  return await tx
    .selectFrom('importacion')
    .select(['id', 'asesorId', 'estado', 'por'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function confirm(tx: Db, id: number, { por, en }: { por: string; en: string }): Promise<void> {
  await tx.updateTable('importacion').set({ estado: 'en curso', por, confirmada: en }).where('id', '=', id).execute()
}

export async function changeEstado(tx: Db, id: number, estado: 'hecha' | 'deshecha'): Promise<void> {
  await tx.updateTable('importacion').set({ estado }).where('id', '=', id).execute()
}

export async function noteRow(tx: Db, importacionId: number, { linea, situacion, mensajes }: FilaDeImportacion) {
  await tx
    .updateTable('importacionFila')
    .set({ situacion, mensajes: JSON.stringify(mensajes) })
    .where('importacionId', '=', importacionId)
    .where('linea', '=', linea)
    .execute()
}

/** Ties rows to the prospects that they became, in the same order. */
export async function linkFilas(tx: Db, importacionId: number, lineas: readonly number[], ids: readonly number[]) {
  await sql`update importacion_fila f set situacion = 'ingresada', prospecto_id = n.id
    from unnest(${lineas}::int[], ${ids}::bigint[]) n(linea, id)
    where f.importacion_id = ${importacionId} and f.linea = n.linea`.execute(tx)
}

/**
 * Takes back the prospects of an import on which nobody has worked: nothing but their import stands in their Bitácora.
 * Answers which.
 */
export async function withdrawProspectos(tx: Db, importacionId: number): Promise<number[]> {
  await sql`with intactos as (
      select p.id from importacion_fila f join prospecto p on p.id = f.prospecto_id
      where f.importacion_id = ${importacionId} and f.situacion = 'ingresada' and p.version = 1
        and (select count(*) from bitacora b where b.prospecto_id = p.id) = 1
      for update of p)
    update importacion_fila f set situacion =
      case when f.prospecto_id in (select id from intactos) then 'retirada' else 'conservada' end
    where f.importacion_id = ${importacionId} and f.situacion = 'ingresada'`.execute(tx)
  const { rows } = await sql<{ id: number }>`delete from prospecto where id in (
    select prospecto_id from importacion_fila where importacion_id = ${importacionId} and situacion = 'retirada')
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
