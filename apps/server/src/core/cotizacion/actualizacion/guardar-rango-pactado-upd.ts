import { guardarRangoPactadoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { guardarRangoEn } from '../cotizacion/rango/guardar-rango-pactado.ts'

export const guardarRangoPactadoUpdUseCase = useCase(guardarRangoPactadoUpd, guardarRangoEn('actualizacion'))
