import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import { refreshAfter } from '../../../../lib/refresh.ts'
import { useWork } from '../../../../lib/use-call.ts'
import type { Cita } from '../citas.ts'
import { type Cambio, cambioDe, yaNoExiste } from './falla-de-cita.ts'

/** Saves the outcome of a past appointment and reports it; rejects on failure. */
export type SayOutcome = (cita: Cita, estado: 'R' | 'N') => Promise<void>

interface UseDesenlaceOptions {
  readonly cita: Cita
  readonly onMark: SayOutcome
  readonly onDone: () => void
}

/**
 * Outcome of a past appointment. If another person changed it meanwhile, the dialog stays open with the current state.
 */
export function useDesenlace({ cita, onMark, onDone }: UseDesenlaceOptions) {
  const [base, setBase] = useState(cita)
  const [cambio, setCambio] = useState<Cambio | null>(null)
  const { mutateAsync, isPending } = useWork((estado: 'R' | 'N') => onMark(base, estado), [])
  const client = useQueryClient()
  const message = useMessage()

  const changed = (cambiada: Cambio) => {
    setBase({ ...base, ...cambiada.ahora })
    setCambio(cambiada)
  }

  const failed = async (error: unknown) => {
    const cambiada = cambioDe(error)
    if (cambiada) changed(cambiada)
    else await message(messageOf(error, agendaMessages.saveFailed.text))
    if (!yaNoExiste(error)) return
    await refreshAfter(client, 'agendarCita')
    onDone()
  }

  const save = async (estado: 'R' | 'N') => {
    try {
      await mutateAsync(estado)
      onDone()
    } catch (error) {
      await failed(error)
    }
  }

  return { base, cambio, changed, busy: isPending, save: (estado: 'R' | 'N') => void save(estado) }
}
