import { antecedentesMessages } from '@alerce/contract/messages/antecedentes'
import { common } from '@alerce/contract/messages/common'
import { parejaMessages } from '@alerce/contract/messages/prospecto/pareja'
import { guardarEtapaProspecto } from '@alerce/contract/operations/prospecto'
import type { EtapaProspecto } from '@alerce/domain/prospecto/etapas'
import { exigirAutorizado } from '../autorizaciones/exigir-autorizado.ts'
import { confirmarPlan } from '../cotizacion/confirmar-plan.ts'
import { hayPlanSeleccionado } from '../cotizacion/read-model.ts'
import { declaracionVivaDe } from '../declaracion/read-model.ts'
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

/** A pair is not quoted yet: the answer says so, not only that the step is missing. */
const cotizaEnPareja = ({ parejaId, etapa }: Prospecto, hasta: EtapaProspecto): boolean =>
  parejaId !== null &&
  etapa === 'prospecto' &&
  (hasta === 'cotizacionFinalizada' || hasta === 'resumenCotizacionCompensado')

/** Saves a stage of the prospect; confirming a plan fixes its quote. The stage it has already changes nothing. */
export const guardarEtapaProspectoUseCase = useCase(guardarEtapaProspecto, async ({ prospectoId, etapa }, ctx) => {
  const prospecto = await editarProspecto(ctx, prospectoId)
  if (prospecto.etapa === etapa) return { etapa }
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  if (prospecto.etapa === 'prospecto') await exigirAutorizado(ctx, prospectoId)
  ensure(
    await tieneLoNecesario(ctx, prospecto, etapa),
    cotizaEnPareja(prospecto, etapa) ? parejaMessages.cotizacionCerrada : common.stageJump,
  )
  await exigirTurno(ctx, prospecto, etapa)
  await cambiarEtapa(ctx, prospecto, etapa)
  if (etapa === 'cotizacionFinalizada') await confirmarPlan(ctx, prospectoId)
  return { etapa }
})
