import { obtenerCargasCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { cutPage, useCase } from '../../../use-case.ts'
import { presentCarga } from './present-carga.ts'
import { cargasGuardadas } from './read-model.ts'

export const obtenerCargasCatalogoUseCase = useCase(obtenerCargasCatalogo, async ({ tabla, cursor, limite }, ctx) => {
  const filas = await cargasGuardadas(ctx.tx, { tabla: tabla ?? null, cursor: cursor ?? null, limite: limite + 1 })
  const { pagina, siguiente } = cutPage(filas, limite)
  const cargas = []
  for (const carga of pagina) cargas.push(await presentCarga(ctx, carga))
  return { cargas, siguiente }
})
