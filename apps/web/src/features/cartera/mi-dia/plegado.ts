import { inBrowser } from '../../../lib/browser/stored.ts'

const KEY = 'alerce-mi-dia'
const FOLDED = 'plegado'

/** Whether the panel is folded, as this browser was left. */
export const estaPlegado = (): boolean => inBrowser.get(KEY) === FOLDED

export function dejarPlegado(plegado: boolean): void {
  inBrowser.set(KEY, plegado ? FOLDED : null)
}
