import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { citaDe } from '../../../testing/agenda/cita.ts'
import { type Cita, changeOf, payloadOf, periodo, rescheduleForm } from './citas.ts'
import { rangeOf } from './range.ts'

const zones = ['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter', 'Europe/Madrid', 'Asia/Tokyo'] as const

const cita = (start: string, end: string): Cita => citaDe({ start, end })

afterEach(() => vi.unstubAllEnvs())

describe.each(zones)('a browser in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })

  test.each([
    ['2026-04-04', '30/03/2026 00:00:00', '13/04/2026 00:00:00'],
    ['2026-09-06', '31/08/2026 00:00:00', '14/09/2026 00:00:00'],
  ])('asks for the fourteen days around %s', (fecha, fechaHoraInicio, fechaHoraTermino) =>
    expect(periodo(rangeOf('week', fecha))).toEqual({ fechaHoraInicio, fechaHoraTermino }),
  )

  test('asks for the day without midnight from one in the morning on', () => {
    expect(periodo(rangeOf('day', '2026-09-06'))).toEqual({
      fechaHoraInicio: '06/09/2026 01:00:00',
      fechaHoraTermino: '07/09/2026 00:00:00',
    })
  })

  test.each([
    ['an ordinary day', '2027-03-05T09:30', '2027-03-05T10:15', '05/03/2027 09:30:00', 45],
    ['the day that the clock goes back', '2026-04-05T08:00', '2026-04-05T09:00', '05/04/2026 08:00:00', 60],
    ['the day that it goes forward', '2026-09-06T08:00', '2026-09-06T09:00', '06/09/2026 08:00:00', 60],
    ['an hour that does not exist', '2026-09-06T00:15', '2026-09-06T02:00', '06/09/2026 01:15:00', 45],
    ['a change of the clock in Europe', '2026-10-25T08:00', '2026-10-25T08:30', '25/10/2026 08:00:00', 30],
  ])('sends %s as the clock in Santiago has it', (_, start, end, fechaHoraInicio, duracionMinutos) =>
    expect(changeOf(cita(start, end), {})).toMatchObject({ fechaHoraInicio, duracionMinutos, version: 1 }),
  )
})

test.each([
  ['2026-11-24T09:00', '2026-11-24'],
  ['2026-11-24T12:00', '2026-11-25'],
])('rescheduled at %s it is wanted on %s', (now, fecha) => {
  const form = rescheduleForm(cita('2026-11-20T12:00', '2026-11-20T12:30'), now)
  expect(form).toMatchObject({ fecha, horaInicio: '12:00', horaTermino: '12:30' })
  expect(payloadOf(form, null)).toMatchObject({ citaId: null, duracionMinutos: 30 })
})
