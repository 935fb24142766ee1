import { firmaPostulanteMessages } from '@alerce/contract/messages/contrato/firma-postulante'
import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { routes } from '@alerce/contract/routes'
import { verificarPaquete } from '@alerce/evidencia/paquete'
import { expect, test } from 'vitest'
import { documentosEmitidos, ingresoDe } from '../../../testing/contratos.ts'
import type { Invitada } from '../../../testing/electronica/electronica.ts'
import { pair } from '../../../testing/electronica/por-firmar.ts'
import { ventasPorFirmar } from '../../../testing/electronica/ventas-por-firmar.ts'
import { eventually } from '../../../testing/eventually.ts'
import { porHttp } from '../../../testing/ventas.ts'

const ventas = ventasPorFirmar({ contrafirma: true })
const { call, mesa, etapaDe, turnoDe, enLaBandeja, conPapeles } = ventas

const NOMBRE = { nombres: 'Rosa Ester', apellidoPaterno: 'Prueba', apellidoMaterno: 'Serrano' }
const abierta = async (venta: Invitada) => ({ irregularidadId: await ventas.abiertaDe(venta) })
const send = async ({ identificador }: Invitada) => {
  const { status, body } = await ventas.gente.asesora.post(routes.enviarDocumentosAlCliente.path, { identificador })
  return [status, body.descripcion ?? null]
}
const giveBack = ({ identificador }: Invitada) =>
  mesa('devolverFirmas', { declaracionSaludId: identificador, codigo: '14', codigoDetalle: '3' })

/** Sale signed on the phone that waits for the desk. */
async function enLaMesa() {
  const venta = await conPapeles()
  return { venta, postulante: await ventas.sign(venta) }
}

/** Saves changed contractual data, which issues new papers, and confirms them. */
async function correct({ identificador, prospectoId }: Invitada) {
  const datos = ingresoDe(await call('datosDocumentosContractuales', { prospectoId }))
  await call('actualizarDatosContractuales', { ...datos, domicilio: 'Av. Vitacura 9000, piso 3' })
  const papeles = await documentosEmitidos(ventas.gente.asesora, identificador)
  await call('guardarEtapa', { identificador, etapa: 'resumenCotizacion', subetapa: 'Documentos Generados' })
  return papeles
}

test('a document that the desk finds wrong is made anew and signed anew on the phone; both versions are evidence', async () => {
  const { venta, postulante } = await enLaMesa()
  const { identificador } = venta
  const situacion = async () => (await postulante.post('obtenerSeguimiento')).body.data.situacion
  const firmados = await documentosEmitidos(ventas.gente.asesora, identificador)
  await giveBack(venta)
  expect([await etapaDe(venta), await turnoDe(venta), await situacion()]).toEqual([
    'resumenCotizacion',
    'asesor',
    'porCorregir',
  ])
  // unchanged papers are refused
  expect(await send(venta)).toEqual([422, m.sinCorregir.text])
  const { prospectoId } = venta
  await call('finalizaEnvioDocUpd', { prospectoId, ...NOMBRE })
  const nuevos = await correct(venta)
  const ids = (papeles: typeof nuevos) => papeles.map(({ imgCorrel }) => imgCorrel)
  expect(ids(nuevos).filter((id) => ids(firmados).includes(id))).toEqual([])
  expect(await send(venta)).toEqual([200, null])
  expect([await etapaDe(venta), await turnoDe(venta), await situacion()]).toEqual([
    'firmaDocumentos',
    'postulante',
    'porFirmar',
  ])
  // a corrected irregularity waits for the desk and does not stop the signature
  const { irregularidadId } = await abierta(venta)
  expect((await mesa('obtenerIrregularidad', { irregularidadId })).nota).toBe(m.corregidos.text)
  const contrato = await postulante.contrato()
  expect(contrato).toMatchObject({ detencion: null, reemplazan: expect.any(String) })
  expect((await postulante.conCodigo()).body.data).toEqual({ estado: 'firmado' })
  expect([await etapaDe(venta), await turnoDe(venta), await enLaBandeja(venta)]).toEqual([
    'firmaIsapreRevision',
    'mesa',
    1,
  ])
  const { anteriores, papeles } = await mesa('obtenerPapelesFirmados', { identificador })
  expect(anteriores.map(({ imgCorrel }) => imgCorrel).toSorted()).toEqual(ids(firmados).toSorted())
  expect(papeles.every(({ firmado }) => firmado !== null)).toBe(true)
  await mesa('aceptarFirmas', { declaracionSaludId: identificador })
  expect([await etapaDe(venta), await situacion()]).toEqual(['terminado', 'suscrita'])
  const { contraloria } = ventas.gente
  const sellada = async () => (await porHttp(contraloria)('obtenerEvidencia', { identificador })).estado
  await eventually(async () => expect(await sellada()).toBe('sellada'))
  const { raw } = await contraloria.get(`${routes.descargarPaqueteEvidencia.path}?identificador=${identificador}`)
  const { problemas, manifiesto } = await verificarPaquete(raw)
  const dentro = (carpeta: string) => manifiesto?.archivos.filter(({ ruta }) => ruta.startsWith(carpeta)) ?? []
  expect(problemas).toEqual([])
  expect(
    dentro('reemplazados')
      .map(({ sha256 }) => sha256)
      .toSorted(),
  ).toEqual(anteriores.map(({ huella }) => huella).toSorted())
  expect(dentro('papeles').length).toBe(nuevos.length)
  const firmas = manifiesto?.hechos.filter(({ que }) => que === 'Firmó los documentos del contrato') ?? []
  expect(new Set(firmas.map(({ huella }) => huella)).size).toBe(2)
  // each signature names the digests of its own papers
  const deAntes = firmas.filter(({ texto }) => anteriores.every(({ huella }) => texto?.includes(huella)))
  expect(deAntes.length).toBe(1)
})

