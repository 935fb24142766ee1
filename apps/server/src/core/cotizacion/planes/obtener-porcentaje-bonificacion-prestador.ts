import { obtenerPorcentajeBonificacionPrestador } from '@alerce/contract/operations/cotizacion/cotizacion'
import { useCase } from '../../use-case.ts'
import { bonificacionesDe } from './read-model.ts'

export const obtenerPorcentajeBonificacionPrestadorUseCase = useCase(
  obtenerPorcentajeBonificacionPrestador,
  async ({ codigoPrestador }, { tx, hoy }) => {
    const pares = await bonificacionesDe(tx, codigoPrestador, hoy)
    return pares.map((par) => ({ porcentajeBonificacionId: par }))
  },
)
