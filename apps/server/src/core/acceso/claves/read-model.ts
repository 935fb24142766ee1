import type { DuenoDeClave } from '@alerce/domain/acceso/clave'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Owner of a password, with the address for notices of a change. */
export interface Dueno extends DuenoDeClave {
  readonly id: number
  readonly correo: string
  readonly claveHash: string
  readonly activo: boolean
}

export async function findDueno(tx: Db, usuarioId: number): Promise<Dueno | null> {
  const row = await tx
    .selectFrom('usuario')
    .select(['id', 'usuario', 'nombres', 'apellidoPaterno', 'rut', 'correo', 'claveHash', 'activo'])
    .where('id', '=', usuarioId)
    .executeTakeFirst()
  return row ?? null
}

/** User with that name, or the only one with that e-mail; null: none. */
export async function usuarioQuePide(tx: Db, quien: string): Promise<number | null> {
  const rows = await tx
    .selectFrom('usuario')
    .select(['id', 'usuario'])
    .where((e) => e.or([e('usuario', '=', quien), e(sql<string>`lower(correo)`, '=', quien)]))
    .limit(2)
    .execute()
  const porNombre = rows.find(({ usuario }) => usuario === quien)
  return (porNombre ?? (rows.length === 1 ? rows[0] : undefined))?.id ?? null
}

/** Instants of the links made for a user since an instant, by the same author. */
export async function enlacesDesde(
  tx: Db,
  usuarioId: number,
  { creadoPor, desde }: { readonly creadoPor: string; readonly desde: string },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('enlaceClave')
    .select('creado')
    .where('usuarioId', '=', usuarioId)
    .where('creadoPor', '=', creadoPor)
    .where('creado', '>', desde)
    .execute()
  return rows.map(({ creado }) => creado)
}

/** Name of the active user of a password link; null: unknown, used or expired. */
export async function duenoDeEnlace(tx: Db, tokenHash: Buffer, ahora: string): Promise<string | null> {
  const row = await tx
    .selectFrom('enlaceClave as e')
    .innerJoin('usuario as u', 'u.id', 'e.usuarioId')
    .select('u.usuario')
    .where('e.tokenHash', '=', tokenHash)
    .where('e.usado', 'is', null)
    .where('e.expira', '>', ahora)
    .where('u.activo', '=', true)
    .executeTakeFirst()
  return row?.usuario ?? null
}
