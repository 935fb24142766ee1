import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { conDatosContractuales, documentosEmitidos } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import {
  cartaDe,
  delPostulante,
  ES_OTRA_CARTA_MS,
  enlaceEn,
  enter,
  NACIDA,
} from '../../../testing/electronica/electronica.ts'
import { nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk(delPostulante)
  await desk.startJobs()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())
beforeEach(() => desk.db.deleteFrom('frenoAcceso').execute())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const ASUNTO = 'Documentos de su contrato de salud'
const COPIA = 'Su copia de la Declaración de Salud'
const enlaceDe = async (prospectoId: number, asunto = ASUNTO) => enlaceEn(await cartaDe(desk, prospectoId, asunto))

/** A manual sale whose papers are issued and mailed. */
async function enviada() {
  const postulante = nuevoPostulante()
  const contraloria = await desk.as('contraloria')
  const { prospectoId, identificador } = await conDatosContractuales({ asesora, contraloria }, postulante)
  await documentosEmitidos(asesora, identificador)
  await call('enviarCorreoDocumentosContractuales', { identificador })
  return { postulante, prospectoId, identificador, enlace: await enlaceDe(prospectoId) }
}
type Enviada = Awaited<ReturnType<typeof enviada>>

const copiaDe = async ({ identificador }: Enviada) =>
  (await call('obtenerDocumentos', { identificador })).find(({ salud }) => salud)?.copia
const open = (enlace: string) => desk.anyone().post(routes.abrirInvitacion.path, { enlace })

test('the papers travel in one letter, and the copy of the declaration only behind its link with identity', async () => {
  const venta = await enviada()
  const { prospectoId, enlace, identificador } = venta
  const suyas = desk.db.selectFrom('correo').select('asunto').where('prospectoId', '=', prospectoId)
  expect((await suyas.where('asunto', 'ilike', '%docum%').execute()).map(({ asunto }) => asunto)).toEqual([ASUNTO])
  const adjuntos = await desk.db
    .selectFrom('correoAdjunto as a')
    .innerJoin('correo as c', 'c.id', 'a.correoId')
    .innerJoin('archivo as f', 'f.id', 'a.archivoId')
    .select(['a.nombre', 'f.confidencial'])
    .where('c.prospectoId', '=', prospectoId)
    .execute()
  expect(adjuntos.length).toBeGreaterThan(0)
  expect(adjuntos.filter(({ confidencial, nombre }) => confidencial || /salud/i.test(nombre))).toEqual([])
  expect(await cartaDe(desk, prospectoId, ASUNTO)).toContain('/postulacion/copia-ds#enlace=')
  expect(await copiaDe(venta)).toMatchObject({ abierta: null })
  const { post } = await enter(desk, venta)
  const copia = (await post('obtenerCopiaDS', { enlace })).body.data
  expect(copia.nombre).toMatch(/\.pdf$/)
  const { raw } = await post('abrirCopiaDS', { enlace })
  expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
  await post('abrirCopiaDS', { enlace })
  expect((await copiaDe(venta))?.abierta).not.toBeNull()
  const bitacora = await desk.db
    .selectFrom('bitacora')
    .select('evento')
    .where('prospectoId', '=', prospectoId)
    .execute()
  expect(bitacora.filter(({ evento }) => evento === 321)).toHaveLength(1)
  const vistas = await desk.db
    .selectFrom('bitacoraAcceso')
    .select('id')
    .where('declaracionId', '=', identificador)
    .where('operacion', '=', 'abrirCopiaDS')
    .execute()
  expect(vistas).toHaveLength(2)
})

test('their session opens nothing else of the sale, and nobody else has the copy', async () => {
  const [venta, otra] = [await enviada(), await enviada()]
  const { post } = await enter(desk, venta)
  expect((await post('abrirCopiaDS', { enlace: otra.enlace })).status).toBe(401)
  for (const name of ['obtenerPostulacion', 'obtenerSeguimiento', 'obtenerFirmaDeContrato'] as const)
    expect((await post(name)).status, name).toBe(401)
  const imgCorrel = (await call('obtenerDocumentos', { identificador: venta.identificador })).find(
    (d) => d.salud,
  )?.imgCorrel
  expect((await post('abrirPapelPostulante', { imgCorrel })).status).toBe(401)
  const suya = { identificador: venta.identificador, imgCorrel }
  expect((await asesora.post(routes.descargarDocumentoPDF.path, suya)).status).toBe(403)
})

test('three wrong identities block it, and a new link opens it; the one before says the same as an unknown one', async () => {
  const venta = await enviada()
  const { enlace, postulante, prospectoId, identificador } = venta
  const dicho = { enlace, documento: postulante.rut, fechaNacimiento: '01-01-1970' }
  for (const estado of ['noCoincide', 'noCoincide', 'bloqueado'])
    expect((await desk.anyone().data(routes.identificarPostulante.path, dicho)).estado).toBe(estado)
  const cierta = { ...dicho, fechaNacimiento: NACIDA }
  expect((await desk.anyone().data(routes.identificarPostulante.path, cierta)).estado).toBe('bloqueado')
  await call('enviarCopiaDS', { identificador })
  const nuevo = await enlaceDe(prospectoId, COPIA)
  expect(nuevo).not.toBe(enlace)
  expect((await open(nuevo)).body.data.estado).toBe('identidad')
  const [reemplazado, desconocido] = [await open(enlace), await open('x'.repeat(43))]
  expect([reemplazado.status, reemplazado.body]).toEqual([404, desconocido.body])
})

test('pressed again within minutes it is one letter; later it is another, five a day', async () => {
  const { prospectoId, identificador } = await enviada()
  await call('enviarCopiaDS', { identificador })
  const enlace = await enlaceDe(prospectoId, COPIA)
  await call('enviarCopiaDS', { identificador })
  expect(await enlaceDe(prospectoId, COPIA)).toBe(enlace)
  for (let vez = 0; vez < 3; vez++) {
    desk.clock.pasan(ES_OTRA_CARTA_MS)
    await call('enviarCopiaDS', { identificador })
  }
  expect((await open(enlace)).status).toBe(404)
  desk.clock.pasan(ES_OTRA_CARTA_MS)
  expect((await asesora.post(routes.enviarCopiaDS.path, { identificador })).body.codigo).toBe('copia_demasiadas')
})

test('a link that expired opens nothing, also to a session that is alive', async () => {
  const venta = await enviada()
  const { post } = await enter(desk, venta)
  await desk.db
    .updateTable('enlaceInvitacion')
    .set({ expira: desk.clock.ahora() })
    .where('declaracionId', '=', venta.identificador)
    .execute()
  const cerrada = await post('abrirCopiaDS', { enlace: venta.enlace })
  expect([cerrada.status, cerrada.body.codigo]).toEqual([404, 'invitacion_no_vigente'])
})
