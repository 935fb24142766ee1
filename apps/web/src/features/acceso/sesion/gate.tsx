import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import { routes } from '@alerce/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Failed } from '../../../components/feedback/failed.tsx'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { knowRoutes } from '../../../lib/api/known-routes.ts'
import { motivoDeCierre } from '../../../lib/api/session-token.ts'
import { followSession } from '../../../lib/drafts/of-session.ts'
import { goTo } from '../../../lib/routes.ts'
import type { ReturnPlace } from '../../../lib/session/return-place.ts'
import { currentEntry, type Desk, desksOf, type Session, sessionQuery } from '../../../lib/session/session.ts'
import { Shell, type ShellParts } from './shell.tsx'

knowRoutes(routes)
// not with the session: a login screen keeps no draft, and would load their code
followSession()

/** Screen that opens before any other, or null: change of a provisional password, then a second factor that is due. */
function dueFirst({ debeCambiarClave, faltaSegundoFactor }: Session) {
  if (debeCambiarClave) return 'clave'
  return faltaSegundoFactor ? 'segundoPaso' : null
}

/** Protected part of an entry. It needs a session with a role of this entry (spec 1 §2). */
export function Gate(parts: ShellParts) {
  const { data: session, isError, isFetching, refetch } = useQuery(sessionQuery)
  const { pathname, search } = useLocation()
  const here: ReturnPlace = pathname === '/' ? {} : { volverA: pathname + search }
  if (isError && session === undefined)
    return <Failed text={accesoMessages.sesionNoLeida.text} busy={isFetching} onRetry={() => void refetch()} />
  if (session === undefined) return <LoadingBar />
  if (session === null) return <Navigate to={goTo('login')} replace state={{ ...here, motivo: motivoDeCierre() }} />
  const desks = desksOf(session)
  const desk = desks.find(({ entry }) => entry === currentEntry())
  if (!desk) return <Elsewhere desk={desks[0]} />
  const due = dueFirst(session)
  if (due && pathname !== goTo(due)) return <Navigate to={goTo(due)} replace state={here} />
  if (pathname === '/') return <Navigate to={desk.path} replace />
  return <Shell session={session} home={desk.path} {...parts} />
}

function Elsewhere({ desk }: { readonly desk: Desk | undefined }): ReactNode {
  useEffect(() => {
    if (desk) window.location.replace(`/${desk.entry}${desk.path}`)
  }, [desk])
  return desk ? (
    <LoadingBar />
  ) : (
    <Failed text={accesoMessages.loginFailed.text} onRetry={() => window.location.reload()} />
  )
}
