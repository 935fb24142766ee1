import { routes } from '@alerce/contract/routes'
import { maximoDeEnvios } from '@alerce/domain/limites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { textOfPdf } from '../../../../testing/pdf-text.ts'
import { signInPostulante } from '../../../../testing/postulante.ts'
import { porHttp } from '../../../../testing/ventas.ts'

/** Mailed quotes: preview, mailed content, and price if quoted today. */

let desk: Desk
let asesora: Client
let prospectoId: number
let planId: number
beforeAll(async () => {
  desk = await openDesk()
  desk.clock.move('2026-10-05T13:00:00.000Z')
  asesora = await desk.as('asesora')
  prospectoId = await signInPostulante(asesora)
  const call = porHttp(asesora)
  await call('guardarRangoPactado', { prospectoId, minimoPlan: 105_000, maximoPlan: 330_000 })
  const planes = await call('obtenerPlanes', { prospectoId })
  planId = planes.find((p) => p.nombrePlan === 'Alerce Bosque 90 Santiago')?.planId ?? 0
  const plan = { prospectoId, planCotizacionId: planId, beneficiosComplementarios: [5] }
  await call('guardarPlanSeleccionado', plan)
})
afterAll(() => desk.close())

const pdf = async (path: string) => {
  const { status, raw } = await asesora.get(path)
  expect(status).toBe(200)
  return await textOfPdf(raw)
}
const enviadas = () => asesora.data(routes.obtenerCotizacionesEnviadas.path, { prospectoId })

test('the letter can be previewed, which changes nothing', async () => {
  const carta = await asesora.data(routes.revisarEnvioCotizacion.path, { prospectoId })
  const { correo } = await asesora.data(routes.obtenerDatosProspecto.path, { prospectoId })
  expect(carta).toEqual({
    para: correo,
    asunto: 'Cotización de su plan de salud Alerce Bosque 90 Santiago',
    texto: expect.stringContaining('Total mensual: 3,213 UF'),
    adjunto: 'cotizacion-ALBQ260101.pdf',
  })
  expect(await pdf(`${routes.descargarCotizacion.path}?prospectoId=${prospectoId}`)).toContain('Cobertura dental')
  expect(await enviadas()).toEqual([])
})

test("a mailed quote does not change with later choices; quoted again, it has today's price", async () => {
  await asesora.data(routes.enviarCotizacionCorreo.path, { prospectoId })
  await asesora.data(routes.guardarPlanSeleccionado.path, { prospectoId, planCotizacionId: planId })
  await asesora.data(routes.enviarCotizacionCorreo.path, { prospectoId })
  await asesora.data(routes.limpiarCotizacion.path, { prospectoId })
  const all = await enviadas()
  expect(all.map((e: Record<string, unknown>) => [e.numero, e.totalUF, e.beneficiosComplementarios])).toEqual([
    [2, 3.071, []],
    [1, 3.213, [5]],
  ])
  expect(all[0]).toMatchObject({ planId, quien: 'Camila Rojas', enviada: '2026-10-05T13:00:00.000Z' })
  const primera = `${routes.descargarCotizacionEnviada.path}?prospectoId=${prospectoId}&numero=1`
  expect(await pdf(primera)).toContain('Cobertura dental')

  const precio = (uf: string) =>
    desk.db.updateTable('plan').set({ precioBaseUF: uf }).where('id', '=', planId).execute()
  await precio('2.5')
  const hoy = await asesora.data(routes.recotizarEnviada.path, { prospectoId, numero: 1 })
  await precio('2.34')
  expect([hoy.totalUF, hoy.beneficios.length]).toEqual([3.373, 1])
})

test('one that is not there, or of another advisor, is not found', async () => {
  const ask = (quien: Client, numero: number) => quien.post(routes.recotizarEnviada.path, { prospectoId, numero })
  expect((await ask(asesora, 9)).status).toBe(404)
  expect((await ask(await desk.as('asesor2'), 1)).status).toBe(404)
})

test('there is an end to them', async () => {
  const { foto } = await desk.db.selectFrom('cotizacionEnviada').select('foto').limit(1).executeTakeFirstOrThrow()
  const row = { prospectoId, foto: JSON.stringify(foto), para: 'x@example.cl', por: 'asesora', en: desk.clock.ahora() }
  const rest = Array.from({ length: maximoDeEnvios - 2 }, (_, at) => ({ ...row, numero: at + 3 }))
  await desk.db.insertInto('cotizacionEnviada').values(rest).execute()
  await asesora.data(routes.guardarRangoPactado.path, { prospectoId, minimoPlan: 105_000, maximoPlan: 330_000 })
  await asesora.data(routes.guardarPlanSeleccionado.path, { prospectoId, planCotizacionId: planId })
  const { status, body } = await asesora.post(routes.enviarCotizacionCorreo.path, { prospectoId })
  expect([status, body.descripcion]).toEqual([422, 'Ya se enviaron 50 cotizaciones de esta postulación.'])
})
