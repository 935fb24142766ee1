import { cambioDeClaveRules } from '@alerce/contract/forms/acceso/clave'
import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { call } from '../../../lib/api/call.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { currentEntry } from '../../../lib/session/entry.ts'
import { useReturnPlace } from '../../../lib/session/return-place.ts'
import { desksOf, renewSession, type Session } from '../../../lib/session/session.ts'
import { tellTabs } from '../../../lib/session/session-channel.ts'
import { useClaveForm } from './use-clave-form.ts'

const empty = { actual: '', nueva: '', repetida: '' }

/** The form of one's own password; `back`: where one was, or where one works. */
export function useCambiarClave(session: Session) {
  const navigate = useWayOn()
  const message = useMessage()
  const { volverA } = useReturnPlace()
  const back = volverA ?? desksOf(session).find(({ entry }) => entry === currentEntry())?.path ?? '/'

  const save = async ({ actual, nueva }: typeof empty) => {
    await call('cambiarClave', { actual, nueva })
    // The server has given this browser a new session; the other tabs still hold the token of the former one.
    tellTabs({ kind: 'entered' })
    await renewSession()
    await navigate(back, { replace: true })
    await message('Su contraseña fue cambiada. Sus otras sesiones se cerraron.', 'ok')
  }
  const form = useClaveForm({
    empty,
    rules: cambioDeClaveRules(session),
    save,
    failure: claveMessages.failed.text,
  })
  return { back, ...form }
}
