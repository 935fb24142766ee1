import { expect, test } from 'vitest'
import { pagaConMandato } from './mandato.ts'

test.each([
  ['D', false],
  ['I', true],
  ['V', true],
  ['P', false],
] as const)('%s pays with a mandate: %s', (tipo, expected) => {
  expect(pagaConMandato(tipo)).toBe(expected)
})
