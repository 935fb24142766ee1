import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { guardarEtapaProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import { confirmarPlan } from '../../cotizacion/cotizacion/confirmar-plan.ts'
import { exigirTurno } from '../../declaracion/turno/exigir-turno.ts'
import { cambiarEtapa } from '../../postulacion/prospecto/cambiar-etapa.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { exigirLoNecesario } from './exigir-lo-necesario.ts'

/** Saves a stage of the prospect; confirming a plan fixes its quote. The stage it has already changes nothing. */
export const guardarEtapaProspectoUseCase = useCase(guardarEtapaProspecto, async ({ prospectoId, etapa }, ctx) => {
  const prospecto = await editarProspecto(ctx, prospectoId)
  if (prospecto.etapa === etapa) return { etapa }
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await exigirTurno(ctx, prospecto, etapa)
  await exigirLoNecesario(ctx, prospecto, etapa)
  await cambiarEtapa(ctx, prospecto, etapa)
  if (etapa === 'cotizacionFinalizada') await confirmarPlan(ctx, prospecto)
  return { etapa }
})
