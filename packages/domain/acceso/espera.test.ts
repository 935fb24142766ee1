import { expect, test } from 'vitest'
import { esperaMaxima, esperaTras, intentosLibres } from './espera.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [7, 4],
  [12, 128],
  [13, 256],
  [14, 300],
  [5000, 300],
])('after %i failures of a pair: %i s', (fallos, segundos) => {
  expect(esperaTras(fallos, intentosLibres.par)).toBe(segundos)
})

test('the wait never shrinks while failures grow, and never passes its limit', () => {
  const waits = Array.from({ length: 200 }, (_, fallos) => esperaTras(fallos, 5))
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(Math.max(...waits)).toBe(esperaMaxima)
})
