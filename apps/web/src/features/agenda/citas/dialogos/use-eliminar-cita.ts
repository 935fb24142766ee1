import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { refreshAfter } from '../../../../lib/refresh.ts'
import { type Cita, useEliminar } from '../citas.ts'
import { type Cambio, cambioDe, yaNoExiste } from './falla-de-cita.ts'

/** What was done in a dialog; `borrada`: what it deleted. */
export type SayCita = (text: string, borrada?: Cita) => void

/**
 * Asks, deletes, and then everything closes (spec 1 §4). `onDeleted` too when it had been deleted already, but
 * then without it: only what was deleted here is given back. `onChanged` where it is no longer what was read.
 */
export function useEliminarCita(onDeleted: (borrada?: Cita) => unknown, onChanged: (cambio: Cambio) => void) {
  const { mutateAsync, isPending } = useEliminar()
  const client = useQueryClient()
  const confirm = useConfirm()
  const tell = useTellFailure()(agendaMessages.deleteFailed.text)

  const eliminar = async (cita: Cita) => {
    const { citaId, version } = cita
    const question = { text: agendaMessages.confirmDelete.text, accept: 'Eliminar' }
    try {
      if (!(await confirm(question, () => mutateAsync({ citaId, version })))) return
    } catch (error) {
      const cambio = cambioDe(error)
      if (cambio) return onChanged(cambio)
      await tell(error)
      if (!yaNoExiste(error)) return
      await refreshAfter(client, 'agendarCita')
      return await onDeleted()
    }
    await onDeleted(cita)
  }

  return { busy: isPending, eliminar: (cita: Cita) => void eliminar(cita) }
}
