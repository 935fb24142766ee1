import { sumaUF } from '@alerce/domain/base/dinero/cuentas'
import { uf as enUF } from '@alerce/domain/base/dinero/tipos'
import { expect, test } from 'vitest'
import { cotizacionDe } from '../../testing/cotizacion.ts'
import { partesDelPrecio } from './partes.ts'

test('the pieces of the bar add up to the total, and none is empty', () => {
  const cotizacion = cotizacionDe({ BESUF: enUF(0.26), CAECUF: enUF(0.1), totalUF: enUF(9.368) })
  const parts = partesDelPrecio(cotizacion)
  expect(sumaUF(...parts.map(({ uf }) => uf))).toBe(9.368)
  expect(parts.map(({ nombre, uf, color }) => [nombre, uf, color])).toEqual([
    ['Titular, 40 años', 3.042, 1],
    ['Cónyuge, 33 años', 1.638, 2],
    ['Hijo, 5 años', 1.404, 3],
    ['GES', 2.924, 4],
    ['CAEC', 0.1, 5],
    ['Beneficios', 0.26, 5],
  ])
})
