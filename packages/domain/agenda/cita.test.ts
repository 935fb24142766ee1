import { expect, test } from 'vitest'
import { estaMovida, revisaCita } from './cita.ts'

const ahora = '2026-10-07T13:00:00.000Z'
const futura = { inicio: '2026-10-07T13:30:00.000Z', termino: '2026-10-07T14:00:00.000Z' }
const pasada = { inicio: '2026-10-07T12:00:00.000Z', termino: '2026-10-07T12:30:00.000Z' }
const noche = { inicio: '2026-10-08T01:30:00.000Z', termino: '2026-10-08T02:00:00.000Z' }
const ahoraMismo = { inicio: ahora, termino: futura.inicio }

test.each([
  ['a new one in the future', { ...futura, antes: null, estado: null }, null],
  [
    'a new one without length',
    { inicio: futura.inicio, termino: futura.inicio, antes: null, estado: null },
    'termino_anterior',
  ],
  [
    'a new one that ends before',
    { inicio: futura.termino, termino: futura.inicio, antes: null, estado: null },
    'termino_anterior',
  ],
  ['a new one in the past', { ...pasada, antes: null, estado: null }, 'en_el_pasado'],
  ['a new one that begins now', { ...ahoraMismo, antes: null, estado: null }, 'en_el_pasado'],
  ['a new one in the past, said to be done', { ...pasada, antes: null, estado: 'R' }, 'en_el_pasado'],
  ['one to come, said to be done', { ...futura, antes: futura, estado: 'R' }, 'sin_comenzar'],
  ['one to come, said not to be done', { ...futura, antes: futura, estado: 'N' }, 'sin_comenzar'],
  ['a past one, done', { ...pasada, antes: pasada, estado: 'R' }, null],
  ['a past one, not done', { ...pasada, antes: pasada, estado: 'N' }, null],
  ['a past one with another comment', { ...pasada, antes: pasada, estado: null }, null],
  ['a past one moved to come', { ...futura, antes: pasada, estado: null }, null],
  ['one to come moved to the past', { ...pasada, antes: futura, estado: null }, 'en_el_pasado'],
  ['a past one made longer', { ...pasada, termino: ahora, antes: pasada, estado: 'R' }, 'en_el_pasado'],
  ['a new one after the last hour', { ...noche, antes: null, estado: null }, 'fuera_de_hora'],
  ['one moved beyond the last hour', { ...noche, antes: futura, estado: null }, 'fuera_de_hora'],
  ['one that lies outside, with another comment', { ...noche, antes: noche, estado: null }, null],
  ['one that lies outside, moved in', { ...futura, antes: noche, estado: null }, null],
] as const)('%s', (_name, cita, falla) => expect(revisaCita({ ...cita, ahora })).toBe(falla))

test('is moved when its times differ, and only a former appointment can be moved', () => {
  expect(estaMovida({ ...futura, antes: null })).toBe(false)
  expect(estaMovida({ ...futura, antes: futura })).toBe(false)
  expect(estaMovida({ ...futura, antes: pasada })).toBe(true)
})
