import { type FocusEvent, useState } from 'react'
import { hasChanged, heldInPlace, type ListRow } from './held-list.ts'

/**
 * A list that does not move under a hand: while the pointer is over it or the focus inside, rows are updated where they
 * stand, and what came, went or moved waits. `bind` goes to the element that holds the list. `cual`: which list it is,
 * another one comes at once.
 */
export function useHeldList<T extends ListRow>(actual: readonly T[], cual = '') {
  const [pointer, setPointer] = useState(false)
  const [focus, setFocus] = useState(false)
  const [seen, setSeen] = useState({ actual, filas: actual, cual })
  const held = pointer || focus

  // Derived while rendering, so that no frame shows rows that have moved.
  let { filas } = seen
  const other = seen.cual !== cual
  if (other || seen.actual !== actual || (!held && filas !== actual)) {
    filas = held && !other ? heldInPlace(filas, actual) : actual
    setSeen({ actual, filas, cual })
  }

  return {
    filas,
    cambios: filas !== actual && hasChanged(filas, actual),
    actualizar: () => setSeen({ actual, filas: actual, cual }),
    bind: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false)
      },
    },
  }
}
