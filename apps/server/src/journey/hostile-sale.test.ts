import { type RouteName, routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoCall, declare, generateDS, quote } from '../semilla/demo/recorrido.ts'
import type { Client } from '../testing/client.ts'
import { documentosEmitidos, ingresoDe } from '../testing/contratos.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { expectDisenado } from '../testing/disenado.ts'
import { mutaciones } from '../testing/mutaciones.ts'
import { alSalir, nuevaDeclaracion, nuevoPostulante } from '../testing/ventas.ts'

let desk: Desk
let asesora: DemoCall
let prospectoId: number
let identificador: number
let calls = 0

beforeAll(async () => {
  desk = await openDesk()
  await desk.startJobs()
  asesora = torciendo(await desk.as('asesora'))
})
afterAll(() => desk.close())

/** Sends each call with every possible error first, then the right one. */
function torciendo(client: Client): DemoCall {
  return async (nombre, payload) => {
    const { path } = routes[nombre as RouteName]
    for (const torcido of mutaciones(payload)) {
      calls += 1
      expectDisenado(await client.post(path, torcido), [nombre, torcido])
    }
    // Harmless errors were saved: the version of the payload is outdated
    return await client.data(path, { ...payload, version: undefined })
  }
}

describe('one sale in which every value of every call is wrong first is refused by design each time', () => {
  test('from the applicant to their quote', async () => {
    prospectoId = await quote(asesora, nuevoPostulante())
  })

  test('from the declaration to its evaluation', async () => {
    identificador = await generateDS(asesora, prospectoId)
    const asma = { 4: ['J45', 'Asma', '15-03-2015'] } as const
    await declare(asesora, identificador, nuevaDeclaracion({ diagnosticos: asma }), 'resultado')
  })

  test('from the result to papers that are sent: it comes to its end all the same', async () => {
    // A case is answered once: hostile.test.ts tries contraloría's calls
    const contraloria = alSalir(await desk.as('contraloria'))
    await contraloria('responderEvaluacionFinanciera', { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 })
    await contraloria('responderEvaluacionMedica', { identificador, resultado: 1, motivo: 'Asma controlada' })
    await asesora('finalizaevaluacionds', { identificador, resultado: 1 })
    const datos = await asesora('datosDocumentosContractuales', { prospectoId })
    await asesora('ingresarDatosDocumentosContractuales', ingresoDe(datos))
    await documentosEmitidos(await desk.as('asesora'), identificador)
    await asesora('guardarEtapa', { identificador, etapa: 'resumenCotizacion', subetapa: 'Documentos Generados' })
    await asesora('enviarCorreoDocumentosContractuales', { identificador })
    expect(await asesora('obtenerEtapa', { identificador })).toMatchObject({ etapa: 'resumenCotizacion' })
    expect(calls).toBeGreaterThan(2000)
  })
})
