import { describe, expect, test } from 'vitest'
import { demoraEntre, trasladosDelDia } from './traslado.ts'

const cita = (desde: string, hasta: string, traslado = 0, lugar = '') => ({
  start: `2026-12-02T${desde}`,
  end: `2026-12-02T${hasta}`,
  traslado,
  lugar,
})

describe('minutes between two appointments', () => {
  const en = (lugar: string, traslado: number) => ({ lugar, traslado })
  test.each([
    ['no way', en('', 0), en('', 0), 0],
    ['one way', en('Los Leones 100', 30), en('', 0), 30],
    ['the longer of two', en('Los Leones 100', 30), en('Maipú', 45), 45],
    ['none within one place', en('Av. Ñuñoa 12', 30), en(' av. ñuñoa  12 ', 45), 0],
    ['places that were not said differ', en('', 30), en('', 30), 30],
  ])('%s', (_, a, b, minutos) => {
    expect(demoraEntre(a, b)).toBe(minutos)
    expect(demoraEntre(b, a)).toBe(minutos)
  })
})

describe('the ways of a day', () => {
  const horas = (citas: Parameters<typeof trasladosDelDia>[0]) =>
    trasladosDelDia(citas).map(
      ({ start, end, faltan }) => `${start.slice(11)}-${end.slice(11)}${faltan > 0 ? ` faltan ${faltan}` : ''}`,
    )
  test.each([
    ['no appointments', [], []],
    ['an appointment without travel', [cita('10:00', '11:00')], []],
    ['there and back', [cita('10:00', '11:00', 30)], ['09:30-10:00', '11:00-11:30']],
    [
      'each one’s own when there is time for both',
      [cita('10:00', '11:00', 30), cita('12:15', '13:00', 45)],
      ['09:30-10:00', '11:00-11:30', '11:30-12:15', '13:00-13:45'],
    ],
    [
      'from one place to the other when there is not',
      [cita('10:00', '11:00', 30), cita('12:00', '13:00', 45)],
      ['09:30-10:00', '11:15-12:00', '13:00-13:45'],
    ],
    [
      'too short a time between two',
      [cita('10:00', '11:00', 30), cita('11:20', '12:00')],
      ['09:30-10:00', '11:00-11:20 faltan 10'],
    ],
    [
      'none between two in one place',
      [cita('10:00', '11:00', 30, 'Los Leones 100'), cita('11:00', '12:00', 30, 'los leones 100')],
      ['09:30-10:00', '12:00-12:30'],
    ],
    [
      'appointments at once: from the end of the later one',
      [cita('10:00', '12:00', 30), cita('10:30', '11:00', 15)],
      ['09:30-10:00', '12:00-12:30'],
    ],
    ['in any order', [cita('15:00', '16:00'), cita('10:00', '11:00', 15)], ['09:45-10:00', '11:00-11:15']],
    ['not beyond the day', [cita('00:10', '23:50', 30)], ['00:00-00:10', '23:50-23:59']],
  ])('%s', (_, citas, tramos) => expect(horas(citas)).toEqual(tramos))

  test('no way back of one that ends on the next day', () => {
    const noche = { ...cita('21:00', '22:00', 30), end: '2026-12-03T00:30' }
    expect(horas([noche])).toEqual(['20:30-21:00'])
  })
})
