import { expect, test } from 'vitest'
import { resultadoDe } from '../../testing/declaracion.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../testing/fake-server.ts'
import { finalizarAutorizada } from './finalizar-autorizada.ts'

const FAILED = 'No se ha podido finalizar la ds. Intentalo nuevamente.'

const ok: Answers = {
  obtenerIdentificadorDS: { declaracionSaludId: 34, rut: '12345678-5' },
  resultadoevaluacionds: resultadoDe(1),
  finalizaevaluacionds: 'ok',
}

test('an authorized declaration is read, then finished with resultado 1', async () => {
  const received = fakeServer(ok)
  expect(await finalizarAutorizada(12)).toBe(true)
  expect(received.map(({ name, payload }) => [name, payload])).toEqual([
    ['obtenerIdentificadorDS', { prospectoId: 12 }],
    ['resultadoevaluacionds', { identificador: 34, rut: '12345678-5' }],
    ['finalizaevaluacionds', { identificador: 34, rut: '12345678-5', resultado: 1, acepta: true, pin: '' }],
  ])
})

test.each([0, 2, 3, 4, 5, 6, 7, 8])('result %i is left as it is', async (code) => {
  const received = fakeServer({ ...ok, resultadoevaluacionds: resultadoDe(code) })
  expect(await finalizarAutorizada(12)).toBe(false)
  expect(received.map(({ name }) => name)).not.toContain('finalizaevaluacionds')
})

test('without a declaration nothing is asked for', async () => {
  const received = fakeServer({ obtenerIdentificadorDS: { declaracionSaludId: null, rut: null } })
  expect(await finalizarAutorizada(12)).toBe(false)
  expect(received).toHaveLength(1)
})

test('asked twice at once it is done once; asked later, anew', async () => {
  const received = fakeServer(ok)
  expect(await Promise.all([finalizarAutorizada(12), finalizarAutorizada(12)])).toEqual([true, true])
  expect(received).toHaveLength(3)
  await finalizarAutorizada(12)
  expect(received).toHaveLength(6)
})

test.each([
  ['the end', { finalizaevaluacionds: UNREACHABLE }],
  ['the end, refused', { finalizaevaluacionds: new Refused(422, 'No corresponde.') }],
  ['the result', { resultadoevaluacionds: new Refused(503, 'No se ha podido obtener el resultado.') }],
  ['the declaration', { obtenerIdentificadorDS: new Refused(404, 'No se encontró lo que busca.') }],
])('a failure of %s is said in the words of the specification', async (_what, answers) => {
  fakeServer({ ...ok, ...answers })
  await expect(finalizarAutorizada(12)).rejects.toThrow(FAILED)
})
