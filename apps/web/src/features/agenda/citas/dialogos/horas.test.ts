import { expect, test } from 'vitest'
import { halfHoursWith } from '../../../../lib/time/half-hours.ts'
import { lapsoEscrito, mismaDuracion } from './horas.ts'

test.each([
  ['10:00', '10:30', '14:00', '14:30'],
  ['10:00', '11:30', '09:30', '11:00'],
  ['10:00', '12:00', '21:00', '22:00'],
  ['10:30', '10:00', '11:00', '11:30'],
  ['', '', '11:00', '11:30'],
])('%s to %s moved to %s ends at %s', (horaInicio, horaTermino, hora, termino) =>
  expect(mismaDuracion(hora, { horaInicio, horaTermino })).toBe(termino),
)

test('an hour between the steps stays a choice, in its place', () => {
  const values = halfHoursWith('10:10').map(({ value }) => value)
  expect(values).toHaveLength(30)
  expect(values.slice(4, 7)).toEqual(['10:00', '10:10', '10:30'])
  expect(halfHoursWith('10:00')).toHaveLength(29)
})

test('start and end are written dd-MM-yyyy HH:mm:ss once they are known', () => {
  const horario = { fecha: '2026-10-08', horaInicio: '10:00', horaTermino: '10:30' }
  expect(lapsoEscrito(horario)).toBe('Inicio 08-10-2026 10:00:00 · Término 08-10-2026 10:30:00')
  expect(lapsoEscrito({ ...horario, horaTermino: '' })).toBe('')
})
