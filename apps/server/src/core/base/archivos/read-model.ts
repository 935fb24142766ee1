import type { Db } from '../../../platform/db/database.ts'
import type { Context } from '../../use-case.ts'
import { huellaDeArchivo } from './calcular-huella.ts'

/** The clear bytes of a file as they were kept; bytes that changed since, or are gone, are a defect, never an answer. */
export async function leerArchivo(
  { tx, vault, almacen }: Pick<Context, 'tx' | 'vault' | 'almacen'>,
  id: number,
): Promise<{ contenido: Buffer; mime: string }> {
  const { llave, claveId, mime, sha256 } = await tx
    .selectFrom('archivo')
    .select(['llave', 'claveId', 'mime', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const contenido = await almacen(tx).leer(llave)
  if (contenido === null) throw new Error(`archivo ${id} perdido`)
  const claro = claveId === null ? contenido : vault.openBytes(contenido)
  if (huellaDeArchivo(claro) !== sha256) throw new Error(`archivo ${id} alterado`)
  return { contenido: claro, mime }
}

/** The file of that content that is kept under that key, or null. */
export async function archivoIgual(
  tx: Db,
  { sha256, claveId, mime }: { sha256: string; claveId: string; mime: string },
): Promise<number | null> {
  const row = await tx
    .selectFrom('archivo')
    .select('id')
    .where('sha256', '=', sha256)
    .where('claveId', '=', claveId)
    .where('mime', '=', mime)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id ?? null
}
