import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Env, readEnv } from './config/env.ts'
import { ensureReady, openDatabase } from './open-database.ts'
import { OperatorFailure } from './operator-failure.ts'
import { systemClock } from './platform/clock.ts'
import { endOnSignals } from './signals.ts'
import { runWorkers } from './workers.ts'

const exit = (code: number) => process.exit(code)

/** Runs one server. Of several workers only the first one tells the address. */
async function serve(env: Env): Promise<void> {
  const database = await openDatabase(env, { serves: true })
  // Loads the product after the checks, so that a refusal appears at once
  const { startServer } = await import('./start.ts')
  const { address, users, drain, stop } = await startServer(database, systemClock)
  // Now, and not only at an orderly end: a killed server starts compiled too
  flushCompileCache()
  endOnSignals({ drainMs: env.DRAIN_SECONDS * 1000, drain, close: stop, exit })
  if (cluster.worker && cluster.worker.id > 1) return
  console.log(`Alerce escucha en ${address}`)
  if (users.length > 0) console.log(`Usuarios de demostración: ${users.join(', ')} (clave Alerce-2026)`)
}

try {
  const env = readEnv()
  // Workers share the port, which their primary process has checked
  if (cluster.isPrimary) await ensureReady(env)
  if (env.WORKERS > 1) exit(await runWorkers(env, fileURLToPath(import.meta.url)))
  else await serve(env)
} catch (error) {
  console.error(error instanceof OperatorFailure ? error.message : error)
  exit(1)
}
