import { expect, test } from 'vitest'
import { describeStatement } from './traced-pool.ts'

test.each([
  [
    'select "id" from "prospecto" where "rut" = $1',
    'SELECT prospecto',
    'select "id" from "prospecto" where "rut" = $1',
  ],
  [
    `insert into "correo" ("para") values ($1) returning "id"`,
    'INSERT correo',
    `insert into "correo" ("para") values ($1) returning "id"`,
  ],
  ['UPDATE pgboss.job SET state = $1', 'UPDATE pgboss.job', 'UPDATE pgboss.job SET state = $1'],
  ['begin', 'BEGIN', 'begin'],
  [
    `with uno as (select 1 from sesion) select 'ANA' from uno`,
    'SELECT sesion',
    `with uno as (select 1 from sesion) select '?' from uno`,
  ],
  [
    'WITH q AS (SELECT 1 FROM pgboss.queue) INSERT INTO pgboss.job (data) VALUES ($1) ON CONFLICT DO UPDATE SET x = 1',
    'INSERT pgboss.job',
    'WITH q AS (SELECT 1 FROM pgboss.queue) INSERT INTO pgboss.job (data) VALUES ($1) ON CONFLICT DO UPDATE SET x = 1',
  ],
  ['select 1 from venta for update skip locked', 'SELECT venta', 'select 1 from venta for update skip locked'],
  [
    `delete from uf where nota = 'd''Or 16482305-9' and id = $1`,
    'DELETE uf',
    `delete from uf where nota = '?' and id = $1`,
  ],
])('%s is named %s, and keeps its placeholders without constants', (sql, name, text) => {
  const described = describeStatement(sql)
  expect([described.name, described.attributes['db.query.text']]).toEqual([name, text])
})

test('a statement longer than a span should carry is cut', () => {
  const sql = `select * from uf where id in (${Array.from({ length: 5000 }, (_, at) => `$${at}`).join(', ')})`
  expect(describeStatement(sql).attributes['db.query.text']).toHaveLength(4000)
})
