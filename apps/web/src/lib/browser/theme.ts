import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'system' | 'light' | 'dark'

const KEY = 'alerce-tema'
const listeners = new Set<() => void>()
const system = () => window.matchMedia('(prefers-color-scheme: dark)')

function read(): ThemeChoice {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

let choice: ThemeChoice = 'system'

function show(): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

/** Called once by an entry, before it renders. */
export function startTheme(): void {
  choice = read()
  show()
}

export function setTheme(next: ThemeChoice): void {
  choice = next
  if (next === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, next)
  show()
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
