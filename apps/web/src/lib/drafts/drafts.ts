import { call } from '../api/call.ts'
import { isRefusal, mayPassLater } from '../api/errors.ts'
import { type Change, same } from './changes.ts'
import { destroyVault, forgetWaiting, keepWaiting, readWaiting, type Waiting } from './vault.ts'

/** Whose drafts these are; set with the session. */
let usuario: number | null = null

/** Until what the server could not take is told again. */
const AGAIN_MS = 5000

/** What the browser keeps instead: nobody refused it, but for who has no session now, or for its size. */
const unsent = (error: unknown) => mayPassLater(error) || isRefusal(error, 401) || isRefusal(error, 413)

/** Of each field the later change, in the order of their coming. */
function united(...all: readonly (readonly Change[])[]): Change[] {
  return [...new Map(all.flat().map((change) => [change.campo, change])).values()]
}

async function send({ formulario, discarded, changes }: Waiting, keepalive: boolean): Promise<void> {
  if (discarded) await call('descartarBorrador', { formulario }, { keepalive })
  if (changes.length > 0) await call('guardarBorrador', { formulario, cambios: [...changes] }, { keepalive })
}

/** What waits in the vault or is on its way, as far as this page knows: a page that is going cannot look. */
const waits = new Map<string, Waiting>()

const waitingOf = async (formulario: string): Promise<Waiting | undefined> =>
  usuario === null ? undefined : (await readWaiting(usuario)).find((one) => one.formulario === formulario)

/** What waits already, with this after it. */
const after = (before: Waiting | undefined, told: Waiting): Waiting =>
  told.discarded || !before ? told : { ...before, changes: united(before.changes, told.changes) }

let again: ReturnType<typeof setTimeout> | undefined

/** Lays it by in the vault. Throws what was refused where the vault cannot have it either: then nothing keeps it. */
async function keep(told: Waiting, error: unknown): Promise<void> {
  if (!unsent(error) || usuario === null || !(await keepWaiting(usuario, told))) throw error
  waits.set(told.formulario, told)
  if (mayPassLater(error)) again ??= setTimeout(() => void flushDrafts(), AGAIN_MS)
}

async function letGo(formulario: string): Promise<void> {
  waits.delete(formulario)
  await forgetWaiting(formulario)
}

const underWay = new Map<string, Promise<void>>()

/**
 * What a page that was going said past what was under way, until its own turn comes: it is the later of the two,
 * whichever arrives last.
 */
const past = new Map<string, readonly Waiting[]>()
const pastOf = (formulario: string) => past.get(formulario) ?? []

/** It lies by until the server has it: a page that goes before the answer takes the request with it. */
async function layBy(waiting: Waiting): Promise<void> {
  if (usuario === null) return
  waits.set(waiting.formulario, waiting)
  await keepWaiting(usuario, waiting).catch(() => false)
}

/** What lay by says no more than what waited before it, or nothing: the server refused it for good. */
const layBack = (formulario: string, before: Waiting | undefined): Promise<void> =>
  before ? layBy(before) : letGo(formulario)

const saysNothing = ({ discarded, changes }: Waiting): boolean => !discarded && changes.length === 0

async function tell(told: Waiting): Promise<void> {
  const { formulario } = told
  const before = await waitingOf(formulario)
  const all = after(before, told)
  if (saysNothing(all)) return
  await layBy(all)
  const alone = () => waits.get(formulario) === all
  try {
    await send(all, false)
    if (alone()) await letGo(formulario)
  } catch (error) {
    if (!unsent(error) && alone()) await layBack(formulario, before)
    await keep(pastOf(formulario).reduce(after, all), error)
  }
}

/** It is said once more in its turn. Whether it could be is known where it was said first. */
function sayAgain(told: Waiting): void {
  const { formulario } = told
  past.set(formulario, [...pastOf(formulario), told])
  const turn = async () => {
    if (!pastOf(formulario).includes(told)) return
    past.set(
      formulario,
      pastOf(formulario).filter((one) => one !== told),
    )
    await tell(told)
  }
  inOrder(formulario, turn).catch(() => undefined)
}

/** The page is going: what it says must leave at once, with what waits before it. */
async function tellLeaving(told: Waiting): Promise<void> {
  const { formulario } = told
  if (underWay.has(formulario) && !saysNothing(told)) sayAgain(told)
  const before = waits.get(formulario)
  try {
    await send(after(before, told), true)
    if (before && waits.get(formulario) === before) await letGo(formulario)
  } catch (error) {
    // what was under way may wait by now, too
    await keep(after(waits.get(formulario), told), error)
  }
}

/** What is done to a draft is done in the order in which it was asked for. */
function inOrder(formulario: string, work: () => Promise<void>): Promise<void> {
  const turn = (underWay.get(formulario) ?? Promise.resolve()).catch(() => undefined).then(work)
  underWay.set(formulario, turn)
  const done = () => underWay.get(formulario) === turn && underWay.delete(formulario)
  turn.then(done, done)
  return turn
}

const tellInOrder = (told: Waiting): Promise<void> => inOrder(told.formulario, () => tell(told))

/** The page is going: what is on its way may go with it, and so leaves once more. */
export const hurryDraft = (formulario: string): Promise<void> =>
  tellLeaving({ formulario, discarded: false, changes: [] })

/** Keeps what is typed on the server; while that cannot be, in the browser's vault. Throws where neither has it. */
export function saveDraft(formulario: string, changes: readonly Change[], leaving = false): Promise<void> {
  const told = { formulario, discarded: false, changes }
  return leaving ? tellLeaving(told) : tellInOrder(told)
}

export const discardDraft = (formulario: string): Promise<void> =>
  tellInOrder({ formulario, discarded: true, changes: [] })

/** Lets go of a draft that says nothing but what was sent: what was typed since is one still. */
export const discardSent = (formulario: string, sent: Readonly<Record<string, unknown>>): Promise<void> =>
  inOrder(formulario, async () => {
    const kept = await loadDraft(formulario)
    if (kept.every(({ campo, a }) => same(a, sent[campo]))) await tell({ formulario, discarded: true, changes: [] })
  })

/** Tells what waits, each form in its own order: one that is refused stays, and keeps no other back. */
export async function flushDrafts(): Promise<void> {
  clearTimeout(again)
  again = undefined
  if (usuario === null) return
  const waiting = await readWaiting(usuario)
  for (const one of waiting) waits.set(one.formulario, one)
  await Promise.allSettled(waiting.map(({ formulario }) => tellInOrder({ formulario, discarded: false, changes: [] })))
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
  waits.clear()
  past.clear()
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
