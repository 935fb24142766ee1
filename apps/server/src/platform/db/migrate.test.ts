import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createShelf } from '../../testing/golden/create-shelf.ts'
import type { Own } from '../../testing/golden/shelf.ts'
import { createDb, type Db } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'

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
    await expect(migrate(db)).rejects.toThrow('«002-referencia», que esta no tiene. Use una base vacía')
    expect(await done()).toHaveLength(2)
  })
})
