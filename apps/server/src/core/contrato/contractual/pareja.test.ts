import { contractualMessages as m } from '@alerce/contract/messages/contrato/contractual'
import { routes } from '@alerce/contract/routes'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { recomputar } from '@alerce/domain/cotizacion/cotizar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { dsFinalizada, ingresoDe } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, parejaNueva, porHttp } from '../../../testing/ventas.ts'
import { cotizacionVigente } from '../../cotizacion/cotizaciones/read-model.ts'
import { writeRegistro } from '../../cotizacion/registro/read-model.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const read = (prospectoId: number) => call('datosDocumentosContractuales', { prospectoId })
const resumen = (prospectoId: number) => call('obtenerResumenPlanCompensado', { prospectoId })

test('the agreed total of each of a pair is its own, and its payment includes the compensation', async () => {
  const ids = await parejaNueva(asesora, 'compensada')
  for (const lado of ['otorga', 'recibe'] as const) {
    const prospectoId = ids[lado]
    const suyo = await resumen(prospectoId)
    const { totalCotizacionPactada, totalCotizacionPagar, datosEmpleador } = await read(prospectoId)
    expect([totalCotizacionPactada, totalCotizacionPagar]).toEqual([
      suyo.totalCotizacionPactada,
      suyo.totalCotizacionPagar,
    ])
    expect(totalCotizacionPagar).toBeCloseTo(totalCotizacionPactada + (lado === 'otorga' ? 0.5 : -0.5), 9)
    expect(datosEmpleador.map((e) => e.montoDescuentoUF)).toEqual([totalCotizacionPagar])
  }
})

/** Receives as much as the own plan costs. */
async function todoPagado(prospectoId: number): Promise<void> {
  const { foto, ...resto } = (await cotizacionVigente(desk.db, prospectoId))!
  const registro = writeRegistro({ ...resto, foto: recomputar({ ...foto, precioCOMNEG: foto.totalUF }) })
  await desk.db.updateTable('cotizacion').set({ foto: registro }).where('prospectoId', '=', prospectoId).execute()
}

test('a receiver with the whole plan compensated pays 0, and can go on', async () => {
  const { prospectoId } = await dsFinalizada({ asesora, contraloria: await desk.as('contraloria') })
  await todoPagado(prospectoId)
  const datos = await read(prospectoId)
  expect(datos).toMatchObject({ totalCotizacionPagar: 0, datosEmpleador: [{ montoDescuentoUF: 0 }] })
  const { path } = routes.ingresarDatosDocumentosContractuales
  const ingreso = ingresoDe(datos)
  const pagado = ingreso.datosEmpleador.map((e) => ({ ...e, montoDescuentoUF: uf(0.001) }))
  const { body } = await asesora.post(path, { ...ingreso, datosEmpleador: pagado })
  expect(body.data.descripcion).toBe(`${m.sumaDistinta.text} Sobran 0,001 UF.`)
  await asesora.data(path, ingreso)
  expect((await read(prospectoId)).datosEmpleador).toMatchObject([{ montoDescuentoUF: 0, codigoComuna: 13_114 }])
})

test('an independent with nothing to pay needs no mandate, coupon or first payment', async () => {
  const ds = await dsHasta(asesora, 'resultado', { postulante: { tipoTrabajador: 'V', renta: 0 } })
  await todoPagado(ds.prospectoId)
  await call('finalizaevaluacionds', { identificador: ds.identificador, resultado: 1 })
  const entradas = (await call('obtenerBitacoraProspecto', ds)).map(({ bitacoraId }) => bitacoraId)
  expect(entradas).not.toContain(19)
  const mesa = await desk.as('mesa')
  const { filas } = await porHttp(mesa)('obtenerMandatos', { cuales: 'faltan' })
  expect(filas.map(({ prospectoId }) => prospectoId)).not.toContain(ds.prospectoId)
  await call('ingresarDatosDocumentosContractualesV2', ingresoDe(await read(ds.prospectoId)))
  expect(await call('obtenerListadoPrimerPago', ds)).toEqual([])
  expect(await call('obtenerDocumentos', { identificador: ds.identificador })).toHaveLength(3)
})
