import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { leeDecimal, textoDecimal } from '@alerce/domain/base/dinero/decimal'
import { valorUF } from '@alerce/domain/base/dinero/tipos'
import { type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { columnsOf } from './schema/columns.ts'
import { printTables } from './schema/print.ts'
import type { UfTable } from './tables/base.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

/** Files of table types that differ from the schema. */
async function stale(): Promise<string[]> {
  const files = Object.entries(printTables(await columnsOf(desk.db)))
  const kept = (name: string) => readFileSync(join(import.meta.dirname, 'tables', `${name}.ts`), 'utf8')
  return files.filter(([name, text]) => kept(name) !== text).map(([name]) => name)
}

/** Changes the schema, runs a check, and reverts the change. */
async function having<T>(change: string, back: string, ask: () => Promise<T>): Promise<T> {
  await sql.raw(change).execute(desk.db)
  return await ask().finally(() => sql.raw(back).execute(desk.db))
}

describe('the types of the tables', () => {
  test('are those of the migrated schema; `npm run tables` writes them anew', async () => {
    expect(await stale()).toEqual([])
  })

  test.each([
    ['a column that they lack', 'alter table cita add column lugar text', 'alter table cita drop column lugar'],
    [
      'a column that may be null now',
      'alter table cita alter column comentario drop not null',
      'alter table cita alter column comentario set not null',
    ],
    [
      'a default that is gone',
      'alter table cita alter column avisa drop default',
      'alter table cita alter column avisa set default false',
    ],
    [
      'a list of values that grew',
      'alter table cita add constraint s check (secuencia in (1, 2)) not valid',
      'alter table cita drop constraint s',
    ],
  ])('are stale by %s', async (_fault, change, back) => {
    expect(await having(change, back, stale)).toEqual(['agenda'])
  })

  test.each([
    ['a table of no context', 'create table nueva (id bigint)', 'drop table nueva', 'nueva is in no context'],
    [
      'a narrowed column that is gone',
      'alter table evaluacion rename column resultado to r',
      'alter table evaluacion rename column r to resultado',
      'there is no column evaluacion.resultado',
    ],
    [
      'an undeclared type',
      'alter table cita add column lugar point',
      'alter table cita drop column lugar',
      'cita.lugar: say in platform/db/scalars.ts what point is in the code',
    ],
  ])('are not written with %s', async (_fault, change, back, says) => {
    await expect(having(change, back, stale)).rejects.toThrow(says)
  })
})

test('a numeric column takes the text of a decimal and no number', () => {
  const fila = { fecha: '2031-01-02', fuente: 'prueba', cargadaPor: 'x', cargadaEn: '2031-01-02T00:00:00Z' }
  const bien: Insertable<UfTable> = { ...fila, valor: textoDecimal(valorUF(40_000.5)) }
  // @ts-expect-error a number, even one that says of what
  const mal: Insertable<UfTable> = { ...fila, valor: valorUF(40_000.5) }
  expect([bien.valor, mal.valor]).toEqual(['40000.5', 40_000.5])
})

describe('the names of columns', () => {
  const uf = {
    fecha: '2031-01-01',
    valor: '40000',
    fuente: 'prueba',
    cargadaPor: 'x',
    cargadaEn: '2031-01-01T00:00:00Z',
  }

  test('are camelCase in the code; DS and UF at their end stay in capitals', async () => {
    await desk.db.insertInto('uf').values(uf).execute()
    const read = desk.db.selectFrom('uf').where('fecha', '=', uf.fecha)
    expect(await read.select(['cargadaPor', 'valor as enUF', 'fuente as delDS']).execute()).toEqual([
      { cargadaPor: 'x', enUF: leeDecimal('40000'), delDS: 'prueba' },
    ])
  })

  test.each(['totalUFDelMes', 'folioDs', 'unaRUT'])('%s is refused: it would come back as another', async (name) => {
    await expect(desk.db.selectFrom('uf').select(`valor as ${name}`).execute()).rejects.toThrow(
      `${name} would come back as`,
    )
  })

  test('content of a jsonb column is read as stored', async () => {
    const valor = { con_guion: 1, conMayuscula: [{ otro_guion: { x_y: 2 } }], 'Folio DS': null }
    const texto = JSON.stringify(valor)
    await desk.db.insertInto('parametro').values({ clave: 'prueba', valor: texto }).execute()
    const read = desk.db.selectFrom('parametro').where('clave', '=', 'prueba')
    const { rows } = await sql<{ guardado: string }>`
      select valor::text as guardado from parametro where clave = 'prueba'`.execute(desk.db)
    expect(await read.select('valor').executeTakeFirst()).toEqual({ valor })
    expect(JSON.parse(rows[0]?.guardado ?? '')).toEqual(valor)
  })
})
