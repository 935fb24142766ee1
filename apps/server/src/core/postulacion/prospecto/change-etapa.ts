import { common } from '@alerce/contract/messages/common'
import { type EtapaProspecto, puedePasar } from '@alerce/domain/postulacion/etapas'
import { noteAndTell } from '../../base/bitacora/note.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { prospectoCambiado } from './events.ts'
import type { Prospecto } from './read-model.ts'
import { guardarEtapa } from './repository.ts'

/** Names of the stages in the Bitácora. */
const nombres: Record<EtapaProspecto, string> = {
  prospecto: 'se vuelve a cotizar',
  resumenCotizacionCompensado: 'plan elegido, falta la compensación',
  cotizacionFinalizada: 'plan confirmado',
  invitacionEnviada: 'invitación enviada',
  invitacionAnulada: 'invitación anulada',
  dsManualGenerada: 'DS manual generada',
}

/** Refuses a stage that cannot follow (422). */
export function ensurePaso({ etapa }: Pick<Prospecto, 'etapa'>, hasta: EtapaProspecto): void {
  ensure(puedePasar(etapa, hasta), common.stageJump)
}

/** Moves a prospect to a stage: the same one changes nothing, a forbidden one is refused (422). */
export async function changeEtapa(
  ctx: Pick<Context, 'tx' | 'jobs' | 'actor' | 'autor' | 'ahora' | 'raise'>,
  prospecto: Prospecto,
  hasta: EtapaProspecto,
): Promise<void> {
  if (prospecto.etapa === hasta) return
  ensurePaso(prospecto, hasta)
  await guardarEtapa(ctx.tx, prospecto.id, hasta)
  const sucesos = [{ tipo: 'venta.etapa', etapa: hasta }] as const
  await noteAndTell(ctx, prospecto.id, 'cambioDeEtapa', { detalle: nombres[hasta], sucesos })
  await ctx.raise(prospectoCambiado, { prospectoId: prospecto.id, desde: prospecto.etapa })
}
