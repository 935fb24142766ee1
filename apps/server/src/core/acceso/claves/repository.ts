import { sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'

/** Gives a user the password that they chose: it is provisional no longer. */
export async function setClave(tx: Db, usuarioId: number, claveHash: string, ahora: string): Promise<void> {
  await tx
    .updateTable('usuario')
    .set({ claveHash, debeCambiarClave: false, claveCambiada: ahora })
    .where('id', '=', usuarioId)
    .execute()
}

interface EnlaceDeClaveNuevo {
  readonly tokenHash: Buffer
  readonly usuarioId: number
  readonly creadoPor: string
  readonly creado: string
  readonly expira: string
}

export async function insertEnlace(tx: Db, enlace: EnlaceDeClaveNuevo): Promise<void> {
  const { tokenHash, usuarioId, creadoPor, creado, expira } = enlace
  await tx.insertInto('enlaceClave').values({ tokenHash, usuarioId, creadoPor, creado, expira, usado: null }).execute()
}

/** The links of a user that could still be used cannot from now on. */
export async function expireEnlaces(tx: Db, usuarioId: number, ahora: string): Promise<void> {
  await tx
    .updateTable('enlaceClave')
    .set({ expira: ahora })
    .where('usuarioId', '=', usuarioId)
    .where('usado', 'is', null)
    .where('expira', '>', ahora)
    .execute()
}

/** Uses up a link; whose it is, or null: unknown, used or expired. Of two at the same moment one gets it. */
export async function consumeEnlace(tx: Db, tokenHash: Buffer, ahora: string): Promise<number | null> {
  const row = await tx
    .updateTable('enlaceClave')
    .set({ usado: ahora })
    .where('tokenHash', '=', tokenHash)
    .where('usado', 'is', null)
    .where('expira', '>', ahora)
    .returning('usuarioId')
    .executeTakeFirst()
  return row?.usuarioId ?? null
}

/** Forgets links that opened nothing any more at an instant. */
export async function deleteEnlaces(db: Db, vencidos: string): Promise<void> {
  await deleteInBatches(db, 'enlaceClave', sql`expira < ${vencidos}`)
}
