import { useEffect, useState } from 'react'
import { replaceEntry, useHistoryEntry } from './browser/history-entry.ts'
import { tokenOnReturn } from './pasarela.ts'

/** Token in the address of a link that was just pressed. */
export const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('enlace')

/**
 * Token of a mailed link, from its fragment, which no server receives. It leaves the address bar at once, and stays in
 * the history entry: a page reloaded by the phone opens the same link. The payment provider returns the browser without it.
 */
export function useLinkToken(): string | null {
  const { hash, state } = useHistoryEntry<{ readonly enlace: string }>()
  const [returned] = useState(tokenOnReturn)
  const arrived = tokenIn(hash) ?? (state.enlace ? null : returned)
  useEffect(() => {
    if (arrived) replaceEntry({ enlace: arrived })
  }, [arrived])
  return arrived ?? state.enlace ?? null
}
