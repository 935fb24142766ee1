import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { hoyEnSantiago } from '../../../packages/domain/base/fechas/instante.ts'

/** The clock of a server of the tests: it goes by the hour of the run, and a test may move it on. */
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
