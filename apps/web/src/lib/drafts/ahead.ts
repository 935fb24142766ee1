import type { Change } from './changes.ts'
import { loadDraft } from './drafts.ts'
import { leftHere } from './left.ts'

// A form is drawn once what it stands on has been read, and only then was its draft asked for: it came a call later, and
// its word moved the fields from under the hand. A screen asks at once for the drafts that this window has left there.

/** Maximum age in ms of a prefetched draft: an older one may have changed. */
const FRESH_MS = 30_000

interface Asked {
  readonly draft: Promise<readonly Change[]>
  readonly at: number
}

const asked = new Map<string, Asked>()

/** A screen opens here: what was left of its forms is asked for together with all else. */
export function askAhead(): void {
  asked.clear()
  for (const formulario of leftHere()) {
    const draft = loadDraft(formulario)
    // The failure reaches the caller that takes the draft
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
