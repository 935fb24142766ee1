import pg from 'pg'
import { OperatorFailure } from '../../operator-failure.ts'
import type { Connection } from './pool.ts'

/** Why a database does not let us in, by the code of PostgreSQL or of the network. */
const reasons: Readonly<Record<string, string>> = {
  '28P01': 'el usuario o la contraseña no son válidos',
  '28000': 'el usuario no puede entrar',
  '3D000': 'esa base de datos no existe',
  ECONNREFUSED: 'nadie contesta en esa dirección',
  ENOTFOUND: 'ese servidor no existe',
  ERR_INVALID_URL: 'no es una dirección',
}

/** Whether the database lets us in. Throws OperatorFailure, which does not repeat the address: it holds a password. */
export async function ensureAnswers({ pool, embedded }: Connection): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'sin respuesta'
    const where = embedded ? 'DATA_DIR' : 'DATABASE_URL'
    throw new OperatorFailure(`${where}: no se puede usar la base de datos: ${reasons[code] ?? code}.`)
  }
}

/** The key of the first row of each table that seals anything: a row tells as much as all, and a table may be long. */
async function keysInUse({ pool }: Connection): Promise<string[]> {
  const sealed = `select table_name as name from information_schema.columns
    where column_name = 'clave_id' and table_schema = current_schema()`
  const { rows: tables } = await pool.query<{ name: string }>(sealed)
  const keys: string[] = []
  for (const { name } of tables) {
    const first = `select clave_id as clave from ${pg.escapeIdentifier(name)} where clave_id is not null limit 1`
    keys.push(...(await pool.query<{ clave: string }>(first)).rows.map(({ clave }) => clave))
  }
  return keys
}

/** Whether this key is the one that sealed what the database holds; an empty one takes any. Throws OperatorFailure. */
export async function ensureOpens(connection: Connection, claveId: string): Promise<void> {
  const keys = await keysInUse(connection)
  if (keys.length === 0 || keys.includes(claveId)) return
  throw new OperatorFailure(
    `DATA_KEY: no abre lo que esta base tiene cifrado (es la clave ${claveId}; se cifró con ${keys[0]}). Use la clave con que se instaló.`,
  )
}
