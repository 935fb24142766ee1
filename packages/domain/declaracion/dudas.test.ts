import { expect, test } from 'vitest'
import { type DudaHecha, type EstadoDeDuda, estadoDeDuda, puedePreguntar } from './dudas.ts'

const EN = '2026-10-05T12:00:00.000Z'

test.each<[DudaHecha, EstadoDeDuda]>([
  [{ leidaEn: null, respondidaEn: null }, 'enviada'],
  [{ leidaEn: EN, respondidaEn: null }, 'leida'],
  [{ leidaEn: EN, respondidaEn: EN }, 'respondida'],
])('%j is %s', (duda, estado) => {
  expect(estadoDeDuda(duda)).toBe(estado)
})

test.each([
  [0, true],
  [2, true],
  [3, false],
])('with %i unanswered questions another one may be asked: %s', (sinResponder, puede) => {
  expect(puedePreguntar(sinResponder)).toBe(puede)
})
