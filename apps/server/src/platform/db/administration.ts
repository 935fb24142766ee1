import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A database of its own beside the one of a URL. */
export interface FreshDatabase {
  readonly name: string
  readonly url: string
  drop(): Promise<void>
}

/** One statement outside any pool and transaction: CREATE and DROP DATABASE need it. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Creates a database, empty or as a copy of `template`, under a name that nobody has. */
export async function freshDatabase(url: string, template = 'template1'): Promise<FreshDatabase> {
  const name = `alerce_${randomBytes(6).toString('hex')}`
  await administer(url, `create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { name, url: own.href, drop: () => administer(url, `drop database if exists ${name} with (force)`) }
}
