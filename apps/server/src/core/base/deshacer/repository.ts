import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PorDeshacerTable } from '../../../platform/db/tables/base.ts'
import type { JobContext } from '../../job-context.ts'

/** Remembers an act that can be undone. */
export async function insertPorDeshacer(tx: Db, nuevo: Insertable<PorDeshacerTable>): Promise<void> {
  await tx.insertInto('porDeshacer').values(nuevo).execute()
}

/** Forgets what this call does away with, asked with any of these, whoever had done it; answers whose it was, and until when it could be undone. */
export async function deleteUndone(
  tx: Db,
  deshace: string,
  ...pedidos: readonly unknown[]
): Promise<{ readonly usuarioId: number; readonly hasta: string }[]> {
  return await tx
    .deleteFrom('porDeshacer')
    .where('deshace', '=', deshace)
    .where((e) => e.or(pedidos.map((uno) => sql<boolean>`pedido <@ ${JSON.stringify(uno)}::jsonb`)))
    .returning(['usuarioId', 'hasta'])
    .execute()
}

/** Forgets what can be undone no more. */
export async function forgetPorDeshacer({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('porDeshacer').where('hasta', '<=', clock.ahora()).execute()
}
