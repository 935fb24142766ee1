import { routes } from '@alerce/contract/routes'
import { leerZip } from '@alerce/domain/base/archivos/zip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, nuevoRut, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let administracion: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  administracion = await desk.as('administracion')
})
afterAll(() => desk.close())

const identidad = 'Cédula a la vista'
const pide = (
  derecho: 'acceso' | 'supresion' | 'bloqueo' | 'rectificacion',
  documento: string,
  recibido = '2026-10-05',
) =>
  porHttp(administracion)('registrarPedidoPersona', { derecho, tipoDocumento: 'rut', documento, recibido, identidad })

test('a registered request is listed with its person, deadline and author', async () => {
  const { rut } = await dsHasta(asesora, 'preguntas')
  const { pedidoId, vence } = await pide('acceso', rut)
  expect(vence).toBe('2026-11-04')
  const lista = await porHttp(administracion)('obtenerPedidosPersona', {})
  expect(lista.find((uno) => uno.pedidoId === pedidoId)).toMatchObject({
    ...{ derecho: 'acceso', tipoDocumento: 'rut', documento: rut, urgencia: 'a tiempo', identidad },
    ...{ recibido: '2026-10-05', vence, respuesta: null, suprimidoEn: null },
  })
})

test('a request without right, with a wrong RUT or of tomorrow is refused at its field', async () => {
  const bueno = { derecho: 'acceso', tipoDocumento: 'rut', documento: '20347878-K', recibido: '2026-10-05', identidad }
  for (const [malo, mensaje] of [
    [{ derecho: '' }, 'Elija qué pide la persona'],
    [{ documento: '20347878-1' }, 'Rut no válido'],
    [{ documento: '' }, 'Ingrese el RUT, el pasaporte o el correo de la persona'],
    [{ recibido: '2026-10-08' }, 'La fecha no puede ser posterior a hoy'],
    [{ identidad: ' ' }, 'Escriba cómo comprobó quién pide'],
  ] as const) {
    const answer = await administracion.post(routes.registrarPedidoPersona.path, { ...bueno, ...malo })
    const [campo] = Object.keys(malo)
    expect(answer.body).toMatchObject({ errores: [{ campo, mensaje }] })
  }
})

test('only an open request of that right opens the data of a person', async () => {
  const { rut } = await dsHasta(asesora, 'preguntas')
  const { pedidoId } = await pide('bloqueo', rut)
  const ajeno = await pide('bloqueo', nuevoRut())
  const nada = await administracion.post(routes.bloquearPersona.path, { pedidoId: ajeno.pedidoId })
  expect(nada.body).toMatchObject({ descripcion: 'Esta persona no tiene ventas que bloquear.' })
  for (const [nombre, mensaje] of [
    ['revisarSupresion', 'Solo un pedido de supresión permite suprimir datos.'],
    ['suprimirPersona', 'Solo un pedido de supresión permite suprimir datos.'],
    ['exportarPersona', 'Solo un pedido de acceso o portabilidad permite entregar datos.'],
  ] as const)
    expect((await administracion.post(routes[nombre].path, { pedidoId })).body).toMatchObject({ descripcion: mensaje })
  await porHttp(administracion)('responderPedidoPersona', { pedidoId, respuesta: 'Bloqueado.' })
  for (const nombre of ['revisarSupresion', 'suprimirPersona', 'exportarPersona'] as const)
    expect((await administracion.post(routes[nombre].path, { pedidoId })).status).toBe(409)
  const otra = await administracion.post(routes.responderPedidoPersona.path, { pedidoId, respuesta: 'Otra.' })
  expect(otra.body).toMatchObject({ descripcion: 'Este pedido ya fue contestado.' })
})

