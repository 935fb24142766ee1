import { inBrowser } from '../../../lib/browser/stored.ts'

const KEY = 'alerce-mi-dia'
const FOLDED = 'plegado'
const OPEN = 'abierto'

/** On a phone the open day would fill the first screen, and no prospect would be seen. */
const isPhone = (): boolean => window.matchMedia('(width < 600px)').matches

/** Folded state, kept per browser; until it is chosen, folded on a phone only. */
export function estaPlegado(): boolean {
  const kept = inBrowser.get(KEY)
  return kept === null ? isPhone() : kept === FOLDED
}

export function leaveFolded(plegado: boolean): void {
  inBrowser.set(KEY, plegado ? FOLDED : OPEN)
}
