import { inBrowser } from './stored.ts'

export type ThemeChoice = 'system' | 'light' | 'dark'

const KEY = 'alerce-tema'

/** Theme stored in this browser. */
export function keptTheme(): ThemeChoice {
  const stored = inBrowser.get(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function keepTheme(choice: ThemeChoice): void {
  inBrowser.set(KEY, choice === 'system' ? null : choice)
}

export function showTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}
