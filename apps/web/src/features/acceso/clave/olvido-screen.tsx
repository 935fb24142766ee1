import { olvidoRules } from '@alerce/contract/forms/acceso/clave'
import { olvidoMessages } from '@alerce/contract/messages/acceso/clave'
import { useState } from 'react'
import { Link } from 'react-router'
import { AccessCard } from '../../../components/access/access-card.tsx'
import { AccessField } from '../../../components/access/access-field.tsx'
import { useClaveForm } from '../../../components/access/use-clave-form.ts'
import { Button } from '../../../components/actions/button.tsx'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { call } from '../../../lib/api/call.ts'
import { goTo } from '../../../lib/routes.ts'

const empty = { usuario: '' }

/** /olvido: request of a password link. The answer is the same for a known and an unknown user. */
export function OlvidoScreen() {
  const [asked, setAsked] = useState(false)
  return (
    <AccessCard
      title="¿Olvidó su contraseña?"
      tab="Contraseña olvidada"
      lead="Escriba su usuario o su correo: le enviaremos un enlace para crear una contraseña nueva."
    >
      {asked ? <Asked onAgain={() => setAsked(false)} /> : <Ask onAsked={() => setAsked(true)} />}
    </AccessCard>
  )
}

function Asked({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <>
      <Notice tone="info">{olvidoMessages.pedido.text}</Notice>
      <div>
        <ButtonLink kind="primary" to={goTo('login')}>
          Volver a Iniciar sesión
        </ButtonLink>
      </div>
      <div>
        <Button onClick={onAgain}>Escribir otro usuario</Button>
      </div>
    </>
  )
}

function Ask({ onAsked }: { readonly onAsked: () => void }) {
  const save = async ({ usuario }: typeof empty) => {
    await call('pedirEnlaceClave', { usuario })
    onAsked()
  }
  const { field, submit, busy } = useClaveForm({
    empty,
    rules: olvidoRules,
    save,
    failure: olvidoMessages.noPedido.text,
  })
  return (
    <form onSubmit={submit} noValidate>
      <AccessField label="Usuario o correo" first autoComplete="username" {...field('usuario')} />
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          Enviar el enlace
        </Button>
      </div>
      <p>
        <Link className="thumb" to={goTo('login')}>
          Volver a Iniciar sesión
        </Link>
      </p>
    </form>
  )
}
