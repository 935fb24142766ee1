import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registroDeTratamientos } from '../apps/server/src/core/personas/derechos/tratamientos.ts'
import { freshDatabase } from '../apps/server/src/platform/db/administration.ts'
import { createDb } from '../apps/server/src/platform/db/database.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { type Connection, openPglite, openPostgres } from '../apps/server/src/platform/db/pool.ts'
import { type Column, columnsOf } from '../apps/server/src/platform/db/schema/columns.ts'
import { printTables } from '../apps/server/src/platform/db/schema/print.ts'

const folder = join(import.meta.dirname, '../apps/server/src/platform/db/tables')

const register = join(import.meta.dirname, '../docs/TRATAMIENTOS.md')

const fail = (error: Error): never => {
  throw error
}

async function columnsOn(connection: Connection): Promise<Column[]> {
  try {
    const db = createDb(connection)
    await migrate(db)
    return await columnsOf(db)
  } finally {
    await connection.close()
  }
}

/** Columns of a fresh database of TEST_DATABASE_URL, else of the embedded engine: the result is the same. */
async function freshColumns(): Promise<Column[]> {
  const url = process.env.TEST_DATABASE_URL
  if (url) {
    const own = await freshDatabase(url)
    return await columnsOn(openPostgres(own.url, 2, fail)).finally(own.drop)
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'alerce-tablas-'))
  return await columnsOn(await openPglite(dataDir, fail)).finally(() => rmSync(dataDir, { recursive: true }))
}

const columns = await freshColumns()
const files = Object.entries(printTables(columns))
for (const [name, text] of files) writeFileSync(join(folder, `${name}.ts`), text)
writeFileSync(register, registroDeTratamientos(columns))
console.log(`${files.length} files of table types written to ${folder}, and the register of processing activities`)
