import { expect, test } from 'vitest'
import { fallaDeLugares, llenar } from './lugares.ts'

test.each([
  ['all of them are there', 'Pago a {isapre} por {plan}: {total}.', null],
  ['one twice', '{isapre} {isapre} {plan} {total}', null],
  ['one is missing', 'Pago a {isapre} por {plan}.', { falla: 'falta', lugar: 'total' }],
  ['one is unknown', '{isapre} {plan} {total} {rut}', { falla: 'desconocido', lugar: 'rut' }],
  ['one is empty', '{isapre} {plan} {total} {}', { falla: 'desconocido', lugar: '' }],
])('a text where %s', (_, cuerpo, falla) => {
  expect(fallaDeLugares('mandatoPago', cuerpo)).toEqual(falla)
})

test('a class without places takes none', () => {
  expect(fallaDeLugares('consideraciones', 'Nada que llenar.')).toBeNull()
  expect(fallaDeLugares('consideraciones', 'Su {folio}.')).toEqual({ falla: 'desconocido', lugar: 'folio' })
})

test('a value is put in as it is, even one that looks like a place', () => {
  expect(llenar('Plan {plan}, {plan}.', { plan: '$& {total}' })).toBe('Plan $& {total}, $& {total}.')
  expect(() => llenar('{folio}', {})).toThrow('falta el valor de {folio}')
})
