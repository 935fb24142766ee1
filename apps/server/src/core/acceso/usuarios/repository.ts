import type { Role } from '@alerce/contract/operation'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DatosDeUsuario } from './read-model.ts'

const UNICO = '23505'

/** Field whose value another record already has. */
export type DatoRepetido = 'usuario' | 'rut' | 'nombre'

const porRestriccion: Record<string, DatoRepetido> = {
  usuario_usuario_key: 'usuario',
  usuario_rut_key: 'rut',
  equipo_nombre_key: 'nombre',
}

/**
 * Field that breaks a unique constraint; other errors are thrown again. Only the database detects it under concurrency.
 */
function repetidoEn(error: unknown): DatoRepetido {
  const { code, constraint = '' } = error as { code?: string; constraint?: string }
  const repetido = porRestriccion[constraint]
  if (code !== UNICO || !repetido) throw error
  return repetido
}

/** Inserts a user; returns the id, or the repeated field. */
export async function insertUsuario(
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

/** Updates a user under the next version; returns it, or the repeated field. */
export async function updateUsuario(tx: Db, id: number, datos: DatosDeUsuario): Promise<number | DatoRepetido> {
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

/** Records the administrator who granted the administrator role; null: the machine. */
export async function noteAuthor(tx: Db, id: number, administradorPor: number | null): Promise<void> {
  await tx.updateTable('usuario').set({ administradorPor }).where('id', '=', id).execute()
}

/** Activates or deactivates a user, under the next version. `ahora`: an activated one counts as used from then on. */
export async function changeActive(tx: Db, id: number, activo: boolean, ahora: string): Promise<void> {
  await tx
    .updateTable('usuario')
    .set((e) => ({ activo, version: e('version', '+', 1), ...(activo && { reactivada: ahora }) }))
    .where('id', '=', id)
    .execute()
}

/** Locked active administrators: two simultaneous changes could leave none. */
export async function lockAdministradores(tx: Db): Promise<number[]> {
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

/** Inserts or renames a team; returns the id, null without such a team, or the repeated field. */
export async function saveNombreDeEquipo(
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

/** Records the letter about the closing of an unused account; false: another server wrote one since `anterior`. */
export async function noteAvisoSinUso(
  tx: Db,
  id: number,
  { anterior, aviso }: { readonly anterior: string | null; readonly aviso: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('usuario')
    .set({ avisoSinUso: aviso })
    .where('id', '=', id)
    .where('avisoSinUso', 'is not distinct from', anterior)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
