import { call } from '../api/call.ts'
import { ApiUnreachable, isRefusal, mayPassLater } from '../api/errors.ts'
import { type Change, same } from './changes.ts'
import { forgetLeft } from './left.ts'
import { destroyVault, type Waiting } from './vault.ts'
import {
  confirmed,
  drop,
  formsThatWait,
  inVault,
  united,
  wait,
  waitingBegins,
  waitingEnds,
  waitingNow,
  waitingOf,
} from './waiting.ts'

/** Delay in ms before unsent changes are retried. */
const AGAIN_MS = 5000

/** Errors after which the browser keeps the changes: no network, no session (401), too large (413). */
const unsent = (error: unknown) => mayPassLater(error) || isRefusal(error, 401) || isRefusal(error, 413)

async function send({ formulario, discarded, changes }: Waiting, keepalive: boolean): Promise<void> {
  const options = { keepalive, repeatable: true }
  if (discarded) await call('descartarBorrador', { formulario }, options)
  if (changes.length > 0) await call('guardarBorrador', { formulario, cambios: [...changes] }, options)
}

let again: ReturnType<typeof setTimeout> | undefined

/** Keeps unsent changes waiting. Throws if they were refused for good, or the browser cannot store them. */
async function goOnWaiting(told: Waiting, error: unknown): Promise<void> {
  if (!unsent(error) || !(await inVault(told.formulario))) {
    await drop(told)
    throw error
  }
  if (mayPassLater(error)) again ??= setTimeout(() => void flushDrafts(), AGAIN_MS)
}

/** Sends all waiting changes of a form: later ones are sent along, and their own turn finds none. */
async function tell(told: Waiting, keepalive: boolean): Promise<void> {
  const sent = waitingNow(told.formulario)
  if (!sent) return
  try {
    await send(sent, keepalive)
  } catch (error) {
    return await goOnWaiting(told, error)
  }
  // Earlier requests in flight may arrive after this one: keep it waiting until its own turn
  if (!keepalive || !underWay.has(told.formulario)) await confirmed(sent)
}

const underWay = new Map<string, Promise<void>>()

/** Runs the writes of a draft in the order of the requests. */
function inOrder(formulario: string, work: () => Promise<void>): Promise<void> {
  const turn = (underWay.get(formulario) ?? Promise.resolve()).catch(() => undefined).then(work)
  underWay.set(formulario, turn)
  const done = () => underWay.get(formulario) === turn && underWay.delete(formulario)
  turn.then(done, done)
  return turn
}

const nothingOf = (formulario: string): Waiting => ({ formulario, discarded: false, changes: [] })
const endOf = (formulario: string): Waiting => ({ formulario, discarded: true, changes: [] })

/** Write of one turn: all waiting changes, or only `told` where no user is known. */
const turnOf = (told: Waiting): (() => Promise<void>) =>
  wait(told) ? () => tell(told, false) : () => send(told, false)

/** Stores the changes as waiting at once, and sends them in their turn. */
const tellInOrder = (told: Waiting): Promise<void> => inOrder(told.formulario, turnOf(told))

/**
 * For a closing page: sends the waiting changes at once, and again in their turn while an earlier request is in flight.
 */
async function tellLeaving(told: Waiting): Promise<void> {
  const { formulario } = told
  if (!wait(told)) return await send(told, true)
  if (underWay.has(formulario) && waitingNow(formulario))
    inOrder(formulario, () => tell(told, false)).catch(() => undefined)
  await tell(told, true)
}

/** For a closing page: a request in flight may be lost with it, so it is sent again. */
export const hurryDraft = (formulario: string): Promise<void> => tellLeaving(nothingOf(formulario))

/** Saves typed changes on the server; without it, in the browser's vault. Throws when neither can. */
export function saveDraft(formulario: string, changes: readonly Change[], leaving = false): Promise<void> {
  const told = { formulario, discarded: false, changes }
  return leaving ? tellLeaving(told) : tellInOrder(told)
}

export const discardDraft = (formulario: string): Promise<void> => tellInOrder(endOf(formulario))

/** Discards a draft that holds only sent values: later changes keep it. */
export const discardSent = (formulario: string, sent: Readonly<Record<string, unknown>>): Promise<void> =>
  inOrder(formulario, async () => {
    const kept = await loadDraft(formulario)
    if (kept.every(({ campo, a }) => same(a, sent[campo]))) await turnOf(endOf(formulario))()
  })

const tellAll = async (forms: readonly string[]): Promise<void> => {
  await Promise.allSettled(forms.map((formulario) => tellInOrder(nothingOf(formulario))))
}

/** Sends all waiting changes, each form in its own order: a refused form stays, and blocks no other. */
export async function flushDrafts(): Promise<void> {
  clearTimeout(again)
  again = undefined
  await tellAll(formsThatWait())
}

const open = new Set<() => Promise<void>>()

/** Registers a form on screen that can save its unsaved changes. */
export function trackOpenDraft(save: () => Promise<void>): () => void {
  open.add(save)
  return () => open.delete(save)
}

/** Saves the open drafts now. A draft that cannot be saved does not keep the session open. */
export async function saveOpenDrafts(): Promise<void> {
  await Promise.allSettled([...open].map((save) => save()))
}

/** Session of another user or none: waiting changes stay for their owner. */
export const leaveDrafts = (): void => waitingEnds()

/** Logout: removes everything of the user from this browser. */
export async function forgetDrafts(): Promise<void> {
  leaveDrafts()
  forgetLeft()
  await destroyVault()
}

/** A session begins: its user's waiting drafts go to the server. */
export async function draftsOf(identificador: number): Promise<void> {
  await tellAll(await waitingBegins(identificador))
}

/** Draft of a form: the server's, with the waiting changes of the browser over it. */
export async function loadDraft(formulario: string): Promise<readonly Change[]> {
  const waiting = await waitingOf(formulario)
  if (waiting?.discarded) return waiting.changes
  try {
    const kept = await call('obtenerBorrador', { formulario })
    return united(kept?.cambios ?? [], waiting?.changes ?? [])
  } catch (error) {
    // Without network the changes of this browser come back after a reload; the server merges them later
    if (waiting && error instanceof ApiUnreachable) return waiting.changes
    throw error
  }
}
