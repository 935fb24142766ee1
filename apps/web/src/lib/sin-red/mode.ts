import { useSyncExternalStore } from 'react'
import { inBrowser } from '../browser/stored.ts'
import { useOnline } from '../browser/use-online.ts'

const KEY = 'alerce-sin-red'
const ON = 'si'
const listeners = new Set<() => void>()

/** Instant of the oldest copy on screen, ISO; null: everything comes from the server. */
let shown: string | null = null

const tell = () => {
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Choice of this browser: whether replies are kept for work without network. */
export const worksOffline = (): boolean => inBrowser.get(KEY) === ON

export function chooseOffline(on: boolean): void {
  inBrowser.set(KEY, on ? ON : null)
  tell()
}

export const useWorksOffline = (): boolean => useSyncExternalStore(subscribe, worksOffline)

export const shownSince = (): string | null => shown

export function showSince(en: string | null): void {
  shown = en
  tell()
}

export const useShownSince = (): string | null => useSyncExternalStore(subscribe, shownSince)

/** True while copies stand for the server: what would change something there can only be looked at. */
export function useOnlyCopies(): boolean {
  const [since, chosen, online] = [useShownSince(), useWorksOffline(), useOnline()]
  return since !== null || (chosen && !online)
}
