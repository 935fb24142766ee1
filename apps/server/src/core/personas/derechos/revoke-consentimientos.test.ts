import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { suscrita } from '../../../testing/cierre/firmas.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { answerAll, delPostulante, enter, invitada } from '../../../testing/electronica/electronica.ts'
import { testVault } from '../../../testing/template.ts'
import { dsHasta, porHttp } from '../../../testing/ventas.ts'
import { verifyCadena } from '../../acceso/accesos/verify-cadena.ts'

let desk: Desk
const gente = {} as Record<'asesora' | 'mesa' | 'contraloria' | 'administracion', Client>
beforeAll(async () => {
  desk = await openDesk(delPostulante, { ventas: true })
  await desk.startJobs()
  for (const uno of ['asesora', 'mesa', 'contraloria', 'administracion'] as const) gente[uno] = await desk.as(uno)
})
afterAll(() => desk.close())

const call = () => porHttp(gente.administracion)

async function pide(documento: string, derecho: 'revocacion' | 'acceso' = 'revocacion'): Promise<{ pedidoId: number }> {
  const pedido = { derecho, tipoDocumento: 'rut' as const, documento, recibido: '2026-10-05', identidad: 'cédula' }
  const { pedidoId } = await call()('registrarPedidoPersona', pedido)
  return { pedidoId }
}

const quedaDe = (declaracionId: number, tabla: 'respuestaDS' | 'adjunto') =>
  desk.db.selectFrom(tabla).select('declaracionId').where('declaracionId', '=', declaracionId).execute()

