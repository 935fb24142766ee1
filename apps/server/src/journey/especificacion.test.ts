import { readFileSync } from 'node:fs'
import type { Operation } from '@alerce/contract/operation'
import { operations } from '@alerce/contract/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../testing/desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

/** Every call named by the two specifications, except the token: operation;method;path. */
const pedidas = readFileSync(new URL('./especificacion.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((fila) => fila.split(';').slice(0, 3) as [name: string, method: string, path: string])

const todas: readonly Operation[] = operations

/** Names and paths only: the access matrix compares the answers of each call. */
test('every call of the specifications has its path and name, and is served', () => {
  for (const [name, method, path] of pedidas) {
    expect(todas.find((operation) => operation.path === path && operation.method === method)?.name, path).toBe(name)
    expect(desk.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }), path).toBe(true)
  }
  expect(pedidas).toHaveLength(144)
})
