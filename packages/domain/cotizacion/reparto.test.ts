import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { porFactor, sumaFactores, sumaUF } from '../base/dinero/cuentas.ts'
import { factor, uf } from '../base/dinero/tipos.ts'
import { reparteElPlan } from './reparto.ts'

describe('the shares of a plan price', () => {
  test.each([
    ['a single person', 2.34, [1], 2.34, [2.34]],
    ['a family with a baby of factor zero', 2.34, [1.3, 0.7, 0.6, 0], 6.084, [3.042, 1.638, 1.404, 0]],
    ['a rest that rounding leaves over', 1.115, [0.9, 0.9], 2.007, [1.004, 1.003]],
    ['nobody with a factor', 2.34, [0], 0, [0]],
  ])('%s', (_title, base, factores, precio, shares) => {
    expect(reparteElPlan(uf(base), factores.map(factor), uf(precio))).toEqual(shares)
  })

  test('they always add up to the price', () => {
    const unFactor = fc.constantFrom(0, 0.6, 0.7, 0.9, 1, 1.3, 1.4, 2, 2.2, 2.4).map(factor)
    const base = fc.integer({ min: 500, max: 9000 }).map((thousandths) => uf(thousandths / 1000))
    fc.assert(
      fc.property(base, fc.array(unFactor, { minLength: 1, maxLength: 9 }), (precioBase, others) => {
        const factores = [factor(1), ...others]
        const precio = porFactor(precioBase, sumaFactores(...factores))
        expect(sumaUF(...reparteElPlan(precioBase, factores, precio))).toBe(precio)
      }),
    )
  })
})
