import { expect, test } from 'vitest'
import { conNoche, conTarde, cuantosTramos, sinNoche, sinTarde, tramosDeAtencion } from './disponibilidad.ts'

const dia = (desde: string, hasta: string, desdeTarde = '', hastaTarde = '') => ({
  atiende: true,
  desde,
  hasta,
  desdeTarde,
  hastaTarde,
})

test.each([
  ['a whole day is divided at the usual break', dia('09:00', '19:00'), dia('09:00', '13:00', '15:00', '19:00')],
  ['a morning gets an afternoon', dia('09:00', '12:00'), dia('09:00', '12:00', '15:00', '22:00')],
  ['an afternoon gets an evening', dia('14:00', '18:00'), dia('14:00', '18:00', '18:00', '22:00')],
])('with a second range, %s', (_what, antes, despues) => {
  expect(conTarde(antes)).toEqual(despues)
})

test('without it, a day goes from its first hour to its last', () => {
  expect(sinTarde(dia('09:00', '13:00', '15:00', '19:00'))).toEqual(dia('09:00', '19:00'))
  expect(sinTarde(dia('09:00', '13:00'))).toEqual(dia('09:00', '13:00'))
})

test('a third range begins where the second ends, and goes without a trace', () => {
  const dos = dia('08:00', '12:00', '14:00', '18:00')
  const tres = { ...dos, desdeNoche: '18:00', hastaNoche: '22:00' }
  expect(conNoche(dos)).toEqual(tres)
  expect(sinNoche(tres)).toEqual({ ...dia('08:00', '12:00', '14:00', '22:00'), desdeNoche: '', hastaNoche: '' })
  expect([dia('08:00', '12:00'), dos, tres, { ...dos, hastaNoche: '22:00' }].map(cuantosTramos)).toEqual([1, 2, 3, 3])
})

test('people are met in each range of a day', () => {
  const lunes = { ...dia('08:00', '10:00', '12:00', '14:00'), desdeNoche: '19:00', hastaNoche: '21:00' }
  const tramos = [
    { desde: '08:00', hasta: '10:00' },
    { desde: '12:00', hasta: '14:00' },
    { desde: '19:00', hasta: '21:00' },
  ]
  expect(tramosDeAtencion([lunes], '2026-11-30')).toEqual(tramos)
  expect(tramosDeAtencion([{ ...lunes, hastaNoche: '' }], '2026-11-30')).toEqual(tramos.slice(0, 2))
})
