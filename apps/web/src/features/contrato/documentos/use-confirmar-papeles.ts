import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { useNavigate } from 'react-router'
import { useAction } from '../../../components/actions/use-action.ts'
import type { Declaracion } from '../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useGuardarResumen } from './use-guardar-resumen.ts'

/** The papers are as they should be: the stage says so, and they are opened. */
export function useConfirmarPapeles(ds: Declaracion) {
  const guardarResumen = useGuardarResumen(ds)
  const navigate = useNavigate()
  return useAction(async () => {
    await guardarResumen('Documentos Generados')
    await navigate(goTo('documentsPreview', ds.ids))
  }, declaracionMessages.etapaSaveFailed.text)
}
