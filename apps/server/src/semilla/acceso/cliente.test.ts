import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../config/env.ts'
import { fixedClock } from '../../platform/clock.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { INICIO } from '../../testing/template.ts'
import { seedCliente } from '../semilla.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const clock = fixedClock(INICIO)
const token = async (id?: string, secret?: string) => (await desk.anyone().takeToken(id, secret)).status

test('a database that was a demo forgets its public client outside the demo', async () => {
  expect(await token()).toBe(200)
  await seedCliente(desk.db, readEnv({ DEMO: 'off' }), clock)
  expect(await token()).toBe(401)
  // Permanently: an operator may enable it again in the console
  await seedCliente(desk.db, readEnv({}), clock)
  expect(await token()).toBe(401)
})

test('the client of the environment comes in, in the place of that of the demo', async () => {
  const secret = 'un-secreto-de-verdad-muy-largo'
  const env = { DEMO: 'off', API_CLIENT_ID: 'nucleo', API_CLIENT_SECRET: secret }
  await seedCliente(desk.db, readEnv(env), clock)
  expect(await token('nucleo', secret)).toBe(200)
  expect(await token()).toBe(401)
})
