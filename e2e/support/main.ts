import { readEnv } from '../../apps/server/src/config/env.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { startServer } from '../../apps/server/src/start.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'

// The product as it starts for a user, but the run has an hour of its own and the test may move its clock on.
let ahead = Number(process.env.E2E_AHEAD ?? 0)
const ahora = () => new Date(Date.parse(systemClock.ahora()) + ahead).toISOString()
const clock = { ahora, hoy: () => hoyEnSantiago(ahora()) }

process.on('message', ({ avanza }: { avanza: number }) => {
  ahead += avanza
  process.send?.({ movido: ahead })
})
// the test is gone: so is its server
process.on('disconnect', () => process.exit(0))

const { address, stop } = await startServer(readEnv(), clock, process.env.E2E_WEB)
process.once('SIGTERM', () => void stop('SIGTERM').then(() => process.exit(0)))
process.send?.({ escucha: address })
