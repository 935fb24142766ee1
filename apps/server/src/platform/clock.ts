import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'

/** The only source of time. Instants are ISO strings in UTC; days are ISO dates of America/Santiago. */
export interface Clock {
  ahora(): string
  hoy(): string
}

export const systemClock: Clock = {
  ahora: () => new Date().toISOString(),
  hoy: () => hoyEnSantiago(new Date().toISOString()),
}

/** A clock set by hand, for tests and the demo. */
export interface ClockByHand extends Clock {
  move(ahora: string): void
  /** Advances the clock. */
  pasan(ms: number): void
}

export function fixedClock(ahora: string): ClockByHand {
  let instant = ahora
  return {
    ahora: () => instant,
    hoy: () => hoyEnSantiago(instant),
    move: (next) => {
      instant = next
    },
    pasan: (ms) => {
      instant = new Date(Date.parse(instant) + ms).toISOString()
    },
  }
}
