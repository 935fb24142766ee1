import type { Change } from './changes.ts'

// What could not reach the server waits here, encrypted with a key that the browser will not export.
const DATABASE = 'alerce-borradores'

/** What the server has not been told yet of a form. */
export interface Waiting {
  readonly formulario: string
  /** What the server has is to be let go of, first. */
  readonly discarded: boolean
  readonly changes: readonly Change[]
}

interface Row {
  readonly formulario: string
  readonly usuario: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Plain http away from loopback has no Web Crypto: then nothing is kept in the browser. */
const available = () => 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 2)
  request.onupgradeneeded = () => {
    // what waited in another form of it cannot be read any more
    for (const name of [...request.result.objectStoreNames]) request.result.deleteObjectStore(name)
    request.result.createObjectStore('llave')
    request.result.createObjectStore('espera', { keyPath: 'formulario' })
  }
  return done(request)
}

async function withStore<T>(name: string, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  const database = await open()
  try {
    return await done(work(database.transaction(name, mode).objectStore(name)))
  } finally {
    database.close()
  }
}

async function vaultKey(): Promise<CryptoKey> {
  const kept = await withStore<CryptoKey | undefined>('llave', 'readonly', (store) => store.get('k'))
  if (kept) return kept
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await withStore('llave', 'readwrite', (store) => store.put(key, 'k'))
  return key
}

export async function keepWaiting(usuario: number, { formulario, ...waiting }: Waiting): Promise<void> {
  if (!available()) return
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const clear = new TextEncoder().encode(JSON.stringify(waiting))
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await vaultKey(), clear)
  const row: Row = { formulario, usuario, iv, bytes }
  await withStore('espera', 'readwrite', (store) => store.put(row))
}

async function decrypt({ formulario, iv, bytes }: Row, key: CryptoKey): Promise<Waiting> {
  const clear = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes)
  return { formulario, ...(JSON.parse(new TextDecoder().decode(clear)) as Omit<Waiting, 'formulario'>) }
}

/** What this user has waiting; another user's rows are not theirs to read. */
export async function readWaiting(usuario: number): Promise<Waiting[]> {
  if (!available()) return []
  const rows = await withStore<Row[]>('espera', 'readonly', (store) => store.getAll())
  const own = rows.filter((row) => row.usuario === usuario)
  if (own.length === 0) return []
  const key = await vaultKey()
  return Promise.all(own.map((row) => decrypt(row, key)))
}

export async function forgetWaiting(formulario: string): Promise<void> {
  if (available()) await withStore('espera', 'readwrite', (store) => store.delete(formulario))
}

/** Logging out destroys the key and everything under it. */
export async function destroyVault(): Promise<void> {
  if (available()) await done(indexedDB.deleteDatabase(DATABASE))
}
