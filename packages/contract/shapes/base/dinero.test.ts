import { uf } from '@alerce/domain/base/dinero/tipos'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Reply } from '../../operation.ts'
import type { obtenerPlanes } from '../../operations/cotizacion/planes.ts'
import { enPesos, enUF, factor, pesosEnteros, valorUF } from './dinero.ts'

describe('an amount on the wire', () => {
  test.each([
    ['UF', enUF(), 3.071, [3.0711, 0.1 + 0.2, '3.071', null]],
    ['pesos', enPesos(), 126_212, [126_212.5, 2 ** 53, '126212']],
    ['pesos, published as integer', pesosEnteros(), 126_212, [126_212.5]],
    ['the value of the UF', valorUF(), 41_098.15, [0, -1, 41_098.155]],
    ['a factor', factor(), 2.6, [-0.1, 0.705]],
  ])('of %s accepts exactly its format', (_kind, shape, good, bad) => {
    expect(shape.parse(good)).toBe(good)
    for (const one of bad) expect(shape.safeParse(one).success).toBe(false)
  })

  test.each([
    [enUF(), 'number'],
    [enPesos(), 'number'],
    [pesosEnteros(), 'integer'],
    [valorUF(), 'number'],
    [factor(), 'number'],
  ])('is published as a plain number', (shape, type) => {
    expect(z.toJSONSchema(shape, { io: 'output' })).toMatchObject({ type })
    expect(z.toJSONSchema(shape, { io: 'input' })).toMatchObject({ type })
  })
})

const plan = { planId: 4, nombrePlan: 'Alerce Bosque 90', codigoPlan: 'ALBQ261004' }
// @ts-expect-error a reply with pesos and UF changed over
const cambiados: Reply<typeof obtenerPlanes> = [{ ...plan, totalUF: enPesos().parse(9), totalPesos: enUF().parse(9) }]
// @ts-expect-error a reply with a plain number
const suelto: Reply<typeof obtenerPlanes>[number]['totalUF'] = 9.008

test('an amount refused by the compiler is a plain number at run time', () => {
  expect([cambiados.length, suelto]).toEqual([1, uf(9.008)])
})
