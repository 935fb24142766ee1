import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aFechaHora } from './instante.ts'
import {
  estaEntreHoras,
  instanteDeReloj,
  masDias,
  masMinutos,
  minutosDe,
  minutosEntre,
  relojDelCable,
  relojEn,
} from './reloj.ts'

describe('the wall clock in Santiago', () => {
  test.each([
    ['2026-06-15T16:10:00.000Z', '2026-06-15T12:10'],
    ['2027-01-15T16:10:59.999Z', '2027-01-15T13:10'],
    ['2026-09-06T03:59:00.000Z', '2026-09-05T23:59'],
    ['2026-09-06T04:00:00.000Z', '2026-09-06T01:00'],
  ])('at %s shows %s', (instante, reloj) => expect(relojEn(instante)).toBe(reloj))

  test.each([
    ['half an hour on', '2026-11-24T12:00', 30, '2026-11-24T12:30'],
    ['half an hour back', '2026-11-24T12:00', -30, '2026-11-24T11:30'],
    ['over midnight', '2026-11-24T23:45', 30, '2026-11-25T00:15'],
    ['back over midnight', '2026-03-01T00:15', -30, '2026-02-28T23:45'],
    ['days on', '2026-12-31T08:00', 2 * 1440, '2027-01-02T08:00'],
  ])('%s from %s', (_, desde, minutos, expected) => expect(masMinutos(desde, minutos)).toBe(expected))

  test.each([
    ['2026-04-04T08:00', 1, '2026-04-05T08:00'],
    ['2026-09-05T08:00', 1, '2026-09-06T08:00'],
    ['2026-09-06T08:00', -1, '2026-09-05T08:00'],
    ['2026-10-24T08:00', 1, '2026-10-25T08:00'],
  ])('a day from %s keeps its hour over the change of the clock', (desde, dias, expected) =>
    expect(masDias(desde, dias)).toBe(expected),
  )

  test('skips an hour in September: a time in it falls in the next hour', () => {
    expect(instanteDeReloj('2026-09-06T00:30')).toBe('2026-09-06T04:30:00.000Z')
    expect(aFechaHora(instanteDeReloj('2026-09-06T00:30'))).toBe('06/09/2026 01:30:00')
  })

  test.each([
    ['an ordinary evening', '2026-11-24T21:00', '2026-11-25T08:00', 11 * 60],
    ['the night that has an hour less', '2026-09-05T22:00', '2026-09-06T08:00', 9 * 60],
    ['the night that has an hour more', '2026-04-04T22:00', '2026-04-05T08:00', 11 * 60],
    ['backwards', '2026-11-24T12:00', '2026-11-24T11:30', -30],
  ])('minutes that pass in %s', (_, desde, hasta, minutos) => expect(minutosEntre(desde, hasta)).toBe(minutos))

  test('the wire is read and written unchanged, in any zone of the browser', () => {
    const instante = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instante, (date) => {
        const cable = aFechaHora(`${date.toISOString().slice(0, 17)}00.000Z`)
        const reloj = relojDelCable(cable)
        expect(aFechaHora(instanteDeReloj(reloj))).toBe(cable)
        expect(minutosDe(reloj)).toBe(Number(cable.slice(11, 13)) * 60 + Number(cable.slice(14, 16)))
      }),
    )
  })
})

test.each([
  ['21:00', '21:00', '07:00', true],
  ['23:59', '21:00', '07:00', true],
  ['00:00', '21:00', '07:00', true],
  ['06:59', '21:00', '07:00', true],
  ['07:00', '21:00', '07:00', false],
  ['20:59', '21:00', '07:00', false],
  ['13:30', '13:00', '14:00', true],
  ['14:00', '13:00', '14:00', false],
  ['13:30', '13:30', '13:30', false],
])('%s from %s to %s: %s', (hora, desde, hasta, within) => {
  expect(estaEntreHoras(hora, desde, hasta)).toBe(within)
})
