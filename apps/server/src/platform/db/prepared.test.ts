import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { prepareReads } from './prepared.ts'

const SQL = 'select id from prospecto where id = $1'

/** A pool with one connection, and what reaches the database. `refuse`: makes it answer with an error. */
function connected(refuse: (sent: unknown) => Error | null = () => null) {
  const received: unknown[] = []
  const client = {
    query: async (...args: unknown[]) => {
      const [first] = args
      received.push(first)
      const error = refuse(first)
      if (error) throw error
      return { rows: [] }
    },
  }
  const pool = new EventEmitter()
  prepareReads(pool as unknown as pg.Pool)
  pool.emit('connect', client)
  const ask = async (times: number, sql = SQL, values: unknown[] = [1]) => {
    for (let time = 0; time < times; time++) await client.query(sql, values)
    return received
  }
  return { ask, received }
}

const named = (text: string) => ({ name: 'lectura_1', text, values: [1] })

describe('prepared reads', () => {
  test('a read that comes again and again gets a name', async () => {
    const { ask } = connected()
    expect(await ask(6)).toEqual([SQL, SQL, SQL, SQL, named(SQL), named(SQL)])
  })

  test.each([
    'insert into prospecto (id) values ($1)',
    'update prospecto set id = $1',
    "select id from prospecto where busqueda like '% ' || $1",
    'select id from prospecto where busqueda ILIKE $1',
  ])('%s is sent whole each time', async (sql) => {
    expect(await connected().ask(8, sql)).toEqual(Array(8).fill(sql))
  })

  test('no more than a hundred are kept', async () => {
    const { ask, received } = connected()
    for (let one = 0; one < 120; one++) await ask(5, `${SQL} and ${one} = $2`)
    expect(received.filter((sent) => typeof sent === 'object')).toHaveLength(100)
  })

  test('one that no longer fits its table is sent whole, then and ever after', async () => {
    const stale = Object.assign(new Error('cached plan must not change result type'), { code: '0A000' })
    const { ask } = connected((sent) => (typeof sent === 'object' ? stale : null))
    const received = await ask(8)
    expect(received.filter((sent) => typeof sent === 'object')).toHaveLength(1)
    expect(received.slice(-4)).toEqual([SQL, SQL, SQL, SQL])
  })

  test('any other error is what it was', async () => {
    const { ask } = connected((sent) => (typeof sent === 'object' ? new Error('gone') : null))
    await expect(ask(5)).rejects.toThrow('gone')
  })
})
