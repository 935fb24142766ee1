import type { Context } from '../../use-case.ts'
import type { Beneficiario } from '../prospecto/read-model.ts'
import { beneficiariosDe } from '../prospecto/read-model.ts'
import { restore } from './repository.ts'

/** Restores an earlier group of a prospect; true when it differs from the current one. */
export async function restoreGrupo(
  { tx }: Pick<Context, 'tx'>,
  prospectoId: number,
  antes: readonly Pick<Beneficiario, 'id'>[],
): Promise<boolean> {
  const ids = antes.map(({ id }) => id)
  const ahora = (await beneficiariosDe(tx, prospectoId)).map(({ id }) => id)
  await restore(tx, prospectoId, ids)
  return ids.join() !== ahora.join()
}
