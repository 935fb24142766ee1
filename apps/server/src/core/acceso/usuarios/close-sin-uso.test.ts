import { cambiarEstadoUsuario } from '@alerce/contract/operations/acceso/usuarios'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { operatorOf } from '../../actor.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({ DEMO: false })
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  await desk.db.deleteFrom('correo').execute()
  await desk.db
    .updateTable('usuario')
    .set({ activo: true, avisoSinUso: null, reactivada: null, creado: INICIO })
    .execute()
  await desk.db.deleteFrom('sesion').execute()
})

const nightly = () => desk.ronda('cerrar-sin-uso')
const pasan = (dias: number) => desk.clock.pasan(dias * DIA_MS)
const activos = async () =>
  (await desk.db.selectFrom('usuario').select('usuario').where('activo', '=', true).orderBy('usuario').execute()).map(
    ({ usuario }) => usuario,
  )
const cartas = async () =>
  (await desk.db.selectFrom('correo').select(['para', 'asunto']).orderBy('id').execute()).map(
    ({ para, asunto }) => `${para}: ${asunto}`,
  )
const correoDe = async (usuario: string) =>
  (await desk.db.selectFrom('usuario').select('correo').where('usuario', '=', usuario).executeTakeFirstOrThrow()).correo

test('an account without login is told 14 days before, and closed with a letter and an entry in the log', async () => {
  const suyo = await correoDe('asesora')
  pasan(75)
  await nightly()
  expect(await cartas()).toEqual([])
  pasan(1)
  await Promise.all([nightly(), nightly()])
  expect((await cartas()).filter((carta) => carta.startsWith(suyo))).toEqual([
    `${suyo}: Su cuenta se cierra el 05-01-2027`,
  ])
  pasan(13)
  await nightly()
  expect(await activos()).toContain('asesora')
  pasan(1)
  await nightly()
  expect(await activos()).toEqual(['administracion'])
  expect((await cartas()).at(-1)).toMatch(/: Su cuenta se cerró$/)
  expect((await cartas()).filter((carta) => carta.startsWith(suyo))).toHaveLength(2)
  const eventos = await desk.db
    .selectFrom('eventoSeguridad')
    .select(['actor', 'evento', 'sobre'])
    .where('sobre', '=', 'asesora: estado')
    .execute()
  expect(eventos).toEqual([{ actor: 'mando cerrar-sin-uso', evento: 'Usuario desactivado', sobre: 'asesora: estado' }])
})

test('the only administrator gets no letter and stays; of two the one used last stays', async () => {
  const quien = await correoDe('administracion')
  pasan(80)
  await nightly()
  expect((await cartas()).some((carta) => carta.startsWith(quien))).toBe(false)
  await desk.db
    .updateTable('usuario')
    .set({ roles: ['administracion'] })
    .where('usuario', '=', 'mesa')
    .execute()
  pasan(1)
  await desk.db.updateTable('usuario').set({ reactivada: desk.clock.ahora() }).where('usuario', '=', 'mesa').execute()
  pasan(200)
  await nightly()
  pasan(15)
  await nightly()
  expect(await activos()).toEqual(['mesa'])
})

test('an account that its administrator opens again counts as used from then on', async () => {
  await desk.db.updateTable('usuario').set({ activo: false }).where('usuario', '=', 'asesora').execute()
  pasan(200)
  const { id: usuarioId } = await desk.db
    .selectFrom('usuario')
    .select('id')
    .where('usuario', '=', 'asesora')
    .executeTakeFirstOrThrow()
  const payload = { usuarioId, activo: true }
  await desk.core.call({ operation: cambiarEstadoUsuario, payload, ...operatorOf('prueba') })
  await nightly()
  expect((await cartas()).some((carta) => carta.includes('asesora'))).toBe(false)
  expect(await activos()).toContain('asesora')
})

test('with the parameter at 0 nobody is told or closed', async () => {
  await desk.db.insertInto('parametro').values({ clave: 'diasSinIngresar', valor: '0', desde: '2026-01-01' }).execute()
  pasan(700)
  await nightly()
  expect(await cartas()).toEqual([])
  await desk.db.deleteFrom('parametro').where('clave', '=', 'diasSinIngresar').execute()
})

test('the demo keeps its users', async () => {
  const demo = await openDesk()
  demo.clock.pasan(700 * DIA_MS)
  await demo.ronda('cerrar-sin-uso')
  expect(await demo.db.selectFrom('correo').select('id').where('asunto', 'like', 'Su cuenta%').execute()).toEqual([])
  await demo.close()
})
