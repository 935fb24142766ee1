import { common } from '@alerce/contract/messages/common'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { ensureCompensacion } from '../../cotizacion/cotizaciones/compensacion/ensure-compensacion.ts'
import { hayPlanSeleccionado } from '../../cotizacion/cotizaciones/read-model.ts'
import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import { ensureTurno } from '../../declaracion/turno/ensure-creacion.ts'
import { ensureAutorizado } from '../../postulacion/autorizaciones/ensure-autorizado.ts'
import { ensureFamilia } from '../../postulacion/beneficiarios/ensure-familia.ts'
import { ensureDocumentos } from '../../postulacion/documentos-postulante/ensure-documentos.ts'
import { ensurePaso } from '../../postulacion/prospecto/change-etapa.ts'
import { beneficiariosDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Facts that a stage requires before a client may save it; the order of stages is in the domain. */
async function tieneLoNecesario({ tx }: Context, { id, parejaId }: Prospecto, etapa: EtapaProspecto): Promise<boolean> {
  if (etapa === 'cotizacionFinalizada') return await hayPlanSeleccionado(tx, id)
  if (etapa === 'resumenCotizacionCompensado') return parejaId !== null && (await hayPlanSeleccionado(tx, id))
  if (etapa === 'dsManualGenerada') return (await declaracionVivaDe(tx, id))?.tipoVenta === 'M'
  // Invitations change only by their own operations, and going back clears the quote. Saving the present stage returned
  // 200 before
  return false
}

/** True when the new stage confirms the plan. */
const confirmaElPlan = ({ etapa }: Prospecto, hasta: EtapaProspecto): boolean =>
  etapa === 'prospecto' && (hasta === 'cotizacionFinalizada' || hasta === 'resumenCotizacionCompensado')

/**
 * Requires the facts of a stage: 422 while an authorization, a plan, a declaration or a required document is missing.
 */
async function ensureNecessary(ctx: Context, prospecto: Prospecto, etapa: EtapaProspecto): Promise<void> {
  if (prospecto.etapa === 'prospecto') await ensureAutorizado(ctx, prospecto.id)
  const enPareja = prospecto.parejaId !== null
  ensure(await tieneLoNecesario(ctx, prospecto, etapa), common.stageJump)
  if (enPareja && etapa === 'cotizacionFinalizada') await ensureCompensacion(ctx, prospecto.id)
  if (confirmaElPlan(prospecto, etapa)) await ensureDocumentos(ctx, prospecto.id)
}

/**
 * Requirements of a stage, except the price of the day; writes nothing. Checked before the confirmation dialog and
 * again after it, with the whole priced family.
 */
export async function ensureAvance(ctx: Context, prospecto: Prospecto, etapa: EtapaProspecto): Promise<void> {
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await ensureTurno(ctx, prospecto, etapa)
  await ensureNecessary(ctx, prospecto, etapa)
  ensurePaso(prospecto, etapa)
  if (etapa !== 'cotizacionFinalizada') return
  const { id, fechaNacimiento } = prospecto
  ensureFamilia({ grupo: await beneficiariosDe(ctx.tx, id), titular: fechaNacimiento }, ctx.hoy)
}
