import { inactividadDiaria } from '@alerce/contract/operations/acceso/ingreso'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { ultimaActividad } from '../../../sesiones/read-model.ts'
import { useCase } from '../../use-case.ts'
import { ejecutivoDe } from './ejecutivo.ts'

/** Whole minutes since the last recorded activity (spec 1 §9). */
export const inactividadDiariaUseCase = useCase(inactividadDiaria, async (input, ctx) => {
  const { id } = await ejecutivoDe(ctx, input.rutejecutivo)
  const ultima = (await ultimaActividad(ctx.tx, id)) ?? ctx.ahora
  const minutos = Math.max(0, Math.floor((Date.parse(ctx.ahora) - Date.parse(ultima)) / MINUTO_MS))
  return { codError: 0, valor: { minutos } }
})
