import { call } from '../../../lib/api/call.ts'
import { forgetDrafts, saveOpenDrafts } from '../../../lib/drafts/drafts.ts'
import { currentEntry } from '../../../lib/session/entry.ts'
import type { Session } from '../../../lib/session/session.ts'
import { tellTabs } from '../../../lib/session/session-channel.ts'

/** Closes the session by hand (type S, spec 1 §4); the whole page goes, and with it all that was in memory. */
export async function logout({ rut }: Session): Promise<void> {
  await saveOpenDrafts()
  await call('registroAcceso', { rutejecutivo: rut, tipo: 'S', origen: 'DASHBOARD' })
  tellTabs({ kind: 'ended', motivo: 'S' })
  await forgetDrafts()
  window.location.assign(`/${currentEntry()}/login`)
}
