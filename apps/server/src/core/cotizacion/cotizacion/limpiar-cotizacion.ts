import { common } from '@alerce/contract/messages/common'
import { limpiarCotizacion } from '@alerce/contract/operations/postulacion/prospecto'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { anotar } from '../../base/bitacora/anotar.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { borrarCotizacion } from './borrar-cotizacion.ts'
import { hayPlanSeleccionado } from './read-model.ts'

/** Forgets plan, range and preferences; only while no plan is confirmed (core rules, Stages). */
export const limpiarCotizacionUseCase = useCase(limpiarCotizacion, async ({ prospectoId }, ctx) => {
  const prospecto = await editarProspecto(ctx, prospectoId)
  ensure(!estaBloqueado(prospecto.etapa), common.stageJump)
  // clients call it after every save: an entry only where a chosen plan was lost
  if (await hayPlanSeleccionado(ctx.tx, prospectoId)) await anotar(ctx, prospectoId, 'cotizacionLimpiada')
  await borrarCotizacion(ctx, prospecto)
  return 'ok' as const
})
