/** A row of a list of prospects. */
export interface ListRow {
  readonly prospectoId: number
}

const misma = (a: readonly ListRow[], b: readonly ListRow[]): boolean =>
  a.length === b.length && a.every(({ prospectoId }, index) => prospectoId === b[index]?.prospectoId)

/** True when the rows on screen are no longer those of the list, or not in its order. */
export const hasChanged = (visible: readonly ListRow[], actual: readonly ListRow[]): boolean => !misma(visible, actual)

/**
 * The rows on screen with what is now known of each, every one at its place: none comes in between and none goes. What
 * was loaded after the last of them (the next page) follows.
 */
export function heldInPlace<T extends ListRow>(visible: readonly T[], actual: readonly T[]): readonly T[] {
  const known = new Map(actual.map((fila) => [fila.prospectoId, fila]))
  const shown = new Set(visible.map(({ prospectoId }) => prospectoId))
  const last = actual.findLastIndex(({ prospectoId }) => shown.has(prospectoId))
  const next = last < 0 ? [] : actual.slice(last + 1)
  return [...visible.map((fila) => known.get(fila.prospectoId) ?? fila), ...next]
}
