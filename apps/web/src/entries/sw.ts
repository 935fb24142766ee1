// Service worker of the pages of one entry: it caches the shell, so that a browser without network can reload. No
// answer of the API passes through it, and its cache does not identify the user.

/** Values injected by the build: its id, its entry and the files of the pages. */
declare const __CASCARA__: { readonly build: string; readonly entry: string; readonly files: readonly string[] }

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Worker extends EventTarget {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}

const worker = globalThis as unknown as Worker
const { build, entry, files } = __CASCARA__
const CACHE = `alerce-${entry}-${build}`
/** Answers every address of the entry, without data of a session. */
const PAGE = `/${entry}/`
/** Timeout of the network, in ms. */
const PATIENCE_MS = 6000

/** Page and files come from one build, so that they match. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll([PAGE, ...files])
  await worker.skipWaiting()
}

/** A new build replaces the previous one. */
async function replace(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(`alerce-${entry}-`) && name !== CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

const kept = async (address: string): Promise<Response> =>
  (await caches.match(address, { cacheName: CACHE })) ?? Response.error()

/** The server's page, with its own policy; the cached one only without an answer. */
async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return fresh.status < 500 ? fresh : await kept(PAGE)
  } catch {
    return await kept(PAGE)
  }
}

/** File names are hashes of the content: the cached file is always right. */
async function part(request: Request, pathname: string): Promise<Response> {
  return (await caches.match(pathname, { cacheName: CACHE })) ?? (await fetch(request))
}

function answer(event: FetchEvent): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (files.includes(pathname)) event.respondWith(part(request, pathname))
}

worker.addEventListener('install', (event) => (event as WorkerEvent).waitUntil(fill()))
worker.addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(replace()))
worker.addEventListener('fetch', (event) => answer(event as FetchEvent))

export type {}
