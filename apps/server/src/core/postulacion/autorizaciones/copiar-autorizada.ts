import { AUTORIZADA } from '@alerce/domain/postulacion/autorizacion'
import type { Db } from '../../../platform/db/database.ts'
import { ultimaGuardada } from './read-model.ts'
import { insertarDecidida } from './repository.ts'

/** Copies the authorization of another prospect, when that is its last decision. */
export async function copiarAutorizada(tx: Db, de: number, prospectoId: number): Promise<void> {
  const ultima = await ultimaGuardada(tx, de)
  if (ultima?.estado !== AUTORIZADA) return
  const { id: _, ...decidida } = ultima
  await insertarDecidida(tx, { ...decidida, prospectoId })
}
