import { routes } from '@alerce/contract/routes'
import { NO_CONTACTAR, type Oponible } from '@alerce/domain/postulacion/oposicion'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmPlan } from '../../../semilla/demo/recorrido.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { dsHasta, nuevoRut, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
const gente = {} as Record<'asesora' | 'administracion', Client>
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  for (const uno of ['asesora', 'administracion'] as const) gente[uno] = await desk.as(uno)
})
afterAll(() => desk.close())

const call = () => porHttp(gente.administracion)
const asesora = () => porHttp(gente.asesora)
const refused = { status: 422, body: { descripcion: expect.stringContaining('se opuso al contacto comercial') } }

async function pide(documento: string, derecho: 'oposicion' | 'supresion' | 'acceso' = 'oposicion') {
  const pedido = { derecho, tipoDocumento: 'rut' as const, documento, recibido: '2026-10-05', identidad: 'cédula' }
  return (await call()('registrarPedidoPersona', pedido)).pedidoId
}

async function objects(rut: string, tratamiento: Oponible): Promise<number> {
  const pedidoId = await pide(rut)
  await call()('oponerPersona', { pedidoId, tratamiento })
  return pedidoId
}

const cita = (prospectoId: number) => ({
  prospectoId,
  fechaHoraInicio: '09/10/2026 10:00:00',
  duracionMinutos: 30,
  permiteTope: true,
})

async function reviewed(rut: string) {
  const fila = ['REF', rut, 'Íngrid', 'Ñanco', 'Soto', '987654321', `i${rut.slice(0, 7)}@example.cl`].join(';')
  const texto = ['Tipo;RUT;Nombres;Primer apellido;Segundo apellido;Celular;Correo', fila].join('\r\n')
  const archivo = { bytes: Buffer.from(texto), nombre: 'cartera.csv' }
  const { body } = await upload(gente.asesora, routes.revisarImportacion, {}, archivo)
  return (await asesora()('obtenerFilasImportacion', { importacionId: body.data.importacionId })).filas[0]
}

const miDia = async () =>
  (await asesora()('obtenerMiDia', { limite: 50 })).grupos.flatMap(({ asuntos }) =>
    asuntos.map(({ prospectoId }) => prospectoId),
  )

test('opposed to contact: a prospect is not called, dated nor written, its advisor is told, and lifting ends it', async () => {
  const rut = nuevoRut()
  const prospectoId = await signInPostulante(gente.asesora, { rut })
  await confirmPlan(asesora(), prospectoId)
  await asesora()('agendarCita', cita(prospectoId))
  desk.clock.move('2026-10-08T14:00:00.000Z')
  for (const uno of ['asesora', 'administracion'] as const) gente[uno] = await desk.as(uno)
  const pedidoId = await objects(rut, 'contacto')

  expect(await asesora()('obtenerVenta', { prospectoId })).toMatchObject({
    turno: { actua: 'nadie', paso: NO_CONTACTAR },
  })
  const prospectos = await asesora()('obtenerProspectos', { limite: 100 })
  const suya = prospectos.find((uno) => uno.prospectoId === prospectoId)
  expect(suya).toMatchObject({ turno: { paso: NO_CONTACTAR } })
  expect(await miDia()).not.toContain(prospectoId)
  const citas = await desk.db.selectFrom('cita').select('id').where('prospectoId', '=', prospectoId).execute()
  expect(citas).toEqual([])
  // The agenda answers within its own envelope
  const dated = await gente.asesora.post(routes.agendarCita.path, cita(prospectoId))
  expect(dated.body.data).toMatchObject({ codigo: 'persona_se_opuso', ...refused.body })
  expect(await gente.asesora.post(routes.enviarCotizacionCorreo.path, { prospectoId })).toMatchObject(refused)
  const avisos = await desk.db
    .selectFrom('notificacion')
    .select('mensaje')
    .where('prospectoId', '=', prospectoId)
    .execute()
  expect(avisos).toContainEqual({ mensaje: expect.stringContaining('se opuso al contacto comercial') })
  expect(await asesora()('obtenerBitacoraProspecto', { prospectoId })).toContainEqual(
    expect.objectContaining({ bitacoraId: 421 }),
  )
  const [pedido] = await call()('obtenerPedidosPersona', {})
  expect(pedido).toMatchObject({ pedidoId, oposiciones: ['contacto'] })

  await call()('responderPedidoPersona', { pedidoId, respuesta: 'No se le contactará.' })
  expect(await call()('levantarOposicion', { pedidoId, tratamiento: 'contacto' })).toEqual({ ventas: 1 })
  await asesora()('agendarCita', cita(prospectoId))
  const otra = await gente.administracion.post(routes.levantarOposicion.path, { pedidoId, tratamiento: 'contacto' })
  expect(otra.status).toBe(409)
})

