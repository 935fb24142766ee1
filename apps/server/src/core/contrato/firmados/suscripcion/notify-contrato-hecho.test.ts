import { leerZip } from '@alerce/domain/base/archivos/zip'
import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signAll } from '../../../../testing/cierre/firmas.ts'
import type { Client } from '../../../../testing/client.ts'
import { conDatosContractuales, documentosEmitidos } from '../../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { cartaDe, delPostulante, enlaceEn, enter } from '../../../../testing/electronica/electronica.ts'
import {
  conPapelesElectronica,
  contrafirmaEnMesa,
  porFirmarElectronica,
} from '../../../../testing/electronica/por-firmar.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { nuevoPostulante, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk(delPostulante, { ventas: true })
  await desk.startJobs()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const ASUNTO = 'Su contrato de salud está hecho'

/** The letter, once the evidence was sealed; with what goes with it. */
async function cartaDelContrato(prospectoId: number) {
  const texto = await eventually(async () => {
    const carta = await cartaDe(desk, prospectoId, ASUNTO)
    if (carta === '') throw new Error('no hay carta')
    return carta
  })
  const adjuntos = await desk.db
    .selectFrom('correoAdjunto as a')
    .innerJoin('correo as c', 'c.id', 'a.correoId')
    .select(['a.nombre', 'a.archivoId'])
    .where('c.prospectoId', '=', prospectoId)
    .where('c.asunto', '=', ASUNTO)
    .execute()
  return { texto, adjuntos }
}

async function dicho(prospectoId: number): Promise<string> {
  const { totalCotizacionPagar } = await porHttp(asesora)('datosDocumentosContractuales', { prospectoId })
  return `Precio al mes: ${formatoUF(totalCotizacionPagar)} UF\n`
}

test('made on a phone, its signed copies go by mail with the price and the day from which it covers', async () => {
  await contrafirmaEnMesa(desk, false)
  const venta = await conPapelesElectronica(desk, asesora)
  const { identificador, prospectoId } = venta
  const { conCodigo } = await porFirmarElectronica(desk, asesora, venta)
  await conCodigo()
  const { texto, adjuntos } = await cartaDelContrato(prospectoId)
  expect(texto).toContain(await dicho(prospectoId))
  expect(texto).toContain('está hecho y cubre desde el 01-12-2026.')
  const copias = await desk.db
    .selectFrom('documentoContrato as d')
    .innerJoin('copiaFirmada as c', 'c.documentoId', 'd.id')
    .select('c.archivoId')
    .where('d.declaracionId', '=', identificador)
    .where('d.tipo', '!=', 'declaracion-salud')
    .execute()
  expect(copias.length).toBeGreaterThan(0)
  expect(new Set(adjuntos.map(({ archivoId }) => archivoId))).toEqual(new Set(copias.map(({ archivoId }) => archivoId)))
  // the link leads to the page that says the same
  const { post } = await enter(desk, { ...venta, enlace: enlaceEn(texto) })
  const { desde, plan } = (await post('obtenerFirmaDeContrato')).body.data
  expect([desde, texto.includes(`Plan: ${plan.nombre}\n`)]).toEqual(['01-12-2026', true])
  const entradas = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  expect(entradas.filter((e) => e.bitacoraId === 326)).toHaveLength(1)
})

test('made on paper, it goes once with the papers as issued, and the declaration behind a link', async () => {
  const call = porHttp(asesora)
  const postulante = nuevoPostulante()
  const contraloria = await desk.as('contraloria')
  const { identificador, prospectoId } = await conDatosContractuales({ asesora, contraloria }, postulante)
  const papeles = await documentosEmitidos(asesora, identificador)
  await call('guardarEtapa', { identificador, etapa: 'resumenCotizacion', subetapa: 'Documentos Generados' })
  await signAll(asesora, identificador)
  await call('enviarDocumentosFirmados', { identificador })
  await porHttp(await desk.as('mesa'))('aceptarFirmas', { declaracionSaludId: identificador })
  const { texto, adjuntos } = await cartaDelContrato(prospectoId)
  expect(texto).toContain(await dicho(prospectoId))
  expect(adjuntos.map(({ nombre }) => nombre).toSorted()).toEqual(
    papeles
      .filter(({ salud }) => !salud)
      .map(({ nombre }) => nombre)
      .toSorted(),
  )
  const { post } = await enter(desk, { prospectoId, postulante, enlace: enlaceEn(texto) })
  const enlace = enlaceEn(texto)
  expect((await post('abrirCopiaDS', { enlace })).status).toBe(200)
  expect((await post('obtenerCopiaDS', { enlace })).body.data.firmados).toBe(papeles.length)
  expect(leerZip((await post('abrirFirmadosDS', { enlace })).raw)).toHaveLength(papeles.length)
})
