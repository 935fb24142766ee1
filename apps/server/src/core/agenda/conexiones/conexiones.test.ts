import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'

let desk: Desk
let asesora: Client
let clave: string
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.db.deleteFrom('conexionCalendario').execute()
  clave = (await connect('iPhone')).clave
})

const connect = async (nombre: string) => await asesora.data('/api/alerce/v1/conectarCalendario', { nombre })
const conexiones = async () => (await asesora.data('/api/alerce/v1/obtenerConexiones')).conexiones
const disconnect = async (client: Client, conexionId: number) =>
  await client.data('/api/alerce/v1/desconectarCalendario', { conexionId })

const basic = (usuario: string, password: string) => `Basic ${Buffer.from(`${usuario}:${password}`).toString('base64')}`

/** First question of a calendar program. */
async function ask(authorization = basic('asesora', clave), host = 'localhost') {
  const headers = { host, ...(authorization === '' ? {} : { authorization }) }
  const { statusCode, headers: answered } = await desk.app.inject({
    method: 'PROPFIND' as never,
    url: '/dav/',
    headers,
  })
  return [statusCode, answered['www-authenticate']]
}

test.each([
  ['no password', () => ''],
  ['another one', () => basic('asesora', 'aaaaa-aaaaa-aaaaa-aaaaa')],
  ['that of another user', () => basic('asesor2', clave)],
  ['that of the desk', () => basic('asesora', 'Alerce-2026')],
])('%s is answered with a challenge', async (_name, authorization) => {
  expect(await ask(authorization())).toEqual([401, 'Basic realm="Alerce", charset="UTF-8"'])
})

test('it works in capitals and without hyphens, and its use is shown', async () => {
  const authorization = basic('ASESORA', clave.toUpperCase().replaceAll('-', ''))
  expect((await ask(authorization))[0]).toBe(207)
  const { usuario, conexiones } = await asesora.data('/api/alerce/v1/obtenerConexiones')
  expect(usuario).toBe('asesora')
  expect(conexiones).toMatchObject([{ nombre: 'iPhone', creada: INICIO, usada: INICIO }])
})

test('over http it is refused, but on the own machine', async () => {
  expect((await ask(basic('asesora', clave), 'alerce.example'))[0]).toBe(403)
})

test('a disconnected program is turned away, and others go on', async () => {
  const { conexionId } = await connect('Thunderbird')
  const [, phone] = await conexiones()
  await disconnect(asesora, phone.conexionId)
  await disconnect(asesora, phone.conexionId)
  expect((await ask())[0]).toBe(401)
  expect(await conexiones()).toMatchObject([{ conexionId }])
})

test('another advisor disconnects nothing', async () => {
  const { conexionId } = await connect('Thunderbird')
  await disconnect(await desk.as('asesor2'), conexionId)
  expect(await conexiones()).toHaveLength(2)
})

test('eleven programs are one too many', async () => {
  for (let i = 0; i < 9; i++) await connect(`Teléfono ${i}`)
  const { status, body } = await asesora.post('/api/alerce/v1/conectarCalendario', { nombre: 'Otro' })
  expect([status, body.codigo]).toEqual([422, 'demasiadas_conexiones'])
})

test('it ends with its user, also if the user returns', async () => {
  const administracion = await desk.as('administracion')
  const { usuarioId } = await desk.db.selectFrom('conexionCalendario').select('usuarioId').executeTakeFirstOrThrow()
  for (const activo of [false, true])
    await administracion.data('/api/alerce/v1/cambiarEstadoUsuario', { usuarioId, activo })
  expect((await ask())[0]).toBe(401)
  asesora = await desk.as('asesora')
})
