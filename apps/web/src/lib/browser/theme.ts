import { useSyncExternalStore } from 'react'
import { keepTheme, keptTheme, showTheme, type ThemeChoice } from './kept-theme.ts'

const listeners = new Set<() => void>()
const system = () => window.matchMedia('(prefers-color-scheme: dark)')

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
  const media = system()
  listeners.add(changed)
  media.addEventListener('change', changed)
  return () => {
    listeners.delete(changed)
    media.removeEventListener('change', changed)
  }
}

/** What the person chose. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => choice)

/** What is shown: the system's where nothing was chosen. */
export const useColorScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => {
    if (choice !== 'system') return choice
    return system().matches ? 'dark' : 'light'
  })
