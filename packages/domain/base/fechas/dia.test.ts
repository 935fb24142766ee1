import { describe, expect, test } from 'vitest'
import { finDelDia, inicioDelDia } from './dia.ts'

describe('a day in Santiago begins at the first time its clock shows', () => {
  test.each([
    ['in winter', '2026-07-01', '2026-07-01T04:00:00.000Z'],
    ['in summer', '2026-12-24', '2026-12-24T03:00:00.000Z'],
    ['when midnight is skipped (September)', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['after the hour is repeated (April)', '2026-04-05', '2026-04-05T04:00:00.000Z'],
  ])('%s', (_when, fecha, instante) => {
    expect(inicioDelDia(fecha)).toBe(instante)
  })

  test('and ends where the next one begins', () => {
    expect(finDelDia('2026-09-05')).toBe(inicioDelDia('2026-09-06'))
    expect(finDelDia('2026-12-31')).toBe('2027-01-01T03:00:00.000Z')
  })
})
