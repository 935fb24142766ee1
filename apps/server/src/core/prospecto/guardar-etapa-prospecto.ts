import { antecedentesMessages } from '@alerce/contract/messages/antecedentes'
import { common } from '@alerce/contract/messages/common'
import { parejaMessages } from '@alerce/contract/messages/prospecto/pareja'
import { guardarEtapaProspecto } from '@alerce/contract/operations/prospecto'
import type { EtapaProspecto } from '@alerce/domain/prospecto/etapas'
import { exigirAutorizado } from '../autorizaciones/exigir-autorizado.ts'
import { confirmarPlan } from '../cotizacion/confirmar-plan.ts'
import { hayPlanSeleccionado } from '../cotizacion/read-model.ts'
import { declaracionVivaDe } from '../declaracion/read-model.ts'
import { exigirDocumentos } from '../documentos-postulante/exigir-documentos.ts'
import { exigirTurno } from '../gestion/exigir-turno.ts'
import { ensure } from '../refusal.ts'
import { type Context, useCase } from '../use-case.ts'
import { cambiarEtapa } from './cambiar-etapa.ts'
import { editarProspecto } from './policy.ts'
import type { Prospecto } from './read-model.ts'

/** What must stand before a client may save a stage: the domain knows the order, this the facts behind it. */
async function tieneLoNecesario({ tx }: Context, { id, parejaId }: Prospecto, etapa: EtapaProspecto): Promise<boolean> {
  if (etapa === 'cotizacionFinalizada') return await hayPlanSeleccionado(tx, id)
  if (etapa === 'resumenCotizacionCompensado') return parejaId !== null && (await hayPlanSeleccionado(tx, id))
  if (etapa === 'dsManualGenerada') return (await declaracionVivaDe(tx, id))?.tipoVenta === 'M'
  if (etapa === 'invitacionEnviada') return (await declaracionVivaDe(tx, id))?.tipoVenta === 'E'
  return true
}

/** Ends the choice of a plan. */
const confirmaElPlan = ({ etapa }: Prospecto, hasta: EtapaProspecto): boolean =>
  etapa === 'prospecto' && (hasta === 'cotizacionFinalizada' || hasta === 'resumenCotizacionCompensado')

/** Saves a stage of the prospect; confirming a plan fixes its quote. The stage it has already changes nothing. */
export const guardarEtapaProspectoUseCase = useCase(guardarEtapaProspecto, async ({ prospectoId, etapa }, ctx) => {
  const prospecto = await editarProspecto(ctx, prospectoId)
  if (prospecto.etapa === etapa) return { etapa }
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  if (prospecto.etapa === 'prospecto') await exigirAutorizado(ctx, prospectoId)
  const confirma = confirmaElPlan(prospecto, etapa)
  // a pair is not quoted yet: the answer says so, not only that the step is missing
  const falta = confirma && prospecto.parejaId !== null ? parejaMessages.cotizacionCerrada : common.stageJump
  ensure(await tieneLoNecesario(ctx, prospecto, etapa), falta)
  if (confirma) await exigirDocumentos(ctx, prospectoId)
  await exigirTurno(ctx, prospecto, etapa)
  await cambiarEtapa(ctx, prospecto, etapa)
  if (etapa === 'cotizacionFinalizada') await confirmarPlan(ctx, prospectoId)
  return { etapa }
})
