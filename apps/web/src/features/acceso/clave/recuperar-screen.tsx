import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AccessCard } from '../../../components/access/access-card.tsx'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../components/feedback/skeletons.tsx'
import { readOptions } from '../../../lib/api/read-options.ts'
import { goTo } from '../../../lib/routes.ts'
import { useSecretQuery } from '../../../lib/use-secret-query.ts'
import { isOver, Nueva } from './nueva.tsx'

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
