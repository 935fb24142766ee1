import type { Prospecto } from './queries.ts'

const misma = (a: readonly Prospecto[], b: readonly Prospecto[]): boolean =>
  a.length === b.length && a.every(({ prospectoId }, index) => prospectoId === b[index]?.prospectoId)

/** True when the rows on screen are no longer those of the list, or not in its order. */
export const hayCambios = (visible: readonly Prospecto[], actual: readonly Prospecto[]): boolean =>
  !misma(visible, actual)

/**
 * The rows on screen with what is now known of each, every one at its place: none comes in between and none goes. What
 * was loaded after the last of them (the next page) follows.
 */
export function enSuLugar(visible: readonly Prospecto[], actual: readonly Prospecto[]): readonly Prospecto[] {
  const known = new Map(actual.map((prospecto) => [prospecto.prospectoId, prospecto]))
  const shown = new Set(visible.map(({ prospectoId }) => prospectoId))
  const last = actual.findLastIndex(({ prospectoId }) => shown.has(prospectoId))
  const next = last < 0 ? [] : actual.slice(last + 1)
  return [...visible.map((prospecto) => known.get(prospecto.prospectoId) ?? prospecto), ...next]
}
