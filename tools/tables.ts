import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '../apps/server/src/platform/db/administration.ts'
import { createDb } from '../apps/server/src/platform/db/database.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { type Connection, openPglite, openPostgres } from '../apps/server/src/platform/db/pool.ts'
import { columnsOf } from '../apps/server/src/platform/db/schema/columns.ts'
import { type Files, printTables } from '../apps/server/src/platform/db/schema/print.ts'

const folder = join(import.meta.dirname, '../apps/server/src/platform/db/tables')

const fail = (error: Error): never => {
  throw error
}

async function printedOn(connection: Connection): Promise<Files> {
  try {
    const db = createDb(connection)
    await migrate(db)
    return printTables(await columnsOf(db))
  } finally {
    await connection.close()
  }
}

/** Tables printed from a fresh database of TEST_DATABASE_URL, else from the embedded engine: the result is the same. */
async function printed(): Promise<Files> {
  const url = process.env.TEST_DATABASE_URL
  if (url) {
    const own = await freshDatabase(url)
    return await printedOn(openPostgres(own.url, 2, fail)).finally(own.drop)
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'alerce-tablas-'))
  return await printedOn(await openPglite(dataDir, fail)).finally(() => rmSync(dataDir, { recursive: true }))
}

const files = Object.entries(await printed())
for (const [name, text] of files) writeFileSync(join(folder, `${name}.ts`), text)
console.log(`${files.length} files of table types written to ${folder}`)
