import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { UsuarioTable } from '../../../platform/db/tables/acceso.ts'

export type Usuario = Readonly<Selectable<UsuarioTable>>

async function find(tx: Db, column: 'id' | 'usuario' | 'rut', value: string | number): Promise<Usuario | null> {
  return (await tx.selectFrom('usuario').selectAll().where(column, '=', value).executeTakeFirst()) ?? null
}

export const usuarioPorId = (tx: Db, id: number): Promise<Usuario | null> => find(tx, 'id', id)
export const usuarioPorNombre = (tx: Db, usuario: string): Promise<Usuario | null> => find(tx, 'usuario', usuario)
export const usuarioPorRut = (tx: Db, rut: string): Promise<Usuario | null> => find(tx, 'rut', rut)
