import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { antecedentesCambiados } from '../prospecto/events.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { recordCambio } from '../prospecto/record-cambio.ts'

/**
 * Prepares a locked prospect for a change of its group: refused once its plan is confirmed. A change deletes the quote
 * (spec 2 §4). `datos`: data of the group as a whole.
 */
export async function editGrupo(
  ctx: Context,
  prospecto: Prospecto,
  datos: { readonly grupoGuardado?: true } = {},
): Promise<void> {
  ensure(!estaBloqueado(prospecto.etapa), antecedentesMessages.bloqueado)
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await ctx.raise(antecedentesCambiados, prospecto)
  await recordCambio(ctx, prospecto, ['beneficiarios'], datos)
}
