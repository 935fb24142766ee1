import { expect, test } from 'vitest'
import { vacio } from '../../fichas/formas.ts'
import { empleador } from '../../fichas/postulacion/empleador.ts'
import { applyRules } from '../rules.ts'
import { preferenciasRules } from './cotizacion.ts'

test.each<[string, number | string, string[]]>([
  ['D', 1_500_000, []],
  ['D', '', ['La renta es obligatorio']],
  ['D', 'mucho', ['No es un numero']],
  ['D', 1500.5, ['La renta debe ser entero']],
  ['D', 0, ['La renta debe ser positivo']],
  ['I', -1, ['La renta debe ser positivo']],
  ['P', '0', ['La renta debe ser positivo']],
  ['D', 1_000_000_000, ['La renta supera el máximo permitido']],
  ['V', 0, []],
])('%s with %o → %o', (tipoTrabajador, remuneracionImponible, expected) => {
  const form = { empleadores: [{ ...vacio(empleador), tipoTrabajador, remuneracionImponible }] }
  expect(applyRules(preferenciasRules, form).map(({ mensaje }) => mensaje)).toEqual(expected)
})
