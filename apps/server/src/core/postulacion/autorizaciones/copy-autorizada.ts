import { AUTORIZADA } from '@alerce/domain/postulacion/autorizacion'
import type { Db } from '../../../platform/db/database.ts'
import { ultimaGuardada } from './read-model.ts'
import { insertDecidida } from './repository.ts'

/** Copies the authorization of another prospect, when that is its last decision. */
export async function copyAutorizada(tx: Db, de: number, prospectoId: number): Promise<void> {
  const ultima = await ultimaGuardada(tx, de)
  if (ultima?.estado !== AUTORIZADA) return
  const { id: _, ...decidida } = ultima
  await insertDecidida(tx, { ...decidida, prospectoId })
}
