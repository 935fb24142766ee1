import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnsOf } from '../../../platform/db/schema/columns.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { tablasCalladas, tablasDePersona } from './tablas.ts'
import { registroDeTratamientos, tratamientos } from './tratamientos.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('each table with data of persons belongs to one activity', () => {
  const nombradas = tratamientos.flatMap(({ tablas }) => tablas)
  expect(nombradas.toSorted()).toEqual([...Object.keys(tablasDePersona), ...Object.keys(tablasCalladas)].toSorted())
})

test('docs/TRATAMIENTOS.md is the register of this schema; if this fails, run `npm run tables`', async () => {
  const escrito = readFileSync(join(import.meta.dirname, '../../../../../../docs/TRATAMIENTOS.md'), 'utf8')
  expect(escrito).toBe(registroDeTratamientos(await columnsOf(desk.db)))
})
