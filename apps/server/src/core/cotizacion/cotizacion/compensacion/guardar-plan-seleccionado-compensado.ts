import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { guardarPlanSeleccionadoCompensado } from '@alerce/contract/operations/cotizacion/compensacion'
import { leerProspecto } from '../../../postulacion/prospecto/policy.ts'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { guardarPlanSeleccionadoUseCase } from '../seleccion/guardar-plan-seleccionado.ts'

/** The rules of a pair are those of the same act: this call only refuses who is in none. */
export const guardarPlanSeleccionadoCompensadoUseCase = useCase(
  guardarPlanSeleccionadoCompensado,
  async (input, ctx) => {
    const { parejaId } = await leerProspecto(ctx, input.prospectoId)
    ensure(parejaId !== null, parejaMessages.sinPareja)
    return await guardarPlanSeleccionadoUseCase.run(input, ctx)
  },
)
