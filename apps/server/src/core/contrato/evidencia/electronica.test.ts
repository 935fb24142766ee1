import { createHash } from 'node:crypto'
import { routes } from '@alerce/contract/routes'
import { leerZip } from '@alerce/domain/base/archivos/zip'
import type { Hecho } from '@alerce/evidencia/manifiesto'
import { verificarPaquete } from '@alerce/evidencia/paquete'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subirComprobante } from '../../../testing/cierre/pagos.ts'
import { documentosEmitidos, saveContractuales } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { cartaDe, enlaceEn, enter, firmada, ultimoCodigo } from '../../../testing/electronica/electronica.ts'
import { eventually } from '../../../testing/eventually.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  await desk.startJobs()
})
afterAll(() => desk.close())

/** A voluntary: signs, authorises the payment in the same session, proves the first one and signs the contract. */
async function suscritaConMandato() {
  const asesora = await desk.as('asesora')
  const call = porHttp(asesora)
  const { venta, postulante } = await firmada(desk, asesora, { tipoTrabajador: 'V' })
  const { identificador, prospectoId } = venta
  const { version } = (await postulante.post('obtenerMandatoPropio')).body.data
  await postulante.post('otorgarMandatoPropio', { acepta: true, version })
  await call('finalizaevaluacionds', { identificador, resultado: 1 })
  await saveContractuales(asesora, prospectoId)
  await subirComprobante(asesora, identificador)
  await call('guardarPrimerPago', { identificador })
  await documentosEmitidos(asesora, identificador)
  await call('guardarEtapa', { identificador, etapa: 'resumenCotizacion', subetapa: 'Documentos Generados' })
  await call('enviarDocumentosAlCliente', { identificador })
  const enlace = enlaceEn(await cartaDe(desk, prospectoId, 'Firme los documentos de su contrato'))
  const { post } = await enter(desk, { ...venta, enlace })
  const { consentimiento } = (await post('obtenerFirmaDeContrato')).body.data
  await post('pedirCodigoDeContrato')
  const pin = await ultimoCodigo(desk, venta)
  await post('firmarContrato', { pin, acepta: true, version: consentimiento.version })
  // signed, it waits for the desk to look at that payment
  await porHttp(await desk.as('mesa'))('aceptarPrimerPago', { declaracionSaludId: identificador, suscribe: true })
  return identificador
}

/** Anybody with the pack alone recomputes what the declaration was signed with: SHA-256 of the file that the fact names. */
function ensureRecomputable(hechos: readonly Hecho[], raw: Buffer): void {
  const firma = hechos.find(({ que }) => que === 'Firmó la Declaración de Salud')
  const [, bytes] = (leerZip(raw) ?? []).find(([ruta]) => ruta === firma?.contenido) ?? []
  const contenido = JSON.parse(Buffer.from(bytes ?? []).toString('utf8'))
  expect(
    createHash('sha256')
      .update(Buffer.from(bytes ?? []))
      .digest('hex'),
  ).toBe(firma?.huella)
  expect(contenido).toMatchObject({ sal: expect.stringMatching(/^[\w-]{43}$/), personas: [{ nombres: 'ELENA' }] })
  expect(contenido.respuestas.length).toBeGreaterThan(5)
}

test('the pack of an electronic sale contains each proof, mandate included; one changed byte is found', async () => {
  const identificador = await suscritaConMandato()
  const contraloria = await desk.as('contraloria')
  const estado = async () => (await porHttp(contraloria)('obtenerEvidencia', { identificador })).estado
  await eventually(async () => expect(await estado()).toBe('sellada'))
  const { raw } = await contraloria.get(`${routes.descargarPaqueteEvidencia.path}?identificador=${identificador}`)
  const { problemas, manifiesto } = await verificarPaquete(raw)
  expect([problemas, manifiesto?.venta.tipoVenta]).toEqual([[], 'E'])
  const hechos = manifiesto?.hechos ?? []
  const mandato = hechos.find(({ que }) => que.startsWith('Otorgó el mandato de pago AUT-'))
  expect(mandato).toMatchObject({ metodo: expect.stringContaining('código de un solo uso'), ip: '127.0.0.1' })
  expect(mandato?.texto).toContain('UF al mes')
  // each paper twice: as it was issued, and with the signature on each page and its certificate
  const enRuta = (carpeta: string) => manifiesto?.archivos.filter(({ ruta }) => ruta.startsWith(carpeta)) ?? []
  const firmados = enRuta('firmados/').map(({ titulo }) => titulo)
  expect(firmados).toEqual(enRuta('papeles/').map(({ titulo }) => titulo))
  const [plan] = await desk.db
    .selectFrom('copiaFirmada as c')
    .innerJoin('documentoContrato as d', 'd.id', 'c.documentoId')
    .select(['d.id', 'd.nombre'])
    .where('d.declaracionId', '=', identificador)
    .where('d.tipo', '=', 'plan-y-precio')
    .execute()
  const asesora = await desk.as('asesora')
  const copia = await asesora.get(
    `${routes.descargarPapel.path}?identificador=${identificador}&imgCorrel=${plan?.id ?? 0}`,
  )
  const { text } = await extractText(new Uint8Array(copia.raw))
  for (const pagina of text) expect(pagina).toMatch(/Firmado electrónicamente por .*Referencia \d+ · [\da-f]{4}/s)
  const certificado = (text.at(-1) ?? '').replaceAll(/\s+/g, ' ')
  const emitido = enRuta('papeles/').find(({ titulo }) => titulo === plan?.nombre)
  expect(certificado).toContain('Certificado de firma electrónica')
  expect(certificado.replaceAll(' ', '')).toContain(emitido?.sha256)
  expect(certificado).toContain('/verificador.html')
  const { correo } = await desk.db
    .selectFrom('prospecto')
    .innerJoin('declaracion', 'declaracion.prospectoId', 'prospecto.id')
    .select('prospecto.correo')
    .where('declaracion.id', '=', identificador)
    .executeTakeFirstOrThrow()
  // everybody is on one machine here: the connection of who signs is the one that their advisor sells from
  const como = { correo, codigoPedido: expect.any(String), codigoCarta: expect.any(String), conexionDelAsesor: true }
  for (const que of [
    'Probó su identidad y entró',
    'Firmó la Declaración de Salud',
    'Firmó los documentos del contrato',
  ])
    expect(
      hechos.find((uno) => uno.que === que),
      que,
    ).toMatchObject(como)
  ensureRecomputable(hechos, raw)
  for (const donde of [0.1, 0.5, 0.9].map((parte) => Math.floor(raw.length * parte))) {
    const alterado = Buffer.from(raw)
    alterado[donde] = (alterado[donde] ?? 0) ^ 1
    expect((await verificarPaquete(alterado)).problemas).not.toEqual([])
  }
})
