import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { refreshAfter } from '../../../../lib/refresh.ts'
import { type Cita, useEliminar } from '../citas.ts'
import { type Cambio, cambioDe, yaNoExiste } from './falla-de-cita.ts'

/** Reports a change of a dialog; `borrada`: the deleted appointment. */
export type SayCita = (text: string, borrada?: Cita) => void

interface AlEliminar {
  /** Also called for an appointment deleted elsewhere, but without it: only a deletion made here can be undone. */
  readonly onSaid: SayCita
  /** Called when the appointment no longer exists, after the report. */
  readonly onGone?: () => void
  /** Called when the appointment is not the version that was read. */
  readonly onChanged: (cambio: Cambio) => void
}

const ELIMINADA = 'Cita eliminada'

/** Asks, deletes, and then everything closes (spec 1 §4). */
export function useEliminarCita({ onSaid, onGone, onChanged }: AlEliminar) {
  const { mutateAsync, isPending } = useEliminar()
  const client = useQueryClient()
  const confirm = useConfirm()
  const tell = useTellFailure()(agendaMessages.deleteFailed.text)

  const removeIt = async (cita: Cita) => {
    const { citaId, version } = cita
    const question = { text: agendaMessages.confirmDelete.text, accept: 'Eliminar' }
    try {
      if (!(await confirm(question, () => mutateAsync({ citaId, version }, () => onSaid(ELIMINADA, cita))))) return
    } catch (error) {
      const cambio = cambioDe(error)
      if (cambio) return onChanged(cambio)
      await tell(error)
      if (!yaNoExiste(error)) return
      await refreshAfter(client, 'agendarCita')
      onSaid(ELIMINADA)
    }
    onGone?.()
  }

  return { busy: isPending, removeIt: (cita: Cita) => void removeIt(cita) }
}
