import { routes } from '@alerce/contract/routes'
import { describe, expect, test } from 'vitest'
import { firmada, ultimoCodigo } from '../../../testing/electronica/electronica.ts'
import { conPrimerPago, pair } from '../../../testing/electronica/por-firmar.ts'
import { ventasPorFirmar } from '../../../testing/electronica/ventas-por-firmar.ts'

const ventas = ventasPorFirmar({ contrafirma: false })
const { call, mesa, etapaDe, conPapeles, porFirmar } = ventas
const otro = (codigo: string) => (codigo === '000000' ? '000001' : '000000')

test('the mailed papers are opened and signed by the applicant; the contract stands, with its evidence', async () => {
  const venta = await conPapeles()
  const { identificador } = venta
  const { post, contrato, sign } = await porFirmar(venta)
  expect(await etapaDe(venta)).toBe('firmaDocumentos')
  // the call of the specification, which comes after the mail, changes nothing
  const subetapa = 'Documentos Enviados al Cliente'
  expect((await call('guardarEtapa', { identificador, etapa: 'resumenCotizacion', subetapa })).etapa).toBe(
    'firmaDocumentos',
  )
  expect((await post('obtenerSeguimiento')).body.data.situacion).toBe('porFirmar')
  const { papeles, detencion, primerPago } = await contrato()
  expect([papeles.length, detencion]).toEqual([3, null])
  expect(primerPago).toEqual({ estado: 'descuento', mes: '202611', en: null })
  for (const { imgCorrel } of papeles) {
    const { raw } = await post('abrirPapelPostulante', { imgCorrel })
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect((await sign('123456')).body.codigo).toBe('codigo_vencido')
  await post('pedirCodigoDeContrato')
  const pin = await ultimoCodigo(ventas.desk, venta)
  expect((await sign(otro(pin))).body.data).toEqual({ estado: 'noCoincide', quedan: 4 })
  const veces = await Promise.all([sign(pin), sign(pin)])
  expect(veces.map(({ body }) => body.data)).toEqual([{ estado: 'firmado' }, { estado: 'firmado' }])
  expect(await etapaDe(venta)).toBe('terminado')
  expect((await call('obtenerDatosProspecto', { prospectoId: venta.prospectoId })).estado).toBe('Contrato Suscrito')
  const evidencia = await ventas.desk.db
    .selectFrom('constanciaPostulante')
    .selectAll()
    .where('declaracionId', '=', identificador)
    .where('que', '=', 'contrato')
    .execute()
  expect(evidencia).toHaveLength(1)
  expect(evidencia[0]?.texto.match(/SHA-256 [\da-f]{64}/g)).toHaveLength(3)
  expect(evidencia[0]).toMatchObject({ ip: '127.0.0.1', huella: expect.stringMatching(/^[\da-f]{64}$/) })
  expect((await post('obtenerSeguimiento')).body.data.situacion).toBe('suscrita')
})

test('there is nothing to sign before they are mailed, nor a paper of somebody else to open', async () => {
  const { postulante } = await firmada(ventas.desk, ventas.gente.asesora)
  const { detencion, papeles, cubre } = (await postulante.post('obtenerFirmaDeContrato')).body.data
  expect([detencion, papeles, cubre]).toEqual(['sinEnviar', [], ['Elena Prueba Serrano']])
  expect((await postulante.post('pedirCodigoDeContrato')).body.codigo).toBe('contrato_sin_enviar')
  const venta = await conPapeles()
  const [papel] = (await (await porFirmar(venta)).contrato()).papeles
  expect((await postulante.post('abrirPapelPostulante', { imgCorrel: papel.imgCorrel })).status).toBe(404)
  const firmada2 = await ventas.gente.asesora.post(routes.enviarDocumentosFirmados.path, {
    identificador: venta.identificador,
  })
  expect(firmada2.body.codigo).toBe('firmados_electronica')
})

test('an open irregularidad stops the signature until it is closed', async () => {
  const venta = await conPapeles()
  const { contrato, conCodigo } = await porFirmar(venta)
  const [codigo] = await mesa('obtenerCodigosIrregularidad', {})
  const { irregularidadId } = await mesa('abrirIrregularidad', {
    prospectoId: venta.prospectoId,
    codigo: codigo?.codigo ?? '',
    codigoDetalle: codigo?.detalles[0]?.codigo ?? '',
  })
  expect((await contrato()).detencion).toBe('irregularidad')
  await mesa('cerrarIrregularidad', { irregularidadId })
  expect((await conCodigo()).body.data).toEqual({ estado: 'firmado' })
})

test('an independent gets a contract once the desk accepts the first payment', async () => {
  const venta = await conPapeles()
  await conPrimerPago(ventas.desk, venta)
  const { conCodigo, post, contrato } = await porFirmar(venta)
  expect((await conCodigo()).body.data).toEqual({ estado: 'firmado' })
  expect(await etapaDe(venta)).toBe('firmaIsapre')
  expect((await contrato()).primerPago).toMatchObject({ estado: 'enRevision', en: expect.any(String) })
  expect((await post('obtenerSeguimiento')).body.data.situacion).toBe('firmada')
  await mesa('aceptarPrimerPago', { declaracionSaludId: venta.identificador, suscribe: true })
  expect(await etapaDe(venta)).toBe('terminado')
  expect((await contrato()).primerPago.estado).toBe('aceptado')
  const { asesor, contacto } = (await post('obtenerSeguimiento')).body.data
  expect([asesor, contacto.correo]).toEqual(['Camila Rojas', expect.stringContaining('@')])
})

describe('a pair', () => {
  test('is signed by the giver before the receiver, and ends together', async () => {
    const [otorga, recibe] = [await conPapeles(), await conPapeles()]
    await pair(ventas.desk, otorga, recibe)
    const [da, toma] = [await porFirmar(otorga), await porFirmar(recibe)]
    expect((await toma.contrato()).detencion).toBe('otorgante')
    expect((await toma.post('pedirCodigoDeContrato')).body.codigo).toBe('contrato_espera_al_otorgante')
    expect((await da.conCodigo()).body.data).toEqual({ estado: 'firmado' })
    expect([await etapaDe(otorga), await etapaDe(recibe)]).toEqual(['firmaIsapre', 'firmaDocumentos'])
    expect((await toma.conCodigo()).body.data).toEqual({ estado: 'firmado' })
    expect([await etapaDe(otorga), await etapaDe(recibe)]).toEqual(['terminado', 'terminado'])
  })
})
