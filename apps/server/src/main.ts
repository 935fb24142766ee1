import { fileURLToPath } from 'node:url'
import { compose } from './composition.ts'
import { type Env, readEnv } from './config/env.ts'
import { systemClock } from './platform/clock.ts'
import { DataDirInUse, demoKey, lockDataDir } from './platform/data-dir.ts'
import { migrate } from './platform/db/migrate.ts'
import { openPglite, openPostgres } from './platform/db/pool.ts'
import { createLog } from './platform/log.ts'
import { sembrar } from './semilla/semilla.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

function dataKeyOf(env: Env): string {
  if (env.DATA_KEY) return env.DATA_KEY
  if (env.DEMO) return demoKey(env.DATA_DIR)
  throw new Error('Fuera de la demo se necesita DATA_KEY: 32 bytes en base64 (openssl rand -base64 32).')
}

async function start(env: Env) {
  const log = createLog(env.LOG_LEVEL)
  // PostgreSQL serves many processes; the embedded database only one
  const unlock = env.DATABASE_URL ? undefined : lockDataDir(env.DATA_DIR)
  const onError = (error: Error) => log.warn({ err: error }, 'conexión con la base de datos perdida')
  const connection = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DB_POOL, onError)
    : await openPglite(env.DATA_DIR, onError)
  const parts = { env, log, clock: systemClock, connection, dataKey: dataKeyOf(env), web: WEB }
  const { app, db, jobs, startJobs } = await compose(parts)
  await migrate(db)
  const users = await sembrar(db, { env, clock: systemClock, dataKey: parts.dataKey })
  await startJobs()
  const address = await app.listen({ port: env.PORT, host: env.HOST })

  async function stop(signal: string) {
    log.info({ signal }, 'deteniendo')
    await app.close()
    await jobs.stop()
    await connection.close()
    unlock?.()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  return { address, users }
}

try {
  const { address, users } = await start(readEnv())
  console.log(`Alerce escucha en ${address}`)
  if (users.length > 0) console.log(`Usuarios de demostración: ${users.join(', ')} (clave Alerce-2026)`)
} catch (error) {
  console.error(error instanceof DataDirInUse ? error.message : error)
  process.exit(1)
}
