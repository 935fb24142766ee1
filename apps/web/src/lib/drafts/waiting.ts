import type { Change } from './changes.ts'
import { placeHere } from './left.ts'
import { type FormPlace, forgetWaiting, keepWaiting, readWaiting, type Waiting } from './vault.ts'

// Changes that the server has not confirmed: in memory for a closing page, and in the browser's vault for the next
// page.

/** User id of the changes; set with the session. */
let usuario: number | null = null
const waits = new Map<string, Waiting>()
const listeners = new Set<() => void>()
/** Resolves once the vault has been read, for changes left by the previous page. */
let read: Promise<void> = Promise.resolve()
/** Last write of each form to the vault: one after the other. */
const written = new Map<string, Promise<boolean>>()

function set(told: Waiting | undefined, formulario = told?.formulario ?? ''): void {
  if (told) waits.set(formulario, told)
  else waits.delete(formulario)
  for (const listener of listeners) listener()
}

/** Calls back when the number of forms that wait may have changed. Returns the end of it. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const howManyWait = (): number => waits.size

/** Screens where the waiting forms were written. */
export const placesThatWait = (): readonly FormPlace[] =>
  [...waits.values()].flatMap(({ place, changes }) => (place && changes.length > 0 ? [place] : []))

const saysNothing = ({ discarded, changes }: Waiting): boolean => !discarded && changes.length === 0

/** The latest change of each field, in the order of arrival. */
export function united(...all: readonly (readonly Change[])[]): Change[] {
  return [...new Map(all.flat().map((change) => [change.campo, change])).values()]
}

/** Earlier waiting changes, followed by these. */
const after = (before: Waiting | undefined, told: Waiting): Waiting =>
  told.discarded || !before ? told : { ...before, changes: united(before.changes, told.changes) }

/** Writes the waiting changes of a form to the vault. False: there is no vault, or it takes no more. */
export function inVault(formulario: string): Promise<boolean> {
  const owner = usuario
  const write = async () => {
    await read
    // another session has begun: waiting changes of this one stay in the vault unchanged
    if (owner === null || owner !== usuario) return false
    const now = waits.get(formulario)
    if (now) return await keepWaiting(owner, now)
    await forgetWaiting(formulario)
    return true
  }
  const turn = (written.get(formulario) ?? Promise.resolve(true)).then(write).catch(() => false)
  written.set(formulario, turn)
  return turn
}

/** Adds to the waiting changes of the form. False: no user is known. */
export function wait(told: Waiting): boolean {
  if (usuario === null) return false
  if (!saysNothing(told)) {
    const before = waits.get(told.formulario)
    set({ ...after(before, told), place: before?.place ?? placeHere() })
    void inVault(told.formulario)
  }
  return true
}

export const waitingNow = (formulario: string): Waiting | undefined => waits.get(formulario)

/** Waiting changes of a form, including those of the previous page. */
export async function waitingOf(formulario: string): Promise<Waiting | undefined> {
  await read
  return waits.get(formulario)
}

/** Removes changes that the server has, unless newer ones were added. */
export async function confirmed(sent: Waiting): Promise<void> {
  if (waits.get(sent.formulario) !== sent) return
  set(undefined, sent.formulario)
  await inVault(sent.formulario)
}

/** Drops changes that nobody will accept; earlier and later ones stay. */
export async function drop({ formulario, discarded, changes }: Waiting): Promise<void> {
  const now = waits.get(formulario)
  if (!now) return
  const left = {
    ...now,
    discarded: now.discarded && !discarded,
    changes: now.changes.filter((c) => !changes.includes(c)),
  }
  set(saysNothing(left) ? undefined : left, formulario)
  await inVault(formulario)
}

/** Puts the changes of the previous page before newer ones; forms in `known` were written by this page. */
async function readVault(identificador: number, known: ReadonlySet<string>): Promise<void> {
  for (const row of await readWaiting(identificador)) {
    if (usuario !== identificador) return
    const told = waits.get(row.formulario)
    if (!known.has(row.formulario)) set(told ? after(row, told) : row)
  }
}

/** Start of a session, or its confirmation. Returns the forms with waiting changes. */
export async function waitingBegins(identificador: number): Promise<readonly string[]> {
  if (usuario !== identificador) waits.clear()
  usuario = identificador
  read = readVault(identificador, new Set(waits.keys())).catch(() => undefined)
  await read
  return formsThatWait()
}

export const formsThatWait = (): readonly string[] => [...waits.keys()]

/** Session of another user or none: changes in the vault stay for their owner. */
export function waitingEnds(): void {
  usuario = null
  waits.clear()
}
