import type { Role } from '@alerce/contract/operation'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DatosDeUsuario } from './read-model.ts'

const UNICO = '23505'

/** What another record already has. */
export type DatoRepetido = 'usuario' | 'rut' | 'nombre'

const porRestriccion: Record<string, DatoRepetido> = {
  usuario_usuario_key: 'usuario',
  usuario_rut_key: 'rut',
  equipo_nombre_key: 'nombre',
}

/** The field that breaks a unique constraint; anything else is thrown on. Only the database can tell under a race. */
function repetidoEn(error: unknown): DatoRepetido {
  const { code, constraint = '' } = error as { code?: string; constraint?: string }
  const repetido = porRestriccion[constraint]
  if (code !== UNICO || !repetido) throw error
  return repetido
}

/** A new user; answers the id, or the field that somebody else already has. */
export async function insertarUsuario(
  tx: Db,
  datos: DatosDeUsuario,
  { claveHash, debeCambiarla, creado }: { claveHash: string; debeCambiarla: boolean; creado: string },
): Promise<number | DatoRepetido> {
  try {
    const { id } = await tx
      .insertInto('usuario')
      .values({ ...datos, claveHash, debeCambiarClave: debeCambiarla, creado })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  } catch (error) {
    return repetidoEn(error)
  }
}

/** Other data of a user, under the next version; answers it, or the field that somebody else already has. */
export async function actualizarUsuario(tx: Db, id: number, datos: DatosDeUsuario): Promise<number | DatoRepetido> {
  try {
    const { version } = await tx
      .updateTable('usuario')
      .set((e) => ({ ...datos, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow()
    return version
  } catch (error) {
    return repetidoEn(error)
  }
}

/** Who made a user an administrator; null: the machine. */
export async function anotarQuienLoHizo(tx: Db, id: number, administradorPor: number | null): Promise<void> {
  await tx.updateTable('usuario').set({ administradorPor }).where('id', '=', id).execute()
}

/** On or off, under the next version. */
export async function cambiarActivo(tx: Db, id: number, activo: boolean): Promise<void> {
  await tx
    .updateTable('usuario')
    .set((e) => ({ activo, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The active administrators, their rows locked: two changes at once could otherwise leave none. */
export async function bloquearAdministradores(tx: Db): Promise<number[]> {
  const rows = await tx
    .selectFrom('usuario')
    .select('id')
    .where('activo', '=', true)
    .where('roles', '@>', sql<Role[]>`array['administracion']`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => row.id)
}

/** A new team, or another name for one; answers the id, null when there is no such team, or what another already has. */
export async function guardarNombreDeEquipo(
  tx: Db,
  id: number | null,
  nombre: string,
): Promise<number | DatoRepetido | null> {
  try {
    const row = id
      ? await tx.updateTable('equipo').set({ nombre }).where('id', '=', id).returning('id').executeTakeFirst()
      : await tx.insertInto('equipo').values({ nombre }).returning('id').executeTakeFirst()
    return row?.id ?? null
  } catch (error) {
    return repetidoEn(error)
  }
}
