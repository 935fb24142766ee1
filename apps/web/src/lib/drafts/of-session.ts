import { queryClient } from '../query-client.ts'
import { type Session, sessionQuery, types } from '../session/session.ts'
import { draftsOf, flushDrafts, leaveDrafts } from './drafts.ts'

/** Sends the waiting drafts of the user in the background: a slow or failed one must not delay the screen. */
function take(session: Session | null | undefined): void {
  // An ended session keeps its drafts waiting, for the next login of the same user
  if (!session) return
  const { identificador, debeCambiarClave, faltaSegundoFactor } = session
  if (types(session) && !debeCambiarClave && !faltaSegundoFactor) void draftsOf(identificador).catch(() => undefined)
  else leaveDrafts()
}

/** Drafts belong to the user of the session: the known one, and each later answer about it before a form is drawn. */
export function followSession(): void {
  take(queryClient.getQueryData(sessionQuery.queryKey))
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== sessionQuery.queryKey[0]) return
    if (event.action.type === 'success') take(event.query.state.data)
  })
  window.addEventListener('online', () => void flushDrafts().catch(() => undefined))
}
