import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { hoyEnSantiago } from '../../../packages/domain/base/fechas/instante.ts'

/** Clock of a test server: the clock of the run, which a test may advance. */
export function clockOfRun() {
  let ahead = Number(process.env.E2E_AHEAD ?? 0)
  const ahora = () => new Date(Date.parse(systemClock.ahora()) + ahead).toISOString()
  return {
    clock: { ahora, hoy: () => hoyEnSantiago(ahora()) },
    advance: (ms: number) => {
      ahead += ms
    },
  }
}
