import { actualizacionMessages } from '@alerce/contract/messages/contrato/actualizacion'
import { useLugar } from '../../../lib/sale/lugar.tsx'
import { useSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import type { ResumenCompensado } from './queries.ts'
import { cierreDeLaVuelta, cierreDelMonto, esperaDe } from './values.ts'

/** Why this one of a pair cannot go on yet, and why it cannot go back; null: it can. */
export function useEspera(resumen: ResumenCompensado) {
  const { actualiza } = useLugar()
  const { data } = useSuActualizacion(resumen.prospectoId, actualiza)
  if (!actualiza) return { espera: esperaDe(resumen), vuelta: cierreDeLaVuelta(resumen) }
  // in its giver's update it is the giver who confirms, for both
  const ajena = data?.estadoEdicion === 'E' ? null : actualizacionMessages.otorgaPrimero.text
  return { espera: ajena ?? (resumen.otorga ? cierreDelMonto(resumen) : null), vuelta: null }
}
