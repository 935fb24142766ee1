import { expect, test } from 'vitest'
import { urgenciaDePedido, vencimientoDePedido } from './derechos.ts'

test.each([
  ['2026-12-01', '2026-12-31'],
  ['2027-01-31', '2027-03-02'],
  ['2028-02-01', '2028-03-02'],
])('a request received on %s is answered by %s', (recibido, vence) => expect(vencimientoDePedido(recibido)).toBe(vence))

test.each([
  ['2026-12-23', 'a tiempo'],
  ['2026-12-24', 'por vencer'],
  ['2026-12-31', 'por vencer'],
  ['2027-01-01', 'vencido'],
])('on %s, a request with deadline 2026-12-31 is: %s', (hoy, urgencia) =>
  expect(urgenciaDePedido('2026-12-31', hoy)).toBe(urgencia),
)
