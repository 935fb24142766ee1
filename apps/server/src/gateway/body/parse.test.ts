import { guardarBorrador } from '@alerce/contract/operations/base/borrador'
import { guardarPropsectoCompensados } from '@alerce/contract/operations/postulacion/prospecto'
import { expect, test } from 'vitest'
import { Refusal } from '../../core/refusal.ts'
import { parsePayload } from './parse.ts'

const cambios = (a: unknown) => [{ campo: 'a', de: null, a }]
const parse = (a: unknown) => parsePayload(guardarBorrador, { FORMULARIO: 'a', cambios: cambios(a) })

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

test.each([
  ['a NUL', 'a\0b'],
  ['a NUL inside', { a: ['\0'] }],
  ['endless nesting', nested(100_000)],
  ['nesting one level too deep', nested(38)],
])('%s is refused', (_what, a) => {
  expect(() => parse(a)).toThrow(Refusal)
})

test('the nesting of a form is accepted', () => {
  expect(parse(nested(37))).toEqual({ formulario: 'a', cambios: cambios(nested(37)) })
})

const [uno, otro] = [
  { prospectoId: 1, otorga: true },
  { prospectoId: 2, otorga: false },
]
test.each<[string, unknown]>([
  ['as it is', [uno, otro]],
  ['spread into an object, with the ip beside it', { ...[uno, otro], ip: '10.0.0.1' }],
  ['in other letters', [{ PROSPECTOID: '1', Otorga: true }, otro]],
])('a list is read %s', (_what, raw) => {
  expect(parsePayload(guardarPropsectoCompensados, raw)).toEqual([uno, otro])
})

test.each([[{}], [{ ip: 'x' }], [{ 0: uno }], [{ ...[uno, otro, uno] }], ['texto'], [null]])('%o is no pair', (raw) => {
  expect(() => parsePayload(guardarPropsectoCompensados, raw)).toThrow(Refusal)
})
