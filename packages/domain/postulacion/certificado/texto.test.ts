import { describe, expect, test } from 'vitest'
import { mesEn, montosEn, nombraRut, rutsEn } from './texto.ts'

describe('a month', () => {
  test.each([
    ['2026-09', '2026-09'],
    ['2026/09  $ 1.000.000', '2026-09'],
    ['09/2026', '2026-09'],
    ['09-2026  30', '2026-09'],
    ['SEP-2026', '2026-09'],
    ['sept. 2026', null],
    ['septiembre 2026', '2026-09'],
    ['Setiembre de 2026', '2026-09'],
    ['Ene 2026', '2026-01'],
    ['diciembre 2025', '2025-12'],
    // a day is no month
    ['10-10-2026', null],
    ['01/10/2026', null],
    ['2026-10-01', null],
    ['13/2026', null],
    ['2026', null],
    ['en marcha 2026', null],
  ])('%s → %s', (linea, mes) => expect(mesEn(linea)).toBe(mes))
})

describe('amounts', () => {
  test.each([
    ['2026-09  $ 1.500.000  $ 150.000  76.086.428-5', [1_500_000, 150_000]],
    ['$1.234.567', [1_234_567]],
    ['1.234.567', [1_234_567]],
    ['$ 950000', [950_000]],
    ['30 días', []],
    ['76086428-5  76.086.428-5', []],
    ['01.10.2026', []],
    ['12,5 %', []],
  ])('%s → %j', (linea, montos) => expect(montosEn(linea)).toEqual(montos))
})

describe('ruts', () => {
  test.each([
    ['RUT 12.345.678-5', ['12345678-5']],
    ['12345678-5,', ['12345678-5']],
    ['R.U.T.: 012.345.678-5', ['12345678-5']],
    ['12.345.678 - 5', ['12345678-5']],
    ['20347878–k', ['20347878-K']],
    ['12.345.678-9', []],
    ['112.345.678-5', []],
    ['12.345.678-5 y 76.086.428-5', ['12345678-5', '76086428-5']],
  ])('%s → %j', (linea, ruts) => expect(rutsEn(linea)).toEqual(ruts))

  test.each([
    ['RUT 12.345.678-5', true],
    ['rut 12345678-5', true],
    ['RUT 123456785', true],
    ['RUT 12.345.6785', true],
    ['012345678-5', true],
    ['1123456785', false],
    ['1234567850', false],
    ['12.345.678', false],
    ['', false],
  ])('«%s» names 12345678-5: %s', (linea, named) => expect(nombraRut([linea], '12345678-5')).toBe(named))

  test('a rut that is none is not named', () => expect(nombraRut(['1-1'], '1-1')).toBe(false))
})
