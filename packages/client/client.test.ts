import { rolldown } from 'rolldown'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AlerceError } from './answer.ts'
import { createClient } from './client.ts'

const TOKEN = '/oauth/access/oauth2/token'
const STAGE = '/api/v1/obtenerEtapaProspecto'
const HANDLED = '/api/v2/prospectoGestionado'

/** Reply of the fake desk; `lost`: no answer. */
type Reply = Response | 'lost'

interface Request {
  readonly path: string
  readonly body: string | null
  readonly headers: Readonly<Record<string, string>>
}

let received: Request[]
/** Replies of each path in turn; the last one repeats. */
let replies: Record<string, Reply[]>
let tokens: number

const ok = (data: unknown) => Response.json({ httpCode: 200, data })
const refused = (status: number, headers = {}) =>
  Response.json({ httpCode: status, codigo: 'rechazo', descripcion: 'No.' }, { status, headers })

function reply(path: string): Reply {
  const left = replies[path]
  if (left) return (left.length > 1 ? left.shift() : left[0]) ?? 'lost'
  if (path !== TOKEN) return ok({ etapa: 'prospecto' })
  tokens += 1
  return Response.json({ access_token: `token${tokens}`, expires_in: 3600 })
}

beforeEach(() => {
  received = []
  replies = {}
  tokens = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: string, { headers, body }: Request) => {
    const path = url.replace('https://desk.example.cl', '')
    received.push({ path, headers, body })
    const given = reply(path)
    if (given === 'lost') throw new TypeError('fetch failed')
    return given.clone()
  })
  return () => vi.useRealTimers()
})

const create = () =>
  createClient({ url: 'https://desk.example.cl/', id: 'planilla', secret: 'a b', alcances: ['leer'] })
const sent = (path: string) => received.filter((one) => one.path === path)

/** Outcome of a call, after all its pauses. */
async function outcome<T>(call: Promise<T>): Promise<T | unknown> {
  const settled = call.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return await settled
}
const read = (alerce = create()) => outcome(alerce.call('obtenerEtapaProspecto', { prospectoId: 1 }))
const write = (alerce = create(), key?: string) =>
  outcome(alerce.call('prospectoGestionado', { prospectoId: 1 }, key ? { key } : {}))

describe('the token', () => {
  test('is asked for with the credentials and travels with each call', async () => {
    expect(await read()).toEqual({ etapa: 'prospecto' })
    expect(sent(TOKEN)[0]?.body).toBe('grant_type=client_credentials&client_id=planilla&client_secret=a%20b&scope=leer')
    expect(sent(STAGE)[0]?.headers).toMatchObject({ authorization: 'Bearer token1' })
  })

  test('is asked for once by calls at the same time', async () => {
    const alerce = create()
    await Promise.all([read(alerce), read(alerce), read(alerce)])
    await read(alerce)
    expect([sent(TOKEN).length, sent(STAGE).length]).toEqual([1, 4])
  })

  test('is renewed a minute before its end', async () => {
    const alerce = create()
    await read(alerce)
    await vi.advanceTimersByTimeAsync(3_539_000)
    await read(alerce)
    expect(sent(TOKEN)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    await read(alerce)
    expect(sent(STAGE).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token1',
      'Bearer token1',
      'Bearer token2',
    ])
  })

  test('is renewed once by calls that were answered 401 at the same time', async () => {
    const alerce = create()
    replies[STAGE] = [refused(401), refused(401), ok({ etapa: 'prospecto' })]
    expect(await Promise.all([read(alerce), read(alerce)])).toEqual([{ etapa: 'prospecto' }, { etapa: 'prospecto' }])
    expect(sent(TOKEN)).toHaveLength(2)
  })

  test('that is refused again ends the call', async () => {
    replies[STAGE] = [refused(401)]
    expect(await read()).toMatchObject({ status: 401 })
    expect([sent(TOKEN).length, sent(STAGE).length]).toEqual([2, 2])
  })

  test('refused to wrong credentials is told with its code, and asked for again by the next call', async () => {
    const alerce = create()
    replies[TOKEN] = [Response.json({ error: 'invalid_client' }, { status: 401 })]
    expect(await read(alerce)).toMatchObject({ status: 401, codigo: 'invalid_client' })
    delete replies[TOKEN]
    expect(await read(alerce)).toEqual({ etapa: 'prospecto' })
  })
})

