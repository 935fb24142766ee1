import { expect, test } from 'vitest'
import { diasSinRespuesta, esperasDeEntrega, proximoIntento, seApaga } from './entregas.ts'
import { DIA_MS, HORA_MS } from './fechas/duracion.ts'

const AHORA = '2026-10-07T13:00:00.000Z'

test.each([
  [1, '2026-10-07T13:00:05.000Z'],
  [2, '2026-10-07T13:05:00.000Z'],
  [4, '2026-10-07T15:00:00.000Z'],
  [9, '2026-10-08T13:00:00.000Z'],
  [10, null],
])('after %i failed attempts the next one is at %s', (intentos, cuando) => {
  expect(proximoIntento(intentos, AHORA)).toBe(cuando)
})

test('all attempts of a delivery end before its address is switched off', () => {
  const whole = esperasDeEntrega.reduce((sum, one) => sum + one, 0)
  expect(whole).toBeGreaterThan(3 * DIA_MS)
  expect(whole).toBeLessThan(diasSinRespuesta * DIA_MS)
})

test.each([
  [diasSinRespuesta * DIA_MS - HORA_MS, false],
  [diasSinRespuesta * DIA_MS, true],
])('an address that fails for %i ms is switched off: %s', (hace, apaga) => {
  expect(seApaga(new Date(Date.parse(AHORA) - hace).toISOString(), AHORA)).toBe(apaga)
})
