import { type FinDeSesion, finDeSesion } from '@alerce/domain/acceso/vigencia'
import { minutosSinActividad } from '@alerce/domain/limites'
import { useEffect, useRef, useState } from 'react'
import { useEvent } from '../../../lib/events.ts'
import type { Session } from '../../../lib/session/session.ts'
import { onTabNews, tellTabs } from '../../../lib/session/session-channel.ts'
import { now } from '../../../lib/time/clock.ts'
import { avisoDe } from './aviso.ts'
import { askAgain, endSession, followEnd, workSince } from './closing.ts'
import { useActivity, useSignsOfLife } from './use-activity.ts'
import { useDay } from './use-day.ts'
import { useNow } from './use-now.ts'

/** The server opened the page: on its clock the session was alive, though this browser's may go wrong by hours. */
const beginning = (inicio: string) => () => {
  const opened = now()
  return inicio > opened ? inicio : opened
}

/** Watches over the life of the session, ends it, and tells of an end that is near (spec 1 §4, §9). */
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

  // A touch that took the warning away would fall on what lies beneath: only its button answers it.
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
    // A new session in this browser took its place: the tab where it began tells the others itself.
    if (motivo !== 'rotada' && !over.current) void askAgain()
  })

  const answer = () => {
    if (aviso?.motivo === 'I') return renew()
    setRead(aviso?.motivo ?? null)
    if (aviso) tellTabs({ kind: 'understood', motivo: aviso.motivo })
  }

  return { aviso, answer }
}
