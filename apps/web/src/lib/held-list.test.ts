import { expect, test } from 'vitest'
import { hasChanged, heldInPlace } from './use-held-list.ts'

const row = (prospectoId: number, estado = 'antes') => ({ prospectoId, estado })
const rows = (...ids: number[]) => ids.map((id) => row(id))
const ids = (of: readonly { prospectoId: number }[]) => of.map(({ prospectoId }) => prospectoId)

test.each([
  ['nothing changed', [3, 2, 1], [3, 2, 1], [3, 2, 1], false],
  ['a new one waits', [3, 2, 1], [4, 3, 2, 1], [3, 2, 1], true],
  ['one that left stays until then', [3, 2, 1], [3, 1], [3, 2, 1], true],
  ['one that moved stays where it stood', [3, 2, 1], [1, 3, 2], [3, 2, 1], true],
  ['the next page follows', [4, 3], [4, 3, 2, 1], [4, 3, 2, 1], false],
  ['the next page follows, a new one waits', [4, 3], [5, 4, 3, 2], [4, 3, 2], true],
  ['one that a new one pushed out of the page stays', [3, 2], [4, 3], [3, 2], true],
  ['all former rows are gone', [3, 2], [9, 8], [3, 2], true],
])('%s: %j, then %j, shows %j', (_what, before, now, shown, changes) => {
  const visible = heldInPlace(rows(...before), rows(...now))
  expect(ids(visible)).toEqual(shown)
  expect(hasChanged(visible, rows(...now))).toBe(changes)
})

test('a row shows its latest data, in its place', () => {
  const visible = heldInPlace(rows(3, 2, 1), [row(4), row(3), row(2, 'después'), row(1)])
  expect(visible.map(({ estado }) => estado)).toEqual(['antes', 'después', 'antes'])
})
