import { describe, expect, test } from 'vitest'
import { diaEnPalabras } from '../../../lib/time/en-palabras.ts'
import { atraso, hace } from './hace.ts'

describe('since when, in words', () => {
  test.each([
    ['2026-11-21T13:00:00.000Z', 'hoy'],
    ['2026-11-21T03:00:00.000Z', 'hoy'],
    ['2026-11-21T02:59:00.000Z', 'ayer'],
    ['2026-11-19T15:00:00.000Z', 'anteayer'],
    ['2026-11-18T15:00:00.000Z', 'hace 3 días'],
    ['2026-09-22T15:00:00.000Z', 'hace 60 días'],
    ['2026-09-21T15:00:00.000Z', 'hace 2 meses'],
    ['2025-11-25T15:00:00.000Z', 'hace 11 meses'],
    ['2025-11-21T15:00:00.000Z', 'hace 1 año'],
    ['2024-01-01T15:00:00.000Z', 'hace 2 años'],
    ['2026-11-22T15:00:00.000Z', 'hoy'],
  ])('%s is %s', (desde, words) => expect(hace(desde, '2026-11-21T15:00:00.000Z')).toBe(words))

  test.each([
    [0, ''],
    [1, '1 día de atraso'],
    [12, '12 días de atraso'],
  ])('late by %i: %j', (dias, words) => expect(atraso(dias)).toBe(words))

  test('the day is that of Santiago', () => {
    expect(diaEnPalabras('2026-11-22T02:00:00.000Z')).toBe('sábado, 21 de noviembre')
  })
})
