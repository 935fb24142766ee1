import { expect, test } from 'vitest'
import {
  diaDeLaUfDelMes,
  esContratoNuevo,
  inicioDeVigencia,
  mesDicho,
  mesEscrito,
  plazoDeNotificacion,
  primerMes,
  vencimientoDelMes,
} from './vigencia.ts'

test.each([
  ['2026-10-07', '2026-12-01', '11-2026', '2026-11-09'],
  ['2026-01-31', '2026-03-01', '02-2026', '2026-02-09'],
  ['2026-11-30', '2027-01-01', '12-2026', '2026-12-09'],
  ['2026-12-31', '2027-02-01', '01-2027', '2027-01-09'],
])('a contract issued on %s is in force from %s, withheld from %s, notified by %s', (emision, desde, mes, plazo) => {
  expect([inicioDeVigencia(emision), mesEscrito(primerMes(emision)), plazoDeNotificacion(emision)]).toEqual([
    desde,
    mes,
    plazo,
  ])
})

test.each([
  ['202610', '2026-11-10', '2026-10-01'],
  ['202612', '2027-01-10', '2026-12-01'],
])('the coupon of %s falls due on %s and takes the UF of %s', (mes, vence, uf) => {
  expect([vencimientoDelMes(mes), diaDeLaUfDelMes(mes)]).toEqual([vence, uf])
})

test('a month is written as text', () => {
  expect(mesDicho('202612')).toBe('diciembre de 2026')
})

test.each([
  ['2026-10-14T12:59:59.999Z', true],
  ['2026-10-14T13:00:00.000Z', false],
] as const)('a contract of 07-10-2026 is news at %s: %s', (ahora, nuevo) => {
  expect(esContratoNuevo('2026-10-07T13:00:00.000Z', ahora)).toBe(nuevo)
})
