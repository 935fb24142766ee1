import { claveNuevaRules } from '@alerce/contract/forms/acceso/clave'
import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AccessCard } from '../../../components/access/access-card.tsx'
import { useClaveForm } from '../../../components/access/use-clave-form.ts'
import { Button } from '../../../components/actions/button.tsx'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../components/feedback/skeletons.tsx'
import { call } from '../../../lib/api/call.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { goTo } from '../../../lib/routes.ts'
import type { ReturnPlace } from '../../../lib/session/return-place.ts'
import { useSecretQuery } from '../../../lib/use-secret-query.ts'
import { NuevaFields } from './nueva-fields.tsx'

/** /recuperar: a new password by a one-time link; one that opens nothing says so before anything is typed. */
export function RecuperarScreen() {
  const enlace = useSecretQuery().get('enlace')
  return (
    <AccessCard title="Cree una contraseña nueva" tab="Contraseña nueva">
      {enlace ? <Revisado enlace={enlace} /> : <Over />}
    </AccessCard>
  )
}

function Over() {
  return (
    <>
      <Notice tone="bad">{claveMessages.enlaceNoVigente.text}</Notice>
      <div>
        <ButtonLink kind="primary" to={goTo('olvido')}>
          Pedir otro enlace
        </ButtonLink>
      </div>
      <div>
        <ButtonLink to={goTo('login')}>Ir a Iniciar sesión</ButtonLink>
      </div>
    </>
  )
}

const empty = { nueva: '', repetida: '' }
const changed: ReturnPlace = { motivo: 'clave' }

/** True when the link was used or has expired. */
const isOver = (error: unknown): boolean => isRefusal(error, claveMessages.enlaceNoVigente.status)

interface NuevaProps {
  readonly enlace: string
  readonly usuario: string
  /** The link is over. */
  readonly onOver: () => void
}

/** New password of the link's user, typed twice. */
function Nueva({ enlace, usuario, onOver }: NuevaProps) {
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

function Revisado({ enlace }: { readonly enlace: string }) {
  const revisado = useQuery(readOptions('revisarEnlaceClave', { enlace }, { reference: true }))
  const [over, setOver] = useState(false)
  if (over || isOver(revisado.error)) return <Over />
  return (
    <Loaded of={revisado} failure={claveMessages.noRevisado.text} ghost={<SkeletonLines count={4} />}>
      {({ usuario }) => <Nueva enlace={enlace} usuario={usuario} onOver={() => setOver(true)} />}
    </Loaded>
  )
}
