import { contractualMessages as m } from '@alerce/contract/messages/contrato/contractual'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { conDatosContractuales, documentosEmitidos, dsFinalizada, ingresoDe } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let gente: { asesora: Client; contraloria: Client }
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria') }
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(gente.asesora)(nombre, payload)
const read = (prospectoId: number) => call('datosDocumentosContractuales', { prospectoId })
const { path } = routes.actualizarDatosContractuales

test('before they were typed there is nothing to update', async () => {
  const { prospectoId } = await dsFinalizada(gente)
  const { status, body } = await gente.asesora.post(path, ingresoDe(await read(prospectoId)))
  expect([status, body.descripcion]).toEqual([422, m.porActualizar.text])
})

test('corrected after the papers are confirmed, the papers of the employer are issued again', async () => {
  const { prospectoId, identificador } = await conDatosContractuales(gente)
  const antes = await documentosEmitidos(gente.asesora, identificador)
  await call('guardarEtapa', { identificador, etapa: 'resumenCotizacion', subetapa: 'Documentos Generados' })
  const domicilio = 'Av. Vitacura 9000, piso 3'
  const datos = ingresoDe(await read(prospectoId))
  // the standard screen saves no more, and the new one does
  expect(
    (await gente.asesora.post(routes.ingresarDatosDocumentosContractuales.path, datos)).body.data.descripcion,
  ).toBe(m.etapaNoPermitida.text)
  const { version } = await call('actualizarDatosContractuales', { ...datos, domicilio })
  expect(await read(prospectoId)).toMatchObject({ domicilio, version })
  expect(await call('obtenerEtapa', { identificador })).toMatchObject({ etapa: 'documentosContractuales' })
  const ahora = await documentosEmitidos(gente.asesora, identificador)
  const de = (papeles: typeof antes, texto: RegExp) => papeles.find(({ nombre }) => texto.test(nombre))?.imgCorrel
  expect(de(ahora, /^Notificación/)).not.toBe(de(antes, /^Notificación/))
  expect(de(ahora, /^Plan y precio/)).toBe(de(antes, /^Plan y precio/))
})

test('a wrong sum or a stale version is refused as in the first save', async () => {
  const { prospectoId } = await conDatosContractuales(gente)
  const datos = ingresoDe(await read(prospectoId))
  const mas = datos.datosEmpleador.map((e) => ({ ...e, montoDescuentoUF: '99,999' }))
  const { status, body } = await gente.asesora.post(path, { ...datos, datosEmpleador: mas })
  expect([status, body.descripcion]).toEqual([422, expect.stringContaining(m.sumaDistinta.text)])
  expect((await gente.asesora.post(path, { ...datos, version: (datos.version ?? 0) - 1 })).status).toBe(412)
})
