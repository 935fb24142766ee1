import { accesoMessages } from '@alerce/contract/messages/acceso'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router'
import { useMessage } from '../../components/dialogs/dialogs-provider.tsx'
import { ErrorBoundary } from '../../components/feedback/error-boundary.tsx'
import { Failed } from '../../components/feedback/failed.tsx'
import { OfflineNotice } from '../../components/feedback/offline-notice.tsx'
import { LoadingBar } from '../../components/feedback/skeletons.tsx'
import { SkipLink } from '../../components/layout/page.tsx'
import { TopBar } from '../../components/layout/top-bar.tsx'
import { UserMenu } from '../../components/layout/user-menu.tsx'
import { currentEntry } from '../../lib/entry.ts'
import { type Desk, desksOf, type Session, sessionQuery } from '../../lib/session.ts'
import type { ReturnPlace } from './landing.ts'
import { logout } from './logout.ts'

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

function Shell({ session, home }: { readonly session: Session; readonly home: string }) {
  const message = useMessage()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    try {
      await logout(session)
    } catch {
      setLeaving(false)
      await message(accesoMessages.logoutFailed.text)
    }
  }

  return (
    <>
      <SkipLink />
      <TopBar
        user={`${session.nombres.split(' ')[0]} ${session.apellidoPaterno}`}
        home={home}
        menu={<UserMenu onLogout={() => void leave()} busy={leaving} />}
      />
      <OfflineNotice />
      {navigation.state !== 'idle' && <LoadingBar />}
      <ErrorBoundary key={pathname}>
        <Outlet />
      </ErrorBoundary>
    </>
  )
}
