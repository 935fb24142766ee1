import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import { useState } from 'react'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import type { Session } from '../../../lib/session/session.ts'
import { logout } from './logout.ts'

/** "Cerrar sesión": one text for whatever keeps it from happening (spec 1 §8). */
export function useLogout(session: Session) {
  const message = useMessage()
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    try {
      await logout(session)
    } catch {
      setLeaving(false)
      await message(accesoMessages.logoutFailed.text)
    }
  }

  return { leave: () => void leave(), leaving }
}
