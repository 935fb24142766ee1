import { expect, test } from 'vitest'
import { comoSeLlega } from './lugar-de-cita.ts'

test.each([
  ['place and way', { lugar: 'Los Leones 100', traslado: 45 }, 'Los Leones 100 · salir a las 14:15'],
  ['way alone', { lugar: '', traslado: 15 }, 'salir a las 14:45'],
  ['place alone', { lugar: 'Los Leones 100', traslado: 0 }, 'Los Leones 100'],
  ['neither', { lugar: '', traslado: 0 }, ''],
])('how to get there at 15:00 in Santiago: %s', (_, cita, texto) => {
  expect(comoSeLlega('2026-12-02T18:00:00.000Z', cita)).toBe(texto)
})
