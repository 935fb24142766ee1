import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, inTurn, Refused, UNREACHABLE } from '../../testing/fake-server.ts'
import { call, callUpload } from './call.ts'
import { ApiRefusal, ApiUnreachable, isRefusal, messageOf } from './errors.ts'
import { keepCsrf, motivoDeCierre, whenSessionEnds } from './session-token.ts'

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('the request of a call', () => {
  test('a GET fills its path and sends the rest as query', async () => {
    const fetched = vi.fn(async () => Response.json({ httpCode: 200, data: [] }))
    vi.stubGlobal('fetch', fetched)
    await call('ciudadesRegion', { id: 5 })
    expect(fetched).toHaveBeenCalledWith('/api/v1/Ciudades/5', expect.objectContaining({ method: 'GET', body: null }))
  })

  test('the CSRF token travels with every call, an idempotency key with writes only', async () => {
    const received = fakeServer({ prospectoGestionado: 'ok', obtenerEtapaProspecto: { etapa: 'prospecto' } })
    keepCsrf('ficha')
    await call('prospectoGestionado', { prospectoId: 1 })
    await call('obtenerEtapaProspecto', { prospectoId: 1 })
    expect(received.map(({ headers }) => headers['x-csrf-token'])).toEqual(['ficha', 'ficha'])
    expect(received[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(received[1]?.headers).not.toHaveProperty('idempotency-key')
  })

  test('the same submit keeps its key until it is answered', async () => {
    const received = fakeServer({ prospectoGestionado: inTurn(UNREACHABLE, 'ok', 'ok') })
    await failure(call('prospectoGestionado', { prospectoId: 1 }))
    await call('prospectoGestionado', { prospectoId: 1 })
    await call('prospectoGestionado', { prospectoId: 1 })
    const [lost, again, anew] = received.map(({ headers }) => headers['idempotency-key'])
    expect(again).toBe(lost)
    expect(anew).not.toBe(again)
  })
})

describe('a file', () => {
  const file = () => new File(['abc'], 'niña.pdf')
  const upload = () => callUpload('subirAdjuntoDS', { identificador: 3, tipoAdjunto: 40 }, file())

  test('is the body as it is, its name in a header, under the fingerprint of its bytes', async () => {
    const received = fakeServer({ subirAdjuntoDS: { adjuntoId: 1 } })
    expect(await upload()).toEqual({ adjuntoId: 1 })
    expect(received[0]).toMatchObject({
      payload: { identificador: '3', tipoAdjunto: '40' },
      archivo: { nombre: 'niña.pdf', contenido: new TextEncoder().encode('abc') },
    })
    expect(received[0]?.headers['idempotency-key']).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })

  test('goes without a key where the browser takes no digest: over plain http to another computer', async () => {
    const received = fakeServer({ subirAdjuntoDS: { adjuntoId: 1 } })
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(await upload()).toEqual({ adjuntoId: 1 })
    expect(received[0]?.headers).not.toHaveProperty('idempotency-key')
  })

  test('personal or secret values travel in headers, never in the address', async () => {
    const fetched = vi.fn(async () => Response.json({ CodError: 0, Valor: {} }))
    vi.stubGlobal('fetch', fetched)
    const pedido = { prospectoId: 12, rut: '16482305-9', clave: 'ñandú', afp: 33 }
    await callUpload('validarCertificado', pedido, file())
    expect(fetched).toHaveBeenCalledWith(
      '/api/alerce/v1/validarCertificado?prospectoId=12&afp=33',
      expect.objectContaining({
        headers: expect.objectContaining({ 'x-alerce-rut': '16482305-9', 'x-alerce-clave': '%C3%B1and%C3%BA' }),
      }),
    )
  })
})

describe('the reply of a call', () => {
  test('data without its envelope', async () => {
    fakeServer({ obtenerEtapaProspecto: { etapa: 'prospecto' } })
    expect(await call('obtenerEtapaProspecto', { prospectoId: 1 })).toEqual({ etapa: 'prospecto' })
  })

  test('body+data', async () => {
    fakeServer({ validarAcceso: { codError: 0, valor: 'OK', descError: '' } })
    expect(await call('validarAcceso', {})).toMatchObject({ valor: 'OK' })
  })

  test.each([
    [
      'a status',
      'prospectoGestionado',
      new Refused(409, 'Folio DS ya existe', { errores: [{ campo: 'folio', mensaje: 'repetido' }] }),
      409,
    ],
    ['data.codigoError', 'calcularRenta', new Refused(400, 'No se pudo', { codigo: 'renta' }), 400],
  ] as const)('a refusal by %s is thrown', async (_, name, answer, status) => {
    fakeServer({ [name]: answer })
    const error = await failure(call(name, { prospectoId: 1 }))
    expect(error).toBeInstanceOf(ApiRefusal)
    expect(isRefusal(error, status)).toBe(true)
  })

  test('a refusal by codError is thrown with its descError', async () => {
    fakeServer({ validarAcceso: new Refused(422, 'Su usuario está desactivado.') })
    const error = await failure(call('validarAcceso', {}))
    expect(messageOf(error, 'otro')).toBe('Su usuario está desactivado.')
  })

  test('a failure without text takes the text of the catalogue', () => {
    expect(messageOf(new ApiUnreachable(), 'No se han podido obtener los planes.')).toBe(
      'No se han podido obtener los planes.',
    )
  })
})

describe('when nobody answers', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  test('a read is asked three times, a write once', async () => {
    const received = fakeServer({ obtenerEtapaProspecto: UNREACHABLE, prospectoGestionado: UNREACHABLE })
    const read = failure(call('obtenerEtapaProspecto', { prospectoId: 1 }))
    await vi.runAllTimersAsync()
    expect(await read).toBeInstanceOf(ApiUnreachable)
    expect(await failure(call('prospectoGestionado', { prospectoId: 1 }))).toBeInstanceOf(ApiUnreachable)
    expect(received.map(({ name }) => name)).toEqual([
      'obtenerEtapaProspecto',
      'obtenerEtapaProspecto',
      'obtenerEtapaProspecto',
      'prospectoGestionado',
    ])
  })

  test('an answer that is not JSON is an unreachable server', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>502</h1>', { status: 502 }))
    expect(await failure(call('prospectoGestionado', { prospectoId: 1 }))).toBeInstanceOf(ApiUnreachable)
  })
})

describe('the end of a session', () => {
  test.each([
    ['obtenerEtapaProspecto', true],
    ['sesionActual', false],
  ] as const)('a 401 of %s ends the session: %s', async (name, ends) => {
    const ended = vi.fn()
    whenSessionEnds(ended)
    fakeServer({ [name]: new Refused(401, 'Su sesión terminó. Ingrese nuevamente.') })
    await failure(call(name, { prospectoId: 1 }))
    expect(ended).toHaveBeenCalledTimes(ends ? 1 : 0)
  })

  test('a 401 says why, and a later one that no longer knows does not undo it', async () => {
    fakeServer({
      obtenerEtapaProspecto: inTurn(new Refused(401, 'x', { data: { motivo: 'I' } }), new Refused(401, 'x')),
    })
    await failure(call('obtenerEtapaProspecto', { prospectoId: 1 }))
    await failure(call('obtenerEtapaProspecto', { prospectoId: 1 }))
    expect(motivoDeCierre()).toBe('I')
    keepCsrf('otra sesión')
    expect(motivoDeCierre()).toBeNull()
  })
})
