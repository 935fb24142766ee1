import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { ventaConContrato } from './read-model-contrato.ts'

/**
 * Those of these sales with a contract: ended, sent to the desk with its signed papers, or updated afterwards.
 */
export async function ventasConContrato(tx: Db, prospectos: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select p.id from prospecto p
    where p.id = any(${prospectos}::bigint[]) and ${ventaConContrato}`.execute(tx)
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Sealed rows of the machinery that may repeat what a form or a reply said, opened by their key. */
export async function filasSelladas(tx: Db): Promise<{
  readonly borradores: readonly { usuarioId: number; formulario: string; contenido: Buffer }[]
  readonly respuestas: readonly { actor: string; clave: string; respuesta: Buffer }[]
}> {
  return {
    borradores: await tx.selectFrom('borrador').select(['usuarioId', 'formulario', 'contenido']).execute(),
    respuestas: await tx
      .selectFrom('idempotencia')
      .select(['actor', 'clave', 'respuesta'])
      .where(sql<boolean>`length(respuesta) > 0`)
      .execute(),
  }
}
