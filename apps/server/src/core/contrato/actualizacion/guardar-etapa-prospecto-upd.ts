import { common } from '@alerce/contract/messages/common'
import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { guardarEtapaProspectoUpd } from '@alerce/contract/operations/contrato/actualizacion'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { exigirActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { actualizacionAbierta } from '../../postulacion/edicion/read-model.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'

/** Saving one of these confirms an update (core rules, UPD). */
const confirman: readonly EtapaProspecto[] = ['cotizacionFinalizada', 'resumenCotizacionCompensado']

/** Confirms nothing yet: an update has no quote of its own. The stage that the prospect has already changes nothing. */
export const guardarEtapaProspectoUpdUseCase = useCase(guardarEtapaProspectoUpd, async (input, ctx) => {
  const { prospectoId, etapa } = input
  const prospecto = await editarProspecto(ctx, prospectoId)
  const abierta = await actualizacionAbierta(ctx.tx, prospectoId)
  ensure(abierta === null || !confirman.includes(etapa), m.cotizacionCerrada)
  if (prospecto.etapa === etapa) return { etapa }
  await exigirActualizacion(ctx, prospectoId)
  ensure(false, common.stageJump)
})
