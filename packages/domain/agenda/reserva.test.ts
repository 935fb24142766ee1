import { describe, expect, test } from 'vitest'
import { diasOfrecidos, esAlias, lugarDeReserva, nombreEnPartes, paginaInicial, seCambia } from './reserva.ts'

describe('an alias', () => {
  test.each(['camila-rojas', 'ana', 'camila2', 'a1-b2'])('%s is one', (alias) => expect(esAlias(alias)).toBe(true))
  test.each([
    ['a RUT', '12345678-5'],
    ['a RUT with k', '12345678-k'],
    ['capitals', 'Camila'],
    ['ñ', 'peña'],
    ['two letters', 'an'],
    ['a blank', 'camila rojas'],
    ['a hyphen at the end', 'camila-'],
    ['two hyphens', 'camila--rojas'],
    ['a path', 'camila/rojas'],
    ['41 signs', 'a'.repeat(41)],
  ])('%s is none', (_what, alias) => expect(esAlias(alias)).toBe(false))
})

test.each([
  ['Rosa Vera', { nombres: 'ROSA', apellidoPaterno: 'VERA', apellidoMaterno: '-' }],
  ['Rosa Vera Soto', { nombres: 'ROSA', apellidoPaterno: 'VERA', apellidoMaterno: 'SOTO' }],
  ['  rosa maría  vera soto ', { nombres: 'ROSA MARÍA', apellidoPaterno: 'VERA', apellidoMaterno: 'SOTO' }],
  ['Rosa', { nombres: 'ROSA', apellidoPaterno: '', apellidoMaterno: '-' }],
])('«%s» in parts', (nombre, partes) => expect(nombreEnPartes(nombre)).toEqual(partes))

describe('a booking', () => {
  const inicio = '2026-10-08T13:00:00.000Z'
  test.each([
    ['before the notice', '2026-10-08T08:59:00.000Z', true],
    ['at the notice', '2026-10-08T09:00:00.000Z', true],
    ['after it', '2026-10-08T09:00:01.000Z', false],
  ])('changes %s: %s is %s', (_what, ahora, expected) => expect(seCambia(inicio, 4, ahora)).toBe(expected))

  test('is offered from today in Santiago, for the days of its page', () => {
    // 23:30 of the 7th in Santiago
    expect(diasOfrecidos({ ...paginaInicial, dias: 7 }, '2026-10-08T02:30:00.000Z')).toEqual({
      desde: '2026-10-07',
      hasta: '2026-10-13',
    })
  })

  test('takes place where its kind says', () => {
    const pagina = { ...paginaInicial, direccion: 'Moneda 970', sala: 'https://sala.example/1' }
    expect(lugarDeReserva(pagina, 'reunion')).toBe('Moneda 970')
    expect(lugarDeReserva(pagina, 'videollamada')).toBe('https://sala.example/1')
    expect(lugarDeReserva(pagina, 'llamada')).toBe('')
  })
})
