import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AccessCard } from '../../../components/access/access-card.tsx'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useSecretQuery } from '../../../lib/use-secret-query.ts'
import { openLink } from './open-link.ts'

/** /preLogin: a supervisor comes in by a link (spec 1 §2, §6). */
export function PreLoginScreen() {
  const query = useSecretQuery()
  const navigate = useNavigate()
  const begun = useRef(false)
  const [denied, setDenied] = useState(false)

  useEffect(() => {
    // A link counts each time it is opened.
    if (begun.current) return
    begun.current = true
    const open = async () => {
      if (await openLink(query)) await navigate(goTo('home'), { replace: true })
      else setDenied(true)
    }
    void open()
  }, [query, navigate])

  if (!denied) return <LoadingBar />
  return (
    <AccessCard title={accesoMessages.accesoDenegado.text} tab="Acceso denegado">
      <ButtonLink to={goTo('login')}>Ir a Iniciar sesión</ButtonLink>
    </AccessCard>
  )
}
