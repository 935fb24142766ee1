import { createHash } from 'node:crypto'
import { routes } from '@alerce/contract/routes'
import { afterEach, describe, expect, test } from 'vitest'
import type { Env } from '../../config/env.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { tryIntento } from '../../testing/intentos.ts'

let desk: Desk
afterEach(() => desk.close())

async function enter(env: Partial<Env>, headers: Record<string, string> = {}) {
  desk = await openDesk(env)
  const payload = { usuario: 'asesora', clave: 'Alerce-2026' }
  const answer = await desk.app.inject({ method: 'POST', url: routes.autenticarDashboard.path, headers, payload })
  return answer.cookies.map(({ name, httpOnly, sameSite, path, secure = false }) => ({
    name,
    rest: { httpOnly, sameSite, path, secure },
  }))
}

describe('the cookies of a login', () => {
  const lax = { httpOnly: true, sameSite: 'Lax', path: '/' }
  const plain = ['alerce', 'alerce-equipo'].map((name) => ({ name, rest: { ...lax, secure: false } }))
  const bound = ['__Host-alerce', '__Host-alerce-equipo'].map((name) => ({ name, rest: { ...lax, secure: true } }))
  const proxied = { 'x-forwarded-proto': 'https' }

  test.each<[string, Partial<Env>, Record<string, string>, typeof plain]>([
    ['over http', {}, {}, plain],
    ['over http, with any forwarded header of a stranger', {}, proxied, plain],
    ['over https at a trusted proxy', { TRUST_PROXY: '127.0.0.1' }, proxied, bound],
    ['where the public address is https', { PUBLIC_URL: 'https://panel.example.cl' }, {}, bound],
    ['where the public address is http', { PUBLIC_URL: 'http://panel.example.cl' }, {}, plain],
  ])('%s', async (_where, env, headers, expected) => {
    expect(await enter(env, headers)).toEqual(expected)
  })
})

test('under https a cookie without the bound name, as a neighbour could plant it, opens nothing', async () => {
  desk = await openDesk({ PUBLIC_URL: 'https://panel.example.cl' })
  const { cookies } = await tryIntento(desk, { clave: 'Alerce-2026' })
  const token = cookies.find(({ name }) => name === '__Host-alerce')?.value
  const ask = (cookie: string) => desk.app.inject({ url: routes.sesionActual.path, headers: { cookie } })
  expect((await ask(`__Host-alerce=${token}`)).statusCode).toBe(200)
  expect((await ask(`alerce=${token}`)).statusCode).toBe(401)
})

test('a login gives a new token, ends the one this browser had, and only digests are kept', async () => {
  desk = await openDesk()
  const entered = async (cookie?: string) => {
    const { cookies } = await tryIntento(desk, { clave: 'Alerce-2026', ...(cookie ? { cookie } : {}) })
    return cookies.find(({ name }) => name === 'alerce')?.value ?? ''
  }
  const first = await entered()
  const second = await entered(`alerce=${first}`)
  expect(second).not.toBe(first)
  const old = await desk.app.inject({ url: routes.sesionActual.path, headers: { cookie: `alerce=${first}` } })
  expect([old.statusCode, old.json().data]).toEqual([401, { motivo: 'rotada' }])
  const rows = await desk.db.selectFrom('sesion').select('tokenHash').orderBy('id').execute()
  const digests = [first, second].map((token) => createHash('sha256').update(token).digest('hex'))
  expect(rows.map((row) => row.tokenHash.toString('hex'))).toEqual(digests)
})

test('a token that nobody was given opens nothing, and is not taken for one that ended', async () => {
  desk = await openDesk()
  const answer = await desk.app.inject({ url: routes.sesionActual.path, headers: { cookie: 'alerce=inventado' } })
  expect([answer.statusCode, answer.json().data]).toEqual([401, null])
})
