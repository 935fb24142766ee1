import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailer } from '../../../../platform/outside/mail.ts'
import { sha256Of } from '../../../../platform/sha256.ts'
import type { Client } from '../../../../testing/client.ts'
import {
  conDatosContractuales,
  documentosEmitidos,
  ingresoDe,
  sueltos,
  type Vendedores,
} from '../../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { servicios } from '../../../../testing/servicios.ts'
import { porHttp } from '../../../../testing/ventas.ts'
import { gatherDocumentos, gatherPendientes } from './gather-documentos.ts'

const TODOS = routes.descargarDocumentosContractuales.path

let desk: Desk
let gente: Vendedores
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria') }
  asesora = gente.asesora
})
afterAll(() => desk.close())

/** As the runner of the jobs would call it. */
const trabajo = () => {
  const { db, clock } = desk
  return { db, clock, services: servicios, mailer: createMailer({ url: undefined, from: '' }) }
}

describe('the papers of a sale in one PDF', () => {
  test('are kept with their hash, and the same bytes each time; other papers make another', async () => {
    const ds = await conDatosContractuales(gente)
    await documentosEmitidos(asesora, ds.identificador)
    const download = async () => (await asesora.get(`${TODOS}?id=${ds.identificador}`)).raw
    const antes = await download()
    await gatherDocumentos(trabajo(), ds.identificador)
    const guardados = desk.db
      .selectFrom('documentosReunidos as r')
      .innerJoin('archivo', 'archivo.id', 'r.archivoId')
      .select('sha256')
      .where('declaracionId', '=', ds.identificador)
    expect(await guardados.execute()).toEqual([{ sha256: sha256Of(antes) }])
    expect((await download()).equals(antes)).toBe(true)
    desk.clock.pasan(60_000)
    const datos = ingresoDe(await porHttp(asesora)('datosDocumentosContractuales', ds))
    await porHttp(asesora)('ingresarDatosDocumentosContractuales', { ...datos, domicilio: 'Pasaje Nuevo 7' })
    await documentosEmitidos(asesora, ds.identificador)
    expect((await download()).equals(antes)).toBe(false)
  })

  test('are kept once where two put them together at the same time, and no file is left over', async () => {
    const ds = await conDatosContractuales(gente)
    await documentosEmitidos(asesora, ds.identificador)
    await gatherDocumentos(trabajo(), ds.identificador)
    await desk.db.deleteFrom('documentosReunidos').where('declaracionId', '=', ds.identificador).execute()
    const antes = await sueltos(desk.db)
    await Promise.all([gatherDocumentos(trabajo(), ds.identificador), gatherDocumentos(trabajo(), ds.identificador)])
    expect(await sueltos(desk.db)).toEqual(antes)
  })

  test('of a sale from before there was one PDF are put together by the round', async () => {
    const ds = await conDatosContractuales(gente)
    await documentosEmitidos(asesora, ds.identificador)
    await gatherDocumentos(trabajo(), ds.identificador)
    const suyos = desk.db.deleteFrom('documentosReunidos').where('declaracionId', '=', ds.identificador)
    await suyos.execute()
    await gatherPendientes(trabajo())
    expect(await suyos.returning('archivoId').execute()).toHaveLength(1)
  })
})
