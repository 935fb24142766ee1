import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitoVerificador, esRutEmpresa, formatoRut, normalizaRut, revisaRut } from './rut.ts'

const publicados = [
  '12345678-5',
  '11111111-1',
  '7654321-6',
  '1000005-K',
  '20347878-K',
  '10000013-K',
  '76086428-5',
  '96501450-0',
  '9999999-3',
]

describe('rut', () => {
  test.each(publicados)('%s is valid as published', (rut) => {
    expect(revisaRut(rut)).toBeNull()
    expect(normalizaRut(rut)).toBe(rut)
  })

  test.each([
    ['12.345.678-5', '12345678-5'],
    ['123456785', '12345678-5'],
    ['20.347.878-k', '20347878-K'],
    [' 7654321-6 ', '7654321-6'],
    ['12 345 678-5', '12345678-5'],
    ['RUT: 12.345.678\u22125', '12345678-5'],
    ['R.U.N. 12.345.678-5', '12345678-5'],
  ])('%s is read as %s', (typed, canonical) => {
    expect(normalizaRut(typed)).toBe(canonical)
  })

  test.each([
    ['012345678-5', 'ceros'],
    ['0012345678-5', 'ceros'],
    ['12345678-4', 'invalido'],
    ['12345678-K', 'invalido'],
    ['', 'invalido'],
    ['abc', 'invalido'],
    ['1-9', 'invalido'],
    ['12345678', 'invalido'],
    ['1234567890123-5', 'invalido'],
    ['12 34 5678-5', 'invalido'],
    ['12345678-5 7654321-6', 'invalido'],
    ['K2345678-5', 'invalido'],
  ])('%s is refused as %s', (typed, problem) => {
    expect(revisaRut(typed)).toBe(problem)
    expect(normalizaRut(typed)).toBeNull()
  })

  test('6-K is the digit of the body 6, though no person has it', () => {
    expect(digitoVerificador(6)).toBe('K')
  })

  const cuerpo = fc.integer({ min: 1_000_000, max: 199_999_999 })

  test('every body has exactly one check digit', () => {
    fc.assert(
      fc.property(cuerpo, (n) => {
        const fits = [...'0123456789K'].filter((d) => revisaRut(`${n}-${d}`) === null)
        expect(fits).toEqual([digitoVerificador(n)])
      }),
    )
  })

  test('writing it with points and reading it back is the identity', () => {
    fc.assert(
      fc.property(cuerpo, (n) => {
        const rut = `${n}-${digitoVerificador(n)}`
        expect(normalizaRut(formatoRut(rut))).toBe(rut)
        expect(normalizaRut(rut.toLowerCase())).toBe(rut)
      }),
    )
  })

  test('a change of one digit is always noticed', () => {
    fc.assert(
      fc.property(cuerpo, fc.nat({ max: 6 }), fc.integer({ min: 1, max: 9 }), (n, at, plus) => {
        const digits = String(n).split('')
        digits[at] = String((Number(digits[at]) + plus) % 10)
        fc.pre(digits[0] !== '0')
        expect(revisaRut(`${digits.join('')}-${digitoVerificador(n)}`)).toBe('invalido')
      }),
    )
  })

  test.each([
    ['12345678-5', '12.345.678-5'],
    ['7654321-6', '7.654.321-6'],
    ['1000005-K', '1.000.005-K'],
    ['no es un rut', 'no es un rut'],
  ])('%s is shown as %s', (rut, shown) => {
    expect(formatoRut(rut)).toBe(shown)
  })

  test.each([
    ['76086428-5', true],
    ['96501450-0', true],
    ['12345678-5', false],
    ['100000000-0', false],
  ])('%s of a company: %s', (rut, company) => {
    expect(esRutEmpresa(rut)).toBe(company)
  })
})
