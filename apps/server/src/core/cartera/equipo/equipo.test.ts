import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let ids: Record<string, number>
beforeAll(async () => {
  desk = await openDesk()
  const rows = await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  ids = Object.fromEntries(rows.map((row) => [row.usuario, row.id]))
})
afterAll(() => desk.close())

const prospectoDe = async (usuario: string) =>
  (
    await desk.db
      .selectFrom('prospecto')
      .select('id')
      .where('asesorId', '=', ids[usuario] ?? 0)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id

test('a head of team reads the advisors of the team and the advisor of a prospecto', async () => {
  const call = porHttp(await desk.as('jefatura'))
  const asesores = [{ identificador: ids.asesora, nombre: 'Camila Rojas', activo: true }]
  expect(await call('obtenerAsesoresDelEquipo', {})).toEqual({ asesores, deProspecto: null })
  const prospectoId = await prospectoDe('asesora')
  expect(await call('obtenerAsesoresDelEquipo', { prospectoId })).toEqual({ asesores, deProspecto: ids.asesora })
})

test('a head gets 404 for a prospecto, a day or an agenda of another team', async () => {
  const jefatura = await desk.as('jefatura')
  const prospectoId = await prospectoDe('asesor2')
  expect((await jefatura.post(routes.obtenerAsesoresDelEquipo.path, { prospectoId })).status).toBe(404)
  const identificador = ids.asesor2
  expect((await jefatura.post(routes.obtenerMiDia.path, { identificador })).status).toBe(404)
  const lapso = { fechaHoraInicio: '08/10/2026 00:00:00', fechaHoraTermino: '09/10/2026 00:00:00' }
  expect((await jefatura.post(routes.obtenerCitas.path, { identificador, ...lapso })).status).toBe(404)
})

test('the day of one advisor of the team is that of its advisor', async () => {
  const suyo = await porHttp(await desk.as('asesora'))('obtenerMiDia', {})
  const call = porHttp(await desk.as('jefatura'))
  expect(await call('obtenerMiDia', { identificador: ids.asesora ?? 0 })).toEqual(suyo)
})
