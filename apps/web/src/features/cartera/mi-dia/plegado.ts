import { inBrowser } from '../../../lib/browser/stored.ts'

const KEY = 'alerce-mi-dia'
const FOLDED = 'plegado'

/** Folded state, kept per browser. */
export const estaPlegado = (): boolean => inBrowser.get(KEY) === FOLDED

export function leaveFolded(plegado: boolean): void {
  inBrowser.set(KEY, plegado ? FOLDED : null)
}
