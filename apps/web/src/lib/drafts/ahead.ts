import type { Change } from './changes.ts'
import { loadDraft } from './drafts.ts'
import { leftHere } from './left.ts'

// A form loaded its draft only after its data: the draft notice arrived late and shifted the layout. A screen now
// requests the drafts left by this window at once.

/** Maximum age in ms of a prefetched draft: an older one may have changed. */
const FRESH_MS = 30_000

interface Asked {
  readonly draft: Promise<readonly Change[]>
  readonly at: number
}

const asked = new Map<string, Asked>()

/** Requests the drafts of an opening screen together with its other data. */
export function askAhead(): void {
  asked.clear()
  for (const formulario of leftHere()) {
    const draft = loadDraft(formulario)
    // The failure reaches the caller that takes the draft
    draft.catch(() => undefined)
    asked.set(formulario, { draft, at: performance.now() })
  }
}

/** Draft of an opening form: the prefetched one, or a new request. */
export function firstDraft(formulario: string): Promise<readonly Change[]> {
  const ahead = asked.get(formulario)
  asked.delete(formulario)
  return ahead && performance.now() - ahead.at < FRESH_MS ? ahead.draft : loadDraft(formulario)
}
