import { describe, expect, test } from 'vitest'
import { finDeSesion, proximoFin } from './vigencia.ts'

// Santiago is at UTC-3 in November: midnight is 03:00Z
const INICIO = '2026-11-20T12:00:00.000Z'
const vigencia = (ultimaActividad: string, horas = 1, inicio = INICIO) => ({ inicio, ultimaActividad, horas })

describe('why a session is over', () => {
  test.each([
    ['at work', vigencia('2026-11-20T13:00:00.000Z'), '2026-11-20T13:00:30.000Z', null],
    ['299 minutes and 59 seconds idle', vigencia('2026-11-20T13:00:00.000Z'), '2026-11-20T17:59:59.000Z', null],
    ['300 minutes idle', vigencia('2026-11-20T13:00:00.000Z'), '2026-11-20T18:00:00.000Z', 'I'],
    ['one second before midnight', vigencia('2026-11-21T02:59:00.000Z'), '2026-11-21T02:59:59.000Z', null],
    ['hour 00 of the next day', vigencia('2026-11-21T02:59:00.000Z'), '2026-11-21T03:00:00.000Z', 'N'],
    [
      'begun at 00:10',
      vigencia('2026-11-21T03:10:00.000Z', 0, '2026-11-21T03:10:00.000Z'),
      '2026-11-21T03:11:00.000Z',
      null,
    ],
    ['11.99 hours of activity', vigencia('2026-11-20T23:00:00.000Z', 11.99), '2026-11-20T23:00:10.000Z', null],
    ['12 hours of activity', vigencia('2026-11-20T23:00:00.000Z', 12), '2026-11-20T23:00:10.000Z', 'A'],
    ['a new day comes before all else', vigencia('2026-11-20T13:00:00.000Z', 12), '2026-11-21T13:00:00.000Z', 'N'],
  ])('%s', (_what, sesion, ahora, fin) => {
    expect(finDeSesion(sesion, ahora)).toBe(fin)
  })

  test('on the September day without midnight, the day begins at 01:00', () => {
    const sesion = vigencia('2026-09-06T03:30:00.000Z', 1, '2026-09-05T20:00:00.000Z')
    expect(finDeSesion(sesion, '2026-09-06T03:59:59.000Z')).toBeNull()
    expect(finDeSesion(sesion, '2026-09-06T04:00:00.000Z')).toBe('N')
  })
})

describe('the next end', () => {
  test.each([
    ['in the morning: inactivity', vigencia('2026-11-20T13:00:00.000Z'), '2026-11-20T13:00:00.000Z', 'I', '18:00:00'],
    ['in the evening: midnight', vigencia('2026-11-20T23:00:00.000Z'), '2026-11-20T23:00:00.000Z', 'N', '03:00:00'],
    [
      'after a long day: activity',
      vigencia('2026-11-20T13:00:00.000Z', 11.5),
      '2026-11-20T13:00:00.000Z',
      'A',
      '13:30:00',
    ],
  ])('%s', (_what, sesion, ahora, motivo, hora) => {
    const fin = proximoFin(sesion, ahora)
    expect([fin.motivo, fin.en.slice(11, 19)]).toEqual([motivo, hora])
  })
})
