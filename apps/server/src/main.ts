import { readEnv } from './config/env.ts'
import { ensureReady, openDatabase } from './open-database.ts'
import { OperatorFailure } from './operator-failure.ts'
import { systemClock } from './platform/clock.ts'

/** Time limit of an orderly stop, milliseconds: a process that hangs longer would be killed anyway. */
const LATEST_MS = 9500

try {
  const env = readEnv()
  await ensureReady(env)
  const database = await openDatabase(env)
  // Loads the product after the checks, so that a refusal appears at once
  const { startServer } = await import('./start.ts')
  const { address, users, stop } = await startServer(database, systemClock)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), LATEST_MS).unref()
      void stop(signal).then(() => process.exit(0))
    })
  }
  console.log(`Alerce escucha en ${address}`)
  if (users.length > 0) console.log(`Usuarios de demostración: ${users.join(', ')} (clave Alerce-2026)`)
} catch (error) {
  console.error(error instanceof OperatorFailure ? error.message : error)
  process.exit(1)
}
