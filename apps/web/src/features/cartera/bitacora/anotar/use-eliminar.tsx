import { anotacionMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { useWrite } from '../../../../lib/use-call.ts'
import type { Anotacion } from '../queries.ts'

/** Deletes an own annotation of today; the toast restores it. */
export function useEliminar() {
  const { tell, toast } = useUndoToast(anotacionMessages.restoreFailed.text)
  const eliminar = useWrite('eliminarAnotacion')
  const restituir = useWrite('restituirAnotacion')
  const { run } = useAction(
    ({ anotacionId }: Anotacion) =>
      eliminar.mutateAsync({ anotacionId }, () =>
        tell('Anotación eliminada', (said) => restituir.mutateAsync({ anotacionId }, () => said())),
      ),
    anotacionMessages.deleteFailed.text,
  )
  return { toast, remove: (anotacion: Anotacion) => run(anotacion) }
}
