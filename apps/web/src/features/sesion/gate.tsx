import { accesoMessages } from '@alerce/contract/messages/acceso'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Failed } from '../../components/feedback/failed.tsx'
import { LoadingBar } from '../../components/feedback/skeletons.tsx'
import { currentEntry } from '../../lib/entry.ts'
import { type Desk, desksOf, sessionQuery } from '../../lib/session.ts'
import type { ReturnPlace } from './landing.ts'
import { Shell } from './shell.tsx'

/** The protected part of an entry: nobody without a session, nobody whose desk is elsewhere (spec 1 §2). */
export function Gate() {
  const { data: session, isError, isFetching, refetch } = useQuery(sessionQuery)
  const { pathname, search } = useLocation()
  if (isError)
    return <Failed text={accesoMessages.sesionNoLeida.text} busy={isFetching} onRetry={() => void refetch()} />
  if (session === undefined) return <LoadingBar />
  if (session === null) {
    const place: ReturnPlace = { volverA: pathname + search }
    return <Navigate to="/login" replace state={pathname === '/' ? null : place} />
  }
  const desks = desksOf(session)
  const here = desks.find(({ entry }) => entry === currentEntry())
  if (!here) return <Elsewhere desk={desks[0]} />
  return <Shell session={session} home={here.path} />
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
