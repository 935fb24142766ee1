import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import type { Input } from '@alerce/contract/operation'
import { guardarPlanSeleccionadoCompensado } from '@alerce/contract/operations/cotizacion/compensacion'
import { leerProspecto } from '../../../postulacion/prospecto/policy.ts'
import { ensure } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import type { Lugar } from '../read-model.ts'
import { guardarPlanSeleccionadoEn } from '../seleccion/guardar-plan-seleccionado.ts'

/** Saves a plan of a pair by the rules of any plan; only refuses a prospect without a pair. */
export const guardarPlanCompensadoEn =
  (lugar: Lugar) => async (input: Input<typeof guardarPlanSeleccionadoCompensado>, ctx: Context) => {
    const { parejaId } = await leerProspecto(ctx, input.prospectoId)
    ensure(parejaId !== null, parejaMessages.sinPareja)
    return await guardarPlanSeleccionadoEn(lugar)(input, ctx)
  }

export const guardarPlanSeleccionadoCompensadoUseCase = useCase(
  guardarPlanSeleccionadoCompensado,
  guardarPlanCompensadoEn('venta'),
)
