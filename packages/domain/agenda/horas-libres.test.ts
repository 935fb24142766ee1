import { describe, expect, test } from 'vitest'
import { MINUTO_MS } from '../base/fechas/duracion.ts'
import { aFechaHora, deFechaHora } from '../base/fechas/instante.ts'
import { type BusquedaDeHoras, horasLibres } from './horas-libres.ts'

const a = (text: string) => deFechaHora(`${text}:00`) ?? ''
const entre = (inicio: string, termino: string) => ({ inicio: a(inicio), termino: a(termino) })

const base: BusquedaDeHoras = {
  ahora: a('05/10/2026 09:10'),
  desde: a('05/10/2026 10:00'),
  dias: 3,
  minutos: 60,
  ocupado: [],
  cuantas: 3,
}
const starts = (busqueda: Partial<BusquedaDeHoras>) =>
  horasLibres({ ...base, ...busqueda }).map((t) => aFechaHora(t.inicio).slice(0, 16))

describe('free hours near the wished one', () => {
  test.each<[string, Partial<BusquedaDeHoras>, string[]]>([
    ['come in order of time, nearest first chosen', {}, ['05/10/2026 09:30', '05/10/2026 10:00', '05/10/2026 10:30']],
    [
      'skip taken hours',
      { ocupado: [entre('05/10/2026 09:00', '05/10/2026 11:00')] },
      ['05/10/2026 11:00', '05/10/2026 11:30', '05/10/2026 12:00'],
    ],
    [
      'touch taken hours without overlapping',
      { ocupado: [entre('05/10/2026 10:00', '05/10/2026 11:00')], ahora: a('05/10/2026 08:50'), cuantas: 2 },
      ['05/10/2026 09:00', '05/10/2026 11:00'],
    ],
    [
      'never lie in the past, nor end after the last hour',
      { ahora: a('05/10/2026 21:10'), desde: a('05/10/2026 21:00'), cuantas: 1 },
      ['06/10/2026 08:00'],
    ],
    ['are none when the appointment is longer than a day of the calendar', { minutos: 15 * 60 }, []],
    ['are none when every day is taken', { ocupado: [entre('05/10/2026 00:00', '09/10/2026 00:00')] }, []],
  ])('%s', (_what, busqueda, expected) => {
    expect(starts(busqueda)).toEqual(expected)
  })

  test('each has the requested duration', () => {
    const [first] = horasLibres({ ...base, minutos: 45 })
    expect(Date.parse(first?.termino ?? '') - Date.parse(first?.inicio ?? '')).toBe(45 * MINUTO_MS)
  })
})
