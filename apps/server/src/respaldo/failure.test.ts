import { expect, test } from 'vitest'
import { OperatorFailure } from '../operator-failure.ts'
import { inWords } from './failure.ts'

const coded = (code: string) => Object.assign(new Error('raw'), { code })

test.each([
  ['a full disk of PostgreSQL', coded('53100'), 'No se pudo: a la base de datos no le queda espacio. Nada.'],
  ['a server that ends', coded('57P01'), 'No se pudo: se perdió la conexión con la base de datos. Nada.'],
  ['a server that is gone', new Error('Connection terminated unexpectedly'), 'se perdió la conexión'],
  ['a role that may not create', coded('42501'), 'le falta un permiso'],
])('%s is one line for the operator', (_what, error, says) => {
  const said = inWords(error, 'Nada.')
  expect(said).toBeInstanceOf(OperatorFailure)
  expect((said as Error).message).toContain(says)
})

test('a defect, and what is already said, stay as they are', () => {
  for (const error of [new Error('defect'), coded('22P02'), new OperatorFailure('dicho')])
    expect(inWords(error, 'Nada.')).toBe(error)
})