describe('a read', () => {
  test.each<[string, Reply]>([
    ['no answer', 'lost'],
    ['502', new Response('<h1>502</h1>', { status: 502 })],
    ['503', refused(503)],
    ['504', refused(504)],
    ['429', refused(429)],
  ])('is sent again after %s', async (_title, first) => {
    replies[STAGE] = [first, ok({ etapa: 'prospecto' })]
    expect(await read()).toEqual({ etapa: 'prospecto' })
  })

  test('waits as long as Retry-After says', async () => {
    replies[STAGE] = [refused(429, { 'retry-after': '30' }), ok({ etapa: 'prospecto' })]
    const call = create().call('obtenerEtapaProspecto', { prospectoId: 1 })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(sent(STAGE)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toEqual({ etapa: 'prospecto' })
  })

  test('is given up after four attempts', async () => {
    replies[STAGE] = ['lost']
    expect(await read()).toMatchObject({ status: 0, codigo: 'sin_respuesta' })
    expect(sent(STAGE)).toHaveLength(4)
  })

  test.each([500, 404])('is not sent again after %i', async (status) => {
    replies[STAGE] = [refused(status)]
    expect(await read()).toMatchObject({ status, codigo: 'rechazo', descripcion: 'No.', errores: [] })
    expect(sent(STAGE)).toHaveLength(1)
  })

  test('that was answered by another server is told apart', async () => {
    replies[STAGE] = [new Response('<h1>Wifi</h1>')]
    expect(await read()).toMatchObject({ status: 200, codigo: 'respuesta_ilegible' })
  })

  test('with a refusal inside data is thrown', async () => {
    replies[STAGE] = [ok({ codigoError: 400, codigo: 'etapa', descripcion: 'No se pudo.' })]
    const error = await read()
    expect(error).toBeInstanceOf(AlerceError)
    expect(error).toMatchObject({ status: 400, codigo: 'etapa', descripcion: 'No se pudo.' })
  })
})

describe('a write', () => {
  test.each<[string, Reply]>([
    ['no answer', 'lost'],
    ['503', refused(503)],
  ])('is sent once; asked again after %s, under the same key', async (_title, first) => {
    const alerce = create()
    replies[HANDLED] = [first, ok('ok')]
    expect(await write(alerce)).toBeInstanceOf(AlerceError)
    expect(sent(HANDLED)).toHaveLength(1)
    expect(await write(alerce)).toBe('ok')
    expect(await write(alerce)).toBe('ok')
    const [lost, again, anew] = sent(HANDLED).map(({ headers }) => headers['idempotency-key'])
    expect(lost).toMatch(/^[\w-]{36}$/)
    expect([again === lost, anew === lost]).toEqual([true, false])
  })

  test('carries the key that its program gives', async () => {
    await write(create(), 'pedido-1')
    expect(sent(HANDLED)[0]?.headers['idempotency-key']).toBe('pedido-1')
  })

  test('refused for its token is sent again under the same key', async () => {
    replies[HANDLED] = [refused(401), ok('ok')]
    expect(await write()).toBe('ok')
    const [first, second] = sent(HANDLED).map(({ headers }) => headers['idempotency-key'])
    expect(second).toBe(first)
  })
})

describe('a file', () => {
  const FILE = '/api/v1/descargarDocumentosContractuales'
  const file = async () => await outcome(create().callFile('descargarDocumentosContractuales', { id: 7 }))

  test('comes as it is', async () => {
    replies[`${FILE}?id=7`] = [new Response('%PDF')]
    expect(await ((await file()) as Blob).text()).toBe('%PDF')
  })

  test('that is refused is thrown', async () => {
    replies[`${FILE}?id=7`] = [refused(404)]
    expect(await file()).toMatchObject({ status: 404, codigo: 'rechazo' })
  })
})

test('a call that is closed to clients does not compile, nor one with other fields', () => {
  const alerce = create()
  // @ts-expect-error obtenerMiDia is of the screens
  expect(() => alerce.call('obtenerMiDia', {})).toBeTypeOf('function')
  // @ts-expect-error prospectoId is missing
  expect(() => alerce.call('obtenerEtapaProspecto', {})).toBeTypeOf('function')
})

test('one file without imports holds the client, and no zod', async () => {
  const bundle = await rolldown({ input: new URL('client.ts', import.meta.url).pathname, logLevel: 'warn' })
  const { output } = await bundle.generate()
  expect(output).toHaveLength(1)
  expect(output[0].imports).toEqual([])
  expect(output[0].moduleIds.filter((id) => /zod|operations/.test(id))).toEqual([])
})
