import { expect, test } from 'vitest'
import { autorizacionPrevired } from './previred.ts'

test.each([
  [[], 'pendiente'],
  [[true], 'autorizada'],
  [[false], 'negada'],
  [[true, false], 'retirada'],
  [[true, false, true], 'autorizada'],
  [[false, true, false], 'retirada'],
])('said %o, it is %s', (dichos, autorizacion) => {
  expect(autorizacionPrevired(dichos)).toBe(autorizacion)
})
