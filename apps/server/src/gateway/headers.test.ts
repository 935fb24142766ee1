import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../testing/desk.ts'

const LOGIN = { usuario: 'asesora', clave: 'Alerce-2026' }
const login = (desk: Desk, headers: Record<string, string> = {}) =>
  desk.app.inject({ method: 'POST', url: routes.autenticarDashboard.path, payload: LOGIN, headers })

describe('every answer', () => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk()
  })
  afterAll(() => desk.close())

  test.each([
    ['/healthz', 200],
    ['/api/openapi.json', 200],
    ['/api/alerce/v1/sesion', 401],
    ['/api/v1/nada', 404],
  ])('%s carries the headers of defence', async (url, status) => {
    const answer = await desk.app.inject({ url })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
    expect(answer.headers).not.toHaveProperty('x-powered-by')
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
  })

  test.each(['/%E0%A4%A', `/api/v1/${'a'.repeat(500)}/${'b'.repeat(500)}`])(
    'to an unreadable address has our own message: %s',
    async (url) => {
      const answer = await desk.app.inject({ url })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers).toMatchObject({
        'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      })
      expect(answer.json()).toMatchObject({ httpCode: 404, data: null })
      expect(answer.body).not.toContain(url.slice(1, 20))
    },
  )

  test('contains the time of the server', async () => {
    const { headers } = await desk.app.inject({ url: '/api/alerce/v1/sesion' })
    expect(new Date(String(headers.date)).toISOString().slice(0, 16)).toBe(desk.clock.ahora().slice(0, 16))
  })

  test('that is a file to be kept carries them too, and says in which letters it is written', async () => {
    const consola = await desk.as('administracion')
    const { headers } = await consola.get(`${routes.descargarCatalogo.path}?tabla=feriados`)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
    })
  })

  test('has a number of its own, which no caller chooses', async () => {
    const ask = () => desk.app.inject({ url: '/healthz', headers: { 'x-request-id': 'mio', 'request-id': 'mio' } })
    const [one, other] = [await ask(), await ask()]
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
  })

  test('over https forbids any browser to come by http again, however the address is spelled', async () => {
    const own = await openDesk({ PUBLIC_URL: 'HTTPS://panel.example.cl' })
    expect((await own.app.inject({ url: '/healthz' })).headers).toHaveProperty('strict-transport-security')
    await own.close()
  })

  test('opens nothing to another origin', async () => {
    const headers = { origin: 'https://otro.example', 'access-control-request-method': 'POST' }
    const asked = await desk.app.inject({ method: 'OPTIONS', url: routes.obtenerProspectos.path, headers })
    expect(asked.statusCode).toBe(404)
    for (const { headers: found } of [asked, await login(desk, { origin: 'https://otro.example' })])
      expect(Object.keys(found).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test.each([
    ['another site', 'cross-site', 403],
    ['a neighbour of the domain', 'same-site', 403],
    ['our own pages', 'same-origin', 200],
    ['the browser of the person', 'none', 200],
  ])('a write that a browser makes for %s', async (_who, site, status) => {
    expect((await login(desk, { 'sec-fetch-site': site })).statusCode).toBe(status)
  })

  test('a login comes as JSON only: a form of another site cannot send one', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'usuario=asesora&clave=Alerce-2026'
    const url = routes.autenticarDashboard.path
    const answer = await desk.app.inject({ method: 'POST', url, payload, headers })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined])
  })

  test('the address is that of the connection; the one claimed by the client is stored apart', async () => {
    const client = await desk.as('asesor2')
    const body = { registrar: 'S', ip: '203.0.113.9' }
    await client.post(routes.validarAcceso.path, body, { 'x-forwarded-for': '198.51.100.7' })
    const kept = await desk.db.selectFrom('registroAcceso').select(['ip', 'ipDeclarada']).execute()
    expect(kept).toEqual([{ ip: '127.0.0.1', ipDeclarada: '203.0.113.9' }])
  })
})

test('a proxy is believed only when it is named', async () => {
  const desk = await openDesk({ TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://panel.example.cl' })
  const answer = await login(desk, { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' })
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const cookies = String(answer.headers['set-cookie'])
  expect(cookies).toMatch(/__Host-alerce=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax/)
  const { ip } = await desk.db.selectFrom('sesion').select('ip').executeTakeFirstOrThrow()
  expect(ip).toBe('198.51.100.7')
  await desk.close()
})
