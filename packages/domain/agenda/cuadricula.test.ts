import { describe, expect, test } from 'vitest'
import { alturaDe, casillaEn, dibujada, estirada, franjaDe, llevada } from './cuadricula.ts'

const tramo = (desde: string, hasta: string, dia = '2026-11-24') => ({
  start: `${dia}T${desde}`,
  end: `${dia}T${hasta}`,
})

describe('the position of a drawn appointment', () => {
  test.each([
    ['an hour', tramo('11:00', '12:00'), 660, 720],
    ['a quarter is as tall as half an hour', tramo('11:15', '11:30'), 675, 705],
    ['before the first hour, at it', tramo('06:00', '07:00'), 480, 510],
    ['from before the first hour, from it', tramo('07:00', '09:00'), 480, 540],
    ['after the last hour, at its end', tramo('22:30', '23:30'), 1290, 1320],
    ['over midnight, to the last hour', { start: '2026-11-24T21:00', end: '2026-11-25T00:30' }, 1260, 1320],
    ['on the day without midnight', tramo('08:00', '08:30', '2026-09-06'), 480, 510],
  ])('%s', (_, cita, desde, hasta) => expect(dibujada(cita)).toEqual({ desde, hasta }))

  test('as shares of the fourteen hours', () => {
    expect(franjaDe(tramo('08:00', '15:00'))).toEqual({ desde: 0, alto: 0.5 })
    expect(franjaDe(tramo('15:00', '22:00', '2026-09-06'))).toEqual({ desde: 0.5, alto: 0.5 })
  })

  test.each([
    ['first', 480, 0],
    ['middle', 900, 0.5],
    ['last', 1320, 1],
    ['before', 479, null],
    ['after', 1321, null],
  ])('the line of now: %s', (_, minutos, altura) => expect(alturaDe(minutos)).toBe(altura))
})

test.each([
  [0, '08:00'],
  [0.035, '08:00'],
  [0.036, '08:30'],
  [0.5, '15:00'],
  [1, '21:30'],
  [-0.2, '08:00'],
  [1.3, '21:30'],
])('a pointer at %d of the height means %s', (altura, hora) => expect(casillaEn(altura)).toBe(hora))

describe('a dragged appointment', () => {
  const cita = tramo('11:00', '12:00')
  test.each([
    ['to the nearest half hour', cita, 1004, tramo('16:30', '17:30', '2026-11-25')],
    ['not before the first hour', cita, 300, tramo('08:00', '09:00', '2026-11-25')],
    ['not beyond the last', cita, 1400, tramo('21:00', '22:00', '2026-11-25')],
    ['from between the steps onto one', tramo('11:10', '11:50'), 700, tramo('11:30', '12:10', '2026-11-25')],
  ])('%s', (_, de, minutos, a) => expect(llevada(de, '2026-11-25', minutos)).toEqual(a))

  test('keeps its hour on the day that the clock changes', () => {
    expect(llevada(cita, '2026-09-06', 480)).toEqual(tramo('08:00', '09:00', '2026-09-06'))
  })
})

describe('a dragged edge', () => {
  const cita = tramo('11:00', '12:00')
  test.each([
    ['the end later', 'end', 775, tramo('11:00', '13:00')],
    ['the end no nearer than a step', 'end', 600, tramo('11:00', '11:30')],
    ['the end not beyond the last hour', 'end', 1400, tramo('11:00', '22:00')],
    ['the start earlier', 'start', 500, tramo('08:30', '12:00')],
    ['the start no nearer than a step', 'start', 800, tramo('11:30', '12:00')],
    ['the start not before the first hour', 'start', 100, tramo('08:00', '12:00')],
  ] as const)('%s', (_, borde, minutos, a) => expect(estirada(cita, borde, minutos)).toEqual(a))
})
