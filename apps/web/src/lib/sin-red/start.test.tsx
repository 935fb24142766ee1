import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, Refused, UNREACHABLE } from '../../testing/fake-server.ts'
import { asesora, supervisor } from '../../testing/render-screen.tsx'
import { call, setCopies } from '../api/call.ts'
import { ApiUnreachable } from '../api/errors.ts'
import { queryClient } from '../query-client.ts'
import { renewSession, sessionQuery } from '../session/session.ts'
import { chooseOffline, shownSince } from './mode.ts'
import { followOfflineMode } from './start.ts'

/** Replies in the browser, by request: the test environment has no IndexedDB. */
const { kept } = vi.hoisted(() => ({ kept: new Map<string, { usuario: number; en: string; reply: unknown }>() }))
vi.mock('./copies.ts', () => ({
  keepCopy: async (usuario: number, name: string, payload: unknown, { reply, en }: { reply: unknown; en: string }) =>
    kept.set(JSON.stringify([name, payload]), { usuario, en, reply }),
  copyOf: async (name: string, payload: unknown) => kept.get(JSON.stringify([name, payload])),
  newest: async () => [...kept.values()].at(-1),
  clearCopies: async () => kept.clear(),
}))

const INICIO = '2026-11-21T12:00:00.000Z'
const names = () => [...kept.keys()].map((key) => JSON.parse(key)[0])
const unreachable = (promise: Promise<unknown>) => expect(promise).rejects.toBeInstanceOf(ApiUnreachable)

beforeEach(() => {
  // A read of an earlier file may still be on its way, and a second one would wait for it
  queryClient.clear()
  vi.useFakeTimers({ now: new Date(INICIO), toFake: ['Date'] })
  chooseOffline(true)
  followOfflineMode()
})

afterEach(() => {
  chooseOffline(false)
  setCopies(null)
  kept.clear()
  queryClient.clear()
  vi.useRealTimers()
})

/** Opens the session and a sale, then loses the server. */
async function opened(session: object = {}): Promise<void> {
  // A screen of an earlier file may have navigated meanwhile
  window.history.replaceState(null, '', '/dashboard/home')
  fakeServer({
    sesionActual: { ...asesora, ...session },
    obtenerTipoProspectos: [],
    obtenerEtapaProspecto: { etapa: 'prospecto' },
  })
  await renewSession()
  await call('obtenerTipoProspectos', {})
  await call('obtenerEtapaProspecto', { prospectoId: 1 })
}

const lost = () =>
  fakeServer({
    sesionActual: UNREACHABLE,
    obtenerTipoProspectos: UNREACHABLE,
    obtenerEtapaProspecto: UNREACHABLE,
  })

test.each([
  ['without an answer', UNREACHABLE],
  ['with a server that has lost its database', new Refused(503, 'No disponible.')],
])('%s a read shows what was kept, and only calls of the list are', async (_how, outage) => {
  await opened()
  await vi.waitFor(() => expect(names()).toEqual(['sesionActual', 'obtenerTipoProspectos']))
  fakeServer({ sesionActual: outage, obtenerTipoProspectos: outage, obtenerEtapaProspecto: outage })
  expect(await call('obtenerTipoProspectos', {})).toEqual([])
  expect(shownSince()).toBe(INICIO)
  await expect(call('obtenerEtapaProspecto', { prospectoId: 1 })).rejects.toThrow()
})

test('the first answer of the server ends it, and everything on screen is read again', async () => {
  await opened()
  await vi.waitFor(() => expect(names()).toHaveLength(2))
  lost()
  await call('obtenerTipoProspectos', {})
  const stale = vi.spyOn(queryClient, 'invalidateQueries')
  fakeServer({ sesionActual: asesora, obtenerTipoProspectos: [] })
  await call('obtenerTipoProspectos', {})
  expect(shownSince()).toBeNull()
  await vi.waitFor(() => expect(stale).toHaveBeenCalledOnce())
})

test.each([
  ['open', asesora, 'asesora'],
  ['closed meanwhile', new Refused(401, 'Su sesión terminó.'), undefined],
])('the session, %s, is asked for once when the network returns', async (_how, answer, usuario) => {
  await opened()
  await vi.waitFor(() => expect(names()).toHaveLength(2))
  lost()
  await call('obtenerTipoProspectos', {})
  const received = fakeServer({ sesionActual: answer })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(shownSince()).toBeNull())
  await vi.waitFor(() => expect(queryClient.getQueryData(sessionQuery.queryKey)?.usuario).toBe(usuario))
  expect(received.map(({ name }) => name)).toEqual(['sesionActual'])
})

test('the session of a page without network is the one kept, until its day ends', async () => {
  await opened()
  await vi.waitFor(() => expect(names()).toHaveLength(2))
  lost()
  expect((await renewSession())?.usuario).toBe('asesora')
  vi.setSystemTime(new Date('2026-11-22T12:00:00.000Z'))
  await expect(renewSession()).rejects.toBeInstanceOf(ApiUnreachable)
  expect(names()).toEqual([])
})

test.each([
  ['of another user', { identificador: 8 }, 1],
  ['of a visitor by a link', supervisor, 0],
  ['with a provisional password', { debeCambiarClave: true }, 0],
])('a session %s deletes the replies of the former one', async (_whose, session, left) => {
  await opened()
  await vi.waitFor(() => expect(names()).toHaveLength(2))
  fakeServer({ sesionActual: { ...asesora, ...session } })
  await renewSession()
  await vi.waitFor(() => expect(names()).toHaveLength(left))
})

test('a session that has ended takes its replies along', async () => {
  await opened()
  await vi.waitFor(() => expect(names()).toHaveLength(2))
  fakeServer({ sesionActual: new Refused(401, 'Su sesión terminó.') })
  expect(await renewSession()).toBeNull()
  await vi.waitFor(() => expect(names()).toEqual([]))
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull()
})

test('nothing is kept where the user did not choose it', async () => {
  chooseOffline(false)
  followOfflineMode()
  await opened()
  lost()
  await unreachable(call('obtenerTipoProspectos', {}))
  expect(names()).toEqual([])
})
