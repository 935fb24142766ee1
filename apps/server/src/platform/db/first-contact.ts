import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { OperatorFailure } from '../../operator-failure.ts'
import { LUGAR_DE_CLAVE, type Vault } from '../vault.ts'
import type { Connection } from './pool.ts'
import { identityOf, problemOf } from './replica-identity.ts'
import { sealedColumnNames, walkOf } from './sealed/columns.ts'

/** Reason of a failed connection, by the code of PostgreSQL or of the network. */
const reasons: Readonly<Record<string, string>> = {
  '28P01': 'el usuario o la contraseña no son válidos',
  '28000': 'el usuario no puede entrar',
  '3D000': 'esa base de datos no existe',
  '53300': 'no le quedan conexiones libres',
  ECONNREFUSED: 'nadie contesta en esa dirección',
  ENOTFOUND: 'ese servidor no existe',
  ERR_INVALID_URL: 'no es una dirección',
}

/** Code of an error, or of the failure behind an outage. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'sin respuesta'
  return 'code' in error ? String(error.code) : codeOf(error.cause)
}

/**
 * Checks that the database accepts the connection. Throws OperatorFailure without the address, which holds a password.
 */
export async function ensureAnswers({ pool, embedded }: Connection): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    const code = codeOf(error)
    const where = embedded ? 'DATA_DIR' : 'DATABASE_URL'
    throw new OperatorFailure(`${where}: no se puede usar la base de datos: ${reasons[code] ?? code}.`)
  }
}

/** Longest wait for a notice, milliseconds. */
const NOTICE_MS = 5000

/**
 * Checks that a notice sent over the pool arrives at the address for LISTEN. With another database, or behind a
 * transaction-pooling proxy, LISTEN succeeds and nothing arrives. Throws OperatorFailure.
 */
export async function ensureHears({ pool, listen }: Connection, waitMs = NOTICE_MS): Promise<void> {
  const channel = `alerce_prueba_${randomBytes(6).toString('hex')}`
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const late = setTimeout(() => resolve('no llegan los avisos de la base de DATABASE_URL'), waitMs)
  const lost = (error: Error) => resolve(reasons[codeOf(error)] ?? codeOf(error))
  const listening = await listen(channel, { heard: () => resolve(null), back: () => undefined, lost })
  try {
    await pool.query("select pg_notify($1, '')", [channel])
    const problem = await promise
    if (problem) throw new OperatorFailure(`DATABASE_LISTEN_URL: no se puede usar: ${problem}.`)
  } finally {
    clearTimeout(late)
    await listening.close()
  }
}

/** Failures of a replica that pass by themselves: the server starts, and reads from the primary meanwhile. */
const passing = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN', '53300', '57P03', '57P01']

/**
 * Checks that the address for lists leads to a standby of the same database. One that is away is accepted. Throws
 * OperatorFailure.
 */
export async function ensureReplica({ pool, replica }: Connection): Promise<void> {
  if (!replica) return
  const told = await identityOf(replica.pool).catch((error: unknown) => {
    const code = codeOf(error)
    return passing.includes(code) || code === 'sin respuesta' ? null : `no se puede usar: ${reasons[code] ?? code}`
  })
  const problem = typeof told === 'string' ? told : told && problemOf(await identityOf(pool), told)
  if (problem) throw new OperatorFailure(`DATABASE_REPLICA_URL: ${problem}.`)
}

/**
 * Columns of this schema, from the catalogue itself: the views of information_schema cost a second of WASM at the first
 * use.
 */
const columnsOfBytes = `select c.relname as tabla, a.attname as columna from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped and (a.attname = 'clave_id' or a.atttypid = 'bytea'::regtype)`

/** SQL for the key id of sealed rows: within the value, or a column `clave_id` in bases before migration 034. */
async function keysBySource({ pool }: Connection): Promise<string[]> {
  const { rows } = await pool.query<{ tabla: string; columna: string }>(columnsOfBytes)
  const beside = new Set(rows.filter(({ columna }) => columna === 'clave_id').map(({ tabla }) => tabla))
  const before = [...beside].map((tabla) => {
    return `select clave_id as clave from ${pg.escapeIdentifier(tabla)} where clave_id is not null limit 1`
  })
  if (before.length > 0) return before
  const { desde, largo } = LUGAR_DE_CLAVE
  return sealedColumnNames.map(walkOf).flatMap(({ table, name, where }) => {
    if (!rows.some((row) => row.tabla === table && row.columna === name)) return []
    const sello = pg.escapeIdentifier(name)
    const clave = `encode(substring(${sello} from ${desde} for ${largo}), 'hex') as clave`
    return [`select ${clave} from ${pg.escapeIdentifier(table)} where ${sello} is not null and ${where} limit 1`]
  })
}

/** Key id of the first sealed row of each table: one row is enough, and a table may be long. */
export async function keysInUse(connection: Connection): Promise<string[]> {
  const sources = await keysBySource(connection)
  if (sources.length === 0) return []
  const all = sources.map((first) => `(${first})`).join(' union all ')
  const { rows } = await connection.pool.query<{ clave: string }>(all)
  return rows.map(({ clave }) => clave)
}

/** Checks that these keys sealed the data of the database; an empty one accepts any. Throws OperatorFailure. */
export async function ensureOpens(connection: Connection, { claveId, claves }: Vault): Promise<void> {
  const unknown = (await keysInUse(connection)).filter((id) => !claves.has(id))
  if (unknown.length === 0) return
  throw new OperatorFailure(
    `DATA_KEY: no abre lo que esta base tiene cifrado (es la clave ${claveId}; se cifró con ${unknown[0]}). Use la clave con que se cifró, o agréguela a DATA_KEY_OTRAS.`,
  )
}

/** Checks that files of this database which are in a bucket can be read. Throws OperatorFailure. */
export async function ensureBucket({ pool }: Connection, url: string | undefined): Promise<void> {
  if (url) return
  const { rows: columns } = await pool.query(
    `select 1 from pg_attribute
     where attrelid = to_regclass('almacen') and attname = 'objeto' and not attisdropped`,
  )
  if (columns.length === 0) return
  const { rows } = await pool.query('select 1 from almacen where objeto is not null limit 1')
  if (rows.length > 0)
    throw new OperatorFailure(
      'S3_URL: hay archivos de esta base en S3. Indique dónde, o tráigalos antes con mover-archivos --a base.',
    )
}
