import { inWindow } from '../browser/stored.ts'
import { loadDraft } from './drafts.ts'

/** Windows of one browser with a separate draft of a new record. Further windows share the last place. */
const PLACES = 4
const KEY = 'alerce-borrador:'

/** Draft of a new record that only one window has open. */
export interface DraftPlace {
  readonly formulario: string
  readonly leave: () => void
}

const SHARED = () => undefined

/** Form of a record that does not exist yet (`prospecto:nuevo`, `cita:nueva:12`): each window writes its own. */
const isOfSomethingNew = (name: string) => /:nuev[ao](:|$)/.test(name)

/** Without locks (plain http away from loopback) windows cannot know of each other: they share one draft. */
export const hasPlaces = (name: string): boolean => 'locks' in navigator && isOfSomethingNew(name)

// not a colon: `cita:nueva:2` belongs to another prospect
const placesOf = (name: string): string[] =>
  Array.from({ length: PLACES }, (_, before) => (before === 0 ? name : `${name}#${before + 1}`))

/** null: another window uses it. */
function take(formulario: string): Promise<DraftPlace | null> {
  return new Promise((resolve, reject) => {
    const stay = (lock: Lock | null) =>
      lock ? new Promise<void>((leave) => resolve({ formulario, leave })) : resolve(null)
    navigator.locks.request(KEY + formulario, { ifAvailable: true }, stay).catch(reject)
  })
}

async function firstFree(formularios: readonly string[]): Promise<DraftPlace | null> {
  for (const formulario of formularios) {
    const place = await take(formulario)
    if (place) return place
  }
  return null
}

/** A reloaded window returns to its own place. */
export const rememberPlace = (name: string, { formulario }: DraftPlace): void => inWindow.set(KEY + name, formulario)

/** Last place of this window, if free; or else the first free one. */
export async function takePlace(name: string): Promise<DraftPlace> {
  const own = inWindow.get(KEY + name)
  const all = placesOf(name)
  const free = await firstFree([...all.filter((one) => one === own), ...all.filter((one) => one !== own)])
  return free ?? { formulario: all.at(-1) ?? name, leave: SHARED }
}

/** Another place, with text typed in a closed window; null: none. */
export async function takeLeftBehind(name: string): Promise<DraftPlace | null> {
  const { held = [] } = await navigator.locks.query()
  const free = placesOf(name).filter((formulario) => held.every((lock) => lock.name !== KEY + formulario))
  const drafts = await Promise.all(free.map((formulario) => loadDraft(formulario).catch(() => [])))
  return await firstFree(free.filter((_, at) => (drafts[at]?.length ?? 0) > 0))
}
