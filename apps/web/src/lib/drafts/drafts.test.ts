import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, Refused, UNREACHABLE } from '../../testing/fake-server.ts'
import { isRefusal } from '../api/errors.ts'
import type { Change } from './changes.ts'
import { discardDraft, draftsOf, flushDrafts, hurryDraft, leaveDrafts, loadDraft, saveDraft } from './drafts.ts'
import type { Waiting } from './vault.ts'

// tests of a worker share modules: those built on the fake are loaded anew, and dropped at the end
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

/** A new name for each test: requests left by one test never precede those of the next. */
let formulario = ''
let tests = 0
/** Draft on the server, by field. */
const server = new Map<string, Change>()
/** Requests in flight, in the order of sending. */
const told: { readonly text: string; arrives: () => void; fails: () => void; isRefused: () => void }[] = []
const { vault } = vi.hoisted(() => ({ vault: new Map<string, Waiting>() }))

/** In flight until the test decides its result. */
function onItsWay(text: string, done: () => void) {
  const { promise, resolve } = Promise.withResolvers<'ok' | Refused | typeof UNREACHABLE>()
  const arrives = () => {
    done()
    resolve('ok')
  }
  const isRefused = () => resolve(new Refused(400, 'No se puede guardar.'))
  told.push({ text, arrives, fails: () => resolve(UNREACHABLE), isRefused })
  return promise
}

vi.mock('./left.ts', () => ({ placeHere: () => undefined, forgetLeft: () => undefined }))
vi.mock('./vault.ts', () => ({
  destroyVault: async () => vault.clear(),
  forgetWaiting: async (formulario: string) => vault.delete(formulario),
  keepWaiting: async (_usuario: number, waiting: Waiting) => vault.set(waiting.formulario, waiting),
  readWaiting: async () => [...vault.values()],
}))

beforeEach(async () => {
  tests += 1
  formulario = `antecedentes:${tests}`
  vi.useFakeTimers()
  server.clear()
  vault.clear()
  told.length = 0
  fakeServer({
    obtenerBorrador: () => ({ cambios: [...server.values()], actualizado: '2026-10-07T12:00:00.000Z' }),
    descartarBorrador: () => onItsWay('', () => server.clear()),
    guardarBorrador: ({ cambios }) =>
      onItsWay(cambios.map(({ a }) => a).join(), () => {
        for (const cambio of cambios) server.set(cambio.campo, cambio)
      }),
  })
  await draftsOf(7)
  // First call loads the routes: more than the ticks counted below
  await loadDraft(formulario)
  return () => {
    leaveDrafts()
    vi.useRealTimers()
  }
})

