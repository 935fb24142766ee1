import { readEnv } from '../../../apps/server/src/config/env.ts'
import { openDatabase } from '../../../apps/server/src/open-database.ts'
import { startServer } from '../../../apps/server/src/start.ts'
import { clockOfRun } from './clock.ts'

// The product as started by a user, except for its clock.
const { clock, advance } = clockOfRun()

process.on('message', ({ avanza }: { avanza: number }) => {
  advance(avanza)
  process.send?.({ movido: avanza })
})
// The test has ended: so must its server
process.on('disconnect', () => process.exit(0))

const { address, stop } = await startServer(await openDatabase(readEnv()), clock, process.env.E2E_WEB)
process.once('SIGTERM', () => void stop('SIGTERM').then(() => process.exit(0)))
process.send?.({ escucha: address })
