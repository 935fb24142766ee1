import { useSyncExternalStore } from 'react'
import { keepTheme, keptTheme, showTheme, type ThemeChoice } from './kept-theme.ts'

const listeners = new Set<() => void>()

let choice: ThemeChoice = 'system'

/** Called once by an entry, before it renders. */
export function startTheme(): void {
  choice = keptTheme()
  showTheme(choice)
}

export function setTheme(next: ThemeChoice): void {
  choice = next
  keepTheme(choice)
  showTheme(choice)
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Theme chosen by the user. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => choice)
