import { claveNuevaRules } from '@alerce/contract/forms/acceso/clave'
import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AccessCard } from '../../../components/access/access-card.tsx'
import { Button, ButtonLink } from '../../../components/actions/button.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../components/feedback/skeletons.tsx'
import { call } from '../../../lib/api/call.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { goTo } from '../../../lib/routes.ts'
import type { ReturnPlace } from '../../../lib/session/return-place.ts'
import { useRead } from '../../../lib/use-call.ts'
import { useSecretQuery } from '../../../lib/use-secret-query.ts'
import { NuevaFields } from './nueva-fields.tsx'
import { useClaveForm } from './use-clave-form.ts'

const empty = { nueva: '', repetida: '' }
const changed: ReturnPlace = { motivo: 'clave' }

/** /recuperar: a new password by a one-time link; one that opens nothing says so before anything is typed. */
export function RecuperarScreen() {
  const enlace = useSecretQuery().get('enlace')
  const [refused, setRefused] = useState<string | null>(enlace ? null : claveMessages.enlaceNoVigente.text)
  return (
    <AccessCard title="Cree una contraseña nueva" tab="Contraseña nueva">
      {refused || !enlace ? <Refused text={refused ?? ''} /> : <Revisado enlace={enlace} onRefused={setRefused} />}
    </AccessCard>
  )
}

function Refused({ text }: { readonly text: string }) {
  return (
    <>
      <Notice tone="bad">{text}</Notice>
      <div>
        <ButtonLink to={goTo('login')}>Ir a Iniciar sesión</ButtonLink>{' '}
        <ButtonLink kind="primary" to={goTo('olvido')}>
          Pedir otro enlace
        </ButtonLink>
      </div>
    </>
  )
}

interface RevisadoProps {
  readonly enlace: string
  readonly onRefused: (text: string) => void
}

const isOver = (error: unknown) => isRefusal(error, claveMessages.enlaceNoVigente.status)

function Revisado({ enlace, onRefused }: RevisadoProps) {
  const revisado = useRead('revisarEnlaceClave', { enlace }, { reference: true })
  if (isOver(revisado.error)) return <Refused text={claveMessages.enlaceNoVigente.text} />
  return (
    <Loaded of={revisado} failure={claveMessages.noRevisado.text} ghost={<SkeletonLines count={4} />}>
      {({ usuario }) => <Nueva enlace={enlace} usuario={usuario} onRefused={onRefused} />}
    </Loaded>
  )
}

interface NuevaProps extends RevisadoProps {
  readonly usuario: string
}

function Nueva({ enlace, usuario, onRefused }: NuevaProps) {
  const navigate = useNavigate()
  const save = async ({ nueva }: typeof empty) => {
    try {
      await call('restablecerClave', { enlace, nueva })
      await navigate(goTo('login'), { replace: true, state: changed })
    } catch (error) {
      if (!isOver(error)) throw error
      onRefused(claveMessages.enlaceNoVigente.text)
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
