import { expect, test } from 'vitest'
import { rigeDespuesDe } from './plazo-para-deshacer.ts'

test('an act that can be taken back takes effect a quarter of a minute later', () => {
  expect(rigeDespuesDe('2026-10-07T13:00:50.000Z')).toBe('2026-10-07T13:01:05.000Z')
})
