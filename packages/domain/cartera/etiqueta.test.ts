import { expect, test } from 'vitest'
import { cambiaEtiquetas, esEtiqueta, etiquetaLimpia } from './etiqueta.ts'

test.each([
  ['  Feria   Maipú ', 'feria maipú', true],
  ['Llamar en marzo', 'llamar en marzo', true],
  ['2ª vuelta', '2ª vuelta', true],
  ['Ñuble\u200b', 'ñuble', true],
  ['', '', false],
  ['a, b', 'a, b', false],
  ['=1', '=1', false],
  ['x'.repeat(25), 'x'.repeat(25), false],
])('%j is stored as %j: %j', (escrita, limpia, vale) => {
  expect([etiquetaLimpia(escrita), esEtiqueta(limpia)]).toEqual([limpia, vale])
})

test.each([
  [['a'], ['b'], [], ['a', 'b'], ['b'], []],
  [['a'], ['a', 'b', 'b'], [], ['a', 'b'], ['b'], []],
  [['a', 'b'], [], ['a', 'z'], ['b'], [], ['a']],
  [['a'], ['a'], ['a'], ['a'], [], []],
  [['a', 'b', 'c', 'd', 'e'], ['f'], ['a'], ['b', 'c', 'd', 'e', 'f'], ['f'], ['a']],
])('%j with %j and without %j is %j', (antes, agrega, quita, etiquetas, agregadas, quitadas) => {
  expect(cambiaEtiquetas(antes, { agrega, quita })).toEqual({
    etiquetas,
    hecho: { agrega: agregadas, quita: quitadas },
  })
})

test('a sixth one is refused; one of those that are there is not', () => {
  const cinco = ['a', 'b', 'c', 'd', 'e']
  expect(cambiaEtiquetas(cinco, { agrega: ['f'], quita: [] })).toBeNull()
  expect(cambiaEtiquetas(cinco, { agrega: ['a'], quita: [] })?.hecho).toEqual({ agrega: [], quita: [] })
})
