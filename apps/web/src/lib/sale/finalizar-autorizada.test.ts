import { expect, test } from 'vitest'
import { fakeServer, Refused, UNREACHABLE } from '../../testing/fake-server.ts'
import { finalizarAutorizada } from './use-finalizar-autorizada.ts'

test.each([true, false])('one call says whether it is finished: %s', async (finalizada) => {
  const received = fakeServer({ finalizarAutorizada: { finalizada } })
  expect(await finalizarAutorizada(12)).toBe(finalizada)
  expect(received.map(({ name, payload }) => [name, payload])).toEqual([['finalizarAutorizada', { prospectoId: 12 }]])
})

test.each([
  ['no answer', UNREACHABLE],
  ['a refusal', new Refused(422, 'No corresponde.')],
])('%s shows the message of the specification', async (_what, answer) => {
  fakeServer({ finalizarAutorizada: answer })
  const text = 'No se ha podido finalizar la ds. Intentalo nuevamente.'
  await expect(finalizarAutorizada(12)).rejects.toThrow(text)
})
