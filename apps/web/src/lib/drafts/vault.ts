import { canSeal, done, type Sealed, seal, unseal, withStore } from '../browser/sealed-store.ts'
import type { Change } from './changes.ts'

// Changes unknown to the server wait here, encrypted with a key that the browser does not export. Beside them stand the
// copies of replies, where the user works without network (lib/sin-red).
const DATABASE = 'alerce-borradores'

/** Changes of a form that the server does not have yet. */
export interface Waiting {
  readonly formulario: string
  /** The draft on the server must be discarded first. */
  readonly discarded: boolean
  readonly changes: readonly Change[]
  /** Address and name of the screen of the form. */
  readonly place?: FormPlace | undefined
}

export interface FormPlace {
  readonly address: string
  readonly screen: string
}

interface Row extends Sealed {
  readonly formulario: string
  readonly usuario: number
}

export async function openVault(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 3)
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result } = request
    // Rows before version 2 cannot be read any more
    if (oldVersion < 2) for (const name of [...result.objectStoreNames]) result.deleteObjectStore(name)
    if (oldVersion < 2) result.createObjectStore('llave')
    if (oldVersion < 2) result.createObjectStore('espera', { keyPath: 'formulario' })
    result.createObjectStore('copias', { keyPath: 'clave' })
  }
  return done(request)
}

/** Key of the vault: made on first use, and never exported by the browser. */
export async function vaultKey(
  name = 'k',
  algorithm: AesKeyGenParams | HmacKeyGenParams = { name: 'AES-GCM', length: 256 },
  usages: KeyUsage[] = ['encrypt', 'decrypt'],
): Promise<CryptoKey> {
  const kept = await withStore<CryptoKey | undefined>(openVault, 'llave', 'readonly', (store) => store.get(name))
  if (kept) return kept
  const key = await crypto.subtle.generateKey(algorithm, false, usages)
  await withStore(openVault, 'llave', 'readwrite', (store) => store.put(key, name))
  return key as CryptoKey
}

/** False where this browser has no vault. */
export async function keepWaiting(usuario: number, { formulario, ...waiting }: Waiting): Promise<boolean> {
  if (!canSeal()) return false
  const row: Row = { formulario, usuario, ...(await seal(await vaultKey(), waiting)) }
  await withStore(openVault, 'espera', 'readwrite', (store) => store.put(row))
  return true
}

const decrypt = async (row: Row, key: CryptoKey): Promise<Waiting> => ({
  formulario: row.formulario,
  ...((await unseal(key, row)) as Omit<Waiting, 'formulario'>),
})

/** Waiting changes of this user; rows of another user are not returned. */
export async function readWaiting(usuario: number): Promise<Waiting[]> {
  if (!canSeal()) return []
  const rows = await withStore<Row[]>(openVault, 'espera', 'readonly', (store) => store.getAll())
  const own = rows.filter((row) => row.usuario === usuario)
  if (own.length === 0) return []
  const key = await vaultKey()
  return Promise.all(own.map((row) => decrypt(row, key)))
}

export async function forgetWaiting(formulario: string): Promise<void> {
  if (canSeal()) await withStore(openVault, 'espera', 'readwrite', (store) => store.delete(formulario))
}

/** Logging out destroys the key and everything under it. */
export async function destroyVault(): Promise<void> {
  if (canSeal()) await done(indexedDB.deleteDatabase(DATABASE))
}
