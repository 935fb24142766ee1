import { call } from '../../../lib/api/call.ts'
import { keepMotivo } from '../../../lib/api/session-token.ts'
import { leaveDrafts } from '../../../lib/drafts/drafts.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { forgetReads, renewSession, type Session, sessionQuery } from '../../../lib/session/session.ts'
import { tellTabs } from '../../../lib/session/session-channel.ts'

/** The identifiers of the link as they were signed: in an address a + may arrive as a blank (spec 1 §2). */
const asSigned = (value: string | null): string => value?.replaceAll(' ', '+') ?? ''

/** Whose session is open in this browser; one that cannot be read is none that could be closed. */
const currentSession = () => queryClient.fetchQuery(sessionQuery).catch(() => null)

/** What this browser knows of a session is forgotten; one that is open is closed by hand (S), as a logout. */
async function clearSession(): Promise<void> {
  const session = await currentSession()
  if (session) {
    const payload = { rutejecutivo: session.rut, tipo: 'S', origen: 'DASHBOARD' } as const
    // The screen is denied all the same; a session that could not be closed ends on the server by itself.
    await call('registroAcceso', payload).catch(() => undefined)
    // Not S: what the person was typing in another tab goes on waiting for them.
    tellTabs({ kind: 'ended', motivo: 'rotada' })
  }
  keepMotivo(null)
  leaveDrafts()
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
    // Missing, forged, expired, revoked, or no answer: the person is told one thing (spec 1 §6).
    return null
  }
}

/** Opens a supervisor's link (spec 1 §6). Whoever was logged in here no longer is. Answers whether it opened. */
export async function openLink(query: URLSearchParams): Promise<boolean> {
  const session = await enter(asSigned(query.get('identificadorAsesor')), asSigned(query.get('identificadorJefe')))
  if (!session) {
    await clearSession()
    return false
  }
  forgetReads()
  tellTabs({ kind: 'entered' })
  return true
}
