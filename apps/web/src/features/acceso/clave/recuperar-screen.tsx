import { claveNuevaRules } from '@alerce/contract/forms/acceso/clave'
import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AccessCard } from '../../../components/access/access-card.tsx'
import { Button, ButtonLink } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { call } from '../../../lib/api/call.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { goTo } from '../../../lib/routes.ts'
import type { ReturnPlace } from '../../../lib/session/return-place.ts'
import { useSecretQuery } from '../../../lib/use-secret-query.ts'
import { NuevaFields } from './nueva-fields.tsx'
import { useClaveForm } from './use-clave-form.ts'

const empty = { nueva: '', repetida: '' }
const changed: ReturnPlace = { motivo: 'clave' }

/** /recuperar: a new password by an administrator's one-time link. */
export function RecuperarScreen() {
  const enlace = useSecretQuery().get('enlace')
  const [refused, setRefused] = useState<string | null>(enlace ? null : claveMessages.enlaceNoVigente.text)
  return (
    <AccessCard title="Cree una contraseña nueva" tab="Contraseña nueva">
      {refused || !enlace ? <Refused text={refused ?? ''} /> : <Nueva enlace={enlace} onRefused={setRefused} />}
    </AccessCard>
  )
}

function Refused({ text }: { readonly text: string }) {
  return (
    <>
      <Notice tone="bad">{text}</Notice>
      <ButtonLink to={goTo('login')}>Ir a Iniciar sesión</ButtonLink>
    </>
  )
}

interface NuevaProps {
  readonly enlace: string
  readonly onRefused: (text: string) => void
}

function Nueva({ enlace, onRefused }: NuevaProps) {
  const navigate = useNavigate()
  const save = async ({ nueva }: typeof empty) => {
    try {
      await call('restablecerClave', { enlace, nueva })
      await navigate(goTo('login'), { replace: true, state: changed })
    } catch (error) {
      if (!isRefusal(error, claveMessages.enlaceNoVigente.status)) throw error
      onRefused(error.descripcion)
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
      <NuevaFields field={field} dueno={null} />
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          Guardar contraseña
        </Button>
      </div>
    </form>
  )
}
