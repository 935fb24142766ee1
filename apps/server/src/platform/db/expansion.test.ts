import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { LAST_RELEASED, obstaclesBetween, readCatalogue } from '../../testing/expansion.ts'
import { createShelf } from '../../testing/golden/create-shelf.ts'
import type { Own } from '../../testing/golden/shelf.ts'
import { createDb, type Db } from './database.ts'
import { createSchemaOf, migrationNames, readMigrations } from './migrate.ts'
import { contractOf } from './newer-schema.ts'

const texts = readMigrations(join(import.meta.dirname, 'migrations'))
const isReleased = (name: string) => name.slice(0, 3) <= LAST_RELEASED
const later = migrationNames().filter((name) => !isReleased(name))

let own: Own
let db: Db
let released: Awaited<ReturnType<typeof readCatalogue>>
beforeAll(async () => {
  const shelf = createShelf(inject('databaseUrl'))
  await shelf.golden('vacia', async () => undefined)
  own = await shelf.copy('vacia')
  db = createDb(own.connection)
  await createSchemaOf(db, migrationNames().filter(isReleased))
  released = await readCatalogue(db)
})
afterAll(async () => {
  await own.connection.close()
  await own.drop()
})

/** Obstacles of a change, which is undone. */
async function obstaclesOf(change: string): Promise<string[]> {
  const tx = await db.startTransaction().execute()
  try {
    await sql.raw(change).execute(tx)
    return obstaclesBetween(released, await readCatalogue(tx))
  } finally {
    await tx.rollback().execute()
  }
}

describe('a change of the schema stops the previous version when it', () => {
  test.each([
    ['drops a table', 'drop table por_deshacer', 'por_deshacer is gone, or another kind of table'],
    ['renames a column', 'alter table cita rename comentario to nota', 'cita.comentario is gone'],
    ['changes a type', 'alter table uf alter fuente type varchar(9)', /^uf.fuente was text and is character/],
    ['requires a value', 'alter table correo alter clase set not null', 'correo.clase may no longer be null'],
    ['requires a new one', 'alter table cita add x text not null', 'cita.x is new, required and without default'],
    ['takes a default', 'alter table cita alter avisa drop default', 'cita.avisa is no longer filled by the database'],
    ['adds a rule', 'alter table cita add constraint x check (id > 0)', /^cita: x is new/],
    [
      'narrows a list of values',
      `alter table correo drop constraint correo_estado_check, add constraint correo_estado_check check
        (estado in ('pendiente', 'enviado', 'fallido'))`,
      /^correo: correo_estado_check is new/,
    ],
    ['adds a key', 'create unique index x on cita (asesor_id)', /^cita: x is new/],
    ['takes a key', 'alter table uf drop constraint uf_pkey', 'uf: uf_pkey is gone'],
    [
      'adds a reference',
      'alter table correo add foreign key (prospecto_id) references prospecto',
      /is new: FOREIGN KEY/,
    ],
    ['drops a function', 'drop function buzon_de cascade', 'buzon_de(text) is gone'],
  ])('%s', async (_what, change, says) => {
    expect(await obstaclesOf(change)).toContainEqual(typeof says === 'string' ? says : expect.stringMatching(says))
  })

  test.each([
    ['adds a table', 'create table x (id bigint primary key, prospecto_id bigint not null references prospecto)'],
    ['adds a column', 'alter table cita add x text, add y integer not null default 0 check (y >= 0)'],
    ['relaxes one', 'alter table cita alter comentario drop not null'],
    [
      'widens a list of values',
      `alter table correo drop constraint correo_estado_check, add constraint otro check
        (estado in ('pendiente', 'en bandeja', 'enviado', 'fallido', 'devuelto'))`,
    ],
    ['drops a rule', 'alter table correo drop constraint correo_estado_check'],
  ])('and not when it %s', async (_what, change) => {
    expect(await obstaclesOf(change)).toEqual([])
  })
})

test.each(later)(
  '%s lets the last released version go on, or says since when nothing uses what it takes',
  async (name) => {
    const before = await readCatalogue(db)
    await createSchemaOf(
      db,
      migrationNames().filter((one) => one <= name),
    )
    const desde = contractOf(texts[name] ?? '')
    if (desde === null) expect(obstaclesBetween(before, await readCatalogue(db))).toEqual([])
    else expect([desde <= LAST_RELEASED, Object.keys(texts).some((one) => one.startsWith(desde))]).toEqual([true, true])
  },
)
