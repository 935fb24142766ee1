import { common } from '@alerce/contract/messages/common'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import { certificadoPorId } from './read-model.ts'

/** A certificate for changing, its prospect's row locked: only its advisor. */
export async function tomarCertificado(ctx: Context, certificadoId: number) {
  const { prospectoId } = (await certificadoPorId(ctx.tx, certificadoId)) ?? refuse(common.notFound)
  await editarProspecto(ctx, prospectoId)
  // what it says now that nobody else may change it
  return (await certificadoPorId(ctx.tx, certificadoId)) ?? refuse(common.notFound)
}
