import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { type Desk, openDesk } from '../testing/desk.ts'

let desk: Desk
let asesora: Client
let cliente: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  cliente = await desk.bearer()
})
afterAll(() => desk.close())

const nuevo = {
  tipoProspecto: 'REF',
  nombres: 'maría josé',
  apellidoPaterno: 'núñez',
  apellidoMaterno: "o'higgins",
  celular: '912345678',
  correo: 'maria.nunez@example.cl',
}
const INGRESAR = routes.ingresarProspecto.path
const LISTA = routes.obtenerProspectos.path
const rango = { rangoInicio: '01-01-2026', rangoTermino: '07-10-2026', pagina: 1, limite: 15 }

describe('access by caller', () => {
  test.each([
    ['nobody', () => desk.anyone().post(LISTA, rango), 401, 'sin_sesion'],
    [
      'a wrong bearer token',
      () => desk.anyone().post(LISTA, rango, { authorization: 'Bearer x' }),
      401,
      'credenciales_cliente',
    ],
    [
      'a session without its CSRF token',
      () => asesora.post(LISTA, rango, { 'x-csrf-token': 'otro' }),
      403,
      'csrf_invalido',
    ],
    ['another role', () => asesora.post(routes.obtenerColaContraloria.path, {}), 403, 'sin_permiso'],
    [
      'a bearer client calling an internal operation',
      () => cliente.post(routes.obtenerBorrador.path, {}),
      403,
      'sin_permiso',
    ],
  ])('%s is refused', async (_title, call, status, codigo) => {
    const answer = await call()
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ httpCode: status, codigo, data: null })
  })

  test('credentials of a client are checked, and errors follow OAuth', async () => {
    const wrong = await desk.anyone().takeToken('alerce-demo', 'otra')
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({ error: 'invalid_client' })
    const right = await desk.anyone().takeToken()
    expect(right.body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
  })

  test('a token ends after an hour', async () => {
    const client = await desk.bearer()
    desk.clock.move('2026-10-07T14:00:01.000Z')
    expect((await client.post(LISTA, rango)).status).toBe(401)
    desk.clock.move('2026-10-07T13:00:00.000Z')
  })
})

describe('a malformed call', () => {
  const raw = (payload: string, headers = {}) =>
    desk.app.inject({
      method: 'POST',
      url: INGRESAR,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })

  test.each([
    ['broken JSON', () => raw('{"a":'), 400],
    ['no JSON', () => raw('a=1', { 'content-type': 'text/plain' }), 400],
    ['a body of 5 MB', () => raw(JSON.stringify({ a: 'x'.repeat(5_000_000) })), 413],
    ['prototype poisoning', () => raw('{"__proto__":{"a":1}}'), 400],
    ['a path that is not', () => desk.app.inject({ method: 'POST', url: '/api/v1/nada' }), 404],
  ])('%s', async (_title, call, status) => {
    const answer = await call()
    expect([answer.statusCode, answer.json().httpCode]).toEqual([status, status])
    expect(answer.body).not.toMatch(/at .*\.ts|node_modules/)
  })

  test('a NUL in a text is refused, not stored', async () => {
    expect((await asesora.post(INGRESAR, { ...nuevo, nombres: 'a\0b' })).status).toBe(400)
  })

  test('each field is named', async () => {
    const { status, body } = await asesora.post(LISTA, { ...rango, rangoInicio: '2026-01-01', pagina: 'dos' })
    expect(status).toBe(400)
    expect(body.errores.map((e: { campo: string }) => e.campo).toSorted()).toEqual(['pagina', 'rangoInicio'])
  })
})

describe('paths and keys', () => {
  test('are read without regard to case', async () => {
    const answer = await cliente.post('/API/V1/OBTENERTIPOVENTA', { PROSPECTOID: '999999' })
    expect(answer.body.codigo).toBe('no_encontrado')
  })
})

test('a logout is kept with its type, however its key is spelled', async () => {
  const client = await desk.as('asesor2')
  const salida = { TIPO: 'I', ORIGEN: 'DASHBOARD' }
  expect((await client.post(routes.registroAcceso.path, salida)).status).toBe(200)
  const last = await desk.db.selectFrom('sesion').select('motivoCierre').orderBy('id', 'desc').limit(1).execute()
  expect(last).toEqual([{ motivoCierre: 'I' }])
})

