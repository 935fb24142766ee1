import { type RefObject, useEffect } from 'react'
import { isForScreen, isPressedIn, useSingleKeys } from './single-keys.ts'

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/**
 * Index of the next case: from the focused one, else the open one, else the first. A row with the focus itself replaced
 * a removed one (see heirOf): J goes to its own act first.
 */
function placeAfter(step: number, rows: readonly HTMLElement[]): number {
  const rowOf = (act: HTMLElement) => act.closest('li, tr')
  const focused = rows.findIndex((act) => rowOf(act)?.contains(document.activeElement))
  const act = rows[focused]
  if (act && step > 0 && rowOf(act) === document.activeElement) return focused
  const from = act ? focused : rows.findIndex((one) => one.hasAttribute('aria-current'))
  return Math.min(Math.max(from + step, 0), rows.length - 1)
}

/**
 * J focuses the next case of the queue, K the previous one, within the desk: the `selector` element in each row. They
 * only move the focus: Enter opens or acts, because opening a case may be a logged access.
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
      rows[placeAfter(step, rows)]?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [keys, desk, list, selector])
  return keys
}
