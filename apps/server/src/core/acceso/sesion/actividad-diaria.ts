import { actividadDiaria } from '@alerce/contract/operations/acceso/ingreso'
import { horasDesde } from '@alerce/domain/acceso/actividad'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { tramosDesde } from '../../../sesiones/read-model.ts'
import { useCase } from '../../use-case.ts'
import { ejecutivoDe } from './ejecutivo.ts'

/** Hours of activity of the day in Santiago; from 12 on the screens close the session (spec 1 §9). */
export const actividadDiariaUseCase = useCase(actividadDiaria, async (input, ctx) => {
  const { id } = await ejecutivoDe(ctx, input.rutejecutivo)
  const desde = inicioDelDia(ctx.hoy)
  return { codError: 0, valor: { horas: horasDesde(await tramosDesde(ctx.tx, id, desde), desde) } }
})