test('the data of a person are delivered in a ZIP, and the delivery is logged under the administrator', async () => {
  const { rut, prospectoId } = await dsHasta(asesora, 'preguntas')
  const { pedidoId } = await pide('acceso', rut)
  const answer = await administracion.post(routes.exportarPersona.path, { pedidoId })
  const archivos = new Map(leerZip(answer.raw) ?? [])
  expect([...archivos.keys()]).toEqual(expect.arrayContaining(['datos.json', 'indice.sha256']))
  expect(Buffer.from(archivos.get('datos.json') ?? []).toString()).toContain(rut)
  const bitacora = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  expect(bitacora.map(({ estado }) => estado).join()).toContain('reunidos')
  const { eventos } = await porHttp(administracion)('obtenerEventosSeguridad', {})
  expect(eventos[0]).toMatchObject({ evento: 'Datos de una persona reunidos para entregárselos' })
  expect(eventos[0]?.sobre).not.toContain(rut)
})

test('an erasure is reviewed by activity and carried out', async () => {
  const { rut } = await dsHasta(asesora, 'preguntas')
  const { pedidoId } = await pide('supresion', rut)
  const revisada = await porHttp(administracion)('revisarSupresion', { pedidoId })
  expect(revisada).toContainEqual(expect.objectContaining({ que: 'Declaración de Salud', destino: 'se borra' }))
  expect(await porHttp(administracion)('suprimirPersona', { pedidoId })).toEqual(revisada)
  const despues = await porHttp(administracion)('revisarSupresion', { pedidoId })
  expect(despues.filter(({ destino }) => destino !== 'se conserva')).toEqual([])
  const lista = await porHttp(administracion)('obtenerPedidosPersona', {})
  expect(lista.find((uno) => uno.pedidoId === pedidoId)?.suprimidoEn).not.toBeNull()
})

test('a correction is asked of the advisor, who reads it in the Bitácora', async () => {
  const { rut, prospectoId } = await dsHasta(asesora, 'preguntas')
  const { pedidoId } = await pide('rectificacion', rut)
  const correccion = 'Su segundo apellido es Núñez.'
  expect(await porHttp(administracion)('pedirCorreccion', { pedidoId, correccion })).toEqual({ ventas: 1 })
  const bitacora = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  expect(bitacora.map(({ estado }) => estado)).toContain(
    `Una persona de la venta pidió corregir sus datos: ${correccion}`,
  )
  const suyas = await desk.db.selectFrom('notificacion').select('tipo').where('prospectoId', '=', prospectoId).execute()
  expect(suyas).toContainEqual({ tipo: 'correccion' })
  const ajeno = await pide('rectificacion', nuevoRut())
  const answer = await administracion.post(routes.pedirCorreccion.path, { pedidoId: ajeno.pedidoId, correccion })
  expect(answer.body).toMatchObject({ descripcion: 'Esta persona no tiene ventas en las que corregir.' })
})

test('a beneficiary asks for themself: the advisor of that sale is told what to correct, or to take them out', async () => {
  const { prospectoId, identificador } = await dsHasta(asesora, 'preguntas')
  const rut = nuevoRut()
  const carga = { declaracionId: identificador, orden: 9, tipo: 1, relacion: 2, rut } as const
  const quien = { nombres: 'INÉS', apellidoPaterno: 'ROJAS', fechaNacimiento: '1980-05-05', sexo: 'F' } as const
  await desk.db
    .insertInto('declaracionPersona')
    .values({ ...carga, ...quien })
    .execute()
  const { pedidoId } = await pide('supresion', rut)
  const revisada = await porHttp(administracion)('revisarSupresion', { pedidoId })
  expect(revisada.every(({ destino, motivo }) => destino === 'se conserva' && motivo !== null)).toBe(true)
  const correccion = 'Quite a Inés Rojas de su grupo.'
  expect(await porHttp(administracion)('pedirCorreccion', { pedidoId, correccion })).toEqual({ ventas: 1 })
  const bitacora = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  expect(bitacora.map(({ estado }) => estado)).toContainEqual(expect.stringContaining(correccion))
})
