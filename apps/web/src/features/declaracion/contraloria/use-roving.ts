import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useQueueKeys } from '../../../lib/keys/use-queue-keys.ts'

const ROW = 'li > button'

function rowAt(key: string, from: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(from + 1, last)
  if (key === 'ArrowUp') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

/**
 * A list that Tab comes to once: the arrows go through it, J and K too from anywhere at the desk, and it is left and come
 * back to where one was. `keys`: those of one character are on.
 */
export function useRoving(desk: RefObject<HTMLElement | null>, ids: readonly number[], current: number | null) {
  const lista = useRef<HTMLOListElement>(null)
  const keys = useQueueKeys(desk, lista, ROW)
  const [last, setLast] = useState<number | null>(null)
  const stop = [last, current].find((id) => id !== null && ids.includes(id)) ?? ids[0]
  return {
    ...{ lista, keys },
    tabIndexOf: (id: number) => (id === stop ? 0 : -1),
    onFocusOf: setLast,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW)]
      const from = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement))
      const to = rowAt(event.key, from, rows.length - 1)
      if (to === undefined) return
      event.preventDefault()
      rows[to]?.focus()
    },
  }
}
