import { expect, test } from 'vitest'
import { conTarde, sinTarde } from './disponibilidad.ts'

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
