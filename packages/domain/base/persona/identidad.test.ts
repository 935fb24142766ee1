import { expect, test } from 'vitest'
import { coincide, type Identidad } from './identidad.ts'

const nacida = '1990-03-15'
const conRut: Identidad = {
  tipoDocumento: 'R',
  rut: '20347878-K',
  numeroPasaporte: null,
  fechaNacimiento: nacida,
}
const conPasaporte: Identidad = { ...conRut, tipoDocumento: 'P', rut: null, numeroPasaporte: 'AB 123-456' }

test.each<[string, Identidad, string, string, boolean]>([
  ['the RUT in any spelling', conRut, ' 20.347.878-k', nacida, true],
  ['another RUT', conRut, '12345678-5', nacida, false],
  ['another birth date', conRut, '20347878-K', '1990-03-16', false],
  ['a RUT that is none', conRut, '', nacida, false],
  ['the passport in any spelling', conPasaporte, 'ab123456', nacida, true],
  ['another passport', conPasaporte, 'ab123457', nacida, false],
  ['signs alone', { ...conPasaporte, numeroPasaporte: '' }, '--', nacida, false],
  ['an applicant without birth date', { ...conRut, fechaNacimiento: null }, '20347878-K', '', false],
  ['a holder of a passport by a RUT', { ...conPasaporte, rut: '20347878-K' }, '20347878-K', nacida, false],
])('%s', (_what, identidad, documento, fechaNacimiento, expected) =>
  expect(coincide(identidad, { documento, fechaNacimiento })).toBe(expected),
)
