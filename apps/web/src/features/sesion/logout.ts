import { call } from '../../lib/api/call.ts'
import { closeDrafts } from '../../lib/drafts/drafts.ts'
import { currentEntry } from '../../lib/entry.ts'
import type { Session } from '../../lib/session.ts'

/** Closes the session by hand (type S, spec 1 §4); the whole page goes, and with it all that was in memory. */
export async function logout({ rut }: Session): Promise<void> {
  await closeDrafts()
  await call('registroAcceso', { rutejecutivo: rut, tipo: 'S', origen: 'DASHBOARD' })
  window.location.assign(`/${currentEntry()}/login`)
}
