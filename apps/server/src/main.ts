import { readEnv } from './config/env.ts'
import { ensureReady, openDatabase } from './open-database.ts'
import { OperatorFailure } from './operator-failure.ts'
import { systemClock } from './platform/clock.ts'

/** Whatever hangs then, hangs: who sent the signal would kill soon after. */
const LATEST_MS = 9500

try {
  const env = readEnv()
  await ensureReady(env)
  const database = await openDatabase(env)
  // what is refused is refused at once: the product itself is read after it
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
