import { expect, test } from 'vitest'
import { esOtraApertura, estaVencida, expiraEnlaceDeCotizacion, quedanEnPagina } from './enlace.ts'

const AHORA = '2026-10-05T12:00:00.000Z'

test('a link ends ninety days later', () => {
  expect(expiraEnlaceDeCotizacion(AHORA)).toBe('2027-01-03T12:00:00.000Z')
})

test.each([
  [null, true],
  ['2026-10-05T11:31:00.000Z', false],
  ['2026-10-05T11:30:00.000Z', true],
])('last opened at %s, it is another opening: %s', (ultima, otra) => {
  expect(esOtraApertura(ultima, AHORA)).toBe(otra)
})

test.each([
  ['2026-10-05', false],
  ['2026-10-04', true],
])('valid until %s, it has expired on the 5th: %s', (hasta, vencida) => {
  expect(estaVencida(hasta, '2026-10-05')).toBe(vencida)
})

const una = (codigo: string, totalUF: number, hasta = '2026-11-01') => ({ hasta, oferta: `${codigo} ${totalUF}` })

test.each([
  ['the same offer twice is one', [una('A', 3), una('A', 3)], ['A 3']],
  ['another price of a plan is another offer', [una('A', 3), una('A', 4)], ['A 3', 'A 4']],
  ['an expired one goes', [una('A', 3), una('B', 3, '2026-10-01')], ['A 3']],
  ['the newest stays, also expired', [una('A', 3, '2026-10-01'), una('B', 3)], ['A 3', 'B 3']],
  ['four at most', [1, 2, 3, 4, 5].map((uf) => una('A', uf)), ['A 1', 'A 2', 'A 3', 'A 4']],
])('%s', (_what, enviadas, quedan) => {
  expect(quedanEnPagina(enviadas, '2026-10-05').map(({ oferta }) => oferta)).toEqual(quedan)
})
