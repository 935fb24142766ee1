import type { FinDeSesion } from '@alerce/domain/acceso/vigencia'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { minutosSinActividad } from '@alerce/domain/limites'
import { call } from '../../../lib/api/call.ts'
import { expectEnd, sessionEnded } from '../../../lib/api/session-token.ts'
import { forgetDrafts, saveOpenDrafts } from '../../../lib/drafts/drafts.ts'
import { renewSession, type Session } from '../../../lib/session/session.ts'
import { tellTabs } from '../../../lib/session/session-channel.ts'
import { readDay } from './use-day.ts'

/** Longest that a step of the end may take: what does not answer must not keep the session on screen. */
const PATIENCE_MS = 3000

/** The server learns of activity up to two minutes late. */
const MARGIN_MINUTES = 3

const within = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))])

/**
 * A tab that the browser had put to sleep has not heard the others. When the person was at work since, as the server
 * knows it; null: they were not, or nobody answers.
 */
export async function workSince({ rut }: Session): Promise<string | null> {
  const day = await within(readDay(rut))
  if (!day || day.minutos >= minutosSinActividad - MARGIN_MINUTES) return null
  return new Date(Date.parse(day.leido) - day.minutos * MINUTO_MS).toISOString()
}

/** The session ends by itself (spec 1 §4): what is typed is saved, the end is recorded, all tabs follow. */
export async function endSession({ rut }: Session, tipo: FinDeSesion): Promise<void> {
  expectEnd(tipo)
  tellTabs({ kind: 'ended', motivo: tipo })
  await within(saveOpenDrafts())
  await within(call('registroAcceso', { rutejecutivo: rut, tipo, origen: 'DASHBOARD' }, { keepalive: true }))
  sessionEnded(tipo)
}

/** It ended elsewhere: in another tab, or by the server. After a logout by hand (S) nothing stays here. */
export async function followEnd(motivo: string): Promise<void> {
  const dicho = motivo === 'S' ? 'otraPestana' : motivo
  expectEnd(dicho)
  await within(motivo === 'S' ? forgetDrafts() : saveOpenDrafts())
  sessionEnded(dicho)
}

/** Some session of this browser was closed elsewhere; if it was this one, the answer takes the person to the login. */
export async function askAgain(): Promise<void> {
  await renewSession().catch(() => undefined)
}
