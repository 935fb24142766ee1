import type { Db } from '../../../platform/db/database.ts'
import { beneficiariosDe } from '../prospecto/read-model.ts'
import { add } from './repository.ts'

/** Copies the beneficiaries of another prospect, in their order. */
export async function copyBeneficiarios(tx: Db, de: number, prospectoId: number): Promise<void> {
  const familia = await beneficiariosDe(tx, de)
  const copias = familia.map(({ id: _, clave: __, ...persona }, orden) => ({ ...persona, prospectoId, orden }))
  if (copias.length > 0) await add(tx, copias)
}
