import { expect, test } from 'vitest'
import { formatoPesos, formatoUF } from '../dinero/formato.ts'
import { pesos, uf } from '../dinero/tipos.ts'
import { enPartes } from './enteros.ts'

test.each([
  'el 06-11-2026',
  'RUT 9.235.894-K',
  `son ${formatoUF(uf(4.215))} UF`,
  'la UF 41.100,5',
  `paga ${formatoPesos(pesos(173_229))}`,
  'al +56 9 8765 4321',
])('a value is one part: «%s»', (texto) => {
  const [antes = '', valor = '', despues] = enPartes(`${texto}, dijo`)
  expect(texto.startsWith(antes)).toBe(true)
  expect(`${antes}${valor}`).toBe(texto)
  expect(despues).toBe(', dijo')
})

test('other words are one part', () => {
  for (const texto of ['', 'DS 5000000012', 'Pregunta 2 de 14', '12:30 a 13:00', '5000000047-85-202610-128781'])
    expect(enPartes(texto)).toEqual([texto])
})
