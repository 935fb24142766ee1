import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from './changes.ts'
import { discardDraft, draftsOf, flushDrafts, leaveDrafts, loadDraft, saveDraft } from './drafts.ts'
import type { Waiting } from './vault.ts'

// the files of a worker share its modules: what stands on false ones is read anew, and let go of at the end
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

const { server, told, vault } = vi.hoisted(() => ({
  /** What the server has of the draft, by field. */
  server: new Map<string, Change>(),
  /** What is on its way to it, in the order in which it was sent. */
  told: [] as { readonly text: unknown; arrives: () => void; fails: () => void }[],
  vault: new Map<string, Waiting>(),
}))

vi.mock('../api/call.ts', () => ({
  call: (name: string, { cambios = [] }: { cambios?: readonly Change[] }) => {
    if (name === 'obtenerBorrador') return Promise.resolve({ cambios: [...server.values()] })
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const arrives = () => {
      if (name === 'descartarBorrador') server.clear()
      for (const cambio of cambios) server.set(cambio.campo, cambio)
      resolve('ok')
    }
    told.push({ text: cambios.map(({ a }) => a).join(), arrives, fails: () => reject(new Error('no network')) })
    return promise
  },
}))
vi.mock('../api/errors.ts', () => ({ isRefusal: () => false, mayPassLater: () => true }))
vi.mock('./vault.ts', () => ({
  destroyVault: async () => vault.clear(),
  forgetWaiting: async (formulario: string) => vault.delete(formulario),
  keepWaiting: async (_usuario: number, waiting: Waiting) => vault.set(waiting.formulario, waiting),
  readWaiting: async () => [...vault.values()],
}))

beforeEach(async () => {
  vi.useFakeTimers()
  server.clear()
  vault.clear()
  told.length = 0
  await draftsOf(7)
  return () => {
    leaveDrafts()
    vi.useRealTimers()
  }
})

const type = (a: string, leaving = false, campo = 'nombre') => saveDraft('f', [{ campo, de: '', a }], leaving)
/** What was asked for up to here has been sent. */
const settled = () => vi.advanceTimersByTimeAsync(0)
const sent = async (text: string) => {
  await settled()
  const found = told.findLast((one) => one.text === text)
  if (!found) throw new Error(`«${text}» was not sent`)
  return found
}
/** «A» is on its way when the page goes, which says what was typed since. */
async function going(text = 'AB', campo?: string) {
  const first = type('A')
  const one = await sent('A')
  const last = type(text, true, campo)
  const two = await sent(text)
  return { first, one, last, two }
}
const kept = async () => (await loadDraft('f')).map(({ a }) => a)

test('what a page that is going said stays over what fails after it', async () => {
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

test('and over what arrives after it', async () => {
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

test('what is typed after coming back is over both', async () => {
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

test('what is let go of before it does not take it along', async () => {
  void type('A')
  const one = await sent('A')
  void discardDraft('f')
  void type('B', true)
  const two = await sent('B')
  two.arrives()
  one.arrives()
  const gone = await sent('')
  gone.arrives()
  const three = await sent('B')
  three.arrives()
  await settled()
  expect(await kept()).toEqual(['B'])
})

test('of what fails nothing that only it said is lost', async () => {
  const { first, one, last, two } = await going('B', 'correo')
  one.fails()
  await first
  two.fails()
  await last
  expect(await kept()).toEqual(['A', 'B'])
})
