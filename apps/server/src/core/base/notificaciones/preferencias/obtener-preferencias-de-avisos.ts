import { obtenerPreferenciasDeAvisos } from '@alerce/contract/operations/base/avisos'
import { persona } from '../../../actor.ts'
import { useCase } from '../../../use-case.ts'
import { preferenciasDe } from './read-model.ts'

export const obtenerPreferenciasDeAvisosUseCase = useCase(obtenerPreferenciasDeAvisos, async (_nothing, ctx) => {
  const { callados, sinCorreo, ...otras } = await preferenciasDe(ctx.tx, persona(ctx).usuarioId)
  return { callados: [...callados], sinCorreo: [...sinCorreo], ...otras }
})
