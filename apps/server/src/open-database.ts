import type { Env } from './config/env.ts'
import { problemasDelEntorno } from './config/secrets.ts'
import { OperatorFailure } from './operator-failure.ts'
import { demoKey, lockDataDir } from './platform/data-dir.ts'
import { ensureAnswers, ensureBucket, ensureHears, ensureOpens, ensureReplica } from './platform/db/first-contact.ts'
import { type Connection, openPglite, openPostgres } from './platform/db/pool.ts'
import { createLog, type Log } from './platform/log.ts'
import { ensureFree } from './platform/port.ts'
import { createVault } from './platform/vault.ts'

/** A valid environment, its open database, and the data key: all that precedes the product. */
export interface OpenedDatabase {
  readonly env: Env
  readonly log: Log
  readonly connection: Connection
  readonly dataKey: string
  /** Closes the database and unlocks its directory. */
  close(): Promise<void>
}

/**
 * Ends the process: only a new one recovers a hung engine. Commits are on disk, and the service manager restarts us.
 */
function giveUp(log: Log): void {
  log.fatal('la base embebida no contesta')
  process.stderr.write(
    'La base embebida dejó de contestar: el servidor termina. Revise el espacio en DATA_DIR y pártalo de nuevo.\n',
  )
  process.exit(1)
}

interface Opening {
  /** It answers screens, and reads their lists from the replica; a command reads from the primary alone. */
  readonly serves?: boolean
}

/** Connects to the database and finds the data key, before anything is created. Throws OperatorFailure. */
async function connect(
  env: Env,
  log: Log,
  { serves = false }: Opening,
): Promise<Pick<OpenedDatabase, 'connection' | 'dataKey'>> {
  // A call that needed the connection fails by itself, and its outage is logged once
  const onError = (error: Error) => log.debug({ err: error }, 'conexión con la base de datos perdida')
  const connection = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DB_POOL, onError, {
        listenUrl: env.DATABASE_LISTEN_URL,
        prepared: env.DATABASE_PREPARED,
        replicaUrl: serves ? env.DATABASE_REPLICA_URL : undefined,
        onReplica: (answers, error) =>
          answers ? log.info('la réplica responde') : log.warn({ err: error }, 'la réplica no responde'),
      })
    : await openPglite(env.DATA_DIR, onError, { onWedged: () => giveUp(log) })
  try {
    await ensureAnswers(connection)
    if (env.DATABASE_LISTEN_URL) await ensureHears(connection)
    await ensureReplica(connection)
    const dataKey = env.DATA_KEY ?? demoKey(env.DATA_DIR)
    await ensureOpens(connection, createVault(dataKey, ...env.DATA_KEY_OTRAS))
    await ensureBucket(connection, env.S3_URL)
    return { connection, dataKey }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Checks the environment. Throws OperatorFailure. */
function ensureSafe(env: Env): void {
  const problems = problemasDelEntorno(env)
  if (problems.length > 0) throw new OperatorFailure(problems.join('\n'))
}

/** Checks if a server may start in this environment, without opening the database. Throws OperatorFailure. */
export async function ensureReady(env: Env): Promise<void> {
  ensureSafe(env)
  const { HOST, PORT, METRICS_HOST, METRICS_PORT } = env
  await ensureFree({ host: HOST, port: PORT }, '')
  if (METRICS_PORT === undefined) return
  if (METRICS_PORT === PORT && PORT !== 0) throw new OperatorFailure('METRICS_PORT: use otro puerto que PORT.')
  await ensureFree({ host: METRICS_HOST, port: METRICS_PORT }, 'METRICS_')
}

/**
 * Locks the data directory and opens its database, or the one at DATABASE_URL. Throws OperatorFailure, also as
 * DataDirInUse.
 */
export async function openDatabase(env: Env, opening: Opening = {}): Promise<OpenedDatabase> {
  ensureSafe(env)
  const log = createLog(env.LOG_LEVEL)
  // PostgreSQL serves many processes; the embedded database only one
  const unlock = env.DATABASE_URL ? undefined : lockDataDir(env.DATA_DIR)
  try {
    const made = await connect(env, log, opening)
    return {
      env,
      log,
      ...made,
      close: async () => {
        await made.connection.close()
        unlock?.()
      },
    }
  } catch (error) {
    unlock?.()
    throw error
  }
}
