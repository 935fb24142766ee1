import { entradaOlvidadaDesde } from '@alerce/domain/agenda/evento'
import { sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'

interface ConexionNueva {
  readonly usuarioId: number
  readonly nombre: string
  readonly claveHash: Buffer
  readonly creada: string
}

export async function insertConexion(tx: Db, conexion: ConexionNueva): Promise<number> {
  return (await tx.insertInto('conexionCalendario').values(conexion).returning('id').executeTakeFirstOrThrow()).id
}

/** Ends a connection of a person; its name, or null when there is none. */
export async function deleteConexion(tx: Db, usuarioId: number, id: number): Promise<string | null> {
  const row = await tx
    .deleteFrom('conexionCalendario')
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .returning('nombre')
    .executeTakeFirst()
  return row?.nombre ?? null
}

export async function deleteConexionesDe(tx: Db, usuarioId: number): Promise<void> {
  await tx.deleteFrom('conexionCalendario').where('usuarioId', '=', usuarioId).execute()
}

interface EntradaDeAfuera {
  readonly usuarioId: number
  readonly bloqueoId: number
  readonly nombre: string
  readonly uid: string
}

const UNICO = '23505'

/** Constraints that two programs break when they write one event at once. */
const repetidoPor: Record<string, 'nombre' | 'uid'> = {
  entrada_calendario_pkey: 'nombre',
  entrada_calendario_uid: 'uid',
}

/**
 * Gives a new block the name and UID of the program that made it; a deleted entry of that name is forgotten. Returns the datum
 * that another call took meanwhile, or null.
 */
export async function nameEntrada(
  tx: Db,
  { usuarioId, bloqueoId, ...suyo }: EntradaDeAfuera,
): Promise<'nombre' | 'uid' | null> {
  await tx
    .deleteFrom('entradaCalendario')
    .where('usuarioId', '=', usuarioId)
    .where('nombre', '=', suyo.nombre)
    .where('borrada', '=', true)
    .execute()
  try {
    await tx
      .updateTable('entradaCalendario')
      .set({ ...suyo, externa: true })
      .where('bloqueoId', '=', bloqueoId)
      .execute()
    return null
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    const repetido = repetidoPor[constraint]
    if (code !== UNICO || !repetido) throw error
    return repetido
  }
}

/** Deletes entries that no calendar program asks for any more. */
export async function forgetEntradas(db: Db, ahora: string): Promise<void> {
  await deleteInBatches(db, 'entradaCalendario', sql`termina < ${entradaOlvidadaDesde(ahora)}`)
}
