import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createShelf } from '../../testing/golden/create-shelf.ts'
import type { Own } from '../../testing/golden/shelf.ts'
import { createDb, type Db } from './database.ts'
import { ensureOwnSchema, migrate, readMigrations } from './migrate.ts'
import { contractOf, recordContract } from './newer-schema.ts'

describe('the files of migrations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alerce-migrations-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(() => {
    rmSync(folder, { recursive: true })
    mkdirSync(folder)
    for (const name of ['002-second.sql', '001-first.sql']) writeFileSync(join(folder, name), `select '${name}'`)
  })

  test('are read by number', () => {
    expect(Object.entries(readMigrations(folder))).toEqual([
      ['001-first', "select '001-first.sql'"],
      ['002-second', "select '002-second.sql'"],
    ])
  })

  test.each([
    ['a repeated number', '002-other.sql', /stands twice: 002-second.sql/],
    ['without a number', 'other.sql', /other.sql/],
    ['with the number of the job queue', '000-other.sql', /000-other.sql/],
    ['that is no SQL', '003-other.ts', /003-other.ts/],
  ])('are refused for one %s', (_fault, name, says) => {
    writeFileSync(join(folder, name), '')
    expect(() => readMigrations(folder)).toThrow(says)
  })

  test('are refused for a folder among them', () => {
    mkdirSync(join(folder, '003-more'))
    expect(() => readMigrations(folder)).toThrow(/003-more/)
  })
})

describe('a database', () => {
  const shelf = createShelf(inject('databaseUrl'))
  let own: Own
  let db: Db
  beforeEach(async () => {
    await shelf.golden('vacia', async () => undefined)
    own = await shelf.copy('vacia')
    db = createDb(own.connection)
  })
  afterEach(async () => {
    await own.connection.close()
    await own.drop()
  })

  const done = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows

  test('that is empty goes through every migration, and through none of them again', async () => {
    await migrate(db)
    const names = (await done()).map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual(['000-trabajos', '001-base'])
    await migrate(db)
    expect((await done()).map(({ name }) => name)).toEqual(names)
  })

  test('of a version before the first release is refused with its reason, and stays as it was', async () => {
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      db,
    )
    await sql`insert into kysely_migration values ('001-base', 'x'), ('002-referencia', 'x')`.execute(db)
    await expect(migrate(db)).rejects.toThrow('«002-referencia» no coincide con esta. Use una base vacía')
    expect(await done()).toHaveLength(2)
  })

  /** Leaves the database as a later version: its migrations, and since when nothing uses the things they took away. */
  async function migrateLater(later: readonly (readonly [name: string, desde?: string])[]): Promise<void> {
    await migrate(db)
    for (const [name, desde] of later) {
      await sql`insert into kysely_migration values (${name}, 'x')`.execute(db)
      if (desde) await recordContract(db, name, desde)
    }
  }

  test('of a later version that only added is served as it is, also with new bytes columns', async () => {
    await migrateLater([['900-mas'], ['901-sellos']])
    await sql`create table nueva (secreto bytea)`.execute(db)
    expect(await migrate(db)).toEqual(['900-mas', '901-sellos'])
    await expect(ensureOwnSchema(db)).rejects.toThrow('«900-mas»')
  })

  test('of a later version that took away what this one no longer uses is served', async () => {
    await migrateLater([['900-menos', '001']])
    expect(await migrate(db)).toEqual(['900-menos'])
  })

  test('of a later version that took away what this one uses is refused with its reason', async () => {
    await migrateLater([['900-mas'], ['901-menos', '900']])
    await expect(migrate(db)).rejects.toThrow('en la migración «901-menos» quitó algo que esta usa')
  })

  test('of a later version without one of the migrations of this one is refused', async () => {
    await migrateLater([['900-mas']])
    await sql`delete from kysely_migration where name = '017-revocacion'`.execute(db)
    await expect(migrate(db)).rejects.toThrow('«017-revocacion» no coincide con esta')
  })

  test('keeps since when nothing uses what a migration takes away, as its first line says', () => {
    expect(
      ['-- contract of 017: the old names\ndrop table x', '-- a note\n-- contract of 017'].map(contractOf),
    ).toEqual(['017', null])
  })
})
