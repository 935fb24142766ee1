import { sumaUF } from '@alerce/domain/base/dinero/cuentas'
import { uf as enUF } from '@alerce/domain/base/dinero/tipos'
import { expect, test } from 'vitest'
import { cotizacionDe } from '../../../../testing/cotizacion.ts'
import { detalleGes, lineasDePersonas, partesDelPrecio } from './lineas.ts'

test('each person has a line with age and row of the table; a baby adds nothing', () => {
  const lines = lineasDePersonas(cotizacionDe())
  expect(lines.map(({ nombre, uf, factor }) => [nombre, factor, uf])).toEqual([
    ['Titular, 40 años', 1.3, 3.042],
    ['Cónyuge, 33 años', 0.7, 1.638],
    ['Hijo, 5 años', 0.6, 1.404],
    ['Hijo, 1 año', 0, 0],
  ])
  expect(lines.map(({ detalle }) => detalle)).toEqual([
    '35 a menos de 45, cotizante',
    '35 a menos de 45, carga',
    '35 a menos de 45, carga',
    'menor de 2, sin factor',
  ])
})

test('the pieces of the bar add up to the total, and none is empty', () => {
  const cotizacion = cotizacionDe({ BESUF: enUF(0.26), CAECUF: enUF(0.1), totalUF: enUF(9.368) })
  const parts = partesDelPrecio(cotizacion)
  expect(sumaUF(...parts.map(({ uf }) => uf))).toBe(9.368)
  expect(parts.map(({ nombre }) => nombre)).toEqual([
    'Titular, 40 años',
    'Cónyuge, 33 años',
    'Hijo, 5 años',
    'GES',
    'CAEC',
    'Beneficios',
  ])
})

test('GES counts who pays it', () => {
  expect(detalleGes(cotizacionDe())).toBe('4 personas × 0,731, desde 01-01-2026')
  const alone = cotizacionDe({ personas: cotizacionDe().personas.slice(0, 1) })
  expect(detalleGes(alone)).toBe('1 persona × 0,731, desde 01-01-2026')
})