const type = (a: string, leaving = false, campo = 'nombre') => saveDraft(formulario, [{ campo, de: '', a }], leaving)
/** Resolves once earlier requests have been sent. */
const settled = async () => {
  // The first request loads its code, which the fake clock does not wait for
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
const sent = async (text: string) => {
  await settled()
  const found = told.findLast((one) => one.text === text)
  if (!found) throw new Error(`«${text}» was not sent`)
  return found
}
/** «A» is in flight when the page closes, which sends the changes since. */
async function going(text = 'AB', campo?: string) {
  const first = type('A')
  const one = await sent('A')
  const last = type(text, true, campo)
  // of another field: the request in flight is sent along
  const two = await sent(campo ? `A,${text}` : text)
  return { first, one, last, two }
}
const kept = async () => (await loadDraft(formulario)).map(({ a }) => a)

test('changes sent by a closing page survive the later failure of an earlier request', async () => {
  const { first, one, last, two } = await going()
  two.arrives()
  await last
  one.fails()
  await first
  expect(await kept()).toEqual(['AB'])
  const again = flushDrafts()
  const three = await sent('AB')
  three.arrives()
  await again
  expect(server.get('nombre')?.a).toBe('AB')
})

test('and the later arrival of an earlier request', async () => {
  const { first, one, last, two } = await going()
  two.arrives()
  await last
  one.arrives()
  const three = await sent('AB')
  expect(three).not.toBe(two)
  three.arrives()
  await first
  expect(server.get('nombre')?.a).toBe('AB')
})

test('changes typed after coming back win over both', async () => {
  const { one, two } = await going()
  void type('ABC')
  two.fails()
  one.fails()
  const again = await sent('AB')
  again.arrives()
  const three = await sent('ABC')
  three.arrives()
  await settled()
  expect(await kept()).toEqual(['ABC'])
})

test('an earlier discard does not drop later changes, in any order of arrival', async () => {
  void type('A')
  const one = await sent('A')
  void discardDraft(formulario)
  void type('B', true)
  const gone = await sent('')
  gone.arrives()
  const two = await sent('B')
  two.arrives()
  one.arrives()
  await settled()
  const goneAgain = await sent('')
  expect(goneAgain).not.toBe(gone)
  goneAgain.arrives()
  const three = await sent('B')
  three.arrives()
  await settled()
  expect([await kept(), vault.size]).toEqual([['B'], 0])
})

test('changes of a failed request are not lost', async () => {
  const { first, one, last, two } = await going('B', 'correo')
  one.fails()
  await first
  two.fails()
  await last
  expect(await kept()).toEqual(['A', 'B'])
})

test('changes in flight are stored: a page closed before the answer leaves them to the next one', async () => {
  void type('A').catch(() => undefined)
  const gone = await sent('A')
  expect(await kept()).toEqual(['A'])
  // the next page; requests in flight were lost with the previous one
  leaveDrafts()
  gone.fails()
  await settled()
  told.length = 0
  void draftsOf(7)
  const again = await sent('A')
  expect(await kept()).toEqual(['A'])
  again.arrives()
  await settled()
  expect([await kept(), vault.size]).toEqual([['A'], 0])
})

test('changes made while another request is in flight are stored too', async () => {
  void type('A').catch(() => undefined)
  const gone = await sent('A')
  void type('B', false, 'correo').catch(() => undefined)
  await settled()
  leaveDrafts()
  gone.fails()
  await settled()
  void draftsOf(7)
  const again = await sent('A,B')
  again.arrives()
  await settled()
  expect([await kept(), vault.size]).toEqual([['A', 'B'], 0])
})

test('without network a reloaded form gets back what waits in the browser', async () => {
  void type('A').catch(() => undefined)
  ;(await sent('A')).fails()
  await settled()
  leaveDrafts()
  void draftsOf(7)
  fakeServer({ obtenerBorrador: UNREACHABLE, guardarBorrador: UNREACHABLE })
  const draft = loadDraft(formulario)
  await vi.advanceTimersByTimeAsync(5000)
  expect((await draft).map(({ a }) => a)).toEqual(['A'])
})

test('and leaves once more as the page goes', async () => {
  void type('A')
  const one = await sent('A')
  void hurryDraft(formulario)
  const two = await sent('A')
  expect(two).not.toBe(one)
  two.arrives()
  await settled()
  // A request in flight may still arrive
  expect([server.get('nombre')?.a, vault.size]).toEqual(['A', 1])
  one.arrives()
  await settled()
  expect([told.length, vault.size]).toEqual([2, 0])
})

test('with nothing on its way a page that goes says nothing', async () => {
  const first = type('A')
  const one = await sent('A')
  one.arrives()
  await first
  await hurryDraft(formulario)
  expect(told).toHaveLength(1)
})

test('changes refused for good are dropped, and earlier ones keep waiting', async () => {
  const before = type('A')
  ;(await sent('A')).fails()
  await before
  const refused = type('X', false, 'correo').catch((error: unknown) => isRefusal(error, 400))
  const one = await sent('A,X')
  one.isRefused()
  expect(await refused).toBe(true)
  expect(await kept()).toEqual(['A'])
})
