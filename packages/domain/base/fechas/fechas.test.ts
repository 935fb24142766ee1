import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aDDMMYYYY,
  aYYYYMMDD,
  deDDMMYYYY,
  deYYYYMMDD,
  diaDeLaSemana,
  diasEntre,
  esFecha,
  sumaDias,
  sumaMeses,
} from './fecha.ts'
import { aFechaHora, aFechaHoraLocal, deFechaHora, horaEnSantiago, hoyEnSantiago } from './instante.ts'

const dia = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10))

describe('days', () => {
  test.each([
    '31-02-2026',
    '29-02-2026',
    '00-01-2026',
    '01-13-2026',
    '1-1-2026',
    '2026-01-01',
    '01/01/2026',
    '',
    '01-01-26',
    ' 01-01-2026',
    '01-01-2026 ',
  ])('DD-MM-YYYY refuses %j', (text) => expect(deDDMMYYYY(text)).toBeNull())
  test.each([
    ['29-02-2028', '2028-02-29'],
    ['31-12-1999', '1999-12-31'],
  ])('%s is %s', (text, iso) => expect(deDDMMYYYY(text)).toBe(iso))

  test('each wire shape goes there and back', () => {
    fc.assert(
      fc.property(dia, (d) => {
        expect(esFecha(d)).toBe(true)
        expect(deDDMMYYYY(aDDMMYYYY(d))).toBe(d)
        expect(deYYYYMMDD(aYYYYMMDD(d))).toBe(d)
        expect(deYYYYMMDD(aDDMMYYYY(d))).toBeNull()
      }),
    )
  })

  test('adding days and counting them agree', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: -4000, max: 4000 }), (d, n) => {
        expect(diasEntre(d, sumaDias(d, n))).toBe(n)
      }),
    )
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s and %i months is %s', (from, months, to) => expect(sumaMeses(from, months)).toBe(to))

  test.each([
    ['2026-11-16', 0],
    ['2026-11-22', 6],
    ['2023-12-31', 6],
    ['2023-12-25', 0],
  ])('%s is day %i of its week', (fecha, dia) => expect(diaDeLaSemana(fecha)).toBe(dia))
})

describe('instants of Santiago', () => {
  test.each([
    ['2026-04-05T02:59:59.000Z', '2026-04-04', '23:59:59'],
    ['2026-04-05T03:00:00.000Z', '2026-04-04', '23:00:00'],
    ['2026-04-05T04:00:00.000Z', '2026-04-05', '00:00:00'],
    ['2026-09-06T03:59:59.000Z', '2026-09-05', '23:59:59'],
    ['2026-09-06T04:00:00.000Z', '2026-09-06', '01:00:00'],
    ['2026-11-22T02:30:00.000Z', '2026-11-21', '23:30:00'],
  ])('%s is %s %s', (instant, day, time) => {
    expect(hoyEnSantiago(instant)).toBe(day)
    expect(horaEnSantiago(instant)).toBe(time)
  })

  test.each([
    ['06/09/2026 00:30:00', null],
    ['06/09/2026 01:00:00', '2026-09-06T04:00:00.000Z'],
    ['07/10/2026 10:00:00', '2026-10-07T13:00:00.000Z'],
    ['15/07/2026 10:00:00', '2026-07-15T14:00:00.000Z'],
    ['31/02/2026 10:00:00', null],
    ['07/10/2026 24:00:00', null],
    ['07/10/2026 10:60:00', null],
    ['07-10-2026 10:00:00', null],
    ['07/10/2026', null],
  ])('%s is the instant %s', (text, instant) => expect(deFechaHora(text)).toBe(instant))

  test('a day time that exists goes there and back', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }), (d) => {
        const seconds = new Date(Math.floor(d.getTime() / 1000) * 1000).toISOString()
        const back = deFechaHora(aFechaHora(seconds))
        // in the repeated hour of April, the text alone is ambiguous
        expect(back && aFechaHora(back)).toBe(aFechaHora(seconds))
      }),
    )
  })

  test('notifications carry local time without zone', () => {
    expect(aFechaHoraLocal('2026-10-07T13:05:09.000Z')).toBe('2026-10-07T10:05:09')
  })
})