test('a sale in course goes on', async () => {
  const { rut, prospectoId } = await dsHasta(gente.asesora, 'resumenDeclaracion')
  await objects(rut, 'contacto')
  await asesora()('agendarCita', { ...cita(prospectoId), fechaHoraInicio: '09/10/2026 12:00:00' })
  expect((await asesora()('obtenerVenta', { prospectoId })).turno.actua).toBe('asesor')
})

test('an objection outlasts the erasure: neither a file nor a form brings the person back', async () => {
  const rut = nuevoRut()
  await signInPostulante(gente.asesora, { rut })
  await objects(rut, 'contacto')
  await call()('suprimirPersona', { pedidoId: await pide(rut, 'supresion') })
  expect(await reviewed(rut)).toMatchObject({
    situacion: 'error',
    mensajes: [{ campo: 'rut', mensaje: refused.body.descripcion }],
  })
  await expect(signInPostulante(gente.asesora, { rut })).rejects.toThrow(/se opuso/)
  expect(await reviewed(nuevoRut())).toMatchObject({ situacion: 'nueva' })
})

test('another document takes the objections of its person, and refuses one who objected to contact', async () => {
  const [opuesto, aCifras] = [nuevoRut(), nuevoRut()]
  await objects(opuesto, 'contacto')
  await objects(aCifras, 'estadisticas')
  const prospectoId = await signInPostulante(gente.asesora, { rut: nuevoRut() })
  const change = (rut: string) => gente.asesora.post(routes.ingresarProspecto.path, { prospectoId, rut })
  expect(await change(opuesto)).toMatchObject(refused)
  expect((await change(aCifras)).status).toBe(200)
  const fila = desk.db.selectFrom('prospecto').select('oposiciones').where('id', '=', prospectoId)
  expect(await fila.executeTakeFirst()).toEqual({ oposiciones: ['estadisticas'] })
})

test('opposed to statistics: neither counted nor named in any figure, sales added later too', async () => {
  const mes = { mesRegistro: 10, añoRegistro: 2026 }
  const cifras = async () => (await asesora()('obtenerEstadisticasSuscripciones', mes)).prospectoMes
  const antes = await cifras()
  const rut = nuevoRut()
  const prospectoId = await signInPostulante(gente.asesora, { rut })
  expect(await cifras()).toBe(antes + 1)
  await objects(rut, 'estadisticas')
  await signInPostulante(gente.asesora, { rut })
  expect(await cifras()).toBe(antes)
  const { filas } = await asesora()('obtenerFilasEstadistica', { ...mes, figura: 'prospectoMes', limite: 50 })
  expect(filas.map((fila) => fila.prospectoId)).not.toContain(prospectoId)
})

test('only an open request to object allows it, once', async () => {
  const rut = nuevoRut()
  const oponer = (pedidoId: number) =>
    gente.administracion.post(routes.oponerPersona.path, { pedidoId, tratamiento: 'contacto' })
  expect((await oponer(await pide(rut, 'acceso'))).status).toBe(422)
  const pedidoId = await pide(rut)
  expect((await oponer(pedidoId)).status).toBe(200)
  expect((await oponer(pedidoId)).status).toBe(409)
})
