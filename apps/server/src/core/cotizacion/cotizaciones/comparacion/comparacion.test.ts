import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { textOfPdf } from '../../../../testing/pdf-text.ts'
import { signInPostulante } from '../../../../testing/postulante.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
let planes: { planId: number; nombrePlan: string; totalUF: number }[]
beforeAll(async () => {
  desk = await openDesk()
  desk.clock.move('2026-10-05T13:00:00.000Z')
  asesora = await desk.as('asesora')
  prospectoId = await signInPostulante(asesora)
  planes = await porHttp(asesora)('obtenerPlanes', { prospectoId })
})
afterAll(() => desk.close())

const compare = (ids: readonly number[] | string, quien = asesora) =>
  quien.post(routes.compararPlanes.path, { prospectoId, planes: String(ids) })

test('plans come priced as they are sold to this family, in the order asked, with their cover by provider', async () => {
  const [uno, , tres] = planes
  const { data } = (await compare([tres?.planId ?? 0, uno?.planId ?? 0])).body
  expect(data.map((p: { nombre: string; totalUF: number }) => [p.nombre, p.totalUF])).toEqual([
    [tres?.nombrePlan, tres?.totalUF],
    [uno?.nombrePlan, uno?.totalUF],
  ])
  const conRed = data.find((p: { libreEleccion: boolean }) => !p.libreEleccion)
  expect(conRed.red[0]).toEqual({
    prestador: expect.any(String),
    hospitalario: expect.any(Number),
    ambulatorio: expect.any(Number),
  })
})

test.each([
  ['five of them', '1,2,3,4,5', 400],
  ['one twice', '1,1', 400],
  ['none', '', 400],
  ['an id that is not a plan', 'uno', 400],
  ['one that is not on sale', '999999', 422],
])('%s is refused', async (_title, ids, status) => expect((await compare(ids)).status).toBe(status))

test('of another advisor it is not there', async () => {
  expect((await compare([planes[0]?.planId ?? 0], await desk.as('asesor2'))).status).toBe(404)
})

test('the paper says the same', async () => {
  const ids = planes.slice(0, 4).map(({ planId }) => planId)
  const answer = await asesora.get(`${routes.descargarComparacion.path}?prospectoId=${prospectoId}&planes=${ids}`)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = await textOfPdf(answer.raw)
  for (const { nombrePlan } of planes.slice(0, 4)) expect(text).toContain(nombrePlan)
  expect(text).toContain('Comparación de planes')
  expect(text).toContain('FELIPE ANDRÉS CONTRERAS MUÑOZ')
})
