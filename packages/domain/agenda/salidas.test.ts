import { expect, test } from 'vitest'
import { avisosDeCita, nombreReservado } from './salidas.ts'

test.each([
  [{ nombres: 'JUANA MARÍA', apellidoPaterno: "O'HIGGINS" }, 'JUANA O.'],
  [{ nombres: ' Óscar ', apellidoPaterno: 'Ñancupil' }, 'Óscar Ñ.'],
  [{ nombres: 'ANA', apellidoPaterno: '' }, 'ANA'],
])('%o leaves as %s', (persona, nombre) => expect(nombreReservado(persona)).toBe(nombre))

const ahora = '2026-10-07T13:00:00.000Z'
const cita = {
  prospectoId: 1,
  inicio: '2026-10-08T13:00:00.000Z',
  termino: '2026-10-08T13:30:00.000Z',
  estado: null,
  avisa: true,
  lugar: '',
} as const
const movida = { ...cita, inicio: '2026-10-09T13:00:00.000Z', termino: '2026-10-09T13:30:00.000Z' }
const pasada = { ...cita, inicio: '2026-10-06T13:00:00.000Z', termino: '2026-10-06T13:30:00.000Z' }
const invita = { carta: 'invita', prospectoId: 1 }
const anula = { carta: 'anula', prospectoId: 1 }

test.each([
  ['made', null, cita, [invita]],
  ['made without a mail', null, { ...cita, avisa: false }, []],
  ['changed in nothing that the prospect sees', cita, cita, []],
  ['moved', cita, movida, [invita]],
  ['at another place', cita, { ...cita, lugar: 'Los Leones 100' }, [invita]],
  ['moved without a mail', { ...cita, avisa: false }, { ...movida, avisa: false }, []],
  ['notified from now on', { ...cita, avisa: false }, cita, [invita]],
  ['no longer notified', cita, { ...movida, avisa: false }, []],
  ['for somebody else', cita, { ...cita, prospectoId: 2 }, [anula, { carta: 'invita', prospectoId: 2 }]],
  ['deleted', cita, null, [anula]],
  ['deleted without a mail', { ...cita, avisa: false }, null, []],
  ['deleted when past', pasada, null, []],
  ['done', pasada, { ...pasada, estado: 'R' as const }, []],
  ['rescheduled after it was past', pasada, movida, [invita]],
])('an appointment %s', (_name, antes, despues, avisos) => expect(avisosDeCita(antes, despues, ahora)).toEqual(avisos))
