import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../testing/desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const grant = { grant_type: 'client_credentials' }
const propio = { client_id: 'alerce-demo', client_secret: 'alerce-demo-secret' }
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

async function request(form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/oauth/access/oauth2/token',
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  return { status: answer.statusCode, error: answer.json().error, reto: answer.headers['www-authenticate'] }
}
const BIEN = { status: 200, error: undefined, reto: undefined }
const mal = (error: string) => ({ status: 400, error, reto: undefined })
const DESCONOCIDO = { status: 401, error: 'invalid_client', reto: 'Basic realm="Alerce", charset="UTF-8"' }

test.each([
  ['in its form', { ...grant, ...propio }, {}, BIEN],
  ['by HTTP Basic', grant, basic('alerce-demo', 'alerce-demo-secret'), BIEN],
  ['by HTTP Basic, its halves encoded as a form', grant, basic('alerce%2Ddemo', 'alerce%2ddemo-secret'), BIEN],
  [
    'by HTTP Basic, naming itself in the form too',
    { ...grant, client_id: 'alerce-demo' },
    basic('alerce-demo', 'alerce-demo-secret'),
    BIEN,
  ],
  ['by both', { ...grant, ...propio }, basic('alerce-demo', 'alerce-demo-secret'), mal('invalid_request')],
  ['as two', { ...grant, client_id: 'otro' }, basic('alerce-demo', 'alerce-demo-secret'), mal('invalid_request')],
  ['by none', grant, {}, mal('invalid_request')],
  ['with another secret in its form', { ...grant, ...propio, client_secret: 'otro' }, {}, DESCONOCIDO],
  ['with another secret by HTTP Basic', grant, basic('alerce-demo', 'otro'), DESCONOCIDO],
  ['by a Basic without a colon', grant, { authorization: 'Basic YWxlcmNl' }, DESCONOCIDO],
  ['by a Basic that is no form', grant, basic('alerce-demo', '%'), DESCONOCIDO],
  ['by another scheme', grant, { authorization: 'Digest x' }, DESCONOCIDO],
  [
    'by password',
    { grant_type: 'password', username: 'asesora', password: 'x', ...propio },
    {},
    mal('unsupported_grant_type'),
  ],
  ['by nothing that it says', propio, {}, mal('invalid_request')],
])('a token that is asked for %s', async (_how, form, headers, answered) => {
  expect(await request(form, headers)).toEqual(answered)
})

test('an invalid token answers invalid_token; no token answers 401 without naming tokens', async () => {
  const rango = { pagina: 1 }
  const { status, headers } = await desk
    .anyone()
    .post(routes.obtenerProspectos.path, rango, { authorization: 'Bearer x' })
  expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer realm="Alerce", error="invalid_token"'])
  const nadie = await desk.anyone().post(routes.obtenerProspectos.path, rango)
  expect([nadie.status, nadie.headers['www-authenticate']]).toEqual([401, undefined])
})
