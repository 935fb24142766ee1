import { describe, expect, test } from 'vitest'
import { dentroDeHorario, horasDesde, type Tramo } from './actividad.ts'

const DIA = '2026-10-07T03:00:00.000Z'
const tramo = (inicio: string, termino: string): Tramo => ({
  inicio: `2026-10-${inicio}:00.000Z`,
  termino: `2026-10-${termino}:00.000Z`,
})

describe('hours of activity of a day', () => {
  test.each<[string, Tramo[], number]>([
    ['none', [], 0],
    ['one session', [tramo('07T12:00', '07T14:30')], 2.5],
    ['two sessions one after the other', [tramo('07T12:00', '07T13:00'), tramo('07T15:00', '07T16:00')], 2],
    ['two at the same time count once', [tramo('07T12:00', '07T15:00'), tramo('07T13:00', '07T14:00')], 3],
    ['two that overlap, given in any order', [tramo('07T14:00', '07T16:00'), tramo('07T12:00', '07T15:00')], 4],
    ['what was before the day does not count', [tramo('06T22:00', '07T04:00')], 1],
    ['rounded down to hundredths', [tramo('07T12:00', '07T12:59')], 0.98],
  ])('%s', (_what, tramos, horas) => {
    expect(horasDesde(tramos, DIA)).toBe(horas)
  })
})

describe('hours in which a role may come in', () => {
  const horarios = { asesor: { desde: '08:00:00', hasta: '20:00:00' } }
  test.each<[roles: string[], hora: string, abierto: boolean]>([
    [['asesor'], '07:59:59', false],
    [['asesor'], '08:00:00', true],
    [['asesor'], '20:00:01', false],
    [['asesor', 'jefatura'], '23:00:00', true],
    [['mesa'], '03:00:00', true],
  ])('%o at %s: %s', (roles, hora, abierto) => {
    expect(dentroDeHorario(roles, horarios, hora)).toBe(abierto)
  })
})
