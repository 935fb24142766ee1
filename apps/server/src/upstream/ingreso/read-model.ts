import type { Db } from '../../platform/db/database.ts'
import type { Asesor } from '../sent-payload.ts'

export async function asesorPorUsuario(db: Db, usuarioId: number): Promise<Asesor | null> {
  const row = await db
    .selectFrom('usuario')
    .select(['identificadorNucleo', 'rut'])
    .where('id', '=', usuarioId)
    .executeTakeFirst()
  return row?.identificadorNucleo == null ? null : { usuarioId, identificador: row.identificadorNucleo, rut: row.rut }
}
