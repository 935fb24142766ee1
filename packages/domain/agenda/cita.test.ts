import { expect, test } from 'vitest'
import { revisaCita } from './cita.ts'

const ahora = '2026-10-07T13:00:00.000Z'
const despues = '2026-10-07T13:30:00.000Z'
const antes = '2026-10-07T12:30:00.000Z'

test.each([
  [{ inicio: despues, duracionMinutos: 30, estado: null }, null],
  [{ inicio: despues, duracionMinutos: 0, estado: null }, 'termino_anterior'],
  [{ inicio: despues, duracionMinutos: -30, estado: null }, 'termino_anterior'],
  [{ inicio: antes, duracionMinutos: 30, estado: null }, 'en_el_pasado'],
  [{ inicio: antes, duracionMinutos: 30, estado: 'R' }, null],
  [{ inicio: antes, duracionMinutos: 30, estado: 'N' }, null],
  [{ inicio: ahora, duracionMinutos: 1, estado: null }, null],
] as const)('%j: %s', (cita, falla) => expect(revisaCita({ ...cita, ahora })).toBe(falla))
