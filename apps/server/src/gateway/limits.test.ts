import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../testing/desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({ REQUESTS_PER_MINUTE: 3 })
})
afterAll(() => desk.close())

test('each reply to a bearer client tells what is left of its limit, and the one over it when to come back', async () => {
  const client = await desk.bearer()
  const ask = () => client.get(routes.obtenerTipoProspectos.path)
  const left = async () => {
    const { status, headers } = await ask()
    expect(headers['ratelimit-policy']).toBe('"direccion";q=3;w=60')
    return [status, String(headers.ratelimit).replace(/;t=\d+$/, ''), headers['retry-after'] !== undefined]
  }
  expect(await left()).toEqual([200, '"direccion";r=1', false])
  expect(await left()).toEqual([200, '"direccion";r=0', false])
  expect(await left()).toEqual([429, '"direccion";r=0', true])
})

test('a page of ours has no such fields', async () => {
  const { headers } = await desk.app.inject({ url: '/robots.txt', remoteAddress: '203.0.113.9' })
  expect(headers.ratelimit).toBeUndefined()
})

test('the reference of the API is a page without script, under its own policy', async () => {
  const { statusCode, headers, body } = await desk.app.inject({ url: '/api/referencia', remoteAddress: '203.0.113.8' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/)
  expect(body).toContain('/api/v1/ObtenerEtapa')
  const sheet = await desk.app.inject({ url: '/api/referencia.css', remoteAddress: '203.0.113.8' })
  expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
})
