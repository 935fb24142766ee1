import { readEnv } from './config/env.ts'
import { ensureReady, openDatabase } from './open-database.ts'
import { OperatorFailure } from './operator-failure.ts'
import { systemClock } from './platform/clock.ts'
import { endOnSignals } from './signals.ts'

try {
  const env = readEnv()
  await ensureReady(env)
  const database = await openDatabase(env)
  // Loads the product after the checks, so that a refusal appears at once
  const { startServer } = await import('./start.ts')
  const { address, users, drain, stop } = await startServer(database, systemClock)
  endOnSignals({ drainMs: env.DRAIN_SECONDS * 1000, drain, close: stop, exit: (code) => process.exit(code) })
  console.log(`Alerce escucha en ${address}`)
  if (users.length > 0) console.log(`Usuarios de demostración: ${users.join(', ')} (clave Alerce-2026)`)
} catch (error) {
  console.error(error instanceof OperatorFailure ? error.message : error)
  process.exit(1)
}
