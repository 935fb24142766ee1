import { useLocation, useNavigate } from 'react-router'
import { currentEntry } from '../../lib/entry.ts'
import { desksOf, type Session } from '../../lib/session.ts'

/** What a screen that needs a session leaves in history.state: where the user was, with its query. */
export interface ReturnPlace {
  readonly volverA: string
}

/** After login: back to where the user was, else to the desk of the role, which may be in another entry. */
export function useLanding(): (session: Session) => Promise<void> {
  const { state } = useLocation()
  const navigate = useNavigate()
  return async (session) => {
    const desks = desksOf(session)
    const here = desks.find(({ entry }) => entry === currentEntry())
    if (here) return navigate((state as ReturnPlace | null)?.volverA ?? here.path, { replace: true })
    const desk = desks[0] ?? { entry: 'dashboard', path: '/home' }
    window.location.assign(`/${desk.entry}${desk.path}`)
  }
}
