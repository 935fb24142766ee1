import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import { refreshAfter } from '../../../../lib/refresh.ts'
import { type Cita, changeOf, useAgendar } from '../citas.ts'
import { type Cambio, cambioDe, yaNoExiste } from './falla-de-cita.ts'

/** Says what became of a past appointment. */
export function useDesenlace(cita: Cita, onDone: () => void) {
  const [base, setBase] = useState(cita)
  const [cambio, setCambio] = useState<Cambio | null>(null)
  const { mutateAsync, isPending } = useAgendar()
  const client = useQueryClient()
  const message = useMessage()

  const failed = async (error: unknown) => {
    const cambiada = cambioDe(error)
    if (cambiada) {
      setBase({ ...base, ...cambiada.ahora })
      setCambio(cambiada)
    } else {
      await message(messageOf(error, agendaMessages.saveFailed.text))
    }
    if (cambiada || yaNoExiste(error)) await refreshAfter(client, 'agendarCita')
    if (yaNoExiste(error)) onDone()
  }

  const save = async (estado: 'R' | 'N') => {
    try {
      await mutateAsync(changeOf(base, { estado }))
      onDone()
    } catch (error) {
      await failed(error)
    }
  }

  return { base, cambio, busy: isPending, save: (estado: 'R' | 'N') => void save(estado) }
}
