import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import type { Session } from '../../../lib/session/session.ts'
import { now } from '../../../lib/time/clock.ts'

const POLL_MS = 60_000

/** What the server has recorded, and when it was asked. */
export interface Day {
  /** Hours of activity today. */
  readonly horas: number
  /** Since the last recorded activity. */
  readonly minutos: number
  readonly leido: string
}

/** Asks the server, without counting as activity. */
export async function readDay(rutejecutivo: string): Promise<Day> {
  const leido = now()
  const payload = { rutejecutivo, fecha: aDDMMYYYY(hoyEnSantiago(leido)), origen: 'DASHBOARD' }
  const [actividad, inactividad] = await Promise.all([
    call('actividadDiaria', payload),
    call('inactividadDiaria', payload),
  ])
  return { horas: actividad.valor.horas, minutos: inactividad.valor.minutos, leido }
}

/** The day as the server counts it: each minute while the tab is seen, and at once when it is seen again. */
export function useDay({ rut }: Pick<Session, 'rut'>): Day {
  const [day, setDay] = useState<Day>(() => ({ horas: 0, minutos: 0, leido: now() }))
  useEffect(() => {
    let current = true
    // A failure is the next minute's business; the end of the session, every call tells by itself.
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
