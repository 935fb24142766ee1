import { expect, test } from 'vitest'
import { leerCartas } from './carta-escrita.ts'

test('a paragraph to each line below the result', () => {
  const { cartas, falla } = leerCartas('Resultado 2\nUna.\nOtra.\n\nResultado 4\nLa ley.')
  expect(falla).toBeNull()
  expect(cartas).toEqual([
    { resultado: 2, lineas: ['Una.', 'Otra.'] },
    { resultado: 4, lineas: ['La ley.'] },
  ])
})

test.each([
  ['no result', 'Rechazada\nLa ley.', 'sinResultado', 'Rechazada'],
  ['a result without a letter', 'Resultado 6\nEn curso.', 'sinResultado', 'Resultado 6'],
  ['a result that does not exist', 'Resultado 9\nX', 'sinResultado', 'Resultado 9'],
  ['nothing below', 'Resultado 4', 'sinTexto', 'Resultado 4'],
  ['the same twice', 'Resultado 4\nUna.\n\nResultado 4\nOtra.', 'repetido', 'Resultado 4'],
])('%s is named', (_, cuerpo, falla, sobre) => {
  expect(leerCartas(cuerpo).falla).toEqual({ falla, sobre })
})
