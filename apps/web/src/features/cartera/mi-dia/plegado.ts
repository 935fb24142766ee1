const KEY = 'alerce-mi-dia'
const FOLDED = 'plegado'

/** Whether the panel is folded, as this browser was left. */
export const estaPlegado = (): boolean => localStorage.getItem(KEY) === FOLDED

export function dejarPlegado(plegado: boolean): void {
  if (plegado) localStorage.setItem(KEY, FOLDED)
  else localStorage.removeItem(KEY)
}
