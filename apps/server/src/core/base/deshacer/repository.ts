import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PorDeshacerTable } from '../../../platform/db/tables/base.ts'
import type { JobContext } from '../../job-context.ts'

/** Remembers an act that can be undone. */
export async function insertarPorDeshacer(tx: Db, nuevo: Insertable<PorDeshacerTable>): Promise<void> {
  await tx.insertInto('porDeshacer').values(nuevo).execute()
}

/** Forgets what this call undid, whoever had done it; answers whose it was. */
export async function borrarDeshechos(tx: Db, deshace: string, payload: unknown): Promise<number[]> {
  const rows = await tx
    .deleteFrom('porDeshacer')
    .where('deshace', '=', deshace)
    .where(sql<boolean>`pedido <@ ${JSON.stringify(payload)}::jsonb`)
    .returning('usuarioId')
    .execute()
  return [...new Set(rows.map(({ usuarioId }) => usuarioId))]
}

/** Forgets what can be undone no more. */
export async function olvidarPorDeshacer({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('porDeshacer').where('hasta', '<=', clock.ahora()).execute()
}
