import { antecedentesMessages } from '@alerce/contract/messages/antecedentes'
import { estaBloqueado } from '@alerce/domain/prospecto/etapas'
import { publicar } from '../../avisos/repository.ts'
import { borrarCotizacion } from '../cotizacion/borrar-cotizacion.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { registrarCambio } from '../prospecto/registrar-cambio.ts'
import { ensure } from '../refusal.ts'
import type { Context } from '../use-case.ts'

/**
 * The prospect whose group may change: not once its plan is confirmed. Whoever changes it loses the quote (spec 2 §4),
 * and the open screens are told.
 */
export async function editarGrupo(ctx: Context, prospectoId: number): Promise<Prospecto> {
  const prospecto = await editarProspecto(ctx, prospectoId)
  ensure(!estaBloqueado(prospecto.etapa), antecedentesMessages.bloqueado)
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await borrarCotizacion(ctx, prospectoId)
  await registrarCambio(ctx, prospecto, ['beneficiarios'])
  await publicar(ctx.tx, { tema: 'prospecto', prospectoId, asesorId: prospecto.asesorId })
  return prospecto
}
