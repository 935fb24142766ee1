import { vacio } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import type { EmpleadorForm } from '@alerce/contract/forms/postulacion/antecedentes'
import { expect, test } from 'vitest'
import { empleadoresDe, empleadoresEscritos, rutDelEmpleador } from './empleadores.ts'

const RUT = '16.482.305-9'
const row = (tipoTrabajador: string, rut = ''): EmpleadorForm => ({
  ...vacio(empleador),
  tipoTrabajador,
  rut,
  remuneracionImponible: 0,
})

test.each([
  ['D', '76.418.230-8', '76.418.230-8'],
  ['P', '76.418.230-8', '76.418.230-8'],
  ['I', '76.418.230-8', RUT],
  ['V', '76.418.230-8', ''],
])('the rut of a row of type %s', (tipo, typed, shown) => {
  expect(rutDelEmpleador(row(tipo, typed), RUT)).toBe(shown)
})

test('nobody on record is an empty row, and an empty row does not travel', () => {
  const filas = empleadoresEscritos([])
  expect(filas).toEqual([{ tipoTrabajador: '', rut: '', remuneracionImponible: '' }])
  expect(empleadoresDe(filas, RUT)).toEqual([])
})
