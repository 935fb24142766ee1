import { obtenerPlanesV3 } from '@alerce/contract/operations/cotizacion/planes'
import { useCase } from '../../../use-case.ts'
import { listaDePlanesEn } from './obtener-planes.ts'

export const obtenerPlanesV3UseCase = useCase(obtenerPlanesV3, listaDePlanesEn('venta'))
