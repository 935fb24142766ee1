import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const ORIGIN = location.origin
const PAGE = '/postulacion/'
const NETWORK = 'from the network'

/** The caches of a browser, as far as the worker uses them. */
function fakeCaches() {
  const stores = new Map<string, Set<string>>()
  const store = (name: string) => stores.get(name) ?? stores.set(name, new Set()).get(name)
  return {
    stores,
    open: async (name: string) => ({
      addAll: async (all: readonly string[]) => {
        for (const address of all) store(name)?.add(address)
      },
    }),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.has(address) ? new Response(`kept ${address}`) : undefined,
  }
}

class Asked extends Event {
  answer: Promise<Response> | null = null
  work: Promise<unknown> = Promise.resolve()
  readonly request: object
  constructor(type: string, path = '', request: object = {}) {
    super(type)
    this.request = { method: 'GET', mode: 'cors', url: path && ORIGIN + path, ...request }
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer
  }
  waitUntil(work: Promise<unknown>) {
    this.work = work
  }
}

const tell = async (event: Asked) => {
  dispatchEvent(event)
  await event.work
  return event
}
const ask = async (path: string, request: object = {}) => {
  const { answer } = await tell(new Asked('fetch', path, request))
  return answer && (await answer).text()
}
const navigate = (path: string) => ask(path, { mode: 'navigate' })

let caches: ReturnType<typeof fakeCaches>
const network = vi.fn<() => Promise<Response>>()

beforeEach(async () => {
  caches = fakeCaches()
  vi.stubGlobal('__CASCARA__', { build: 'nueva', entry: 'postulacion', files: ['/assets/a.js'] })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('skipWaiting', async () => undefined)
  vi.stubGlobal('clients', { claim: async () => undefined })
  network.mockImplementation(async () => new Response(NETWORK))
  caches.stores.set('alerce-postulacion-antigua', new Set(['/assets/old.js']))
  caches.stores.set('alerce-dashboard-antigua', new Set())
  vi.resetModules()
  const listen = vi.spyOn(globalThis, 'addEventListener')
  await import('./sw.ts')
  for (const [type, listener] of listen.mock.calls) listeners.push([type, listener as EventListener])
  await tell(new Asked('install'))
  await tell(new Asked('activate'))
})

const listeners: [string, EventListener][] = []
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener)
  vi.unstubAllGlobals()
})

describe('the shell of an entry', () => {
  test('is that of this build: the former one is deleted, those of other entries stay', () => {
    expect(Object.fromEntries(caches.stores)).toEqual({
      'alerce-postulacion-nueva': new Set([PAGE, '/assets/a.js']),
      'alerce-dashboard-antigua': new Set(),
    })
  })

  test('opens where nobody answers, and where the server only says that it is not there', async () => {
    expect(await navigate('/postulacion/declaracion')).toBe(NETWORK)
    network.mockRejectedValue(new TypeError('offline'))
    expect(await navigate('/postulacion/declaracion')).toBe(`kept ${PAGE}`)
    network.mockResolvedValue(new Response('', { status: 502 }))
    expect(await navigate('/postulacion/mandato')).toBe(`kept ${PAGE}`)
  })

  test('gives its own files without asking, and touches nothing else', async () => {
    expect(await ask('/assets/a.js')).toBe('kept /assets/a.js')
    expect(await ask('/assets/of-another-entry.js')).toBeNull()
    expect(await ask('/api/alerce/v1/obtenerPostulacion')).toBeNull()
    expect(await ask('/assets/a.js', { method: 'POST' })).toBeNull()
    expect(network).not.toHaveBeenCalled()
  })
})
