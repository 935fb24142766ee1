import { guardarPreferenciasUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { savePreferenciasIn } from '../cotizaciones/rango/guardar-preferencias.ts'

export const guardarPreferenciasUpdUseCase = useCase(guardarPreferenciasUpd, savePreferenciasIn('actualizacion'))
