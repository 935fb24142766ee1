import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pesos } from '../base/dinero/tipos.ts'
import { mejoresOpciones, type OpcionDePlan, topeConAdicional } from './sugerencias.ts'

const opcion = (id: string, total: number, hospitalario: number, ambulatorio = 50) => ({
  id,
  totalPesos: pesos(total),
  hospitalario,
  ambulatorio,
})
const rango = { minimo: pesos(100), maximo: pesos(200), siete: pesos(120), tope: null }
const ids = (opciones: readonly { id: string }[]) => opciones.map(({ id }) => id)

test('within the range, hospital cover first, then ambulatory, then nearest above the 7 %', () => {
  const opciones = [
    opcion('under', 99, 100),
    opcion('below the 7 %', 119, 80),
    opcion('above', 180, 80),
    opcion('nearest above', 120, 80),
    opcion('better outside', 190, 80, 60),
    opcion('best', 200, 90, 0),
    opcion('over', 201, 100),
  ]
  expect(ids(mejoresOpciones(opciones, rango))).toEqual(['best', 'better outside', 'nearest above', 'below the 7 %'])
})

test('the cheapest is always one of them; of equal price the one of better cover', () => {
  const caras = ['a', 'b', 'c', 'd'].map((id, index) => opcion(id, 150 + index, 90))
  const opciones = [opcion('cheap and thin', 101, 30), opcion('cheap', 101, 40), ...caras]
  expect(ids(mejoresOpciones(opciones, rango))).toEqual(['a', 'b', 'c', 'cheap'])
})

test('an addition counts from the 7 %', () => {
  expect([topeConAdicional(pesos(105_000), pesos(20_000)), topeConAdicional(pesos(105_000), null)]).toEqual([
    125_000,
    null,
  ])
})

test('a wish beyond the range widens nothing', () => {
  const opciones = [opcion('inside', 200, 50), opcion('beyond', 201, 90)]
  expect(ids(mejoresOpciones(opciones, { ...rango, tope: pesos(900) }))).toEqual(['inside'])
})

test("plans above the person's limit are not shown", () => {
  const opciones = [opcion('more', 160, 90), opcion('as much', 150, 50)]
  expect(ids(mejoresOpciones(opciones, { ...rango, tope: pesos(150) }))).toEqual(['as much'])
})

test('of any plans: at most four, each once, in range, none better left out, the cheapest among them', () => {
  const cobertura = fc.constantFrom(50, 70, 90)
  const opciones = fc.array(
    fc.record({
      totalPesos: fc.integer({ min: 80, max: 220 }).map(pesos),
      hospitalario: cobertura,
      ambulatorio: cobertura,
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(opciones, (todas: OpcionDePlan[]) => {
      const mejores = mejoresOpciones(todas, rango)
      const caben = todas.filter(({ totalPesos }) => totalPesos >= rango.minimo && totalPesos <= rango.maximo)
      expect(mejores).toHaveLength(Math.min(4, caben.length))
      expect(new Set(mejores).size).toBe(mejores.length)
      expect(mejores.every((one) => caben.includes(one))).toBe(true)
      if (caben.length === 0) return
      expect(Math.min(...mejores.map((one) => one.totalPesos))).toBe(Math.min(...caben.map((one) => one.totalPesos)))
      expect(mejores[0]?.hospitalario).toBe(Math.max(...caben.map((one) => one.hospitalario)))
    }),
  )
})
