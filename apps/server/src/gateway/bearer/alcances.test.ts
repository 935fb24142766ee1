import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { dsNueva, porHttp } from '../../testing/ventas.ts'
import { recordCliente } from './repository.ts'

let desk: Desk
let identificador: number
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  identificador = (await dsNueva(await desk.as('asesora'))).identificador
})
afterAll(() => desk.close())

const request = (scope?: string) => desk.anyone().takeToken('alerce-demo', 'alerce-demo-secret', scope)
const cliente = () => desk.db.selectFrom('clienteApi').selectAll().where('id', '=', 'alerce-demo')

describe('the scope of a token', () => {
  test.each([
    ['all that the client may do, when nothing is asked', undefined, 'leer escribir salud'],
    ['the requested scope', 'leer', 'leer'],
    ['the requested scopes, in our order and once', 'salud  leer salud', 'leer salud'],
    ['all, asked as a blank', ' ', 'leer escribir salud'],
  ])('is %s', async (_title, asked, scope) => {
    expect((await request(asked)).body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope })
  })

  test.each(['todo', 'leer todo', 'LEER', 'leer,escribir'])('%s is refused', async (asked) => {
    const { status, body } = await request(asked)
    expect([status, body]).toEqual([400, { error: 'invalid_scope' }])
  })

  test('is never more than the client may do', async () => {
    await desk.db
      .updateTable('clienteApi')
      .set({ alcances: ['leer'] })
      .where('id', '=', 'alerce-demo')
      .execute()
    expect((await request('leer escribir')).body).toEqual({ error: 'invalid_scope' })
    expect((await request()).body).toMatchObject({ scope: 'leer' })
    const all = { alcances: ['leer', 'escribir', 'salud'] }
    await desk.db.updateTable('clienteApi').set(all).where('id', '=', 'alerce-demo').execute()
  })

  test('is refused with a wrong secret', async () => {
    const { status, body } = await desk.anyone().takeToken('alerce-demo', 'otro', 'todo')
    expect([status, body]).toEqual([401, { error: 'invalid_client' }])
  })
})

describe('a token may', () => {
  const llamadas = {
    lee: (c: Caller) => c.post(routes.obtenerEtapa.path, { identificador }),
    escribe: (c: Caller) => c.post(routes.eliminarCita.path, { citaId: 999_999 }),
    leeSalud: (c: Caller) => c.post(routes.obtenerPreguntasDS.path, { identificador }),
    escribeSalud: (c: Caller) => c.post(routes.enviarDS.path, { identificador: 999_999 }),
  }
  type Caller = ReturnType<Desk['anyone']>

  test.each([
    ['leer', { lee: true, escribe: false, leeSalud: false, escribeSalud: false }],
    ['escribir', { lee: false, escribe: true, leeSalud: false, escribeSalud: false }],
    ['salud', { lee: false, escribe: false, leeSalud: false, escribeSalud: false }],
    ['leer escribir', { lee: true, escribe: true, leeSalud: false, escribeSalud: false }],
    ['leer salud', { lee: true, escribe: false, leeSalud: true, escribeSalud: false }],
    ['escribir salud', { lee: false, escribe: true, leeSalud: false, escribeSalud: true }],
    ['leer escribir salud', { lee: true, escribe: true, leeSalud: true, escribeSalud: true }],
  ])('%s: %o', async (scope, expected) => {
    const client = desk.anyone()
    await client.takeToken('alerce-demo', 'alerce-demo-secret', scope)
    const may: Record<string, boolean> = {}
    for (const [nombre, llamar] of Object.entries(llamadas)) may[nombre] = (await llamar(client)).status !== 403
    expect(may).toEqual(expected)
  })

  test.each([
    ['escribir', 'lee', 'leer'],
    ['leer', 'escribe', 'escribir'],
    ['leer', 'leeSalud', 'leer salud'],
    ['leer escribir', 'escribeSalud', 'escribir salud'],
  ] as const)('%s: calling %s answers the missing scope', async (scope, nombre, toma) => {
    const client = desk.anyone()
    await client.takeToken('alerce-demo', 'alerce-demo-secret', scope)
    const { status, headers, body } = await llamadas[nombre](client)
    expect([status, body.codigo]).toEqual([403, 'alcance_insuficiente'])
    expect(headers['www-authenticate']).toBe(`Bearer realm="Alerce", error="insufficient_scope", scope="${toma}"`)
  })

  test('not call an operation without a scope; the refusal names none', async () => {
    const client = await desk.bearer()
    const { status, headers } = await client.post(routes.obtenerUsuarios.path, {})
    expect([status, headers['www-authenticate']]).toEqual([403, undefined])
  })
})

test('tokens that expired are forgotten by the round', async () => {
  const tokens = async () => (await desk.db.selectFrom('tokenApi').select('expira').execute()).length
  await request()
  desk.clock.move('2026-10-07T14:00:00.000Z')
  expect(await tokens()).toBeGreaterThan(1)
  await request()
  await desk.ronda('olvidar-tokens')
  expect(await tokens()).toBe(1)
})

describe('the client of the environment, at a start', () => {
  const start = async (secretoHash: string) => {
    await recordCliente(desk.db, 'alerce-demo', 'alerce-demo', secretoHash)
    return await cliente().executeTakeFirstOrThrow()
  }

  test('takes the secret of the environment, and stays off when it was turned off', async () => {
    await desk.db.updateTable('clienteApi').set({ activo: false }).where('id', '=', 'alerce-demo').execute()
    expect(await start('nuevo')).toMatchObject({ secretoHash: 'nuevo', activo: false })
  })

  test('keeps a secret that was rotated since', async () => {
    const administracion = await desk.as('administracion')
    await porHttp(administracion)('rotarSecreto', { clienteId: 'alerce-demo' })
    expect((await start('del entorno')).secretoHash).toMatch(/^\$argon2id\$/)
  })
})
