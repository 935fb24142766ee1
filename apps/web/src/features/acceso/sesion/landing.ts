import { addressOf } from '@alerce/contract/screens'
import { useNavigate } from 'react-router'
import { currentEntry } from '../../../lib/session/entry.ts'
import { useReturnPlace } from '../../../lib/session/return-place.ts'
import { desksOf, type Session } from '../../../lib/session/session.ts'

/** After login: back to where the user was, else to the desk of the role, which may be in another entry. */
export function useLanding(): (session: Session) => Promise<void> {
  const { volverA } = useReturnPlace()
  const navigate = useNavigate()
  return async (session) => {
    const desks = desksOf(session)
    const here = desks.find(({ entry }) => entry === currentEntry())
    if (here) return navigate(volverA ?? here.path, { replace: true })
    const [desk] = desks
    window.location.assign(desk ? `/${desk.entry}${desk.path}` : addressOf('dashboard', 'home'))
  }
}
