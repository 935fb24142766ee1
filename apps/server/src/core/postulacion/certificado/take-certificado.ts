import { common } from '@alerce/contract/messages/common'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { editProspecto } from '../prospecto/policy.ts'
import { certificadoPorId } from './read-model.ts'

/** Certificate for changing, its prospect's row locked: only its advisor. */
export async function takeCertificado(ctx: Context, certificadoId: number) {
  const { prospectoId } = (await certificadoPorId(ctx.tx, certificadoId)) ?? refuse(common.notFound)
  await editProspecto(ctx, prospectoId)
  // read again under the lock
  return (await certificadoPorId(ctx.tx, certificadoId)) ?? refuse(common.notFound)
}
