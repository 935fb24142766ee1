import { expect, test } from 'vitest'
import { z } from 'zod'
import { leido, sinLoLeido } from './leido.ts'

const shape = z.object({ id: z.number(), rut: leido(z.string()) })

test.each([
  ['a field that is read', shape, { id: 1, rut: '1-9' }, { id: 1, rut: null }],
  ['one that is not there stays so', shape, { id: 1 }, { id: 1 }],
  ['each of a list', z.array(shape), [{ id: 1, rut: '1-9' }], [{ id: 1, rut: null }]],
  ['a reply that is not a record', z.literal('ok'), 'ok', 'ok'],
])('%s', (_what, reply, whole, bare) => {
  expect(sinLoLeido(reply, whole)).toEqual(bare)
})
