import { expect, test } from 'vitest'
import { saleDelHorario } from './cita.ts'
import type { LapsoDeCita } from './cuadricula.ts'

const de = (start: string, end: string, fecha = '2026-11-25'): LapsoDeCita => ({
  start: `2026-11-25T${start}`,
  end: `${fecha}T${end}`,
})
const dentro = de('10:00', '11:00')
const noche = de('22:30', '23:00')

test.each([
  ['a new one from the first hour to the last', null, de('08:00', '22:00'), false],
  ['a new one before the first hour', null, de('07:59', '08:30'), true],
  ['a new one beyond the last', null, de('21:30', '22:01'), true],
  ['a new one into another day', null, de('21:30', '08:30', '2026-11-26'), true],
  ['one carried within them', dentro, de('21:00', '22:00'), false],
  ['one carried out of them', dentro, de('21:30', '22:30'), true],
  ['one from outside carried in', noche, dentro, false],
  ['one from outside carried nearer', noche, de('22:00', '22:30'), false],
] as const)('%s', (_name, antes, lapso, sale) => expect(saleDelHorario(antes, lapso)).toBe(sale))
