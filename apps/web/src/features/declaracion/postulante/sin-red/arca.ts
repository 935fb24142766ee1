import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { fingerprintOf } from '../../../../lib/api/fingerprint.ts'
import { randomHex } from '../../../../lib/browser/random-hex.ts'
import { canSeal, done, type Sealed, seal, unseal, withStore } from '../../../../lib/browser/sealed-store.ts'
import { inWindow } from '../../../../lib/browser/stored.ts'
import { now } from '../../../../lib/time/clock.ts'

// Encrypted store for a reload without network: last declaration read, waiting answers, text being written. All of it
// is health data and the phone may be shared. The key is stored nowhere: it derives from the link, which only the
// history entry of this tab holds, and from a secret that dies with the tab. A later user of the browser cannot decrypt
// it. A later opening of the link asks for the identity again.
const DATABASE = 'alerce-postulacion'
const SECRET = 'alerce-postulacion'
/** Age limit of stored data: no session of an applicant lasts longer. */
const KEPT_MS = 12 * HORA_MS

/** Last reading, waiting answers, returned answers, unsent text. */
export type ParteGuardada = 'lectura' | 'cola' | 'devueltas' | 'escritas'

interface SealedPart extends Sealed {
  readonly id: string
  readonly puesta: string
}

function openArca(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore('filas', { keyPath: 'id' })
  return done(request)
}

const withRows = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) =>
  withStore(openArca, 'filas', mode, work)

function secretOfTab(): string {
  const kept = inWindow.get(SECRET)
  if (kept) return kept
  const made = randomHex(32)
  inWindow.set(SECRET, made)
  return made
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function keyOf(enlace: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', bytesOf(enlace), 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: bytesOf(secretOfTab()), info: bytesOf(DATABASE) }
  return await crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Storage name of a part: a hash, so that no name reveals the applicant. */
const placeOf = async (enlace: string, parte: ParteGuardada) =>
  (await fingerprintOf(new Blob([`${secretOfTab()} ${enlace} ${parte}`]))) ?? parte

async function dropOld(): Promise<void> {
  const before = Date.parse(now()) - KEPT_MS
  const rows = await withRows<SealedPart[]>('readonly', (store) => store.getAll())
  for (const { id, puesta } of rows)
    if (Date.parse(puesta) < before) await withRows('readwrite', (store) => store.delete(id))
}

async function keep(enlace: string, parte: ParteGuardada, valor: unknown): Promise<void> {
  await dropOld()
  const sealed = await seal(await keyOf(enlace), valor)
  const row: SealedPart = { id: await placeOf(enlace, parte), puesta: now(), ...sealed }
  await withRows('readwrite', (store) => store.put(row))
}

async function open(enlace: string, parte: ParteGuardada): Promise<Guardada | null> {
  const id = await placeOf(enlace, parte)
  const row = await withRows<SealedPart | undefined>('readonly', (store) => store.get(id))
  if (!row) return null
  return { valor: await unseal(await keyOf(enlace), row), puesta: row.puesta }
}

interface Guardada {
  readonly valor: unknown
  /** When it was kept, ISO. */
  readonly puesta: string
}

let line: Promise<unknown> = Promise.resolve()

/** Runs writes one at a time, so that the last value is the one kept. A phone without storage is no error. */
function inLine<T>(work: () => Promise<T>): Promise<T | null> {
  const next = line.then(() => (canSeal() ? work() : null)).catch(() => null)
  line = next
  return next
}

export const saveInArca = (enlace: string, parte: ParteGuardada, valor: unknown): Promise<unknown> =>
  inLine(() => keep(enlace, parte, valor))

export const readFromArca = (enlace: string, parte: ParteGuardada): Promise<Guardada | null> =>
  inLine(() => open(enlace, parte))

export const removeFromArca = (enlace: string, ...partes: readonly ParteGuardada[]): Promise<unknown> =>
  inLine(async () => {
    for (const parte of partes) {
      const id = await placeOf(enlace, parte)
      await withRows('readwrite', (store) => store.delete(id))
    }
  })
