import { expect, test } from 'vitest'
import { applyRules } from '../rules.ts'
import { type ConsentimientoForm, consentimientoRules } from './mandato.ts'

const bueno: ConsentimientoForm = { documento: '20.347.878-K', fechaNacimiento: '1990-03-15', acepta: true }

test.each<['R' | 'P', Partial<ConsentimientoForm>, string[]]>([
  ['R', {}, []],
  ['P', { documento: 'AB123456' }, []],
  ['R', { documento: ' ' }, ['Ingrese su RUT']],
  ['R', { documento: '20347878-1' }, ['Rut no válido']],
  ['P', { documento: ' ' }, ['Ingrese el número de su pasaporte']],
  ['R', { fechaNacimiento: '31-02-1990' }, ['Fecha no válida: use DD-MM-AAAA']],
  ['R', { fechaNacimiento: '' }, ['Ingrese su fecha de nacimiento: día, mes y año']],
  ['R', { acepta: false }, ['Marque la casilla para autorizar el pago']],
])('%s %o → %o', (tipo, cambio, expected) => {
  const found = applyRules(consentimientoRules(tipo), { ...bueno, ...cambio })
  expect(found.map(({ mensaje }) => mensaje)).toEqual(expected)
})
