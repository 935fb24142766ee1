import { describe, expect, test } from 'vitest'
import { hayCupon, mesDelCupon, referenciaDelCupon } from './cupon.ts'

describe('the coupon', () => {
  test.each([
    ['I', [101, 19], true],
    ['V', [22], true],
    ['I', [15, 101], false],
    ['D', [19], false],
    ['P', [22], false],
    ['', [19], false],
    ['V', [], false],
  ] as const)('of %s with entries %j: %s', (tipo, entradas, hay) => {
    expect(hayCupon(tipo, entradas)).toBe(hay)
  })

  test('is of the month in which it is asked for', () => {
    expect(mesDelCupon('2026-01-31')).toBe('202601')
    expect(referenciaDelCupon(5_000_000_018, 7, '202612')).toBe('5000000018-7-202612')
  })
})
