import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AccessCard } from '../../../components/access/access-card.tsx'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { call } from '../../../lib/api/call.ts'
import { keepMotivo } from '../../../lib/api/session-token.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { goTo } from '../../../lib/routes.ts'
import { forgetReads, renewSession, type Session, sessionQuery } from '../../../lib/session/session.ts'
import { tellTabs } from '../../../lib/session/session-channel.ts'
import { useSecretQuery } from '../../../lib/use-secret-query.ts'

/** The identifiers of the link as they were signed: in an address a + may arrive as a blank (spec 1 §2). */
const asSigned = (value: string | null): string => value?.replaceAll(' ', '+') ?? ''

/** Session open in this browser. A session that cannot be read counts as none, since it could not be closed. */
const currentSession = () => queryClient.fetchQuery(sessionQuery).catch(() => null)

/** Forgets the data of the session in this browser. An open session is first closed as a manual logout (S). */
async function clearSession(): Promise<void> {
  const session = await currentSession()
  if (session) {
    const payload = { rutejecutivo: session.rut, tipo: 'S', origen: 'DASHBOARD' } as const
    // The link is refused anyway; a session that could not be closed expires on the server.
    await call('registroAcceso', payload).catch(() => undefined)
    // Not S: a form left in another tab keeps its draft for the same person.
    tellTabs({ kind: 'ended', motivo: 'rotada' })
  }
  keepMotivo(null)
  forgetReads()
  queryClient.setQueryData(sessionQuery.queryKey, null)
}

async function enter(identificadorAsesor: string, identificadorJefe: string): Promise<Session | null> {
  if (!identificadorAsesor || !identificadorJefe) return null
  try {
    await call('validarAsesorJefe', { identificadorAsesor, identificadorJefe })
    const session = await renewSession()
    return session?.roles.includes('supervisor') ? session : null
  } catch {
    // Missing, forged, expired, revoked, or no answer: one text for all (spec 1 §6).
    return null
  }
}

/** Opens a supervisor's link (spec 1 §6) and ends any session open in this browser. Returns whether it opened. */
async function openLink(query: URLSearchParams): Promise<boolean> {
  const session = await enter(asSigned(query.get('identificadorAsesor')), asSigned(query.get('identificadorJefe')))
  if (!session) {
    await clearSession()
    return false
  }
  forgetReads()
  tellTabs({ kind: 'entered' })
  return true
}

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
