import { expect, test } from 'vitest'
import { deshaceOtra } from './reemplazo.ts'

const guardada = { version: 7, ventana: 'a' }

test.each([
  ['where there is none', null, { version: 3, ventana: 'b' }, false],
  ['that was read', guardada, { version: 7, ventana: 'b' }, false],
  ['given in the same window', guardada, { version: null, ventana: 'a' }, false],
  ['given in another window since', guardada, { version: 3, ventana: 'b' }, true],
  ['of which nothing was read', guardada, { version: null, ventana: 'b' }, true],
  ['given in no window', { version: 7, ventana: null }, { version: 3, ventana: 'b' }, true],
])('an answer in the place of one %s', (_which, una, reemplaza, deshace) => {
  expect(deshaceOtra(una, reemplaza)).toBe(deshace)
})
