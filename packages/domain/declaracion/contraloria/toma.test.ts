import { expect, test } from 'vitest'
import { esMotivoDeToma, esNotaClara, tomasDesde } from './toma.ts'

test('a taking that was not used for the hours of the insurer holds no longer', () => {
  expect(tomasDesde('2026-10-07T13:00:00.000Z', 8)).toBe('2026-10-07T05:00:00.000Z')
})

test.each([
  ['Salió de vacaciones ayer', true],
  ['urge', false],
  ['ya ya ya', false],
  ['a b c', false],
])('«%s» says why a case is taken: %s', (motivo, dice) => expect(esMotivoDeToma(motivo)).toBe(dice))

test.each([
  ['Llamar al empleador', true],
  ['pendiente', false],
  ['.', false],
])('«%s» is a note: %s', (nota, dice) => expect(esNotaClara(nota)).toBe(dice))
