import type { Db } from '../../../platform/db/database.ts'

/** Gives a user the password that they chose: it is provisional no longer. */
export async function ponerClave(tx: Db, usuarioId: number, claveHash: string, ahora: string): Promise<void> {
  await tx
    .updateTable('usuario')
    .set({ clave_hash: claveHash, debe_cambiar_clave: false, clave_cambiada: ahora })
    .where('id', '=', usuarioId)
    .execute()
}

export interface EnlaceNuevo {
  readonly tokenHash: Buffer
  readonly usuarioId: number
  readonly creadoPor: string
  readonly creado: string
  readonly expira: string
}

export async function insertarEnlace(tx: Db, enlace: EnlaceNuevo): Promise<void> {
  const { tokenHash: token_hash, usuarioId: usuario_id, creadoPor: creado_por, creado, expira } = enlace
  await tx
    .insertInto('enlace_clave')
    .values({ token_hash, usuario_id, creado_por, creado, expira, usado: null })
    .execute()
}

/** The links of a user that could still be used cannot from now on. */
export async function vencerEnlaces(tx: Db, usuarioId: number, ahora: string): Promise<void> {
  await tx
    .updateTable('enlace_clave')
    .set({ expira: ahora })
    .where('usuario_id', '=', usuarioId)
    .where('usado', 'is', null)
    .where('expira', '>', ahora)
    .execute()
}

/** Uses up a link; whose it is, or null: unknown, used or expired. Of two at the same moment one gets it. */
export async function usarEnlace(tx: Db, tokenHash: Buffer, ahora: string): Promise<number | null> {
  const row = await tx
    .updateTable('enlace_clave')
    .set({ usado: ahora })
    .where('token_hash', '=', tokenHash)
    .where('usado', 'is', null)
    .where('expira', '>', ahora)
    .returning('usuario_id')
    .executeTakeFirst()
  return row?.usuario_id ?? null
}
