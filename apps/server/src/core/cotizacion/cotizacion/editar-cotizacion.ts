import { common } from '@alerce/contract/messages/common'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { exigirAutorizado } from '../../postulacion/autorizaciones/exigir-autorizado.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirCotizable } from './exigir-cotizable.ts'

/** The prospect for changing its quote: 422 once its plan is confirmed, of an inactive one, or while an authorization holds it (spec 2 §4). */
export async function editarCotizacion(ctx: Context, prospectoId: number): Promise<Prospecto> {
  const prospecto = await editarProspecto(ctx, prospectoId)
  ensure(!estaBloqueado(prospecto.etapa), common.stageJump)
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await exigirCotizable(ctx, prospecto)
  await exigirAutorizado(ctx, prospectoId)
  return prospecto
}
