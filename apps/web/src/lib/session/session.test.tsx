import { deQuien, idDeLectura } from '@alerce/contract/inicio'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, inTurn, Refused, UNREACHABLE } from '../../testing/fake-server.ts'
import { asesora, supervisor } from '../../testing/render-screen.tsx'
import type { PayloadOf } from '../api/call.ts'
import { csrfToken, motivoDeCierre } from '../api/session-token.ts'
import { traido } from '../api/traido.ts'
import { followSession } from '../drafts/of-session.ts'
import { readWaiting } from '../drafts/vault.ts'
import { queryClient } from '../query-client.ts'
import { forgetReads, renewSession, sessionQuery } from './session.ts'

// tests of a worker share modules: those built on the fake vault are loaded anew, and dropped at the end
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

vi.mock('../drafts/vault.ts', () => ({
  readWaiting: vi.fn(async () => [
    {
      formulario: 'antecedentes:12',
      discarded: false,
      changes: [{ campo: 'nombres', de: '', a: 'Ana' }],
    },
  ]),
  forgetWaiting: vi.fn(),
  keepWaiting: vi.fn(async () => true),
  destroyVault: vi.fn(),
}))

followSession()

beforeEach(() => {
  queryClient.clear()
  vi.mocked(readWaiting).mockClear()
})

test('a session brings its token, and its waiting drafts go to the server', async () => {
  const received = fakeServer({ sesionActual: asesora, guardarBorrador: 'ok' })
  expect(await renewSession()).toMatchObject({ usuario: 'asesora' })
  expect(csrfToken()).toBe('prueba')
  await vi.waitFor(() => expect(received.map(({ name }) => name)).toEqual(['sesionActual', 'guardarBorrador']))
})

test('nor is it waited for until they are there', async () => {
  const received = fakeServer({ sesionActual: asesora, guardarBorrador: () => new Promise(() => {}) })
  expect(await renewSession()).toMatchObject({ usuario: 'asesora' })
  await vi.waitFor(() => expect(received.at(-1)?.name).toBe('guardarBorrador'))
})

function broughtFor(quien: Parameters<typeof deQuien>[0]): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = idDeLectura('obtenerMiDia')
  script.dataset.de = deQuien(quien)
  script.textContent = JSON.stringify({ pedido: {}, respuesta: { httpCode: 200, data: { grupos: [] } } })
  document.body.replaceChildren(script)
}

test.each([
  ['of the logged-in user are kept', asesora, { grupos: [] }],
  ['of another user are discarded', { ...asesora, identificador: 2 }, undefined],
  [
    'of another portfolio are discarded for a supervisor by link',
    { ...asesora, asesor: { identificador: 3, nombre: 'Matías Oyarzún' } },
    undefined,
  ],
])('data brought by the page %s', async (_what, writtenFor, found) => {
  broughtFor(writtenFor)
  fakeServer({ sesionActual: asesora, guardarBorrador: 'ok' })
  await renewSession()
  expect(traido('obtenerMiDia', {} as PayloadOf<'obtenerMiDia'>)).toEqual(found)
})

test.each([
  ['refused', new Refused(413, 'x')],
  ['not answered', UNREACHABLE],
])('a draft that is %s does not keep its owner out', async (_what, guardarBorrador) => {
  fakeServer({ sesionActual: asesora, guardarBorrador })
  expect(await renewSession()).toMatchObject({ usuario: 'asesora' })
})

test.each([
  ['a supervisor by link', supervisor],
  ['a user who must change the password first', { ...asesora, debeCambiarClave: true }],
])('the drafts of %s are left alone', async (_who, sesionActual) => {
  const received = fakeServer({ sesionActual })
  await renewSession()
  expect(received).toHaveLength(1)
  expect(readWaiting).not.toHaveBeenCalled()
})

test('without a session it is known why there is none, until the next begins', async () => {
  fakeServer({ sesionActual: inTurn(new Refused(401, 'x', { data: { motivo: 'N' } }), supervisor) })
  expect(await renewSession()).toBeNull()
  expect([csrfToken(), motivoDeCierre()]).toEqual([null, 'N'])
  await renewSession()
  expect(motivoDeCierre()).toBeNull()
})

test('readings of one user are removed before the next', () => {
  queryClient.setQueryData(sessionQuery.queryKey, null)
  queryClient.setQueryData(['obtenerProspectos'], ['x'])
  forgetReads()
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([sessionQuery.queryKey])
})
