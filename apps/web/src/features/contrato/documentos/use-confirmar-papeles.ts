import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { useAction } from '../../../components/actions/use-action.ts'
import type { Declaracion } from '../../../components/sale/with-declaracion.tsx'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { goTo } from '../../../lib/routes.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { useGuardarEtapa } from './queries.ts'

/** The papers are as they should be: stage resumenCotizacion says so (spec 2 §4), and they are opened. */
export function useConfirmarPapeles({ identificador, etapa, ids }: Declaracion) {
  const guardarEtapa = useGuardarEtapa()
  const navigate = useWayOn()
  return useAction(async () => {
    const fechaRegistro = aDDMMYYYY(todayInSantiago())
    const generados = { etapa: 'resumenCotizacion', subetapa: 'Documentos Generados', fechaRegistro } as const
    if (etapa === 'documentosContractuales') await guardarEtapa.mutateAsync({ identificador, ...generados })
    await navigate(goTo('documentsPreview', ids))
  }, declaracionMessages.etapaSaveFailed.text)
}
