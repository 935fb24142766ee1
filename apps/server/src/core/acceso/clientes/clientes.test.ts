import { routes } from '@alerce/contract/routes'
import { maximoDeClientes } from '@alerce/domain/limites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let administracion: Client
beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.move(INICIO))

const CREAR = routes.crearCliente.path
const LISTA = routes.obtenerTipoProspectos.path
const call = () => porHttp(administracion)

type Alcances = ('leer' | 'escribir' | 'salud')[]
let last = 0
async function nuevo(alcances: Alcances = ['leer']) {
  last += 1
  const { clienteId, secreto } = await call()('crearCliente', { clienteId: `cliente-${last}`, alcances })
  const client = desk.anyone()
  return { clienteId, secreto, client, alcances }
}
const cliente = async (clienteId: string) => {
  const todos = await call()('obtenerClientes', {})
  return todos.find((c) => c.clienteId === clienteId)!
}
const eventos = async () => (await call()('obtenerEventosSeguridad', { limite: 2 })).eventos
const fila = (id: string) => desk.db.selectFrom('clienteApi').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('there are no more of them than a list shows whole', async () => {
  const llenar = Array.from({ length: maximoDeClientes }, (_, n) => ({
    id: `lleno-${n}`,
    nombre: 'lleno',
    secretoHash: '',
  }))
  await desk.db.insertInto('clienteApi').values(llenar).execute()
  const { status, body } = await administracion.post(CREAR, { clienteId: 'uno-mas', alcances: ['leer'] })
  await desk.db.deleteFrom('clienteApi').where('nombre', '=', 'lleno').execute()
  expect([status, body.errores]).toEqual([
    422,
    [{ campo: 'clienteId', mensaje: 'Ya hay 100 clientes, el máximo: active uno de los que ya no se usan' }],
  ])
})

test('nor are there more when several are made at once', async () => {
  const hay = (await call()('obtenerClientes', {})).length
  const llenar = Array.from({ length: maximoDeClientes - hay - 1 }, (_, n) => ({
    id: `lleno-${n}`,
    nombre: 'lleno',
    secretoHash: '',
  }))
  await desk.db.insertInto('clienteApi').values(llenar).execute()
  const create = (n: number) => administracion.post(CREAR, { clienteId: `a-la-vez-${n}`, alcances: ['leer'] })
  const answers = await Promise.all([1, 2, 3, 4].map(create))
  await desk.db
    .deleteFrom('clienteApi')
    .where((e) => e.or([e('nombre', '=', 'lleno'), e('id', 'like', 'a-la-vez-%')]))
    .execute()
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
})

describe('a new client', () => {
  test('gets a secret of 256 bits, shown once, that opens the API', async () => {
    const { clienteId, secreto, client } = await nuevo(['salud', 'leer', 'leer'])
    expect(Buffer.from(secreto, 'base64url')).toHaveLength(32)
    expect((await client.takeToken(clienteId, secreto)).body).toMatchObject({ scope: 'leer salud' })
    expect((await client.get(LISTA)).status).toBe(200)
    expect(await cliente(clienteId)).toEqual({
      clienteId,
      alcances: ['leer', 'salud'],
      activo: true,
      creado: INICIO,
      rotado: null,
      anteriorHasta: null,
      version: 1,
    })
  })

  test('is kept with its secret as argon2id only, and in the log without it', async () => {
    const { clienteId, secreto } = await nuevo()
    expect((await fila(clienteId)).secretoHash).toMatch(/^\$argon2id\$/)
    expect((await eventos())[0]).toMatchObject({ evento: 'Cliente de la API creado', sobre: `${clienteId} (leer)` })
    expect(JSON.stringify(await eventos())).not.toContain(secreto)
  })

  test.each([
    ['with an id already in use', { clienteId: 'alerce-demo' }, 409, 'clienteId'],
    ['with blanks in its id', { clienteId: 'dos palabras' }, 400, 'clienteId'],
    ['without an id', { clienteId: '' }, 400, 'clienteId'],
    ['that may do nothing', { alcances: [] }, 400, 'alcances'],
    ['with a scope that is none', { alcances: ['todo'] }, 400, 'alcances.0'],
  ])('%s is refused at the field', async (_title, changes, expected, campo) => {
    const { status, body } = await administracion.post(CREAR, { clienteId: 'otro', alcances: ['leer'], ...changes })
    expect([status, body.errores[0].campo]).toEqual([expected, campo])
  })
})

