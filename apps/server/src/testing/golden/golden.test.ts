import { rmSync } from 'node:fs'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { administer } from '../../platform/db/administration.ts'
import type { Connection } from '../../platform/db/pool.ts'
import { createShelf } from './create-shelf.ts'
import { goldenFolder } from './fingerprint.ts'

const databaseUrl = inject('databaseUrl')
const shelf = createShelf(databaseUrl)
const names = ['', '_copia'].map((suffix) => `prueba_${process.pid}${suffix}`)
const [name = '', copia = ''] = names

async function remove(): Promise<void> {
  for (const one of names) {
    if (databaseUrl) await administer(databaseUrl, `drop database if exists alerce_golden_${one} with (force)`)
    else rmSync(`${goldenFolder}/${one}`, { recursive: true, force: true })
  }
}

beforeEach(remove)
afterAll(remove)

let fills = 0

async function fill({ pool }: Connection): Promise<void> {
  fills += 1
  await pool.query('create table nota (texto text)')
  await pool.query("insert into nota values ('una')")
}

async function notas(of: string): Promise<string[]> {
  const { connection, drop } = await shelf.copy(of)
  const { rows } = await connection.pool.query<{ texto: string }>('select texto from nota order by texto')
  await connection.close()
  await drop()
  return rows.map(({ texto }) => texto)
}

test('parallel calls get the same one, and later calls find it', async () => {
  await Promise.all([shelf.golden(name, fill), shelf.golden(name, fill)])
  fills = 0
  await shelf.golden(name, fill)
  expect(fills).toBe(0)
  expect(await notas(name)).toEqual(['una'])
})

test('an unfinished one is never used: the next call fills it anew', async () => {
  const half = async (connection: Connection) => {
    await fill(connection)
    throw new Error('killed')
  }
  await expect(shelf.golden(name, half)).rejects.toThrow('killed')
  await shelf.golden(name, fill)
  expect(await notas(name)).toEqual(['una'])
})

test('one may begin as a copy of another, which stays as it was', async () => {
  await shelf.golden(name, fill)
  await shelf.golden(copia, async ({ pool }) => void (await pool.query("insert into nota values ('otra')")), name)
  expect([await notas(copia), await notas(name)]).toEqual([['otra', 'una'], ['una']])
})

test.runIf(databaseUrl)('the last run that releases one removes it and its copies', async () => {
  const letGo = [await shelf.hold(name), await shelf.hold(name)]
  await shelf.golden(name, fill)
  await shelf.golden(copia, async () => undefined, name)
  await letGo[0]?.()
  expect(await notas(copia)).toEqual(['una'])
  await letGo[1]?.()
  await expect(notas(name)).rejects.toThrow('does not exist')
  await expect(notas(copia)).rejects.toThrow('does not exist')
})
