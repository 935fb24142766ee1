import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { instanteDe } from '@alerce/domain/base/fechas/instante'
import { type Reloj, relojEn } from '@alerce/domain/base/fechas/reloj'
import { useEffect, useReducer } from 'react'
import { now } from '../../../../lib/time/clock.ts'

/** Current wall-clock time in Santiago. */
export const ahora = (): Reloj => relojEn(now())

/** The same as a hook, updated each minute. */
export function useAhora(): Reloj {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, MINUTO_MS)
    return () => clearInterval(timer)
  }, [])
  return ahora()
}

const two = (number: number) => String(number).padStart(2, '0')

/** Wall-clock time of the browser's own zone at an instant. */
function hereAt(instant: string): Reloj {
  const here = new Date(instant)
  const day = `${here.getFullYear()}-${two(here.getMonth() + 1)}-${two(here.getDate())}`
  return `${day}T${two(here.getHours())}:${two(here.getMinutes())}`
}

/** True when the browser's own clock shows another hour than Santiago's, now or on one of these days. */
export function isElsewhere(days: readonly FechaISO[]): boolean {
  const instants = [now(), ...days.map((fecha) => instanteDe(fecha, '12:00:00') ?? now())]
  return instants.some((instant) => hereAt(instant) !== relojEn(instant))
}
