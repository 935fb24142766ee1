import { expect, test } from 'vitest'
import { desdeCuandoEsLaMisma, minutosDeLaCarta, trasUnFallo } from './entrega.ts'

const enCola = '2026-11-23T12:00:00.000Z'

test.each([
  ['2026-11-23T12:17:00.000Z', false, 'pendiente'],
  ['2026-11-25T11:59:59.999Z', false, 'pendiente'],
  ['2026-11-25T12:00:00.000Z', false, 'fallido'],
  ['2026-11-23T12:00:01.000Z', true, 'fallido'],
])('at %s, refused for good: %s, it is %s', (ahora, definitivo, estado) => {
  expect(trasUnFallo({ definitivo, enCola, ahora })).toBe(estado)
})

test.each([
  ['2026-11-23T12:00:30.000Z', { hace: 0, faltan: 5 }],
  ['2026-11-23T12:04:59.000Z', { hace: 4, faltan: 1 }],
])('at %s it is %o', (ahora, minutos) => {
  expect(minutosDeLaCarta(enCola, ahora)).toEqual(minutos)
})

test('the same letter counts for five minutes', () => {
  expect(desdeCuandoEsLaMisma(enCola)).toBe('2026-11-23T11:55:00.000Z')
})
