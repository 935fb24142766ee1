import { expect, test } from 'vitest'
import { changesOf, mergeValue, rebase, restoreDraft } from './changes.ts'

const saved = { nombres: 'Ana', renta: 900, empleadores: [{ rut: '1', renta: 900 }] }

test('only a different value is a change, with its original', () => {
  expect(changesOf(saved, saved)).toEqual([])
  expect(changesOf(saved, { ...saved, renta: 1000 })).toEqual([{ campo: 'renta', de: 900, a: 1000 }])
})

test.each([
  ['only I moved', 'a', 'b', 'a', 'b', false],
  ['only the other moved', 'a', 'a', 'c', 'c', false],
  ['both to the same', 'a', 'b', 'b', 'b', false],
  ['both, apart', 'a', 'b', 'c', 'b', true],
  ['each another field of a row', [{ x: 1, y: 1 }], [{ x: 2, y: 1 }], [{ x: 1, y: 3 }], [{ x: 2, y: 3 }], false],
  ['the same field of a row', [{ x: 1 }], [{ x: 2 }], [{ x: 3 }], [{ x: 2 }], true],
  ['rows were added on one side and changed on the other', [1], [1, 2], [3], [1, 2], true],
  ['a record came where there was none', null, { x: 1 }, { x: 2 }, { x: 1 }, true],
])('%s', (_what, from, typed, now, value, clash) => {
  expect(mergeValue(from, typed, now)).toEqual({ value, clash })
})

test('a draft does not revert later saves', () => {
  const draft = [{ campo: 'nombres', de: 'Ana', a: 'Anita' }]
  const now = { ...saved, renta: 1111 }
  expect(restoreDraft(draft, now, now)).toEqual({ values: { ...now, nombres: 'Anita' }, clashes: [] })
})

test('if both changed, the typed value stays and is reported as a clash', () => {
  const now = { ...saved, renta: 1111 }
  const draft = [{ campo: 'renta', de: 900, a: 950 }]
  expect(restoreDraft(draft, now, now)).toEqual({ values: { ...now, renta: 950 }, clashes: ['renta'] })
})

test('the field in which somebody types wins over a late draft; the others take it', () => {
  const draft = [
    { campo: 'nombres', de: 'Ana', a: 'Anita' },
    { campo: 'renta', de: 900, a: 950 },
    { campo: 'otro', de: 1, a: 2 },
  ]
  const typing = { ...saved, nombres: 'Anto' }
  expect(restoreDraft(draft, saved, typing)).toEqual({ values: { ...typing, renta: 950 }, clashes: [] })
})

test('a record saved by another: untouched fields follow, typed ones stay', () => {
  const typed = { ...saved, nombres: 'Anita' }
  expect(rebase(saved, typed, { ...saved, renta: 1111 })).toEqual({ values: { ...typed, renta: 1111 }, clashes: [] })
  expect(rebase(saved, typed, { ...saved, nombres: 'Eva' })).toEqual({ values: typed, clashes: ['nombres'] })
})
