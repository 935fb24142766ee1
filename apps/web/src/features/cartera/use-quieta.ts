import { type FocusEvent, useState } from 'react'
import type { Prospecto } from './queries.ts'
import { enSuLugar, hayCambios } from './quieta.ts'

/**
 * A list that does not move under a hand: while the pointer is over it or the focus inside, rows are updated where they
 * stand, and what came, went or moved waits. `bind` goes to the element that holds the list.
 */
export function useQuieta(actual: readonly Prospecto[]) {
  const [pointer, setPointer] = useState(false)
  const [focus, setFocus] = useState(false)
  const [seen, setSeen] = useState({ actual, filas: actual })
  const held = pointer || focus

  // Derived while rendering, so that no frame shows rows that have moved.
  let { filas } = seen
  if (seen.actual !== actual || (!held && filas !== actual)) {
    filas = held ? enSuLugar(filas, actual) : actual
    setSeen({ actual, filas })
  }

  return {
    filas,
    cambios: filas !== actual && hayCambios(filas, actual),
    actualizar: () => setSeen({ actual, filas: actual }),
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
