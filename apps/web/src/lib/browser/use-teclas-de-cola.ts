import { type RefObject, useEffect } from 'react'
import { isForScreen, useSingleKeys } from './single-keys.ts'

const pasos: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** Where one stands: at the case that has the focus, else at the one that is open; -1 at none. */
function lugar(casos: readonly HTMLElement[]): number {
  const foco = casos.findIndex((caso) => caso.closest('li, tr')?.contains(document.activeElement))
  return foco >= 0 ? foco : casos.findIndex((caso) => caso.hasAttribute('aria-current'))
}

/**
 * J goes to the next case of the queue, K to the one before, within the desk alone: to what `selector` finds in the row
 * of each. They only go there: Enter opens or acts, because opening a case may be a look that is logged.
 */
export function useTeclasDeCola(
  desk: RefObject<HTMLElement | null>,
  lista: RefObject<HTMLElement | null>,
  selector: string,
): boolean {
  const keys = useSingleKeys()
  useEffect(() => {
    const root = desk.current
    if (!(keys && root)) return
    const press = (event: KeyboardEvent) => {
      const paso = pasos[event.key.toLowerCase()]
      if (paso === undefined || event.ctrlKey || event.metaKey || event.altKey || !isForScreen(event)) return
      const casos = [...(lista.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
      const desde = lugar(casos)
      const hacia = Math.min(Math.max(desde + paso, 0), casos.length - 1)
      casos[hacia]?.focus()
    }
    root.addEventListener('keydown', press)
    return () => root.removeEventListener('keydown', press)
  }, [keys, desk, lista, selector])
  return keys
}
