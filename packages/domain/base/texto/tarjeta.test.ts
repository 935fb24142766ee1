import { describe, expect, test } from 'vitest'
import { pareceTarjeta } from './tarjeta.ts'

// The numbers are those that card schemes publish for tests.
describe('likely card numbers', () => {
  test.each([
    ['as it stands', '4111111111111111'],
    ['in fours', '4111 1111 1111 1111'],
    ['with dashes', '5500-0000-0000-0004'],
    ['with dots', '4111.1111.1111.1111'],
    ['with a long dash and no-break spaces', '4111 – 1111\u00a01111\u00a01111'],
    ['of 15 digits', '3782 822463 10005'],
    ['of 13 digits, the shortest', '4222222222222'],
    ['of 19 digits, the longest', '6304000000000000000'],
    ['among words', 'PAT 4111111111111111 visa'],
    ['after a date', '2026-10-07 4111 1111 1111 1111'],
    ['before its expiry', '4111 1111 1111 1111 12/28'],
    ['in digits of full width', '４１１１１１１１１１１１１１１１'],
  ])('%s', (_title, texto) => {
    expect(pareceTarjeta(texto)).toBe(true)
  })
})

describe('texts without a card number', () => {
  test.each([
    ['nothing', ''],
    ['a reference', 'PAT-2026-000123'],
    ['a reference of letters and digits', 'a4111b1111c1111d1111'],
    ['a number that fails the check', '4111111111111112'],
    ['12 digits', '411111111117'],
    ['20 digits in one', '41111111111111111111'],
    ['the last four', 'Visa terminada en 1111'],
    ['a RUT and a date', '12.345.678-5 del 07-10-2026'],
  ])('%s', (_title, texto) => {
    expect(pareceTarjeta(texto)).toBe(false)
  })
})

test('in a long row of digits no more are put together than a card has', () => {
  // trying all combinations would take about 10^18 steps
  expect(pareceTarjeta('1 '.repeat(1_000_000))).toBe(false)
  expect(pareceTarjeta(`${'1 '.repeat(1_000_000)}4111 1111 1111 1111`)).toBe(true)
})
