import { useSyncExternalStore } from 'react'
import { keepTheme, keptTheme, showTheme, type ThemeChoice } from './kept-theme.ts'

const listeners = new Set<() => void>()

let choice: ThemeChoice = 'system'

/** Called once by an entry, before it renders. */
export function startTheme(): void {
  choice = keptTheme()
  showTheme(choice)
}

/** Fetches the font before the first text asks for it: arriving later, it would wrap that text again and move the page. */
export function fetchFont(): void {
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font-own')
  void document.fonts.load(`1em ${font}`).catch(() => undefined)
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
