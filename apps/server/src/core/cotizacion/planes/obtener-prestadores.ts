import { obtenerPrestadores } from '@alerce/contract/operations/cotizacion/cotizacion'
import { useCase } from '../../use-case.ts'
import { prestadoresDe } from './read-model.ts'

export const obtenerPrestadoresUseCase = useCase(obtenerPrestadores, async ({ region }, { tx }) => {
  const prestadores = await prestadoresDe(tx, region)
  return prestadores.map(({ codigo, nombre }) => ({ codigo, prestador: nombre }))
})
