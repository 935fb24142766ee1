import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import { refreshAfter } from '../../../../lib/refresh.ts'
import { useWork } from '../../../../lib/use-call.ts'
import type { Cita } from '../citas.ts'
import { type Cambio, cambioDe, yaNoExiste } from './falla-de-cita.ts'

/** Saves what became of a past appointment and says so; rejects where it could not. */
export type SayOutcome = (cita: Cita, estado: 'R' | 'N') => Promise<void>

interface UseDesenlaceOptions {
  readonly cita: Cita
  readonly onMark: SayOutcome
  readonly onDone: () => void
}

/** Says what became of a past appointment; one that was changed meanwhile stays here, as it is now. */
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
