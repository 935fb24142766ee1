import type { ReactElement } from 'react'
import { onTestFinished } from 'vitest'
import { renderScreen } from '../render-screen.tsx'

/** Renders a screen opened by the link of a letter: in the history of the browser itself, without a router. */
export function renderByLink(screen: ReactElement, at: string) {
  window.history.replaceState(null, '', at)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  return renderScreen(screen, { session: null })
}
