import { fechaDe, horaDe, relojDe } from '@alerce/domain/base/fechas/reloj'
import { describe, expect, test } from 'vitest'
import { citaDe } from '../../../testing/agenda/cita.ts'
import type { Cita } from './citas.ts'
import { accionDe } from './keys.ts'
import { isMovable, neighbour, sameLapso, shift, whyNot } from './moves.ts'

const now = relojDe('2026-11-21', '10:12')

const cita = (citaId: number, day: string, from: string, to: string, more: Partial<Cita> = {}): Cita =>
  citaDe({ citaId, start: relojDe(day, from), end: relojDe(day, to), ...more })
const future = cita(1, '2026-11-24', '12:00', '12:30')
const said = ({ start, end }: { start: string; end: string }) => `${fechaDe(start)} ${horaDe(start)} ${horaDe(end)}`

test.each([
  ['half an hour later', { dias: 0, minutos: 30 }, '2026-11-24 12:30 13:00'],
  ['half an hour earlier', { dias: 0, minutos: -30 }, '2026-11-24 11:30 12:00'],
  ['a day earlier', { dias: -1, minutos: 0 }, '2026-11-23 12:00 12:30'],
  ['a week later', { dias: 7, minutos: 0 }, '2026-12-01 12:00 12:30'],
])('%s', (_, paso, expected) => expect(said(shift(future, paso))).toBe(expected))

test.each([
  ['2026-04-04', 1, '2026-04-05'],
  ['2026-09-05', 1, '2026-09-06'],
  ['2026-09-06', -1, '2026-09-05'],
])('a day from %s keeps its hours over the change of the clock', (day, dias, other) =>
  expect(said(shift(cita(1, day, '08:00', '09:00'), { dias, minutos: 0 }))).toBe(`${other} 08:00 09:00`),
)

describe('why an appointment cannot go there', () => {
  const to = (day: string, from: string, end: string) => ({ start: relojDe(day, from), end: relojDe(day, end) })
  test.each([
    ['to come', future, to('2026-11-25', '08:00', '08:30'), null],
    ['later today', future, to('2026-11-21', '10:30', '11:00'), null],
    ['to the last hour', future, to('2026-11-25', '21:30', '22:00'), null],
    ['to the past', future, to('2026-11-21', '10:00', '10:30'), 'La cita debe comenzar en el futuro'],
    ['before the first hour', future, to('2026-11-25', '07:30', '08:00'), 'La agenda va de 08:00 a 22:00'],
    ['after the last hour', future, to('2026-11-25', '21:45', '22:15'), 'La agenda va de 08:00 a 22:00'],
    [
      'over midnight',
      future,
      { ...to('2026-11-25', '21:45', '22:00'), end: relojDe('2026-11-26', '08:15') },
      'La agenda va de 08:00 a 22:00',
    ],
    ['to nothing', future, to('2026-11-25', '09:00', '09:00'), 'La hora de inicio es menor a la de término.'],
  ])('%s', (_, from, target, why) => expect(whyNot(from, target, now)).toBe(why))

  test('a started appointment, or one with an outcome, stays', () => {
    const past = cita(2, '2026-11-18', '12:00', '12:30')
    const done = { ...past, estado: 'R' as const }
    expect([future, past, done].map((one) => isMovable(one, now))).toEqual([true, false, false])
    expect(whyNot(past, to('2026-11-25', '09:00', '09:30'), now)).toMatch(/se reagenda/)
    expect(whyNot(done, to('2026-11-25', '09:00', '09:30'), now)).toMatch(/con resultado/)
  })

  test('one made for the night may go to another night', () => {
    const night = cita(3, '2026-11-25', '22:30', '23:00')
    expect(whyNot(night, shift(night, { dias: 1, minutos: 0 }), now)).toBeNull()
  })
})

test('nothing moves when both times are the same', () => {
  expect([sameLapso(future, { ...future }), sameLapso(future, shift(future, { dias: 0, minutos: 30 }))]).toEqual([
    true,
    false,
  ])
})

describe('arrows lead from one appointment to the next', () => {
  const all = [
    cita(5, '2026-11-26', '09:00', '09:30'),
    cita(1, '2026-11-24', '09:00', '10:00'),
    cita(2, '2026-11-24', '09:00', '09:30'),
    cita(3, '2026-11-24', '16:00', '16:30'),
    cita(4, '2026-11-26', '15:30', '16:30'),
  ]
  test.each([
    [1, 'ArrowDown', 2],
    [3, 'ArrowDown', 5],
    [5, 'ArrowUp', 3],
    [1, 'ArrowUp', undefined],
    [4, 'ArrowDown', undefined],
    [3, 'ArrowRight', 4],
    [2, 'ArrowRight', 5],
    [4, 'ArrowLeft', 3],
    [1, 'ArrowLeft', undefined],
    [3, 'Home', 1],
    [1, 'End', 4],
    [9, 'ArrowDown', undefined],
    [1, 'Enter', undefined],
  ])('from %i with %s to %s', (from, key, to) => expect(neighbour(all, from, key)?.citaId).toBe(to))
})

describe('a key asks for', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  test.each([
    [{ key: 'Enter' }, { kind: 'abrir' }],
    [{ key: 'Delete' }, { kind: 'eliminar' }],
    [{ key: 'n' }, { kind: 'nueva' }],
    [{ key: 'ArrowUp' }, { kind: 'recorrer', key: 'ArrowUp' }],
    [
      { key: 'ArrowUp', altKey: true },
      { kind: 'mover', paso: { dias: 0, minutos: -30 } },
    ],
    [
      { key: 'ArrowRight', altKey: true },
      { kind: 'mover', paso: { dias: 1, minutos: 0 } },
    ],
    [{ key: 'z', ctrlKey: true }, { kind: 'deshacer' }],
    [{ key: 'z', metaKey: true }, { kind: 'deshacer' }],
    [{ key: 'n', ctrlKey: true }, null],
    [{ key: 'Enter', altKey: true }, null],
    [{ key: 'ArrowUp', shiftKey: true }, null],
    [{ key: 'x' }, null],
  ])('%o: %o', (pressed, accion) => expect(accionDe({ ...none, ...pressed })).toEqual(accion))
})