test('a corrected document that the desk finds wrong again cannot be signed by the applicant', async () => {
  const { venta, postulante } = await enLaMesa()
  await giveBack(venta)
  await correct(venta)
  await send(venta)
  await mesa('devolverIrregularidad', { ...(await abierta(venta)), motivo: 'Sigue ilegible' })
  expect((await postulante.contrato()).detencion).toBe('irregularidad')
  const { status, body } = await postulante.post('pedirCodigoDeContrato')
  expect([status, body.descripcion]).toEqual([422, firmaPostulanteMessages.irregularidad.text])
})

test('a wrong name is corrected as in a sale that was not signed, and the papers that say it are new', async () => {
  const { venta, postulante } = await enLaMesa()
  const { prospectoId, identificador } = venta
  const deNombre = () => ventas.gente.asesora.post(routes.finalizaEnvioDocUpd.path, { prospectoId, ...NOMBRE })
  expect((await deNombre()).body).toMatchObject({ descripcion: expect.stringContaining('irma') })
  await giveBack(venta)
  expect((await deNombre()).status).toBe(200)
  await documentosEmitidos(ventas.gente.asesora, identificador)
  expect(await send(venta)).toEqual([200, null])
  expect((await postulante.conCodigo()).body.data).toEqual({ estado: 'firmado' })
  await mesa('aceptarFirmas', { declaracionSaludId: identificador })
  expect(await etapaDe(venta)).toBe('terminado')
})

test('of a pair only the one with the wrong document signs again; both end together', async () => {
  const [otorga, recibe] = [await conPapeles(), await conPapeles()]
  await pair(ventas.desk, otorga, recibe)
  const primero = await ventas.porFirmar(otorga)
  await primero.conCodigo()
  await (await ventas.porFirmar(recibe)).conCodigo()
  await giveBack(otorga)
  const situacion = async () => (await primero.post('obtenerSeguimiento')).body.data.situacion
  expect([await etapaDe(otorga), await etapaDe(recibe), await situacion()]).toEqual([
    'resumenCotizacion',
    'firmaIsapre',
    'porCorregir',
  ])
  expect([await turnoDe(otorga), await turnoDe(recibe)]).toEqual(['asesor', 'pareja'])
  await correct(otorga)
  expect(await send(otorga)).toEqual([200, null])
  expect((await primero.conCodigo()).body.data).toEqual({ estado: 'firmado' })
  expect(await Promise.all([otorga, recibe].map(enLaBandeja))).toEqual([1, 1])
  await mesa('aceptarFirmas', { declaracionSaludId: recibe.identificador })
  expect([await etapaDe(otorga), await etapaDe(recibe)]).toEqual(['terminado', 'terminado'])
})
