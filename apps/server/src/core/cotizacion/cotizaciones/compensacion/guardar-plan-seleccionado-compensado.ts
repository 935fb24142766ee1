import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import type { Input } from '@alerce/contract/operation'
import { guardarPlanSeleccionadoCompensado } from '@alerce/contract/operations/cotizacion/compensacion'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { ensure } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import type { Lugar } from '../read-model.ts'
import { savePlanSeleccionadoIn } from '../seleccion/guardar-plan-seleccionado.ts'

/** Saves a plan of a pair by the rules of any plan; only refuses a prospect without a pair. */
export const savePlanCompensadoIn =
  (lugar: Lugar) => async (input: Input<typeof guardarPlanSeleccionadoCompensado>, ctx: Context) => {
    const { parejaId } = await readProspecto(ctx, input.prospectoId)
    ensure(parejaId !== null, parejaMessages.sinPareja)
    return await savePlanSeleccionadoIn(lugar)(input, ctx)
  }

export const guardarPlanSeleccionadoCompensadoUseCase = useCase(
  guardarPlanSeleccionadoCompensado,
  savePlanCompensadoIn('venta'),
)
