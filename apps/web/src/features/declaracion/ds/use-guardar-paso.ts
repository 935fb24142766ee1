import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import type { Screen } from '@alerce/contract/screens'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import type { Declaracion } from '../../../components/sale/with-declaracion.tsx'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { goTo } from '../../../lib/routes.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { useGuardarEtapa } from './queries.ts'

/**
 * After a screen was saved: its stage with the day (spec 2 §4), then the next screen, or word that it was saved.
 * `skipped`: stages of screens with nothing to ask, completed on the way to the next one.
 */
export function useGuardarPaso(ds: Declaracion, etapa: EtapaDS, next: Screen, skipped: readonly EtapaDS[] = []) {
  const guardarEtapa = useGuardarEtapa()
  const message = useMessage()
  const navigate = useWayOn()
  return async (advance: boolean): Promise<void> => {
    const fechaRegistro = aDDMMYYYY(todayInSantiago())
    for (const done of advance ? [etapa, ...skipped] : [etapa]) {
      await guardarEtapa.mutateAsync({ identificador: ds.identificador, etapa: done, fechaRegistro })
    }
    if (advance) await navigate(goTo(next, ds.ids))
    else void message(prospectoMessages.saved.text, 'ok')
  }
}
