import { obtenerEstadisticasSuscripciones } from '@alerce/contract/operations/cartera/estadisticas'
import { estadisticasDe } from '@alerce/domain/cartera/estadisticas'
import { useCase } from '../../use-case.ts'
import { consultaDe } from './consulta.ts'
import { cierreDelAnio, count } from './read-model.ts'

/** The figures of 'Mis Estadisticas' (core rules, Figures). */
export const obtenerEstadisticasSuscripcionesUseCase = useCase(obtenerEstadisticasSuscripciones, async (input, ctx) => {
  const consulta = await consultaDe(ctx, input)
  return estadisticasDe(await count(ctx.tx, consulta), await cierreDelAnio(ctx.tx, consulta))
})
