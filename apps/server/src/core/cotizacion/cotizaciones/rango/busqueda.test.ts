import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { signInPostulante } from '../../../../testing/postulante.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  desk.clock.move('2026-10-05T13:00:00.000Z')
  asesora = await desk.as('asesora')
  prospectoId = await signInPostulante(asesora)
})
afterAll(() => desk.close())

const busqueda = () => asesora.data(routes.obtenerBusqueda.path, { prospectoId })

test('the search has names, survives a cleared quote, and is gone after a day', async () => {
  expect(await busqueda()).toBeNull()
  const call = porHttp(asesora)
  await call('guardarRangoPactado', { prospectoId, minimoPlan: 120_000, maximoPlan: 300_000 })
  expect(await busqueda()).toMatchObject({ flujo: 1, minimoPlan: 120_000, codigoRegion: null, region: null })
  const [{ codigo, prestador }] = (await asesora.get(routes.obtenerPrestadores.path.replace('{region}', '13'))).body
    .data
  const adicional = { adicionalVoluntario: true, montoAdicionalMax: 40_000 }
  const donde = { codigoRegion: 13, codigoPrestador: codigo, esSugerencia: 'S', ...adicional } as const
  await call('guardarPreferencias', { prospectoId, ...donde })
  const found = {
    flujo: 1,
    region: 'Metropolitana de Santiago',
    codigoPrestador: codigo,
    prestador,
    planId: null,
    montoAdicionalMax: 40_000,
  }
  expect(await busqueda()).toMatchObject(found)

  await call('limpiarCotizacion', { prospectoId })
  expect(await busqueda()).toMatchObject({ ...found, minimoPlan: 120_000, maximoPlan: 300_000 })
  // saving another range first keeps the preferences
  await call('guardarRangoPactado', { prospectoId, minimoPlan: 130_000, maximoPlan: 300_000 })
  expect(await busqueda()).toMatchObject({ ...found, minimoPlan: 130_000 })
  await call('limpiarCotizacion', { prospectoId })
  desk.clock.move('2026-10-06T13:00:00.001Z')
  await asesora.login('asesora')
  expect(await busqueda()).toBeNull()
})

test('a search without results advises the filter to widen, and by how much', async () => {
  const call = porHttp(asesora)
  const explain = () => asesora.data(routes.explicarBusqueda.path, { prospectoId })
  expect(await explain()).toBeNull()
  await call('guardarRangoPactado', { prospectoId, minimoPlan: 105_000, maximoPlan: 105_001 })
  await call('guardarPreferencias', { prospectoId, codigoRegion: 13, esSugerencia: 'S' })
  const { motivo, texto } = await explain()
  expect([motivo, texto]).toEqual([
    'maximo',
    expect.stringMatching(/^El más cercano, .*: suba el máximo del rango en /),
  ])
  await call('guardarRangoPactado', { prospectoId, minimoPlan: 105_000, maximoPlan: 330_000 })
  expect(await explain()).toBeNull()
  const adicional = { adicionalVoluntario: true, montoAdicionalMax: 1 }
  await call('guardarPreferencias', { prospectoId, codigoRegion: 13, esSugerencia: 'S', ...adicional })
  expect(await porHttp(asesora)('obtenerMejoresOpcionesCotizacion', { prospectoId })).toEqual([])
  expect(await explain()).toEqual({
    motivo: 'adicional',
    texto: expect.stringMatching(/^El más cercano, .*: suba el monto adicional en \$\u00a0[\d.]+\.$/),
  })
})

test('of another advisor it is not there', async () => {
  const asesor2 = await desk.as('asesor2')
  expect((await asesor2.post(routes.obtenerBusqueda.path, { prospectoId })).status).toBe(404)
})
