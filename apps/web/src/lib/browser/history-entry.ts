import { useSyncExternalStore } from 'react'

// An applicant's page has one address, and its state is in each entry of its history: that needs no router, a quarter
// of the page's weight.

const readers = new Set<() => void>()

function subscribe(read: () => void): () => void {
  readers.add(read)
  // Back, or another link pasted into the address of the same page
  window.addEventListener('popstate', read)
  return () => {
    readers.delete(read)
    window.removeEventListener('popstate', read)
  }
}

/** Current history entry: the fragment of its address, and the state left by the page. */
export function useHistoryEntry<S extends object>(): { readonly hash: string; readonly state: Partial<S> } {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  const state = useSyncExternalStore(subscribe, () => window.history.state as Partial<S> | null)
  return { hash, state: state ?? {} }
}

const told = () => {
  for (const read of readers) read()
}

/** A new entry after this one, at the same address without its fragment. */
export function pushEntry(state: object): void {
  window.history.pushState(state, '', window.location.pathname)
  told()
}

/** Replaces the current entry. */
export function replaceEntry(state: object): void {
  window.history.replaceState(state, '', window.location.pathname)
  told()
}
