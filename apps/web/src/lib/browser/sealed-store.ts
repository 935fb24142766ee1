// Encrypted storage of typed text in the browser: the parts common to every kind of key.

/** Encrypted value in the browser. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

/** Plain http away from loopback has no Web Crypto: then nothing is kept in the browser. */
export const canSeal = () => 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined

export const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Opens a database, runs one operation on a store, and closes it. */
export async function withStore<T>(
  open: () => Promise<IDBDatabase>,
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await done(work(database.transaction(name, mode).objectStore(name)))
  } finally {
    database.close()
  }
}

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const clear = new TextEncoder().encode(JSON.stringify(value))
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, clear) }
}

/** Throws with another key. */
export async function unseal(key: CryptoKey, { iv, bytes }: Sealed): Promise<unknown> {
  const clear = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes)
  return JSON.parse(new TextDecoder().decode(clear))
}