test('a sent declaration lapses, its health data go at once, and its consent stands as withdrawn', async () => {
  const { rut, prospectoId, identificador } = await dsHasta(gente.asesora, 'resumenDeclaracion')
  const archivo = { bytes: pdf({ dentro: 'retirada' }), nombre: 'biopsia.pdf' }
  await upload(gente.asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  await porHttp(gente.asesora)('enviarDS', { identificador })
  expect((await quedaDe(identificador, 'respuestaDS')).length).toBeGreaterThan(0)
  const pedido = await pide(rut)
  const antes = await call()('obtenerConsentimientos', pedido)
  expect(antes).toMatchObject([{ que: 'firma', version: /^papel/, ip: null, retiradoEn: null, conContrato: false }])

  expect(await call()('revocarConsentimientos', pedido)).toEqual({ declaraciones: 1 })
  for (const tabla of ['respuestaDS', 'adjunto'] as const) expect(await quedaDe(identificador, tabla)).toEqual([])
  expect(await porHttp(gente.asesora)('obtenerEtapa', { identificador })).toMatchObject({ etapa: 'noVigente' })
  expect(await porHttp(gente.asesora)('obtenerVenta', { prospectoId })).toMatchObject({ estado: 'DS Anulada' })
  const { casos } = await porHttp(gente.contraloria)('obtenerColaContraloria', { cola: 'medica' })
  expect(casos.filter((caso) => caso.identificador === identificador)).toEqual([])
  expect((await call()('obtenerConsentimientos', pedido))[0]?.retiradoEn).toBe(desk.clock.ahora())
  const avisos = desk.db.selectFrom('notificacion').select('mensaje').where('prospectoId', '=', prospectoId)
  expect(await avisos.execute()).toContainEqual({ mensaje: expect.stringContaining('retiró sus consentimientos') })
  expect(await porHttp(gente.asesora)('obtenerBitacoraProspecto', { prospectoId })).toContainEqual(
    expect.objectContaining({ bitacoraId: 420 }),
  )
  expect((await verifyCadena(desk.db, testVault)).problemas).toEqual([])

  const otra = await gente.administracion.post(routes.revocarConsentimientos.path, pedido)
  expect(otra).toMatchObject({ status: 422, body: { descripcion: /no tiene consentimientos/ } })
})

test('an invitation answered and not signed is annulled: its answers go, and its session writes nothing more', async () => {
  const venta = await invitada(desk, gente.asesora)
  const postulante = await enter(desk, venta)
  await answerAll(postulante)
  const { prospectoId, identificador } = venta
  const pedido = await pide(venta.postulante.rut)
  expect(await call()('revocarConsentimientos', pedido)).toEqual({ declaraciones: 1 })
  expect(await quedaDe(identificador, 'respuestaDS')).toEqual([])
  const dados = await call()('obtenerConsentimientos', pedido)
  expect(dados.map(({ que }) => que).toSorted()).toEqual(['consideraciones', 'previred'])
  for (const dado of dados) expect(dado).toMatchObject({ ip: '127.0.0.1', retiradoEn: desk.clock.ahora() })
  expect((await postulante.post('pedirCodigoDeFirma')).status).toBeGreaterThanOrEqual(400)
  expect(await porHttp(gente.asesora)('obtenerEtapa', { identificador })).toMatchObject({ etapa: 'invitacionAnulada' })
  expect(await porHttp(gente.asesora)('obtenerVenta', { prospectoId })).toMatchObject({ estado: 'Invitación Anulada' })
})

test('a declaration on paper that was not sent begins again', async () => {
  const { rut, identificador } = await dsHasta(gente.asesora, 'resumenDeclaracion')
  await call()('revocarConsentimientos', await pide(rut))
  expect(await quedaDe(identificador, 'respuestaDS')).toEqual([])
  expect(await porHttp(gente.asesora)('obtenerEtapa', { identificador })).toMatchObject({ etapa: 'inicioManual' })
})

test('a sale with a contract stays, and only a request to withdraw allows it', async () => {
  const { rut } = await suscrita(gente)
  const pedido = await pide(rut)
  expect(await call()('obtenerConsentimientos', pedido)).toContainEqual(
    expect.objectContaining({ que: 'firma', conContrato: true, retiradoEn: null }),
  )
  const { status } = await gente.administracion.post(routes.revocarConsentimientos.path, pedido)
  expect(status).toBe(422)
  const deAcceso = await pide(rut, 'acceso')
  for (const { path } of [routes.revocarConsentimientos, routes.obtenerConsentimientos])
    expect(await gente.administracion.post(path, deAcceso)).toMatchObject({
      status: 422,
      body: { descripcion: /Solo un pedido de revocación/ },
    })
})

test('an applicant withdraws on their own page: it ends, is registered as answered, and their session is over', async () => {
  const venta = await invitada(desk, gente.asesora)
  const postulante = await enter(desk, venta)
  await answerAll(postulante)
  expect((await postulante.post('obtenerRetiro')).body.data).toMatchObject({ conContrato: false })
  const ajena = await invitada(desk, gente.asesora)
  await enter(desk, ajena)

  expect((await postulante.post('retirarConsentimiento')).status).toBe(200)
  expect(await quedaDe(venta.identificador, 'respuestaDS')).toEqual([])
  const etapaDe = async (identificador: number) =>
    (await porHttp(gente.asesora)('obtenerEtapa', { identificador })).etapa
  expect(await etapaDe(venta.identificador)).toBe('invitacionAnulada')
  expect(await etapaDe(ajena.identificador)).not.toBe('invitacionAnulada')
  const [suyo] = (await call()('obtenerPedidosPersona', {})).filter(
    ({ documento }) => documento === venta.postulante.rut,
  )
  expect(suyo).toMatchObject({ derecho: 'revocacion', urgencia: null, registradoPor: 'el postulante' })
  const { prospectoId } = venta
  const avisos = desk.db.selectFrom('notificacion').select('mensaje').where('prospectoId', '=', prospectoId)
  expect(await avisos.execute()).toContainEqual({ mensaje: expect.stringContaining('retiró sus consentimientos') })
  expect((await postulante.post('obtenerPostulacion')).status).toBe(401)
})

test('a contract does not rest on the consent: the page says who answers, and the withdrawal is refused', async () => {
  const venta = await invitada(desk, gente.asesora)
  const postulante = await enter(desk, venta)
  await answerAll(postulante)
  const firmada = { declaracionId: venta.identificador, enviadoPor: 'prueba', enviadoEn: desk.clock.ahora() }
  await desk.db.insertInto('envioFirmado').values(firmada).execute()
  expect((await postulante.post('obtenerRetiro')).body.data).toMatchObject({ conContrato: true })
  const { status, body } = await postulante.post('retirarConsentimiento')
  expect([status, body.descripcion]).toEqual([422, expect.stringContaining('sigue vigente')])
  expect((await quedaDe(venta.identificador, 'respuestaDS')).length).toBeGreaterThan(0)
})
