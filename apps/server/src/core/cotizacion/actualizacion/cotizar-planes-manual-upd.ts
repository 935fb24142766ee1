import { cotizarPlanesManualUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { planManualEn } from '../cotizaciones/opciones/cotizar-planes-manual.ts'

export const cotizarPlanesManualUpdUseCase = useCase(cotizarPlanesManualUpd, planManualEn('actualizacion'))
