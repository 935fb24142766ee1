import type { Db } from '../../platform/db/database.ts'

/**
 * Calendar program with this user and password, its active person, and the last change of their agenda; or null. A single
 * query, since every call runs it: most programs only ask whether anything changed.
 */
export async function findConexion(db: Db, usuario: string, claveHash: Buffer) {
  const row = await db
    .selectFrom('conexionCalendario as c')
    .innerJoin('usuario', 'usuario.id', 'c.usuarioId')
    .leftJoin('cambiosAgenda', 'cambiosAgenda.usuarioId', 'usuario.id')
    .select(['c.id', 'c.usada', 'usuario.id as usuarioId', 'ultimo'])
    .select(['rut', 'nombres', 'apellidoPaterno', 'roles'])
    .where('c.claveHash', '=', claveHash)
    .where('usuario', '=', usuario)
    .where('activo', '=', true)
    .executeTakeFirst()
  return row ?? null
}

export async function markUsada(db: Db, id: number, usada: string): Promise<void> {
  await db.updateTable('conexionCalendario').set({ usada }).where('id', '=', id).execute()
}
