import { describe, expect, test } from 'vitest'
import { call } from '../../lib/api/call.ts'
import { ApiRefusal, ApiUnreachable, isRefusal, messageOf } from '../../lib/api/errors.ts'
import { type Answers, fakeServer, inTurn, lastStays, Refused, UNREACHABLE, Unexpected } from '../fake-server.ts'
import { encontradoDe } from '../ficha.ts'
import { takeDrift } from './drift-guard.ts'

const ficha = encontradoDe()
const answering = (buscarProspectos: unknown) => fakeServer({ buscarProspectos } as Answers)
const ask = (texto: unknown = 'rosa') => call('buscarProspectos', { texto: texto as string })
const refused = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

describe('messages outside of the contract fail the test, by the name of the operation', () => {
  test.each<[string, unknown, unknown, RegExp]>([
    ['a reply without a field', [{ ...ficha, rut: undefined }], 'rosa', /reply.* breaks.*rut/s],
    ['a value that no schema has', [{ ...ficha, coincidencia: 'apodo' }], 'rosa', /reply.* breaks.*coincidencia/s],
    ['a key that the server would drop', [{ ...ficha, apodo: 'x' }], 'rosa', /does not know: reply\.0\.apodo$/],
    ['a request out of shape', [ficha], 5, /request.* breaks.*texto/s],
    ['a request out of shape, though it is refused', new Refused(422, 'No.'), 5, /request.* breaks.*texto/s],
    ['more questions than answers', inTurn(), 'rosa', /asked more than 0 times/],
  ])('%s', async (_, answer, texto, text) => {
    answering(answer)
    await refused(ask(texto))
    expect(takeDrift()).toEqual([expect.stringMatching(text)])
  })

  test('a call for which there is no answer, which is no server out of reach', async () => {
    fakeServer({ buscarProspectos: UNREACHABLE })
    expect(await refused(call('regiones', {}))).toBeInstanceOf(ApiRefusal)
    expect(takeDrift()).toEqual(['regiones: the test gives it no answer'])
    expect(await refused(ask())).toBeInstanceOf(ApiUnreachable)
    expect(takeDrift()).toEqual([])
  })

  test('except an Unexpected reply', async () => {
    answering(new Unexpected({ filas: [] }))
    expect(await ask()).toEqual({ filas: [] })
  })
})

test('a function reads the request as a use case does, with defaults and path values', async () => {
  const read: unknown[] = []
  fakeServer({
    buscarProspectos: (asked) => {
      read.push(asked)
      return []
    },
    ciudadesRegion: ({ id }) => [{ codigoRegion: id, codigo: 131, descripcion: 'Santiago' }],
  })
  await ask(' rosa ')
  expect(read).toEqual([{ texto: 'rosa', limite: 10 }])
  expect(await call('ciudadesRegion', { id: 13 })).toMatchObject([{ codigoRegion: 13 }])
})

test('answers come in turn; of some the last one stays', async () => {
  fakeServer({ buscarProspectos: inTurn([], [ficha]), obtenerProspectos: lastStays(new Refused(503, 'x'), []) })
  expect([await ask(), await ask()]).toEqual([[], [ficha]])
  const lista = () => refused(call('obtenerProspectos', {}))
  expect(await lista()).toBeInstanceOf(ApiRefusal)
  expect([await lista(), await lista()]).toEqual([[], []])
})

describe('a business refusal travels in the place its operation defines', () => {
  test.each([
    ['prospectoGestionado', 422],
    ['calcularRenta', 422],
    ['estadoAutorizacion', -99],
    ['obtenerEstadoSuscripcion', 422],
  ] as const)('%s', async (name, status) => {
    fakeServer({ [name]: new Refused(422, 'No corresponde.', { codError: -99 }) })
    const payload = { prospectoId: 12, ProspectoID: 12, dsw_correl: 34 }
    const error = await refused(call(name, payload))
    expect([isRefusal(error, status), messageOf(error, '')]).toEqual([true, 'No corresponde.'])
  })
})
