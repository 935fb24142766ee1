import { sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'

interface Borrador {
  readonly usuarioId: number
  readonly formulario: string
  readonly contenido: Buffer
  readonly ahora: string
}

/** Locks the draft of a form, inserting an empty one if there is none. */
export async function take(tx: Db, { ahora, ...nuevo }: Borrador): Promise<{ contenido: Buffer; actualizado: string }> {
  return await tx
    .insertInto('borrador')
    .values({ ...nuevo, actualizado: ahora })
    .onConflict((c) => c.columns(['usuarioId', 'formulario']).doUpdateSet({ formulario: nuevo.formulario }))
    .returning(['contenido', 'actualizado'])
    .executeTakeFirstOrThrow()
}

export async function save(tx: Db, { usuarioId, formulario, contenido, ahora }: Borrador): Promise<void> {
  await tx
    .updateTable('borrador')
    .set({ contenido, actualizado: ahora })
    .where('usuarioId', '=', usuarioId)
    .where('formulario', '=', formulario)
    .execute()
}

export async function remove(tx: Db, usuarioId: number, formulario: string): Promise<void> {
  await tx.deleteFrom('borrador').where('usuarioId', '=', usuarioId).where('formulario', '=', formulario).execute()
}

/** Deletes the drafts of a form, of all persons. */
export async function deleteFromAll(tx: Db, formulario: string): Promise<void> {
  await tx.deleteFrom('borrador').where('formulario', '=', formulario).execute()
}

/** Deletes the oldest drafts of a person beyond `maximo`. */
export async function prune(tx: Db, usuarioId: number, maximo: number): Promise<void> {
  const sobran = tx
    .selectFrom('borrador')
    .select('formulario')
    .where('usuarioId', '=', usuarioId)
    .orderBy('actualizado', 'desc')
    .offset(maximo)
  await tx.deleteFrom('borrador').where('usuarioId', '=', usuarioId).where('formulario', 'in', sobran).execute()
}

/** Deletes the drafts not changed since an instant. */
export async function purge(db: Db, antesDe: string): Promise<void> {
  await deleteInBatches(db, 'borrador', sql`actualizado < ${antesDe}`)
}

/** Upserts a draft with its own instant, unless a later one of that form exists. */
export async function saveLast(tx: Db, { ahora, ...nuevo }: Borrador): Promise<void> {
  await tx
    .insertInto('borrador')
    .values({ ...nuevo, actualizado: ahora })
    .onConflict((c) =>
      c
        .columns(['usuarioId', 'formulario'])
        .doUpdateSet({ contenido: nuevo.contenido, actualizado: ahora })
        .where('borrador.actualizado', '<', ahora),
    )
    .execute()
}
