import { sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'

interface Borrador {
  readonly usuarioId: number
  readonly formulario: string
  readonly contenido: Buffer
  readonly ahora: string
}

/** What is kept of a form, made where there is nothing yet: nobody else writes it until the transaction ends. */
export async function tomar(
  tx: Db,
  { ahora, ...nuevo }: Borrador,
): Promise<{ contenido: Buffer; actualizado: string }> {
  return await tx
    .insertInto('borrador')
    .values({ ...nuevo, actualizado: ahora })
    .onConflict((c) => c.columns(['usuarioId', 'formulario']).doUpdateSet({ formulario: nuevo.formulario }))
    .returning(['contenido', 'actualizado'])
    .executeTakeFirstOrThrow()
}

export async function guardar(tx: Db, { usuarioId, formulario, contenido, ahora }: Borrador): Promise<void> {
  await tx
    .updateTable('borrador')
    .set({ contenido, actualizado: ahora })
    .where('usuarioId', '=', usuarioId)
    .where('formulario', '=', formulario)
    .execute()
}

export async function borrar(tx: Db, usuarioId: number, formulario: string): Promise<void> {
  await tx.deleteFrom('borrador').where('usuarioId', '=', usuarioId).where('formulario', '=', formulario).execute()
}

/** Drops what everybody keeps of a form. */
export async function borrarDeTodos(tx: Db, formulario: string): Promise<void> {
  await tx.deleteFrom('borrador').where('formulario', '=', formulario).execute()
}

/** Keeps the latest of a person. */
export async function podar(tx: Db, usuarioId: number, maximo: number): Promise<void> {
  const sobran = tx
    .selectFrom('borrador')
    .select('formulario')
    .where('usuarioId', '=', usuarioId)
    .orderBy('actualizado', 'desc')
    .offset(maximo)
  await tx.deleteFrom('borrador').where('usuarioId', '=', usuarioId).where('formulario', 'in', sobran).execute()
}

/** Drops everybody's drafts that were not touched since an instant. */
export async function purgar(db: Db, antesDe: string): Promise<void> {
  await deleteInBatches(db, 'borrador', sql`actualizado < ${antesDe}`)
}

/** Keeps a draft of another time, unless a later one of that form is there. */
export async function guardarElUltimo(tx: Db, { ahora, ...nuevo }: Borrador): Promise<void> {
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
