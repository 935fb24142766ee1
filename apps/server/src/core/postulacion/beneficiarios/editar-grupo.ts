import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { antecedentesCambiados } from '../prospecto/events.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { registrarCambio } from '../prospecto/registrar-cambio.ts'

/** The prospect whose group may change: not once its plan is confirmed. Whoever changes it loses the quote (spec 2 §4). */
export async function editarGrupo(ctx: Context, prospectoId: number): Promise<Prospecto> {
  const prospecto = await editarProspecto(ctx, prospectoId)
  ensure(!estaBloqueado(prospecto.etapa), antecedentesMessages.bloqueado)
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await ctx.raise(antecedentesCambiados, prospecto)
  await registrarCambio(ctx, prospecto, ['beneficiarios'])
  return prospecto
}
