import { type FocusEvent, useState } from 'react'

/** A row of a list of prospects. */
interface ListRow {
  readonly prospectoId: number
}

const misma = (a: readonly ListRow[], b: readonly ListRow[]): boolean =>
  a.length === b.length && a.every(({ prospectoId }, index) => prospectoId === b[index]?.prospectoId)

/** True when the rows on screen differ from the list, or from its order. */
export const hasChanged = (visible: readonly ListRow[], actual: readonly ListRow[]): boolean => !misma(visible, actual)

/**
 * Visible rows with their latest data, each in its place: none is inserted and none removed. Rows loaded after the last
 * of them (the next page) follow.
 */
export function heldInPlace<T extends ListRow>(visible: readonly T[], actual: readonly T[]): readonly T[] {
  const known = new Map(actual.map((fila) => [fila.prospectoId, fila]))
  const shown = new Set(visible.map(({ prospectoId }) => prospectoId))
  const last = actual.findLastIndex(({ prospectoId }) => shown.has(prospectoId))
  const next = last < 0 ? [] : actual.slice(last + 1)
  return [...visible.map((fila) => known.get(fila.prospectoId) ?? fila), ...next]
}

/**
 * List that stays still while the pointer is over it or the focus is inside: rows are updated in place, and added,
 * removed or moved ones wait. `bind` goes to the element that holds the list. `cual`: name of the list; another one is
 * shown at once.
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
    update: () => setSeen({ actual, filas: actual, cual }),
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
