import { obtenerPlanesUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { listaDePlanesEn } from '../cotizaciones/opciones/obtener-planes.ts'

export const obtenerPlanesUpdUseCase = useCase(obtenerPlanesUpd, listaDePlanesEn('actualizacion'))
