import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { Declaracion } from '../../../components/sale/with-declaracion.tsx'
import { now } from '../../../lib/time/clock.ts'
import { useGuardarEtapa } from './queries.ts'

/** Saves stage resumenCotizacion with what was done with the papers (spec 2 §4); nothing in any other stage. */
export function useGuardarResumen({ identificador, etapa }: Declaracion) {
  const guardarEtapa = useGuardarEtapa()
  return async (subetapa: 'Documentos Generados' | 'Documentos Enviados al Cliente'): Promise<void> => {
    const from = subetapa === 'Documentos Generados' ? 'documentosContractuales' : 'resumenCotizacion'
    if (etapa !== from) return
    const fechaRegistro = aDDMMYYYY(hoyEnSantiago(now()))
    await guardarEtapa.mutateAsync({ identificador, etapa: 'resumenCotizacion', subetapa, fechaRegistro })
  }
}
