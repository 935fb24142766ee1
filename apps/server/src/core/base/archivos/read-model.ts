import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { AlteredBytes } from '../../../platform/almacen/almacen.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sha256Of } from '../../../platform/sha256.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Stored bytes as they were saved. Throws AlteredBytes for changed or missing ones. */
async function readWhole(
  { tx, vault, almacen }: Pick<Context, 'tx' | 'vault' | 'almacen'>,
  llave: string,
  sha256: string,
) {
  const contenido = await almacen.read({ tx, vault }, llave)
  if (contenido === null) throw new AlteredBytes('perdido')
  if (sha256Of(contenido) !== sha256) throw new AlteredBytes('alterado')
  return contenido
}

/** Decrypted bytes of a file; changed or missing ones are refused, counted and logged, and never returned. */
export async function readArchivo(
  donde: Pick<Context, 'tx' | 'vault' | 'almacen'>,
  id: number,
): Promise<{ contenido: Buffer; mime: string }> {
  const { llave, mime, sha256 } = await donde.tx
    .selectFrom('archivo')
    .select(['llave', 'mime', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  try {
    return { contenido: await readWhole(donde, llave, sha256), mime }
  } catch (error) {
    if (!(error instanceof AlteredBytes)) throw error
    donde.almacen.tellUnreadable(id, error)
    return refuse(lecturaMessages.ilegible)
  }
}

/** Id of the confidential file with that content, or null. */
export async function archivoIgual(tx: Db, { sha256, mime }: { sha256: string; mime: string }): Promise<number | null> {
  const row = await tx
    .selectFrom('archivo')
    .select('id')
    .where('sha256', '=', sha256)
    .where('confidencial', '=', true)
    .where('mime', '=', mime)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** SHA-256 of these files, by id. */
export async function huellasDe(tx: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('archivo').select(['id', 'sha256']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}

/** Size of these files in bytes, by id. */
export async function tamanosDe(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('archivo').select(['id', 'tamano']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, tamano }) => [id, tamano]))
}

/** Whether one of these files is stored encrypted. */
export async function hayConfidencial(tx: Db, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false
  const query = tx.selectFrom('archivo').select('id').where('id', 'in', ids).where('confidencial', '=', true)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
