import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { refreshAfter } from '../../../../lib/refresh.ts'
import { type Cita, useEliminar } from '../citas.ts'
import { yaNoExiste } from './falla-de-cita.ts'

/** What was done in a dialog; `borrada`: what it deleted. */
export type SayCita = (text: string, borrada?: Cita) => void

/**
 * Asks, deletes, and then everything closes (spec 1 §4). `onDeleted` too when it had been deleted already, but
 * then without it: only what was deleted here is given back.
 */
export function useEliminarCita(onDeleted: (borrada?: Cita) => unknown) {
  const { mutateAsync, isPending } = useEliminar()
  const client = useQueryClient()
  const confirm = useConfirm()
  const tell = useTellFailure()(agendaMessages.deleteFailed.text)

  const eliminar = async (cita: Cita) => {
    const { citaId } = cita
    const question = { text: agendaMessages.confirmDelete.text, accept: 'Eliminar' }
    try {
      if (!(await confirm(question, () => mutateAsync({ citaId })))) return
    } catch (error) {
      await tell(error)
      if (!yaNoExiste(error)) return
      await refreshAfter(client, 'agendarCita')
      return await onDeleted()
    }
    await onDeleted(cita)
  }

  return { busy: isPending, eliminar: (cita: Cita) => void eliminar(cita) }
}
