import { bitacora, type EventoFirmado } from '@alerce/contract/catalogos/base/bitacora'
import type { Db } from '../../../platform/db/database.ts'
import { insertEntradas } from './repository.ts'

/** Entries of one statement: it has so many parameters at most. */
const TANDA = 1000

/** Writes the same entry in the Bitácora of several prospects at once: of those who come together. */
export async function noteInSeveral(
  tx: Db,
  ids: readonly number[],
  evento: EventoFirmado,
  { por, en, detalle }: { readonly por: string; readonly en: string; readonly detalle?: string },
): Promise<void> {
  const { id, texto } = bitacora[evento]
  const dicho = detalle ? `${texto}: ${detalle}` : texto
  for (let from = 0; from < ids.length; from += TANDA)
    await insertEntradas(tx, ids.slice(from, from + TANDA), { evento: id, texto: dicho, por, en })
}
