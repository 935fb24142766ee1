import { describe, expect, test } from 'vitest'
import { horasDesde, type LapsoDeActividad } from './actividad.ts'

const DIA = '2026-10-07T03:00:00.000Z'
const tramo = (inicio: string, termino: string): LapsoDeActividad => ({
  inicio: `2026-10-${inicio}:00.000Z`,
  termino: `2026-10-${termino}:00.000Z`,
})

describe('hours of activity of a day', () => {
  test.each<[string, LapsoDeActividad[], number]>([
    ['none', [], 0],
    ['one session', [tramo('07T12:00', '07T14:30')], 2.5],
    ['two sessions one after the other', [tramo('07T12:00', '07T13:00'), tramo('07T15:00', '07T16:00')], 2],
    ['two at the same time count once', [tramo('07T12:00', '07T15:00'), tramo('07T13:00', '07T14:00')], 3],
    ['two that overlap, given in any order', [tramo('07T14:00', '07T16:00'), tramo('07T12:00', '07T15:00')], 4],
    ['activity before the day does not count', [tramo('06T22:00', '07T04:00')], 1],
    ['rounded down to hundredths', [tramo('07T12:00', '07T12:59')], 0.98],
  ])('%s', (_what, tramos, horas) => {
    expect(horasDesde(tramos, DIA)).toBe(horas)
  })
})
