import { obtenerPrestadores } from '@alerce/contract/operations/cotizacion/cotizacion'
import { useCase } from '../../use-case.ts'
import { prestadoresDe } from './read-model.ts'

export const obtenerPrestadoresUseCase = useCase(obtenerPrestadores, async ({ region }, { tx, hoy }) => {
  const prestadores = await prestadoresDe(tx, region, hoy)
  return prestadores.map(({ codigo, nombre }) => ({ codigo, prestador: nombre }))
})
