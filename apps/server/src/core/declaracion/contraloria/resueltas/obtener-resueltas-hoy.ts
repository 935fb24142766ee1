import { obtenerResueltasHoy } from '@alerce/contract/operations/declaracion/contraloria/resueltas'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { persona } from '../../../actor.ts'
import { cutPage, useCase } from '../../../use-case.ts'
import { resueltasDesde } from './read-model.ts'

export const obtenerResueltasHoyUseCase = useCase(obtenerResueltasHoy, async ({ cursor, limite, desde }, ctx) => {
  const { usuarioId } = persona(ctx)
  const rows = await resueltasDesde(ctx.tx, inicioDelDia(desde ?? ctx.hoy), {
    cursor: cursor ?? null,
    limite: limite + 1,
  })
  const { pagina, siguiente } = cutPage(rows, limite)
  return {
    resueltas: pagina.map(({ id, usuarioId: quien, ...respuesta }) => ({
      ...respuesta,
      evaluacionId: id,
      propia: quien === usuarioId,
    })),
    siguiente,
  }
})
