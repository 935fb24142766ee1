import { type FinDeSesion, finDeSesion, proximoFin, type Vigencia } from '@alerce/domain/acceso/vigencia'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { minutosDeAviso, minutosSinActividad } from '@alerce/domain/limites'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { expectEnd, sessionEnded } from '../../../lib/api/session-token.ts'
import { forgetDrafts, saveOpenDrafts } from '../../../lib/drafts/drafts.ts'
import { useEvent } from '../../../lib/events.ts'
import { renewSession, type Session } from '../../../lib/session/session.ts'
import { onTabNews, tellTabs } from '../../../lib/session/session-channel.ts'
import { now } from '../../../lib/time/clock.ts'
import { useActivity, useSignsOfLife } from './use-activity.ts'

/** The server opened the page: on its clock the session was alive, though this browser's may go wrong by hours. */
const beginning = (inicio: string) => () => {
  const opened = now()
  return inicio > opened ? inicio : opened
}

const TICK_MS = 1000

/** The instant, each second and as soon as one comes back: a computer that slept has missed the seconds. */
function useNow(): string {
  const [ahora, setAhora] = useState(now)
  useEffect(() => {
    const look = () => setAhora(now())
    const timer = setInterval(look, TICK_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])
  return ahora
}

/** Time limit of each step of the logout: a server without answer must not keep the session on screen. */
const PATIENCE_MS = 3000

/** The server learns of activity up to two minutes late. */
const MARGIN_MINUTES = 3

const within = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))])

const POLL_MS = 60_000

/** Activity recorded by the server, and the instant of the reading. */
interface Day {
  /** Hours of activity today. */
  readonly horas: number
  /** Since the last recorded activity. */
  readonly minutos: number
  readonly leido: string
}

/** Asks the server, without counting as activity. */
async function readDay(rutejecutivo: string): Promise<Day> {
  const leido = now()
  const payload = { rutejecutivo, fecha: aDDMMYYYY(hoyEnSantiago(leido)), origen: 'DASHBOARD' }
  const [actividad, inactividad] = await Promise.all([
    call('actividadDiaria', payload),
    call('inactividadDiaria', payload),
  ])
  return { horas: actividad.valor.horas, minutos: inactividad.valor.minutos, leido }
}

/** The day as the server counts it: each minute while the tab is seen, and at once when it is seen again. */
function useDay({ rut }: Pick<Session, 'rut'>): Day {
  const [day, setDay] = useState<Day>(() => ({ horas: 0, minutos: 0, leido: now() }))
  useEffect(() => {
    let current = true
    // A failed read is repeated in a minute; any other call notices the end of the session.
    const look = () => {
      if (document.visibilityState !== 'visible') return
      readDay(rut).then(
        (read) => current && setDay(read),
        () => undefined,
      )
    }
    const timer = setInterval(look, POLL_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      current = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [rut])
  return day
}

/**
 * A tab that the browser had put to sleep has not heard the others. When the person was at work since, as the server
 * knows it; null: they were not, or nobody answers.
 */
async function workSince({ rut }: Session): Promise<string | null> {
  const day = await within(readDay(rut))
  if (!day || day.minutos >= minutosSinActividad - MARGIN_MINUTES) return null
  return new Date(Date.parse(day.leido) - day.minutos * MINUTO_MS).toISOString()
}

/** Ends the session automatically (spec 1 §4): saves drafts, records the end, and notifies all tabs. */
async function endSession({ rut }: Session, tipo: FinDeSesion): Promise<void> {
  expectEnd(tipo)
  tellTabs({ kind: 'ended', motivo: tipo })
  await within(saveOpenDrafts())
  await within(call('registroAcceso', { rutejecutivo: rut, tipo, origen: 'DASHBOARD' }, { keepalive: true }))
  sessionEnded(tipo)
}

/** Follows an end in another tab or on the server. After a manual logout (S) no data stays here. */
async function followEnd(motivo: string): Promise<void> {
  const dicho = motivo === 'S' ? 'otraPestana' : motivo
  expectEnd(dicho)
  await within(motivo === 'S' ? forgetDrafts() : saveOpenDrafts())
  sessionEnded(dicho)
}

/** Some session of this browser was closed elsewhere; if it was this one, the answer takes the person to the login. */
async function askAgain(): Promise<void> {
  await renewSession().catch(() => undefined)
}

const AVISO_MS = minutosDeAviso * MINUTO_MS

/** An end that is near: which, when, and the milliseconds left. */
export interface FinAnunciado {
  readonly motivo: FinDeSesion
  readonly en: string
  readonly queda: number
}

/** The end to warn of, or null. `leido`: when the hours were read, from which those of today are counted on. */
function avisoDe(vigencia: Vigencia, leido: string, ahora: string): FinAnunciado | null {
  // Hours do not grow while nobody works: their end would hide that of inactivity.
  const idle = Date.parse(ahora) - Date.parse(vigencia.ultimaActividad) >= AVISO_MS
  const { motivo, en } = proximoFin(idle ? { ...vigencia, horas: 0 } : vigencia, leido)
  const queda = Date.parse(en) - Date.parse(ahora)
  return queda > 0 && queda <= AVISO_MS ? { motivo, en, queda } : null
}

/** Watches the lifetime of the session: warns before its end and ends it (spec 1 §4, §9). */
export function useVigencia(session: Session) {
  const [inicio] = useState(beginning(session.inicio))
  const [read, setRead] = useState<string | null>(null)
  const over = useRef(false)
  const { ultima, learn, renew } = useActivity()
  const { horas, minutos, leido } = useDay(session)
  const ahora = useNow()

  const vigencia = { inicio, ultimaActividad: ultima, horas }
  const fin: FinDeSesion | null = minutos >= minutosSinActividad ? 'I' : finDeSesion(vigencia, ahora)
  const near = fin ? null : avisoDe(vigencia, leido, ahora)
  const aviso = near?.motivo === read ? null : near

  // Only its button closes the warning: a touch that closed it would also press the screen below
  useSignsOfLife(renew, aviso?.motivo === 'I')

  useEffect(() => {
    if (!fin || over.current) return
    over.current = true
    const end = async () => {
      const since = fin === 'I' ? await workSince(session) : null
      if (since === null) return endSession(session, fin)
      learn(since)
      over.current = false
    }
    void end()
  }, [fin, session, learn])

  useEffect(
    () =>
      onTabNews((news) => {
        if (news.kind === 'understood') setRead(news.motivo)
        if (news.kind === 'entered') window.location.reload()
        if (news.kind !== 'ended' || over.current) return
        over.current = true
        void followEnd(news.motivo)
      }),
    [],
  )

  useEvent('sesion', ({ motivo }) => {
    // A new session in this browser replaced this one: its own tab notifies the others.
    if (motivo !== 'rotada' && !over.current) void askAgain()
  })

  const answer = () => {
    if (aviso?.motivo === 'I') return renew()
    setRead(aviso?.motivo ?? null)
    if (aviso) tellTabs({ kind: 'understood', motivo: aviso.motivo })
  }

  return { aviso, answer }
}
