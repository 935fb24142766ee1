import { guardarBorrador } from '@alerce/contract/operations/borrador'
import { expect, test } from 'vitest'
import { Refusal } from '../core/refusal.ts'
import { parsePayload } from './parse.ts'

const parse = (contenido: unknown) => parsePayload(guardarBorrador, { FORMULARIO: 'a', contenido })

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

test.each([
  ['a NUL', 'a\0b'],
  ['a NUL inside', { a: ['\0'] }],
  ['what is nested without end', nested(100_000)],
  ['what is nested a little too deep', nested(40)],
])('%s is refused', (_what, contenido) => {
  expect(() => parse(contenido)).toThrow(Refusal)
})

test('what a form holds passes', () => {
  expect(parse(nested(39))).toEqual({ formulario: 'a', contenido: nested(39) })
})
