import type { FinDeSesion } from '@alerce/domain/acceso/vigencia'
import { call } from '../../lib/api/call.ts'
import { sessionEnded } from '../../lib/api/session-token.ts'
import { forgetDrafts, saveOpenDrafts } from '../../lib/drafts/drafts.ts'
import { renewSession, type Session } from '../../lib/session.ts'
import { tellTabs } from '../../lib/session-channel.ts'

/** Longest that a step of the end may take: what does not answer must not keep the session on screen. */
const PATIENCE_MS = 3000

const within = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

/** The session ends by itself (spec 1 §4): what is typed is saved, the end is recorded, all tabs follow. */
export async function endSession({ rut }: Session, tipo: FinDeSesion): Promise<void> {
  tellTabs({ kind: 'ended', motivo: tipo })
  await within(saveOpenDrafts())
  await within(call('registroAcceso', { rutejecutivo: rut, tipo, origen: 'DASHBOARD' }, { keepalive: true }))
  sessionEnded(tipo)
}

/** It ended elsewhere: in another tab, or by the server. After a logout by hand (S) nothing stays here. */
export async function followEnd(motivo: string): Promise<void> {
  await within(motivo === 'S' ? forgetDrafts() : saveOpenDrafts())
  sessionEnded(motivo)
}

/** Some session of this browser was closed elsewhere; if it was this one, the answer takes the person to the login. */
export async function askAgain(): Promise<void> {
  await renewSession().catch(() => undefined)
}