describe('a rotated secret', () => {
  test('leaves the one before for 24 hours, and not a moment more', async () => {
    const { clienteId, secreto: anterior } = await nuevo()
    const { secreto, anteriorHasta } = await call()('rotarSecreto', { clienteId })
    expect(anteriorHasta).toBe('2026-10-08T13:00:00.000Z')
    expect(await cliente(clienteId)).toMatchObject({ rotado: INICIO, anteriorHasta })
    expect((await eventos())[0]).toMatchObject({
      evento: 'Secreto de cliente rotado',
      sobre: `${clienteId} (activo: leer; secreto nuevo)`,
    })
    const status = async (secret: string) => (await desk.anyone().takeToken(clienteId, secret)).status
    desk.clock.move('2026-10-08T12:59:59.999Z')
    expect([await status(anterior), await status(secreto), await status('otro')]).toEqual([200, 200, 401])
    desk.clock.move(anteriorHasta)
    expect([await status(anterior), await status(secreto)]).toEqual([401, 200])
  })

  test('that another administrator rotated meanwhile is not rotated over: the first one keeps its day', async () => {
    const { clienteId, secreto: first } = await nuevo()
    await call()('rotarSecreto', { clienteId, version: 1 })
    const { status, body } = await administracion.post(routes.rotarSecreto.path, { clienteId, version: 1 })
    expect([status, body.data]).toMatchObject([412, { campos: [{ campo: 'secreto', etiqueta: 'Secreto' }] }])
    expect((await desk.anyone().takeToken(clienteId, first)).status).toBe(200)
    await call()('rotarSecreto', { clienteId, version: 2 })
    const cambio = { clienteId, activo: true, alcances: ['leer', 'salud'], version: 1 }
    const stale = await administracion.post(routes.cambiarCliente.path, cambio)
    expect(stale.body.data.campos.map((one: { campo: string }) => one.campo)).toEqual(['secreto'])
  })

  test('by two requests at once is rotated once: the first secret works, the second gets 412', async () => {
    const { clienteId, secreto: anterior } = await nuevo()
    const otra = await desk.as('administracion')
    const rotate = (client: Client) => client.post(routes.rotarSecreto.path, { clienteId, version: 1 })
    const answers = await Promise.all([rotate(administracion), rotate(otra)])
    const [hecha, tarde] = answers.toSorted((one, two) => one.status - two.status)
    expect([hecha?.status, tarde?.status, tarde?.body.data.campos]).toMatchObject([200, 412, [{ campo: 'secreto' }]])
    for (const secreto of [anterior, hecha?.body.data.secreto])
      expect((await desk.anyone().takeToken(clienteId, secreto)).status).toBe(200)
  })

  test('twice leaves only the last one before', async () => {
    const { clienteId, secreto: first } = await nuevo()
    const { secreto: second } = await call()('rotarSecreto', { clienteId })
    await call()('rotarSecreto', { clienteId })
    const status = async (secret: string) => (await desk.anyone().takeToken(clienteId, secret)).status
    expect([await status(first), await status(second)]).toEqual([401, 200])
  })
})

describe('a changed client', () => {
  test('that is off is out at once, its tokens with it; on again, it needs a new token and its last secret', async () => {
    const { clienteId, secreto: anterior, client, alcances } = await nuevo()
    const { secreto } = await call()('rotarSecreto', { clienteId })
    await client.takeToken(clienteId, secreto)
    await call()('cambiarCliente', { clienteId, activo: false, alcances })
    expect((await client.get(LISTA)).status).toBe(401)
    expect((await client.takeToken(clienteId, secreto)).status).toBe(401)
    await call()('cambiarCliente', { clienteId, activo: true, alcances })
    expect((await client.get(LISTA)).status).toBe(401)
    expect((await client.takeToken(clienteId, anterior)).status).toBe(401)
    expect((await client.takeToken(clienteId, secreto)).status).toBe(200)
    expect((await eventos()).map((e) => e.sobre)).toEqual([
      `${clienteId} (activo: leer)`,
      `${clienteId} (desactivado: leer)`,
    ])
  })

  test('with fewer scopes narrows the tokens there are at once; with more, never widens them', async () => {
    const { clienteId, secreto, client } = await nuevo(['leer', 'escribir'])
    await client.takeToken(clienteId, secreto)
    const write = async () => (await client.post(routes.eliminarCita.path, { citaId: 999_999 })).status
    expect(await write()).toBe(404)
    await call()('cambiarCliente', { clienteId, activo: true, alcances: ['leer', 'salud'] })
    expect([await write(), (await client.get(LISTA)).status]).toEqual([403, 200])
    const salud = await client.post(routes.obtenerPreguntasDS.path, { identificador: 999_999 })
    expect(salud.status).toBe(403)
  })

  test('that somebody else changed meanwhile is not written over', async () => {
    const { clienteId } = await nuevo()
    await call()('cambiarCliente', { clienteId, activo: true, alcances: ['leer', 'salud'], version: 1 })
    const cambio = { clienteId, activo: true, alcances: ['leer', 'escribir'] as Alcances, version: 1 }
    const { status, body } = await administracion.post(routes.cambiarCliente.path, cambio)
    expect([status, body.data]).toMatchObject([
      412,
      { propio: true, campos: [{ campo: 'alcances', etiqueta: 'Alcances' }] },
    ])
    await call()('cambiarCliente', { ...cambio, version: 2 })
    const todos = await call()('obtenerClientes', {})
    expect(todos).toContainEqual(expect.objectContaining({ clienteId, alcances: ['leer', 'escribir'], version: 3 }))
  })

  test.each(['rotarSecreto', 'cambiarCliente'] as const)('%s of a client that is not there is not found', async (n) => {
    const body = { clienteId: 'ninguno', activo: true, alcances: ['leer'] }
    expect((await administracion.post(routes[n].path, body)).status).toBe(404)
  })
})
