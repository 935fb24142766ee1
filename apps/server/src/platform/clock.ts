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

/** A clock that stands where it is put: for tests and the demo seeder. */
export interface ClockByHand extends Clock {
  mover(ahora: string): void
  /** So much time passes. */
  pasan(ms: number): void
}

export function fixedClock(ahora: string): ClockByHand {
  let instant = ahora
  return {
    ahora: () => instant,
    hoy: () => hoyEnSantiago(instant),
    mover: (next) => {
      instant = next
    },
    pasan: (ms) => {
      instant = new Date(Date.parse(instant) + ms).toISOString()
    },
  }
}
