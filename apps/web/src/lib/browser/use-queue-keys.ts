import { type RefObject, useEffect } from 'react'
import { isForScreen, isPressedIn, useSingleKeys } from './single-keys.ts'

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** Where one stands: at the case that has the focus, else at the one that is open; -1 at none. */
function placeAmong(rows: readonly HTMLElement[]): number {
  const focused = rows.findIndex((row) => row.closest('li, tr')?.contains(document.activeElement))
  return focused >= 0 ? focused : rows.findIndex((row) => row.hasAttribute('aria-current'))
}

/**
 * J goes to the next case of the queue, K to the one before, within the desk alone: to what `selector` finds in the row
 * of each. They only go there: Enter opens or acts, because opening a case may be a look that is logged.
 */
export function useQueueKeys(
  desk: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  selector: string,
): boolean {
  const keys = useSingleKeys()
  useEffect(() => {
    const root = desk.current
    if (!(keys && root)) return
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key.toLowerCase()]
      if (
        step === undefined ||
        !isPressedIn(root, event) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !isForScreen(event)
      )
        return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
      const from = placeAmong(rows)
      const to = Math.min(Math.max(from + step, 0), rows.length - 1)
      rows[to]?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [keys, desk, list, selector])
  return keys
}