describe('a repeated write', () => {
  const key = (clave: string) => ({ 'idempotency-key': clave })

  test('returns the first reply, and runs once', async () => {
    const first = await asesora.post(INGRESAR, nuevo, key('clave-0001'))
    const second = await asesora.post(INGRESAR, nuevo, key('clave-0001'))
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
  })

  test('twice at the same moment happens once too', async () => {
    const [a, b] = await Promise.all([1, 2].map(() => asesora.post(INGRESAR, nuevo, key('clave-0002'))))
    expect(a?.body.data.prospectoId).toBe(b?.body.data.prospectoId)
  })

  test('with other data under the same key is refused', async () => {
    await asesora.post(INGRESAR, nuevo, key('clave-0003'))
    const other = await asesora.post(INGRESAR, { ...nuevo, nombres: 'otra' }, key('clave-0003'))
    expect([other.status, other.body.codigo]).toEqual([422, 'clave_repetida'])
  })

  test('is refused with a status of the call, also where refusals travel in data', async () => {
    const { prospectoId } = (await asesora.post(INGRESAR, nuevo, key('clave-0006'))).body.data
    const cita = { prospectoId, fechaHoraInicio: '13/10/2026 10:00:00', duracionMinutos: 30 }
    expect((await asesora.post(routes.agendarCita.path, cita, key('clave-0007'))).status).toBe(200)
    const other = await asesora.post(routes.agendarCita.path, { ...cita, duracionMinutos: 45 }, key('clave-0007'))
    expect([other.status, other.body.codigo, other.body.data]).toEqual([422, 'clave_repetida', null])
  })

  test('is remembered for two days, then forgotten', async () => {
    await asesora.post(INGRESAR, nuevo, key('clave-0005'))
    const stored = () => desk.db.selectFrom('idempotencia').select('clave').where('clave', '=', 'clave-0005').execute()
    expect(await stored()).toHaveLength(1)
    await desk.db
      .updateTable('idempotencia')
      .set({ creada: '2026-10-05T12:59:59.000Z' })
      .where('clave', '=', 'clave-0005')
      .execute()
    await desk.ronda('olvidar-respuestas')
    expect(await stored()).toEqual([])
    const rows = await desk.db.selectFrom('idempotencia').select('clave').execute()
    expect(rows).toContainEqual({ clave: 'clave-0003' })
  })

  test('a login is never remembered: each one is checked', async () => {
    const login = { usuario: 'asesora', clave: 'Alerce-2026' }
    const answer = await desk.anyone().post(routes.autenticarDashboard.path, login, key('clave-0004'))
    expect(answer.status).toBe(200)
    const rows = await desk.db.selectFrom('idempotencia').select('clave').where('clave', '=', 'clave-0004').execute()
    expect(rows).toEqual([])
  })

  test('the remembered answers are not readable in the database', async () => {
    const rows = await desk.db.selectFrom('idempotencia').select('respuesta').execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((r) => !r.respuesta.toString('latin1').includes('prospectoId'))).toBe(true)
  })
})

describe('a stale version', () => {
  test('is refused with the changed fields and their author', async () => {
    const { prospectoId, version } = await asesora.data(INGRESAR, nuevo)
    await asesora.data(INGRESAR, { ...nuevo, prospectoId, version, celular: '987654321' })
    const late = await asesora.post(INGRESAR, { ...nuevo, prospectoId, version, nombres: 'tarde' })
    expect([late.status, late.body.codigo]).toEqual([412, 'version_antigua'])
    expect(late.body.data.campos).toContainEqual(expect.objectContaining({ campo: 'celular', etiqueta: 'Celular' }))
    expect(late.body.data.quien).not.toBe('')
  })
})

describe('the server itself', () => {
  test('lives and is ready', async () => {
    expect((await desk.app.inject('/healthz')).statusCode).toBe(200)
    expect((await desk.app.inject('/readyz')).statusCode).toBe(200)
  })

  test('describes every call in OpenAPI 3.1', async () => {
    const document = (await desk.app.inject('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const described = Object.values(document.paths as Record<string, object>).flatMap((methods) =>
      Object.values(methods),
    )
    expect(described.map((o) => o.operationId).toSorted()).toEqual(Object.keys(routes).toSorted())
  })

  test('sends the security headers with every answer', async () => {
    const { headers } = await desk.app.inject('/healthz')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': expect.any(String) })
    expect(headers['x-powered-by']).toBeUndefined()
  })
})
