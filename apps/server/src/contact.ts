import type { Env } from './config/env.ts'
import { demoKey } from './platform/data-dir.ts'
import { ensureAnswers, ensureOpens } from './platform/db/first-contact.ts'
import { type Connection, openPglite, openPostgres } from './platform/db/pool.ts'
import type { Log } from './platform/log.ts'
import { createVault } from './platform/vault.ts'

/** Nothing brings such an engine back but another process: what was confirmed is on disk, and whoever started us starts us again. */
function giveUp(log: Log): void {
  log.fatal('la base embebida no contesta')
  process.stderr.write(
    'La base embebida dejó de contestar: el servidor termina. Revise el espacio en DATA_DIR y pártalo de nuevo.\n',
  )
  process.exit(1)
}

/** The database, and the key of what it holds: both answer before anything is made. Throws OperatorFailure. */
export async function connect(env: Env, log: Log): Promise<{ connection: Connection; dataKey: string }> {
  const onError = (error: Error) => log.warn({ err: error }, 'conexión con la base de datos perdida')
  const connection = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DB_POOL, onError)
    : await openPglite(env.DATA_DIR, onError, { onWedged: () => giveUp(log) })
  try {
    await ensureAnswers(connection)
    const dataKey = env.DATA_KEY ?? demoKey(env.DATA_DIR)
    await ensureOpens(connection, createVault(dataKey, ...env.DATA_KEY_OTRAS))
    return { connection, dataKey }
  } catch (error) {
    await connection.close()
    throw error
  }
}
