import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { refreshAfter } from '../../../../lib/refresh.ts'
import { useEliminar } from '../citas.ts'
import { yaNoExiste } from './falla-de-cita.ts'

/** Asks, deletes, and then everything closes (spec 1 §4). `onDeleted` too when it had been deleted already. */
export function useEliminarCita(onDeleted: () => unknown) {
  const { mutateAsync, isPending } = useEliminar()
  const client = useQueryClient()
  const confirm = useConfirm()
  const tell = useTellFailure()(agendaMessages.deleteFailed.text)

  const eliminar = async (citaId: number) => {
    if (!(await confirm({ text: agendaMessages.confirmDelete.text, accept: 'Eliminar' }))) return
    try {
      await mutateAsync({ citaId })
    } catch (error) {
      await tell(error)
      if (!yaNoExiste(error)) return
      await refreshAfter(client, 'agendarCita')
    }
    await onDeleted()
  }

  return { busy: isPending, eliminar: (citaId: number) => void eliminar(citaId) }
}
