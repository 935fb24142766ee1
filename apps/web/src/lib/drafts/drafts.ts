import { call } from '../api/call.ts'
import { ApiRefusal, ApiUnreachable } from '../api/errors.ts'
import type { Change } from './changes.ts'
import { destroyVault, forgetWaiting, keepWaiting, readWaiting, type Waiting } from './vault.ts'

/** Whose drafts these are; set with the session. */
let usuario: number | null = null

const unsent = (error: unknown) =>
  error instanceof ApiUnreachable || (error instanceof ApiRefusal && error.status === 401)

/** Of each field the later change, in the order of their coming. */
function united(...all: readonly (readonly Change[])[]): Change[] {
  return [...new Map(all.flat().map((change) => [change.campo, change])).values()]
}

async function send({ formulario, discarded, changes }: Waiting, keepalive: boolean): Promise<void> {
  if (discarded) await call('descartarBorrador', { formulario }, { keepalive })
  if (changes.length > 0) await call('guardarBorrador', { formulario, cambios: [...changes] }, { keepalive })
}

const waitingOf = async (formulario: string): Promise<Waiting | undefined> =>
  usuario === null ? undefined : (await readWaiting(usuario)).find((one) => one.formulario === formulario)

/** What waits already, with this after it. */
const after = (before: Waiting | undefined, told: Waiting): Waiting =>
  told.discarded || !before ? told : { ...before, changes: united(before.changes, told.changes) }

async function tell(told: Waiting): Promise<void> {
  const before = await waitingOf(told.formulario)
  const all = after(before, told)
  try {
    await send(all, false)
    if (before) await forgetWaiting(told.formulario)
  } catch (error) {
    if (!unsent(error)) throw error
    if (usuario !== null) await keepWaiting(usuario, all)
  }
}

/** The page is going: what it says must leave at once. */
async function tellLeaving(told: Waiting): Promise<void> {
  try {
    await send(told, true)
  } catch (error) {
    if (!unsent(error)) throw error
    if (usuario !== null) await keepWaiting(usuario, after(await waitingOf(told.formulario), told))
  }
}

const underWay = new Map<string, Promise<void>>()

/** What is told of one form reaches the server in the order in which it was done. */
function inOrder(told: Waiting): Promise<void> {
  const work = (underWay.get(told.formulario) ?? Promise.resolve()).catch(() => undefined).then(() => tell(told))
  underWay.set(told.formulario, work)
  const done = () => underWay.get(told.formulario) === work && underWay.delete(told.formulario)
  work.then(done, done)
  return work
}

/** Keeps what is typed on the server; without network, or once the session has ended, in the browser's vault. */
export function saveDraft(formulario: string, changes: readonly Change[], leaving = false): Promise<void> {
  const told = { formulario, discarded: false, changes }
  return leaving ? tellLeaving(told) : inOrder(told)
}

export const discardDraft = (formulario: string): Promise<void> => inOrder({ formulario, discarded: true, changes: [] })

/** Sends what waited, oldest name first; stops at the first that still cannot be sent. */
export async function flushDrafts(): Promise<void> {
  if (usuario === null) return
  for (const waiting of await readWaiting(usuario)) {
    await send(waiting, false)
    await forgetWaiting(waiting.formulario)
  }
}

const open = new Set<() => Promise<void>>()

/** A form on screen says how to save what it has not saved yet. */
export function trackOpenDraft(save: () => Promise<void>): () => void {
  open.add(save)
  return () => open.delete(save)
}

/** What is on screen and not saved yet is saved now. One that cannot be does not keep the session open. */
export async function saveOpenDrafts(): Promise<void> {
  await Promise.allSettled([...open].map((save) => save()))
}

/** The session is somebody else's, or nobody's: what waits here goes on waiting for its owner. */
export function leaveDrafts(): void {
  usuario = null
}

/** The person has left: nothing of theirs stays in this browser. */
export async function forgetDrafts(): Promise<void> {
  leaveDrafts()
  await destroyVault()
}

/** A session begins: its user's waiting drafts go to the server. */
export async function draftsOf(identificador: number): Promise<void> {
  usuario = identificador
  await flushDrafts()
}

/** The draft of a form: what the server has, with what still waits in the browser over it. */
export async function loadDraft(formulario: string): Promise<readonly Change[]> {
  const waiting = await waitingOf(formulario)
  if (waiting?.discarded) return waiting.changes
  const kept = await call('obtenerBorrador', { formulario })
  return united(kept?.cambios ?? [], waiting?.changes ?? [])
}
