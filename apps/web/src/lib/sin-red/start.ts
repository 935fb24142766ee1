import { llamadasSinRed } from '@alerce/contract/sin-red'
import { finDeSesion } from '@alerce/domain/acceso/vigencia'
import { type CallName, call, type ReplyStore, setCopies } from '../api/call.ts'
import { mayPassLater } from '../api/errors.ts'
import { queryClient } from '../query-client.ts'
import { adoptSession, mayWorkOffline, renewSession, type Session, sessionQuery } from '../session/session.ts'
import { now } from '../time/clock.ts'
import { clearCopies, copyOf, keepCopy, newest, type StoredReply } from './copies.ts'
import { shownSince, showSince, worksOffline } from './mode.ts'

// Work without network: replies are kept as they come, and shown while the server does not answer.

/** Pause in ms between two attempts to reach the server while copies are shown. */
const AGAIN_MS = 10_000

const kept: ReadonlySet<string> = new Set(llamadasSinRed)

const isSession = (name: CallName, _reply: unknown): _reply is Session => name === 'sesionActual'

/** User of the replies; null: none is kept, as for visitors by a link. */
let usuario: number | null = null

/** Copies of an earlier day or of another user are deleted before anything is kept or shown. */
async function takeSession(session: Session): Promise<void> {
  const { identificador, debeCambiarClave, faltaSegundoFactor } = session
  usuario = mayWorkOffline(session) && !debeCambiarClave && !faltaSegundoFactor ? identificador : null
  const last = await newest()
  if (last && last.usuario !== usuario) await clearCopies()
}

async function keep(name: CallName, payload: unknown, reply: unknown): Promise<void> {
  if (shownSince() !== null) void returnToServer(isSession(name, reply) ? Promise.resolve(reply) : undefined)
  if (!kept.has(name)) return
  if (isSession(name, reply)) await takeSession(reply)
  if (usuario !== null) await keepCopy(usuario, name, payload, { reply, en: now() })
}

/** Copy of the session, if that session would still be open: the rules are those of the server. */
async function liveSession(copy: StoredReply | undefined): Promise<StoredReply | undefined> {
  const last = await newest()
  if (!copy || !last) return undefined
  const { inicio } = copy.reply as Session
  if (finDeSesion({ inicio, ultimaActividad: last.en, horas: 0 }, now()) === null) return copy
  await clearCopies()
  return undefined
}

async function find(name: CallName, payload: unknown): Promise<unknown> {
  if (!kept.has(name)) return undefined
  const found = await copyOf(name, payload)
  const copy = name === 'sesionActual' ? await liveSession(found) : found
  if (!copy) return undefined
  const since = shownSince()
  showSince(since !== null && since < copy.en ? since : copy.en)
  if (since === null) wait()
  return copy.reply
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Asks the server whether it is back; its answer ends the wait (see `keep`). */
function wait(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(), AGAIN_MS)
}

async function ask(): Promise<void> {
  if (shownSince() === null) return
  try {
    await call('sesionActual', {})
  } catch (error) {
    // It has ended: the login is next
    if (!mayPassLater(error)) await returnToServer(Promise.reject(error))
  }
  if (shownSince() !== null) wait()
}

/**
 * The server answers again: everything on screen is read anew, under the session that it knows; `asked`: its answer
 * about the session, if that was the first one.
 */
async function returnToServer(asked?: Promise<Session>): Promise<void> {
  showSince(null)
  clearTimeout(timer)
  await (asked === undefined ? renewSession() : adoptSession(asked)).catch(() => undefined)
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}

const copies: ReplyStore = {
  // A browser that stores nothing more works as one without copies
  keep: (name, payload, reply) => void keep(name, payload, reply).catch(() => undefined),
  find: (name, payload) => find(name, payload).catch(() => undefined),
}

/** Deletes the copies with their session: logged out, ended, or closed from elsewhere. */
queryClient.getQueryCache().subscribe(({ query, type }) => {
  if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0] || query.state.data !== null) return
  usuario = null
  showSince(null)
  void clearCopies().catch(() => undefined)
})

window.addEventListener('online', () => void ask())

const SHELL = 'alerce-dashboard-'

/** The service worker caches the shell (entries/sw.ts), or goes with it. */
async function followShell(on: boolean): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (on) {
    await navigator.serviceWorker.register('/dashboard/sw.js', { updateViaCache: 'none' })
    return
  }
  await (await navigator.serviceWorker.getRegistration('/dashboard/'))?.unregister()
  for (const name of await caches.keys()) if (name.startsWith(SHELL)) await caches.delete(name)
}

/** Follows the choice of this browser, at the start of a page and when it changes. */
export function followOfflineMode(): void {
  const on = worksOffline()
  setCopies(on ? copies : null)
  if (!on) void clearCopies().catch(() => undefined)
  // Without a shell the copies still serve an open page
  void followShell(on).catch(() => undefined)
}

/** After a change of the choice: once on, what the screen shows is read again, to be kept. */
export async function afterOfflineChoice(): Promise<void> {
  followOfflineMode()
  if (worksOffline()) await returnToServer()
}
