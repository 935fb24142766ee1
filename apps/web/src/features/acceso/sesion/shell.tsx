import { type ReactNode, useLayoutEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { ErrorBoundary } from '../../../components/feedback/error-boundary.tsx'
import { OfflineNotice } from '../../../components/feedback/offline-notice.tsx'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { SkipLink } from '../../../components/layout/page.tsx'
import { TopBar } from '../../../components/layout/top-bar.tsx'
import { UserMenu } from '../../../components/layout/user-menu.tsx'
import { askAhead } from '../../../lib/drafts/ahead.ts'
import { useNews } from '../../../lib/events.ts'
import { useTitleFocus } from '../../../lib/focus/use-title-focus.ts'
import type { Session } from '../../../lib/session/session.ts'
import { menuOf } from './menu.ts'
import { useLogout } from './use-logout.ts'

/** What an entry puts around its screens; the features that make it do not know each other. */
export interface ShellParts {
  /** In the top bar: where everything is found. */
  readonly palette?: ReactNode
  /** In the top bar, before the user. */
  readonly bell?: ReactNode
  /** Under the top bar. */
  readonly nav?: ReactNode
  /** Shows nothing of its own while all is well: what watches over the session. */
  readonly watch?: ReactNode
}

interface ShellProps extends ShellParts {
  readonly session: Session
  /** Where this user works. */
  readonly home: string
}

/** What stands around every screen of a session. */
export function Shell({ session, home, palette, bell, nav, watch }: ShellProps) {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const { leave, leaving } = useLogout(session)
  useTitleFocus()
  useNews()
  // before the forms of the screen, which take it
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen asks for what was left on it
  useLayoutEffect(askAhead, [pathname, search])
  // With a provisional password nothing else answers: neither palette nor bell nor desks.
  const open = !session.debeCambiarClave
  return (
    <>
      <SkipLink />
      <TopBar
        user={`${session.nombres.split(' ')[0]} ${session.apellidoPaterno}`}
        home={home}
        palette={open && palette}
        bell={open && bell}
        menu={<UserMenu links={menuOf(session)} onLogout={leave} busy={leaving} />}
      />
      {open && nav}
      <OfflineNotice />
      {watch}
      {navigation.state !== 'idle' && <LoadingBar />}
      <ErrorBoundary key={pathname}>
        <Outlet />
      </ErrorBoundary>
      <ScrollRestoration />
    </>
  )
}
