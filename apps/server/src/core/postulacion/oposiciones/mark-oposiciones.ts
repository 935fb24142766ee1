import type { Oponible } from '@alerce/domain/postulacion/oposicion'
import type { Db } from '../../../platform/db/database.ts'
import { updateOposiciones } from './repository.ts'

/** Writes the objections of a person into these sales of theirs: card, day and figures read them there. */
export async function markOposiciones(
  tx: Db,
  prospectos: readonly number[],
  oposiciones: readonly Oponible[],
): Promise<void> {
  if (prospectos.length > 0) await updateOposiciones(tx, prospectos, oposiciones)
}
