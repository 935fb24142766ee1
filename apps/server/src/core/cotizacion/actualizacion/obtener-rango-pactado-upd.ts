import { obtenerRangoPactadoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { rangoEn } from '../cotizaciones/rango/obtener-rango-pactado.ts'

export const obtenerRangoPactadoUpdUseCase = useCase(obtenerRangoPactadoUpd, rangoEn('actualizacion'))
