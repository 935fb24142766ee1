import { expect, test } from 'vitest'
import { markNombre, markNumero, type ParteDeTexto } from './mark.ts'

const visto = (partes: readonly ParteDeTexto[]) =>
  partes.map(({ texto, marcada }) => (marcada ? `[${texto}]` : texto)).join('')

test.each([
  ['nunez', 'PÍA NÚÑEZ DEL RÍO', 'PÍA [NÚÑEZ] DEL RÍO'],
  ['rí Pi', 'PÍA NÚÑEZ DEL RÍO', '[PÍ]A NÚÑEZ DEL [RÍ]O'],
  ["o'hi", 'ROSA O’HIGGINS', 'ROSA [O’HI]GGINS'],
  ['ro rosa', 'ROSA ROJAS', '[ROSA] [RO]JAS'],
  ['16482', 'ROSA ROJAS', 'ROSA ROJAS'],
])('%s in %s', (typed, nombre, expected) => {
  expect(visto(markNombre(nombre, typed))).toBe(expected)
})

test.each([
  ['16.48', 'rut', '16.482.305-9', '[16.48]2.305-9'],
  ['164823059', 'rut', '16.482.305-9', '[16.482.305-9]'],
  ['10000013k', 'rut', '10.000.013-K', '[10.000.013-K]'],
  ['ds 500000', 'folio', '5000000140', '[500000]0140'],
  ['98120', 'folio', '5000000140', '5000000140'],
] as const)('%s as %s in %s', (typed, campo, numero, expected) => {
  expect(visto(markNumero(numero, typed, campo))).toBe(expected)
})
