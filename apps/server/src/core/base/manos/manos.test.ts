import { manosMessages } from '@alerce/contract/messages/base/manos'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { nuevoRut, porHttp } from '../../../testing/ventas.ts'
import { manoReciente } from './read-model.ts'

let desk: Desk
let administracion: Client
const ids = new Map<string, number>()
beforeAll(async () => {
  desk = await openDesk()
  for (const { id, usuario } of await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute())
    ids.set(usuario, id)
})
beforeEach(async () => {
  desk.clock.move(INICIO)
  await desk.db.deleteFrom('intervencionUsuario').execute()
  administracion = await desk.as('administracion')
})
afterAll(() => desk.close())

const idOf = (usuario: string) => ids.get(usuario) ?? 0
const impide = async (otro: number) => {
  const donde = { tx: desk.db, ahora: desk.clock.ahora(), hoy: desk.clock.hoy() }
  return (await manoReciente(donde, idOf('administracion'), otro))?.text ?? null
}
const SIETE = manosMessages.reciente.text.replace('{dias}', '7')
const persona = () => ({
  usuario: `nueva-${nuevoRut().slice(0, 8).replaceAll('.', '')}`,
  rut: nuevoRut(),
  nombres: 'Eva',
  apellidoPaterno: 'Lira',
  correo: 'eva.lira@example.cl',
  roles: ['mesa' as const],
})
const leida = async (usuarioId: number) =>
  (await porHttp(administracion)('obtenerUsuario', { usuarioId })) ?? expect.unreachable()

test('an account created by the first person is no second one for seven days, then it is', async () => {
  const { usuarioId } = await porHttp(administracion)('guardarUsuario', persona())
  expect(await impide(usuarioId)).toBe(SIETE)
  desk.clock.pasan(7 * DIA_MS)
  expect(await impide(usuarioId)).toBeNull()
})

test.each<[string, (usuarioId: number) => Promise<unknown>]>([
  [
    'activated again',
    async (usuarioId) => {
      const acts = porHttp(administracion)
      await acts('cambiarEstadoUsuario', { usuarioId, activo: false })
      await desk.db.deleteFrom('intervencionUsuario').execute()
      await acts('cambiarEstadoUsuario', { usuarioId, activo: true })
    },
  ],
  [
    'given a role',
    async (usuarioId) =>
      porHttp(administracion)('guardarUsuario', {
        ...(await leida(usuarioId)),
        roles: ['asesor', 'mesa'],
      }),
  ],
  [
    'given another mailbox',
    async (usuarioId) =>
      porHttp(administracion)('guardarUsuario', { ...(await leida(usuarioId)), correo: 'otro@example.cl' }),
  ],
  ['given a password link', (usuarioId) => porHttp(administracion)('crearEnlaceClave', { usuarioId })],
])('an account %s by the first person is no second one', async (_title, act) => {
  expect(await impide(idOf('asesor2'))).toBeNull()
  await act(idOf('asesor2'))
  expect(await impide(idOf('asesor2'))).toBe(SIETE)
})

test('other changes of an account leave it a second person, and so do acts on the own one', async () => {
  const otra = { ...(await leida(idOf('mesa'))), telefono: '912345678' }
  await porHttp(administracion)('guardarUsuario', otra)
  await porHttp(administracion)('crearEnlaceClave', { usuarioId: idOf('administracion') })
  expect(await desk.db.selectFrom('intervencionUsuario').select('id').execute()).toEqual([])
})

test('the days are a parameter', async () => {
  await porHttp(administracion)('crearEnlaceClave', { usuarioId: idOf('jefatura') })
  const parametro = { clave: 'diasDeSegundaPersona', valor: '30', desde: '2026-01-01' }
  await desk.db.insertInto('parametro').values(parametro).execute()
  desk.clock.pasan(29 * DIA_MS)
  expect(await impide(idOf('jefatura'))).toContain('últimos 30 días')
  await desk.db.deleteFrom('parametro').where('clave', '=', parametro.clave).execute()
})
