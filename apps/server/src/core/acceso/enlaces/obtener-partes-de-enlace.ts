import { obtenerPartesDeEnlace } from '@alerce/contract/operations/acceso/enlaces'
import { useCase } from '../../use-case.ts'
import { jefeQueMira } from './alcance.ts'
import { activosCon } from './read-model.ts'

export const obtenerPartesDeEnlaceUseCase = useCase(obtenerPartesDeEnlace, async (_nothing, ctx) => {
  const jefe = jefeQueMira(ctx)
  return { asesores: await activosCon(ctx.tx, 'asesor', jefe), jefes: await activosCon(ctx.tx, 'jefatura', jefe) }
})
