import { common } from '@alerce/contract/messages/common'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { esperaParaCotizar, estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { ensureAutorizado } from '../../postulacion/autorizaciones/ensure-autorizado.ts'
import { prospectoPorSeguir } from '../../postulacion/prospecto/events.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { findProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Cotizable } from './cotizable.ts'
import { ensureSuActualizacion } from './ensure-su-actualizacion.ts'
import type { Lugar } from './read-model.ts'

/**
 * Refuses (422) to quote a side of a pair whose other side has ended. Also the receiver, until its giver has a plan and
 * is at the compensation step.
 */
export async function ensureCotizable(
  { tx, raise }: Pick<Context, 'tx' | 'raise'>,
  prospecto: Prospecto,
): Promise<void> {
  const { parejaId, otorga } = prospecto
  if (parejaId === null) return
  await raise(prospectoPorSeguir, prospecto)
  if (otorga) return
  const otro = await findProspecto(tx, parejaId)
  ensure(otro && !esperaParaCotizar(otro.etapa), parejaMessages.otorganteSinTerminar)
}

/**
 * Prospect for changing its quote. 422 when inactive, or while an authorization blocks it (spec 2 §4). Of a sale: also
 * once its plan is confirmed; of an update: unless one is open.
 */
export async function editCotizacion(ctx: Context, prospectoId: number, lugar: Lugar = 'venta'): Promise<Cotizable> {
  const prospecto = await editProspecto(ctx, prospectoId)
  if (lugar === 'venta') ensure(!estaBloqueado(prospecto.etapa), common.stageJump)
  else await ensureSuActualizacion(ctx, prospecto)
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await ensureCotizable(ctx, prospecto)
  await ensureAutorizado(ctx, prospectoId)
  return { ...prospecto, lugar }
}
