import { canSeal, type Sealed, seal, unseal, withStore } from '../browser/sealed-store.ts'
import { openVault, vaultKey } from '../drafts/vault.ts'

// Replies kept for work without network, sealed like the drafts and under the same key: a logout destroys both.

/** Oldest copies above this number are deleted. */
const MOST_COPIES = 400

interface Row extends Sealed {
  readonly clave: string
  readonly usuario: number
  /** Instant of the reply, ISO. */
  readonly en: string
}

export interface StoredReply {
  readonly reply: unknown
  readonly en: string
}

/** Rows of this browser, newest last; read once, then written through. */
let rows: Map<string, Row> | null = null

async function allRows(): Promise<Map<string, Row>> {
  if (rows) return rows
  const kept = canSeal() ? await withStore<Row[]>(openVault, 'copias', 'readonly', (store) => store.getAll()) : []
  rows ??= new Map(kept.toSorted((a, b) => (a.en < b.en ? -1 : 1)).map((row) => [row.clave, row]))
  return rows
}

/** Name of a copy without its payload in clear: a filter may hold a name. */
async function claveOf(name: string, payload: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([name, payload]))
  const key = await vaultKey('m', { name: 'HMAC', hash: 'SHA-256' }, ['sign'])
  const digest = await crypto.subtle.sign('HMAC', key, text)
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function remove(clave: string): Promise<void> {
  ;(await allRows()).delete(clave)
  await withStore(openVault, 'copias', 'readwrite', (store) => store.delete(clave))
}

/** Keeps a reply for its user, in place of the former one of the same request. */
export async function keepCopy(
  usuario: number,
  name: string,
  payload: unknown,
  { reply, en }: StoredReply,
): Promise<void> {
  if (!canSeal()) return
  const all = await allRows()
  const clave = await claveOf(name, payload)
  const row: Row = { clave, usuario, en, ...(await seal(await vaultKey(), reply)) }
  // Cleared meanwhile: the session of this reply has ended
  if (rows !== all) return
  all.delete(clave)
  all.set(clave, row)
  await withStore(openVault, 'copias', 'readwrite', (store) => store.put(row))
  const [oldest] = all.keys()
  if (all.size > MOST_COPIES && oldest !== undefined) await remove(oldest)
}

/** Copy of a request; undefined: none. */
export async function copyOf(name: string, payload: unknown): Promise<StoredReply | undefined> {
  if (!canSeal()) return undefined
  const row = (await allRows()).get(await claveOf(name, payload))
  return row && { en: row.en, reply: await unseal(await vaultKey(), row) }
}

/** Owner and instant of the newest copy in this browser; undefined: none. */
export const newest = async (): Promise<{ readonly usuario: number; readonly en: string } | undefined> =>
  [...(await allRows()).values()].at(-1)

export async function clearCopies(): Promise<void> {
  rows = new Map()
  if (canSeal()) await withStore(openVault, 'copias', 'readwrite', (store) => store.clear())
}
