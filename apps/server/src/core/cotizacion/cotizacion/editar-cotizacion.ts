import { common } from '@alerce/contract/messages/common'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { exigirAutorizado } from '../../postulacion/autorizaciones/exigir-autorizado.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Cotizable } from './cotizable.ts'
import { exigirCotizable } from './exigir-cotizable.ts'
import { exigirSuActualizacion } from './exigir-su-actualizacion.ts'
import type { Lugar } from './read-model.ts'

/**
 * The prospect for changing its quote: 422 of an inactive one, or while an authorization holds it (spec 2 §4); of the
 * sale, once its plan is confirmed; of an update, unless one is open.
 */
export async function editarCotizacion(ctx: Context, prospectoId: number, lugar: Lugar = 'venta'): Promise<Cotizable> {
  const prospecto = await editarProspecto(ctx, prospectoId)
  if (lugar === 'venta') ensure(!estaBloqueado(prospecto.etapa), common.stageJump)
  else await exigirSuActualizacion(ctx, prospecto)
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await exigirCotizable(ctx, prospecto)
  await exigirAutorizado(ctx, prospectoId)
  return { ...prospecto, lugar }
}
