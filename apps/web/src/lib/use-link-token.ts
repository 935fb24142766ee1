import { useEffect } from 'react'
import { replaceEntry, useHistoryEntry } from './browser/history-entry.ts'

/** The token in the address of a link that was pressed just now. */
export const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('enlace')

/**
 * The token that a mailed link brought in its fragment, which no server ever sees. It leaves the address bar at once,
 * and stays in the history entry: a page that the phone reloads opens the same link.
 */
export function useLinkToken(): string | null {
  const { hash, state } = useHistoryEntry<{ readonly enlace: string }>()
  const arrived = tokenIn(hash)
  useEffect(() => {
    if (arrived) replaceEntry({ enlace: arrived })
  }, [arrived])
  return arrived ?? state.enlace ?? null
}
