import { antecedentesMessages } from '@alerce/contract/messages/antecedentes'
import { guardarEtapaProspecto } from '@alerce/contract/operations/prospecto'
import { confirmarPlan } from '../cotizacion/confirmar-plan.ts'
import { exigirTurno } from '../gestion/exigir-turno.ts'
import { ensure } from '../refusal.ts'
import { useCase } from '../use-case.ts'
import { cambiarEtapa } from './cambiar-etapa.ts'
import { exigirLoNecesario } from './exigir-lo-necesario.ts'
import { editarProspecto } from './policy.ts'

/** Saves a stage of the prospect; confirming a plan fixes its quote. The stage it has already changes nothing. */
export const guardarEtapaProspectoUseCase = useCase(guardarEtapaProspecto, async ({ prospectoId, etapa }, ctx) => {
  const prospecto = await editarProspecto(ctx, prospectoId)
  if (prospecto.etapa === etapa) return { etapa }
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await exigirLoNecesario(ctx, prospecto, etapa)
  await exigirTurno(ctx, prospecto, etapa)
  await cambiarEtapa(ctx, prospecto, etapa)
  if (etapa === 'cotizacionFinalizada') await confirmarPlan(ctx, prospectoId)
  return { etapa }
})
