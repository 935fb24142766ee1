import { expect, test } from 'vitest'
import {
  codigoTrabajador,
  comportamientoEmpleador,
  deCodigoTrabajador,
  etiquetasTrabajador,
  soloPlanManual,
} from './tipos.ts'

test('letters and numbers name the same four', () => {
  expect((['D', 'I', 'P', 'V'] as const).map(codigoTrabajador)).toEqual([1, 2, 3, 4])
  expect(([1, 2, 3, 4] as const).map(deCodigoTrabajador)).toEqual(['D', 'I', 'P', 'V'])
  expect(Object.keys(etiquetasTrabajador)).toEqual(['D', 'I', 'V', 'P'])
})

test.each([
  ['D', { rut: '', rutEditable: true, renta: undefined, rentaEditable: true }],
  ['P', { rut: '', rutEditable: true, renta: undefined, rentaEditable: true }],
  ['V', { rut: '', rutEditable: false, renta: 0, rentaEditable: false }],
  ['I', { rut: '12345678-5', rutEditable: false, renta: undefined, rentaEditable: true }],
] as const)('choosing %s', (tipo, row) => expect(comportamientoEmpleador(tipo, '12345678-5')).toEqual(row))

test.each([
  [['D'], false],
  [['P'], false],
  [['D', 'I'], true],
  [['V'], true],
  [[], false],
] as const)('%j choose by hand only: %s', (tipos, only) => expect(soloPlanManual(tipos)).toBe(only))
