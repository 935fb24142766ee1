import { guardarRangoPactadoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { saveRangoIn } from '../cotizaciones/rango/guardar-rango-pactado.ts'

export const guardarRangoPactadoUpdUseCase = useCase(guardarRangoPactadoUpd, saveRangoIn('actualizacion'))
