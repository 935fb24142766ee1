import { actividadDiaria } from '@alerce/contract/operations/acceso/ingreso'
import { useCase } from '../../use-case.ts'
import { ejecutivoDe, horasDeHoy } from './ejecutivo.ts'

/** Hours of activity of the day in Santiago; from 12 on the screens close the session (spec 1 §9). */
export const actividadDiariaUseCase = useCase(actividadDiaria, async (input, ctx) => {
  const { id } = await ejecutivoDe(ctx, input.rutejecutivo)
  return { codError: 0, valor: { horas: await horasDeHoy(ctx, id) } }
})
