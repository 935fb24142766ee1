import { expect, test } from 'vitest'
import { esperaDesde } from './espera.ts'

const ahora = Date.parse('2026-11-21T13:00:00Z')

test.each([
  ['2026-11-21T13:00:30Z', '0 min', false],
  ['2026-11-21T12:40:00Z', '20 min', false],
  ['2026-11-21T10:55:00Z', '2 h 05 min', false],
  ['2026-11-20T13:00:00Z', '1 d 0 h', false],
  ['2026-11-19T13:00:00Z', '2 d 0 h', true],
  ['2026-11-18T11:00:00Z', '3 d 2 h', true],
])('since %s: %s', (desde, text, late) => expect(esperaDesde(desde, ahora, 48)).toEqual({ text, late }))

test('is late from the hours that the insurer set for itself', () => {
  expect(esperaDesde('2026-11-21T10:55:00Z', ahora, 2)).toEqual({ text: '2 h 05 min', late: true })
})
