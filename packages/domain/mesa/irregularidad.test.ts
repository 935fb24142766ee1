import { expect, test } from 'vitest'
import { rutaDeIrregularidad } from './irregularidad.ts'

test.each([
  ['of a signature', '11', true, '/documents-preview'],
  ['of a paper', '14', true, '/documents-preview'],
  ['of the identity', '10', true, '/postulant-datanew'],
  ['of the income, before the plan is confirmed', '12', false, '/postulant-data'],
  ['of a charge', '13', true, '/postulant-datanew'],
  ['of a code that is not known here', '99', true, '/postulant-datanew'],
])('%s', (_what, codigo, planConfirmado, ruta) => {
  expect(rutaDeIrregularidad(codigo, planConfirmado)).toBe(ruta)
})
