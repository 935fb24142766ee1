import type { Operation } from '@alerce/contract/operation'
import { operations } from '@alerce/contract/operations'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { suscrita } from '../../../testing/cierre/firmas.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { call, payloadDirigido, type Registros } from '../../../testing/llamadas.ts'
import { dsHasta, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
const gente = {} as Record<'asesora' | 'jefatura' | 'mesa' | 'contraloria' | 'administracion', Client>
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  for (const uno of ['asesora', 'jefatura', 'mesa', 'contraloria', 'administracion'] as const)
    gente[uno] = await desk.as(uno)
})
afterAll(() => desk.close())

async function pide(derecho: 'bloqueo' | 'supresion' | 'acceso', documento: string): Promise<number> {
  const pedido = { derecho, tipoDocumento: 'rut' as const, documento, recibido: '2026-10-05', identidad: 'cédula' }
  return (await porHttp(gente.administracion)('registrarPedidoPersona', pedido)).pedidoId
}

const filaDe = (prospectoId: number) =>
  desk.db.selectFrom('prospecto').selectAll().where('id', '=', prospectoId).executeTakeFirstOrThrow()

/** Reads of the staff whose reply tells who it is: those that name the sale or its declaration, and every list. */
async function callsThatTell(registros: Registros, tells: (texto: string) => boolean): Promise<string[]> {
  const clients = [...Object.entries(gente), ['cliente', await desk.bearer()] as const]
  const dicen: string[] = []
  for (const operation of operations as readonly Operation[]) {
    if (operation.effect !== 'read' || operation.access === 'publica' || operation.sesion) continue
    for (const [quien, client] of clients) {
      const { raw, status } = await call(client, operation, payloadDirigido(operation, 1, registros))
      // A session that ended would make the rest of the sweep blind
      expect([401, 429].includes(status) && quien !== 'cliente', `${operation.name} ${quien} ${status}`).toBe(false)
      if (tells(raw.toString('latin1').toUpperCase())) dicen.push(`${operation.name} ${quien}`)
    }
  }
  return dicen
}

test('a blocked sale opens for nobody, no list nor search names its person, and lifting the block restores all', async () => {
  const nombres = { nombres: 'Zoraida', apellidoPaterno: 'Quilaqueo' }
  const { rut, prospectoId, identificador } = await dsHasta(gente.asesora, 'resultado', { postulante: nombres })
  const antes = await filaDe(prospectoId)
  const registros = { prospecto: prospectoId, declaracion: identificador }
  const dice = (texto: string) => texto.includes('ZORAIDA') || texto.includes(rut.slice(0, 8))
  expect((await callsThatTell(registros, dice)).length).toBeGreaterThan(10)
  const pedidoId = await pide('bloqueo', rut)
  expect(await porHttp(gente.administracion)('bloquearPersona', { pedidoId })).toEqual({ ventas: 1 })
  expect(await porHttp(gente.administracion)('bloquearPersona', { pedidoId })).toEqual({ ventas: 0 })

  // The register of requests names who asked
  expect(await callsThatTell(registros, dice)).toEqual(['obtenerPedidosPersona administracion'])

  const abierta = await gente.asesora.post(routes.obtenerVenta.path, { prospectoId })
  expect(abierta).toMatchObject({ status: 423, body: { descripcion: /bloqueado/ } })
  for (const texto of [rut, 'Zoraida'])
    expect(await porHttp(gente.asesora)('buscarProspectos', { texto, limite: 10 })).toEqual([])
  const [una] = await porHttp(gente.administracion)('obtenerPedidosPersona', {})
  expect(una).toMatchObject({ pedidoId, bloqueadas: 1 })

  await porHttp(gente.administracion)('responderPedidoPersona', { pedidoId, respuesta: 'Se bloqueó.' })
  expect(await porHttp(gente.administracion)('desbloquearPersona', { pedidoId })).toEqual({ ventas: 1 })
  const { version, actualizadoPor, actualizadoEn, ...resto } = await filaDe(prospectoId)
  expect(antes).toMatchObject(resto)
  expect(version).toBe(antes.version + 2)
  expect([actualizadoPor, actualizadoEn]).not.toContain('')
  expect((await porHttp(gente.asesora)('obtenerVenta', { prospectoId })).prospectoId).toBe(prospectoId)
})

test('a blocked person gets their data, and an erasure blocks what must stay', async () => {
  const { asesora, contraloria, mesa } = gente
  const { rut, prospectoId } = await suscrita({ asesora, contraloria, mesa })
  const bloqueo = await pide('bloqueo', rut)
  await porHttp(gente.administracion)('bloquearPersona', { pedidoId: bloqueo })
  const acceso = await pide('acceso', rut)
  const entrega = await gente.administracion.post(routes.exportarPersona.path, { pedidoId: acceso })
  expect(entrega.raw.toString('latin1')).toContain(rut)
  expect(entrega.raw.toString('latin1')).toContain('bloqueo_persona')

  const pedidoId = await pide('supresion', rut)
  const lineas = await porHttp(gente.administracion)('suprimirPersona', { pedidoId })
  expect(lineas.find(({ destino }) => destino === 'se conserva')?.motivo).toContain('contrato')
  expect(await filaDe(prospectoId)).toMatchObject({ rut: null, nombres: 'DATOS BLOQUEADOS', bloqueado: true })
  expect((await asesora.post(routes.obtenerVenta.path, { prospectoId })).status).toBe(423)
})
