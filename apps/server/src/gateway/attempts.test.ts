import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Desk, openDesk } from '../testing/desk.ts'
import { tryIntento } from '../testing/intentos.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({ LOGIN_ATTEMPTS_PER_MINUTE: 4 })
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.db.deleteFrom('frenoAcceso').execute()
})

const enter = (desde: string, clave: string) => tryIntento(desk, { desde, clave })
const token = (remoteAddress: string, client_secret: string) =>
  desk.app.inject({
    method: 'POST',
    url: '/oauth/access/oauth2/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'alerce-demo',
      client_secret,
    }).toString(),
  })

test('an office that opens in the morning comes in whole through one address', async () => {
  const opened: boolean[] = []
  for (let i = 0; i < 60; i += 1) opened.push((await enter('203.0.113.1', 'Alerce-2026')).entra)
  expect(opened).toEqual(Array.from({ length: 60 }, () => true))
  for (let i = 0; i < 60; i += 1) expect((await token('203.0.113.1', 'alerce-demo-secret')).statusCode).toBe(200)
})

test('an address with too many refusals waits, even with the right password; others do not', async () => {
  for (let i = 0; i < 4; i += 1) expect((await enter('203.0.113.2', 'otra')).status).not.toBe(429)
  const { status, body, retryAfter } = await enter('203.0.113.2', 'Alerce-2026')
  expect([status, body.codigo]).toEqual([429, 'demasiadas_peticiones'])
  expect(Number(retryAfter)).toBeGreaterThan(0)
  expect((await tryIntento(desk, { desde: '203.0.113.3', usuario: 'asesor2', clave: 'Alerce-2026' })).entra).toBe(true)
})

test('so does a client that guesses secrets, or links', async () => {
  for (let i = 0; i < 4; i += 1) expect((await token('203.0.113.4', `otra-${i}`)).statusCode).toBe(401)
  const last = await token('203.0.113.4', 'alerce-demo-secret')
  expect([last.statusCode, last.json().codigo]).toEqual([429, 'demasiadas_peticiones'])
  const reset = () =>
    desk.anyone().post(routes.restablecerClave.path, { enlace: 'x'.repeat(43), nueva: 'el tren sale tarde' })
  for (let i = 0; i < 4; i += 1) expect((await reset()).status).toBe(404)
  expect((await reset()).body.codigo).toBe('demasiadas_peticiones')
})
