import { describe, expect, test } from 'vitest'
import { pesos } from '../base/dinero/tipos.ts'
import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { mismasRentas, rentaDelProspecto, rentasDe } from './rentas.ts'

const de = (remuneracionImponible: number, rut = '76086428-5', tipoTrabajador: TipoTrabajador = 'D') => ({
  tipoTrabajador,
  rut,
  remuneracionImponible: pesos(remuneracionImponible),
  rentaValidada: false,
})
const uno = de(1_000_000)
const otro = de(800_000, '77888999-2')

describe('the same incomes', () => {
  test.each([
    ['in another order', [otro, uno], true],
    ['of another amount', [uno, de(800_001, '77888999-2')], false],
    ['of another employer', [uno, de(800_000, '11111111-1')], false],
    ['as another kind of worker', [uno, de(800_000, '77888999-2', 'P')], false],
    ['without one of them', [uno], false],
    ['one of them twice', [uno, otro, otro], false],
  ])('%s: %s', (_, otras, mismas) => {
    expect(mismasRentas([uno, otro], otras)).toBe(mismas)
  })
})

describe('the validated income of the incomes on record', () => {
  const empleadores = [uno, otro]
  const aprobacion = { renta: pesos(900_000), rentas: rentasDe(empleadores) }
  const declarada = 1_800_000

  test('is null for incomes typed by hand', () => {
    expect(rentaDelProspecto(empleadores, null)).toEqual({ declarada, aprobada: null, validada: null })
  })
  test('is the income that a person approved for them', () => {
    expect(rentaDelProspecto(empleadores, aprobacion)).toEqual({ declarada, aprobada: 900_000, validada: 900_000 })
  })
  test('ignores an approval of other incomes', () => {
    expect(rentaDelProspecto([uno], aprobacion)).toEqual({ declarada: 1_000_000, aprobada: null, validada: null })
  })
  test('is their sum when certificates prove it, after any approval', () => {
    const certificadas = empleadores.map((e) => ({ ...e, rentaValidada: true }))
    expect(rentaDelProspecto(certificadas, aprobacion)).toEqual({ declarada, aprobada: null, validada: declarada })
  })
  test('a voluntary worker has none to show', () => {
    expect(rentaDelProspecto([de(0, '', 'V')], null).validada).toBe(0)
  })
})
