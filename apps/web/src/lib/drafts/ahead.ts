import type { Change } from './changes.ts'
import { loadDraft } from './drafts.ts'

// A form is drawn once what it stands on has been read, and only then was its draft asked for: it came a call later, and
// its word moved the fields from under the hand. A screen asks at once for the drafts that this window has left there.

const KEY = 'alerce-formularios'
/** Drafts that are remembered, the last ones. */
const MAXIMO = 40
/** What was asked for longer ago may have become another. */
const FRESH_MS = 30_000

interface Asked {
  readonly draft: Promise<readonly Change[]>
  readonly at: number
}

type Left = readonly [address: string, formulario: string]

const asked = new Map<string, Asked>()

function left(): readonly Left[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

/** Where this window is: path and ids. */
export const addressHere = (): string => window.location.pathname + window.location.search

/** Whether a draft of this form is left at an address, as far as this window knows. */
export function leaveAt(address: string, formulario: string, holds: boolean): void {
  const others = left().filter(([where, form]) => where !== address || form !== formulario)
  const now: readonly Left[] = holds ? [...others, [address, formulario]] : others
  sessionStorage.setItem(KEY, JSON.stringify(now.slice(-MAXIMO)))
}

/** A screen opens here: what was left of its forms is asked for together with all else. */
export function askAhead(): void {
  const here = addressHere()
  asked.clear()
  for (const [address, formulario] of left()) {
    if (address !== here) continue
    const draft = loadDraft(formulario)
    // whoever takes it is told
    draft.catch(() => undefined)
    asked.set(formulario, { draft, at: performance.now() })
  }
}

/** The draft of a form that opens: what its screen has just asked for, or else as it is now. */
export function firstDraft(formulario: string): Promise<readonly Change[]> {
  const ahead = asked.get(formulario)
  asked.delete(formulario)
  return ahead && performance.now() - ahead.at < FRESH_MS ? ahead.draft : loadDraft(formulario)
}
