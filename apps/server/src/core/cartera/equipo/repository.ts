import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { MetaTable, UmbralTable } from '../../../platform/db/tables/cartera.ts'
import type { Umbral } from './read-model-alertas.ts'

/** Adds goals; earlier ones of the same month stay as its history. Answers their ids. */
export async function insertMetas(tx: Db, metas: readonly Insertable<MetaTable>[]): Promise<readonly number[]> {
  if (metas.length === 0) return []
  const rows = await tx.insertInto('meta').values(metas).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Locks the goals of these advisors until the end of the transaction: of two saves, the second sees the first. */
export async function lockMetas(tx: Db, asesores: readonly number[]): Promise<void> {
  await tx.selectFrom('usuario').select('id').where('id', 'in', asesores).orderBy('id').forNoKeyUpdate().execute()
}

const filasDe = (usuarioId: number, umbrales: readonly Umbral[], hoy: string): Insertable<UmbralTable>[] =>
  umbrales.map((umbral) => ({ ...umbral, usuarioId, avisadoHasta: hoy }))

/** Saves the thresholds of a head; a value that changes tells from tomorrow on. */
export async function saveUmbrales(tx: Db, usuarioId: number, umbrales: readonly Umbral[], hoy: string): Promise<void> {
  const cambia = sql`umbral.valor is distinct from excluded.valor`
  await tx
    .insertInto('umbral')
    .values(filasDe(usuarioId, umbrales, hoy))
    .onConflict((c) =>
      c.columns(['usuarioId', 'clase']).doUpdateSet((e) => ({
        valor: e.ref('excluded.valor'),
        porCorreo: e.ref('excluded.porCorreo'),
        avisadoHasta: sql`case when ${cambia} then excluded.avisado_hasta else umbral.avisado_hasta end`,
        avisados: sql`case when ${cambia} then excluded.avisados else umbral.avisados end`,
      })),
    )
    .execute()
}

/**
 * Thresholds in use of a head, locked until the end of the transaction: two rounds tell a case once. Those never set get
 * their first value, and tell from tomorrow on.
 */
export async function takeUmbrales(tx: Db, usuarioId: number, umbrales: readonly Umbral[], hoy: string) {
  await tx
    .insertInto('umbral')
    .values(filasDe(usuarioId, umbrales, hoy))
    .onConflict((c) => c.columns(['usuarioId', 'clase']).doNothing())
    .execute()
  const rows = await tx
    .selectFrom('umbral')
    .select(['clase', 'valor', 'porCorreo', 'avisadoHasta', 'avisados'])
    .where('usuarioId', '=', usuarioId)
    .where('avisadoHasta', '<', hoy)
    .orderBy('clase')
    .forUpdate()
    .execute()
  // a list of bigint arrives as texts
  return rows.map((row) => ({ ...row, avisados: row.avisados.map(Number) }))
}

/** Notes that the cases of a kind were told up to a day; `avisados`: advisors that still pass it. */
export async function markAvisado(
  tx: Db,
  usuarioId: number,
  { clase, avisadoHasta, avisados }: Pick<UmbralTable, 'clase' | 'avisadoHasta'> & { avisados: readonly number[] },
): Promise<void> {
  await tx
    .updateTable('umbral')
    .set({ avisadoHasta, avisados: sql`${avisados}::bigint[]` })
    .where('usuarioId', '=', usuarioId)
    .where('clase', '=', clase)
    .execute()
}
