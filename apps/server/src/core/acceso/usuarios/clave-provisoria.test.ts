import { revisaClave } from '@alerce/domain/acceso/clave'
import { expect, test } from 'vitest'
import { claveProvisoria } from './guardar-usuario.ts'

const muchas = Array.from({ length: 500 }, claveProvisoria)

test('a provisional password is four words that can be said, and a number', () => {
  for (const clave of muchas) expect(clave).toMatch(/^([bfglmnrs][aeiou]){2}(-([bfglmnrs][aeiou]){2}){3}-\d{4}$/)
})

test('it is long enough to be a password of this desk', () => {
  for (const clave of muchas) expect(revisaClave(clave, null)).toBeNull()
})

test('no two are the same', () => {
  expect(new Set(muchas).size).toBe(muchas.length)
})
