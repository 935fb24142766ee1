import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  // the day of the published vectors: UF 41.098,15
  desk.clock.move('2026-10-05T13:00:00.000Z')
  asesora = await desk.as('asesora')
  prospectoId = await signInPostulante(asesora)
  const call = porHttp(asesora)
  const { minimoMonto, maximoMonto } = await call('calcularRenta', { prospectoId })
  await call('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const planes = await call('obtenerPlanes', { prospectoId })
  const bosque = planes.find((p) => p.nombrePlan === 'Alerce Bosque 90 Santiago')
  await call('guardarPlanSeleccionado', {
    prospectoId,
    planCotizacionId: bosque?.planId ?? 0,
    beneficiosComplementarios: [],
  })
})
afterAll(() => desk.close())

const simulate = (supuestos: object, quien = asesora) =>
  quien.post(routes.simularPrecio.path, { prospectoId, ...supuestos })

test.each([
  ['nothing', {}, { totalUF: 3.071, factor: 1, monto: 105_000, cabe: true }],
  ['a baby pays GES and weighs nothing', { bebes: 1 }, { totalUF: 3.802, factor: 1, monto: 105_000, cabe: true }],
  [
    'a holder of 50 weighs more',
    { fechaNacimiento: '01-01-1976' },
    { totalUF: 4.007, factor: 1.4, monto: 105_000, cabe: true },
  ],
  [
    'an income with a 7 % above the plan',
    { renta: 3_000_000 },
    { totalUF: 3.071, factor: 1, monto: 210_000, cabe: false },
  ],
  [
    'an income that the plan is too much for',
    { renta: 500_000 },
    { totalUF: 3.071, factor: 1, monto: 35_000, cabe: false },
  ],
])('%s', async (_title, supuestos, { totalUF, factor, monto, cabe }) => {
  const { ahora, supuesto } = (await simulate(supuestos)).body.data
  expect(ahora.cotizacion.totalUF).toBe(3.071)
  expect(supuesto).toMatchObject({ monto, cabe, cotizacion: { totalUF, factorGrupoFamiliar: factor } })
})

test('nothing of it is kept', async () => {
  const call = porHttp(asesora)
  const read = async () => [
    await call('obtenerPlanSeleccionado', { prospectoId }),
    await call('obtenerDatosProspecto', { prospectoId }),
    await call('obtenerBitacoraProspecto', { prospectoId }),
  ]
  const before = await read()
  await simulate({ bebes: 3, renta: 9_000_000, fechaNacimiento: '01-01-1950' })
  expect(await read()).toEqual(before)
})

test.each([
  ['a date that is none', { fechaNacimiento: '31-02-1990' }, 400],
  ['more babies than there are', { bebes: 4 }, 400],
  ['no income at all', { renta: 0 }, 400],
])('%s is refused', async (_title, supuestos, status) => expect((await simulate(supuestos)).status).toBe(status))

test('that no plan was chosen is said; of another advisor it is not there', async () => {
  const sinPlan = await signInPostulante(asesora, { rut: '15221113-9' })
  const none = await asesora.post(routes.simularPrecio.path, { prospectoId: sinPlan, bebes: 1 })
  expect([none.status, none.body.codigo]).toEqual([422, 'sin_plan_seleccionado'])
  expect((await simulate({}, await desk.as('asesor2'))).status).toBe(404)
})
