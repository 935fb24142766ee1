import { claveNuevaRules } from '@alerce/contract/forms/acceso/clave'
import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { call } from '../../../lib/api/call.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { goTo } from '../../../lib/routes.ts'
import type { ReturnPlace } from '../../../lib/session/return-place.ts'
import { NuevaFields } from './nueva-fields.tsx'
import { useClaveForm } from './use-clave-form.ts'

const empty = { nueva: '', repetida: '' }
const changed: ReturnPlace = { motivo: 'clave' }

/** True of the answer to a link that was used, or whose time is over. */
export const isOver = (error: unknown): boolean => isRefusal(error, claveMessages.enlaceNoVigente.status)

interface NuevaProps {
  readonly enlace: string
  readonly usuario: string
  /** The link is over. */
  readonly onOver: () => void
}

/** The new password, typed twice, of the user whose link this is. */
export function Nueva({ enlace, usuario, onOver }: NuevaProps) {
  const navigate = useNavigate()
  const save = async ({ nueva }: typeof empty) => {
    try {
      await call('restablecerClave', { enlace, nueva })
      await navigate(goTo('login'), { replace: true, state: changed })
    } catch (error) {
      if (!isOver(error)) throw error
      onOver()
    }
  }
  const { field, submit, busy } = useClaveForm({
    empty,
    rules: claveNuevaRules,
    save,
    failure: claveMessages.failed.text,
  })
  return (
    <form onSubmit={submit} noValidate>
      {/* so that a password manager knows whose it is */}
      <input type="text" autoComplete="username" value={usuario} readOnly hidden />
      <p>
        Usuario <b>{usuario}</b>
      </p>
      <NuevaFields field={field} dueno={null} />
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          Guardar contraseña
        </Button>
      </div>
    </form>
  )
}
