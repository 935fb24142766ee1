import { accesoMessages } from '@alerce/contract/messages/acceso'
import { useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useMessage } from '../../components/dialogs/dialogs-provider.tsx'
import { ErrorBoundary } from '../../components/feedback/error-boundary.tsx'
import { OfflineNotice } from '../../components/feedback/offline-notice.tsx'
import { LoadingBar } from '../../components/feedback/skeletons.tsx'
import { SkipLink } from '../../components/layout/page.tsx'
import { TopBar } from '../../components/layout/top-bar.tsx'
import { UserMenu } from '../../components/layout/user-menu.tsx'
import type { Session } from '../../lib/session.ts'
import { logout } from './logout.ts'

interface ShellProps {
  readonly session: Session
  /** Where this user works. */
  readonly home: string
}

/** What stands around every screen of a session. */
export function Shell({ session, home }: ShellProps) {
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
      <ScrollRestoration />
    </>
  )
}
