import { expect, test } from 'vitest'
import { sucesosElegibles } from '../catalogos/base/sucesos.ts'
import { operations } from '../operations.ts'
import { exampleOf, referencia, shapeOf } from './referencia.ts'

const page = referencia(operations, 3000)

test.each([
  [{ type: 'integer' }, 'number'],
  [{ const: 'ok' }, '"ok"'],
  [{ enum: ['S', 'N'] }, '"S" | "N"'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  [{ type: 'object', properties: {} }, '{}'],
  [
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'boolean' } }, required: ['a'] },
    '{\n  a: string\n  b?: boolean\n}',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ type: ['integer', 'null'] }, 'number | null'],
  [{}, 'unknown'],
])('the shape of %o is %s', (nodo, shape) => {
  expect(shapeOf(nodo)).toBe(shape)
})

test('an example has the required fields only', () => {
  const nodo = {
    type: 'object',
    properties: { a: { type: 'array', items: { type: 'integer' } }, b: { type: 'string' } },
    required: ['a'],
  }
  expect(exampleOf(nodo)).toEqual({ a: [1] })
})

test('the page has each call that is open to clients, once, and no other', () => {
  const drawn = [...page.matchAll(/<details id="(\w+)">/g)].map(([, name]) => name)
  const open = operations.filter(({ bearer }) => bearer).map(({ name }) => name)
  expect(drawn.toSorted()).toEqual(open.toSorted())
})

test('the page has each kind of webhook, the limit, and nothing that runs', () => {
  for (const name of sucesosElegibles) expect(page).toContain(`<code>${name}</code>`)
  expect(page).toContain('3.000 peticiones por minuto')
  expect(page).not.toMatch(/<script|style=|onclick/)
})
