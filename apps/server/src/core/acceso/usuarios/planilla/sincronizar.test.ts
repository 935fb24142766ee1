import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'

let desk: Desk
let cliente: Client
const giveAlcances = (alcances: string[]) => desk.db.updateTable('clienteApi').set({ alcances }).execute()
beforeAll(async () => {
  desk = await openDesk()
  await giveAlcances(['usuarios'])
  cliente = await desk.bearer()
})
beforeEach(async () => {
  await desk.db.updateTable('usuario').set({ activo: true }).execute()
})
afterAll(() => desk.close())

const RUTA = routes.sincronizarUsuarios.path
interface Persona {
  readonly usuario: string
  readonly roles: readonly string[]
}
/** The users of this desk, as the other system lists them. */
async function lista(): Promise<Persona[]> {
  const todos = await desk.db
    .selectFrom('usuario')
    .leftJoin('equipo', 'equipo.id', 'usuario.equipoId')
    .select(['usuario', 'rut', 'nombres', 'apellidoPaterno', 'apellidoMaterno', 'correo', 'telefono', 'roles'])
    .select((e) => e.fn.coalesce('equipo.nombre', e.val('')).as('equipo'))
    .orderBy('usuario.id')
    .execute()
  return todos.filter(({ roles }) => !roles.includes('administracion'))
}
const nueva = {
  usuario: 'Desde-Fuera',
  rut: '11111111-1',
  nombres: 'Eva',
  apellidoPaterno: 'Lira',
  correo: 'eva@isapre.test',
  roles: ['asesor'],
  equipo: 'Equipo Externo',
}
const sync = (usuarios: readonly object[], more: object = {}) => cliente.post(RUTA, { usuarios, ...more })
const situaciones = ({ body }: { body: { data: { filas: { usuario: string; situacion: string }[] } } }) =>
  Object.fromEntries(
    body.data.filas
      .filter(({ situacion }) => situacion !== 'igual')
      .map(({ usuario, situacion }) => [usuario, situacion]),
  )

test('a new person is created and told by a letter without a password; repeated, the list changes nothing', async () => {
  const todos = [...(await lista()), nueva]
  expect(situaciones(await sync(todos))).toEqual({ 'desde-fuera': 'nueva' })
  const cartas = await desk.db
    .selectFrom('correo')
    .select(['para', 'texto'])
    .where('asunto', '=', 'Se creó su cuenta')
    .execute()
  expect(cartas).toMatchObject([{ para: 'eva@isapre.test', texto: expect.stringContaining('/dashboard/olvido') }])
  expect(situaciones(await sync(todos))).toEqual({})
  const registro = await desk.db
    .selectFrom('eventoSeguridad')
    .select(['actor', 'sobre'])
    .where('evento', '=', 'Usuarios sincronizados con otra lista')
    .execute()
  expect(registro).toEqual([{ actor: expect.stringMatching(/^cliente /), sobre: '1 guardados, 0 desactivados' }])
})

test('who is missing is deactivated, and activated again once listed', async () => {
  const todos = await lista()
  const sin = todos.filter(({ usuario }) => usuario !== 'asesor2')
  expect(situaciones(await sync(sin, { desactivaHasta: 1 }))).toEqual({ asesor2: 'desactivada' })
  expect(situaciones(await sync(todos))).toEqual({ asesor2: 'cambia' })
})

test('a list that would deactivate more than the call allows changes nothing', async () => {
  const [una] = await lista()
  const nadie = await sync([{ ...nueva, usuario: 'no-entra', rut: '22222222-2' }, una ?? {}])
  expect(nadie.status).toBe(422)
  const answer = await sync([{ ...nueva, usuario: 'no-entra', rut: '22222222-2' }, una ?? {}], { desactivaHasta: 1 })
  expect(answer).toMatchObject({ status: 422, body: { codigo: m.muchosDesactivados.code } })
  expect((await lista()).some(({ usuario }) => usuario === 'no-entra')).toBe(false)
})

test('a wrong row is reported at its column and the others are done', async () => {
  const todos = await lista()
  const mala = { ...nueva, usuario: 'mala', rut: '1-1' }
  const otra = { ...nueva, usuario: 'otra-mas', rut: '33333333-3' }
  const answer = await sync([...todos, mala, otra])
  expect(situaciones(answer)).toEqual({ mala: 'error', 'otra-mas': 'nueva' })
  const fila = answer.body.data.filas.find(({ usuario }: { usuario: string }) => usuario === 'mala')
  expect(fila.errores).toMatchObject([{ columna: 'rut' }])
})

test('administrators are neither made, changed nor deactivated by another system', async () => {
  const todos = await lista()
  const jefe = { ...nueva, usuario: 'jefe-nuevo', rut: '44444444-4', roles: ['administracion'] }
  const propio = { ...nueva, usuario: 'administracion', rut: '55555555-5', roles: ['mesa'] }
  const { body } = await sync([...todos, jefe, propio])
  const errores = body.data.filas.filter(({ situacion }: { situacion: string }) => situacion === 'error')
  expect(errores.map(({ errores: [uno] }: { errores: { mensaje: string }[] }) => uno?.mensaje)).toEqual([
    m.soloEnConsola.text,
    m.soloEnConsola.text,
  ])
  const administra = await desk.db
    .selectFrom('usuario')
    .select(['activo', 'roles'])
    .where('usuario', '=', 'administracion')
    .executeTakeFirstOrThrow()
  expect(administra).toMatchObject({ activo: true, roles: ['administracion'] })
})

test('a person and a client without the scope are refused, and so is one with it elsewhere', async () => {
  expect((await (await desk.as('administracion')).post(RUTA, { usuarios: [nueva] })).status).toBe(403)
  expect((await cliente.post(routes.obtenerTipoVenta.path, {})).status).toBe(403)
  await giveAlcances(['leer', 'escribir', 'salud'])
  expect((await (await desk.bearer()).post(RUTA, { usuarios: [nueva] })).status).toBe(403)
})
