import { createHmac } from 'node:crypto'
import type { SucesoElegible } from '@alerce/contract/catalogos/base/sucesos'
import { type RouteName, routes } from '@alerce/contract/routes'
import { maximoDeSuscripciones } from '@alerce/domain/acceso/suscripciones'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { openReceptor, type Receptor } from '../../../testing/receptor.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsNueva, porHttp } from '../../../testing/ventas.ts'

/** 9 October, 11:00 in Santiago. */
const CITA = '2026-10-09T14:00:00.000Z'

let desk: Desk
let receptor: Receptor
beforeAll(async () => {
  receptor = await openReceptor()
  desk = await openDesk()
})
afterAll(async () => {
  await desk.close()
  await receptor.close()
})
afterEach(async () => {
  await desk.db.deleteFrom('entrega').execute()
  await desk.db.deleteFrom('suscripcion').execute()
  await desk.db.deleteFrom('cita').where('inicio', '=', CITA).execute()
  await desk.db.deleteFrom('notificacion').where('tipo', '=', 'webhook').execute()
  await turnCliente(true)
  receptor.recibidos.length = 0
  receptor.answer(204)
  desk.clock.move(INICIO)
})

const turnCliente = (activo: boolean) =>
  desk.db.updateTable('clienteApi').set({ activo }).where('id', '=', 'alerce-demo').execute()
/** Each with its own session: the clock of a test runs for days. */
const administracion = () => desk.as('administracion')
const call: ReturnType<typeof porHttp> = async (nombre, payload) =>
  await porHttp(await administracion())(nombre, payload)
const post = async (nombre: RouteName, payload: object) =>
  await (await administracion()).post(routes[nombre].path, payload)
const nueva = async (sucesos: SucesoElegible[] = ['cita.agendada']) =>
  await call('crearSuscripcion', { clienteId: 'alerce-demo', url: receptor.url, sucesos })
const una = async () => (await call('obtenerSuscripciones', {}))[0]!
const entregas = async (suscripcionId: number) => (await call('obtenerEntregas', { suscripcionId })).entregas
const escritas = () => desk.db.selectFrom('entrega').selectAll().execute()
const deliver = () => desk.trabajos['entregar-sucesos']({ motivo: 'suceso' })
const later = (ms: number) => desk.clock.move(new Date(Date.parse(desk.clock.ahora()) + ms).toISOString())
const avisos = async (usuario: string) =>
  (await porHttp(await desk.as(usuario))('obtenerNotificaciones', { pagina: 1, tipo: 'webhook' })).notificaciones

const citaDe = (prospectoId: number) => ({
  prospectoId,
  fechaHoraInicio: '09/10/2026 11:00:00',
  duracionMinutos: 30,
  comentario: '',
  estado: null,
  citaId: null,
})

/** An appointment with a prospecto of the demo; returns its id. */
async function bookCita(asesora: Client): Promise<number> {
  const { id } = await desk.db
    .selectFrom('prospecto')
    .innerJoin('usuario', 'usuario.id', 'prospecto.asesorId')
    .select('prospecto.id')
    .where('usuario.usuario', '=', 'asesora')
    .where('prospecto.activo', '=', true)
    .orderBy('prospecto.id')
    .executeTakeFirstOrThrow()
  return (await porHttp(asesora)('agendarCita', citaDe(id))).citaId
}

function firmaDe(secreto: string, { headers, cuerpo }: Receptor['recibidos'][number]): string {
  const dicho = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${cuerpo}`
  const clave = Buffer.from(secreto.replace('whsec_', ''), 'base64')
  return `v1,${createHmac('sha256', clave).update(dicho).digest('base64')}`
}

describe('a webhook', () => {
  test('is told of a new sale and its stages, signed, with ids and nothing of the person', async () => {
    const { secreto, suscripcionId } = await nueva(['venta.creada', 'venta.etapa'])
    const { prospectoId } = await dsNueva(await desk.as('asesora'))
    await deliver()
    const dichos = receptor.recibidos.map(({ cuerpo }) => JSON.parse(cuerpo))
    expect(dichos.toSorted((one, two) => (one.data.etapa ?? '').localeCompare(two.data.etapa ?? ''))).toEqual([
      { type: 'venta.creada', timestamp: INICIO, data: { prospectoId } },
      { type: 'venta.etapa', timestamp: INICIO, data: { prospectoId, etapa: 'cotizacionFinalizada' } },
      { type: 'venta.etapa', timestamp: INICIO, data: { prospectoId, etapa: 'dsManualGenerada' } },
    ])
    const [primera] = receptor.recibidos
    expect(primera!.headers['webhook-signature']).toBe(firmaDe(secreto, primera!))
    expect(primera!.headers['webhook-timestamp']).toBe(String(Date.parse(INICIO) / 1000))
    const [entrega] = await entregas(suscripcionId)
    expect(entrega).toMatchObject({ estado: 'entregada', intentos: 1, codigo: 204, proxima: null, error: null })
    expect(receptor.recibidos.map(({ headers }) => headers['webhook-id'])).toContain(entrega?.identidad)
    expect(await una()).toMatchObject({ ultima: { estado: 'entregada', en: INICIO }, fallaDesde: null })
  })

  test('is told of an appointment that is made, moved and cancelled, not of one that is refused', async () => {
    await nueva(['cita.agendada', 'cita.movida', 'cita.anulada'])
    const asesora = await desk.as('asesora')
    const citaId = await bookCita(asesora)
    const { prospectoId } = (await escritas())[0]!.datos
    const tope = await asesora.post(routes.agendarCita.path, citaDe(prospectoId!))
    expect(tope.body.data.codigo).toBe('cita_con_tope')
    await porHttp(asesora)('agendarCita', { ...citaDe(prospectoId!), citaId, fechaHoraInicio: '09/10/2026 12:00:00' })
    await porHttp(asesora)('eliminarCita', { citaId })
    expect((await escritas()).map(({ suceso, datos }) => [suceso, datos])).toEqual([
      ['cita.agendada', { prospectoId, citaId }],
      ['cita.movida', { prospectoId, citaId }],
      ['cita.anulada', { prospectoId, citaId }],
    ])
  })

  test('is not told of other kinds; of a client that is off, of nothing', async () => {
    await nueva(['cita.anulada'])
    const asesora = await desk.as('asesora')
    const citaId = await bookCita(asesora)
    expect(await escritas()).toEqual([])
    await turnCliente(false)
    await porHttp(asesora)('eliminarCita', { citaId })
    expect(await escritas()).toEqual([])
    const otra = await post('crearSuscripcion', {
      clienteId: 'alerce-demo',
      url: receptor.url,
      sucesos: ['venta.etapa'],
    })
    expect([otra.status, otra.body.errores[0].campo]).toEqual([400, 'clienteId'])
  })

  test('keeps its secrets sealed, and its log names the host alone', async () => {
    const { secreto } = await nueva()
    const { secreto: sealed } = await desk.db.selectFrom('suscripcion').select('secreto').executeTakeFirstOrThrow()
    expect(sealed.toString('utf8')).not.toContain(secreto.slice(6))
    const [evento] = (await call('obtenerEventosSeguridad', { limite: 1 })).eventos
    expect(evento).toMatchObject({ evento: 'Webhook creado' })
    expect(evento?.sobre).toMatch(/^webhook \d+ de alerce-demo \(127\.0\.0\.1:\d+\)$/)
  })

  test.each([
    ['http to another machine', { url: 'http://crm.example.cl/' }, 'url', 'La dirección debe comenzar con https://'],
    ['a password', { url: 'https://a:b@crm.example.cl/' }, 'url', 'La dirección no lleva usuario ni contraseña'],
    ['no kind', { sucesos: [] }, 'sucesos', 'Elija al menos un suceso'],
    ['an unknown client', { clienteId: 'ninguno' }, 'clienteId', 'Elija un cliente de la API activo'],
  ])('with %s is refused at its field', async (_title, changes, campo, mensaje) => {
    const pedido = { clienteId: 'alerce-demo', url: receptor.url, sucesos: ['venta.etapa'], ...changes }
    const { status, body } = await post('crearSuscripcion', pedido)
    expect([status, body.errores[0].campo]).toEqual([400, campo])
    expect(body.errores[0].mensaje).toContain(mensaje)
  })

  test('there are no more of them than the maximum', async () => {
    const { suscripcionId } = await nueva()
    const fila = await desk.db
      .selectFrom('suscripcion')
      .selectAll()
      .where('id', '=', suscripcionId)
      .executeTakeFirstOrThrow()
    const { id, ...copia } = fila
    await desk.db
      .insertInto('suscripcion')
      .values(Array(maximoDeSuscripciones - 1).fill(copia))
      .execute()
    const pedido = { clienteId: 'alerce-demo', url: receptor.url, sucesos: ['venta.etapa'] }
    expect((await post('crearSuscripcion', pedido)).status).toBe(422)
  })
})

describe('a failed delivery', () => {
  test('is tried again by the published schedule, under the same id, and fails for good after ten attempts', async () => {
    const { suscripcionId } = await nueva()
    await call('probarSuscripcion', { suscripcionId })
    receptor.answer(500)
    const horas = [0, 5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24]
    for (const [at, hora] of horas.entries()) {
      later(hora * HORA_MS - (at > 0 ? 1 : 0))
      await deliver()
      expect(receptor.recibidos).toHaveLength(at + (at > 0 ? 0 : 1))
      if (at > 0) {
        later(1)
        await deliver()
        expect(receptor.recibidos).toHaveLength(at + 1)
      }
    }
    expect(new Set(receptor.recibidos.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const [entrega] = await entregas(suscripcionId)
    expect(entrega).toMatchObject({
      estado: 'fallida',
      intentos: 10,
      codigo: 500,
      error: 'Respondió 500',
      proxima: null,
    })
    expect(await una()).toMatchObject({ activa: true, fallaDesde: INICIO, ultima: { estado: 'fallida' } })
  })

  test('sent again by an administrator keeps its id; a pending one goes by itself', async () => {
    const { suscripcionId } = await nueva()
    await call('probarSuscripcion', { suscripcionId })
    const [pendiente] = await entregas(suscripcionId)
    expect((await post('reenviarEntrega', { entregaId: pendiente!.entregaId })).status).toBe(422)
    await deliver()
    await call('reenviarEntrega', { entregaId: pendiente!.entregaId })
    await deliver()
    expect(receptor.recibidos.map(({ headers }) => headers['webhook-id'])).toEqual([
      pendiente!.identidad,
      pendiente!.identidad,
    ])
    expect((await post('reenviarEntrega', { entregaId: 999_999 })).status).toBe(404)
  })

  test('of an address without a server says so', async () => {
    const { suscripcionId } = await nueva()
    const antes = await una()
    await call('cambiarSuscripcion', { ...antes, suscripcionId, url: 'http://127.0.0.1:1/' })
    await call('probarSuscripcion', { suscripcionId })
    await deliver()
    expect((await entregas(suscripcionId))[0]).toMatchObject({ codigo: null, error: 'Nadie escucha en la dirección' })
  })

  test('for five days switches the webhook off, gives up what waits, and tells the administrators once', async () => {
    const { suscripcionId } = await nueva()
    receptor.answer(503)
    await call('probarSuscripcion', { suscripcionId })
    await deliver()
    later(5 * 24 * HORA_MS)
    await call('probarSuscripcion', { suscripcionId })
    await call('probarSuscripcion', { suscripcionId })
    await deliver()
    expect(await una()).toMatchObject({ activa: false, motivo: 'no responde' })
    expect((await entregas(suscripcionId)).map(({ estado }) => estado)).toEqual(['fallida', 'fallida', 'fallida'])
    const dichos = (await avisos('administracion')).map(({ mensaje }) => mensaje)
    expect(dichos).toEqual([
      'Un webhook de alerce-demo se desactivó: no responde desde hace 5 días. Lo pendiente quedó en sus envíos.',
    ])
    const probada = await post('probarSuscripcion', { suscripcionId })
    expect([probada.status, probada.body.codigo]).toEqual([422, 'webhook_desactivado'])
    const { version, url, sucesos } = await una()
    await call('cambiarSuscripcion', { suscripcionId, url, sucesos, activa: true, version })
    expect(await una()).toMatchObject({ activa: true, motivo: null, fallaDesde: null })
  })

  test('with 410 switches the webhook off at once', async () => {
    const { suscripcionId } = await nueva()
    receptor.answer(410)
    await call('probarSuscripcion', { suscripcionId })
    await deliver()
    expect(await una()).toMatchObject({ activa: false, motivo: 'ya no existe' })
    expect((await avisos('administracion'))[0]?.mensaje).toContain('su dirección respondió que ya no existe')
  })

  test('with 410 of an address that was replaced meanwhile leaves the new one on', async () => {
    const { suscripcionId } = await nueva()
    await call('probarSuscripcion', { suscripcionId })
    const url = `${receptor.url}&nueva`
    receptor.answer(410, () => desk.db.updateTable('suscripcion').set({ url }).execute())
    await deliver()
    expect(await una()).toMatchObject({ activa: true, url, fallaDesde: null, ultima: { estado: 'pendiente' } })
  })

  test('followed by a delivered one is forgotten', async () => {
    const { suscripcionId } = await nueva()
    receptor.answer(500)
    await call('probarSuscripcion', { suscripcionId })
    await deliver()
    receptor.answer(200)
    later(HORA_MS)
    await deliver()
    expect(await una()).toMatchObject({ fallaDesde: null, ultima: { estado: 'entregada' } })
  })
})

describe('a rotated secret', () => {
  test('signs beside the one before for 24 hours', async () => {
    const { secreto: anterior, suscripcionId } = await nueva()
    const { secreto, anteriorHasta } = await call('rotarSecretoDeSuscripcion', { suscripcionId, version: 1 })
    const firmas = async () => {
      await call('probarSuscripcion', { suscripcionId })
      await deliver()
      const recibido = receptor.recibidos.at(-1)!
      const esperadas = [firmaDe(secreto, recibido), firmaDe(anterior, recibido)]
      return esperadas.map((firma) => recibido.headers['webhook-signature']?.split(' ').includes(firma))
    }
    expect(await firmas()).toEqual([true, true])
    desk.clock.move(anteriorHasta)
    expect(await firmas()).toEqual([true, false])
    expect((await una()).anteriorHasta).toBeNull()
  })

  test('or changed fields by another administrator are not written over', async () => {
    const { suscripcionId } = await nueva()
    const { url, sucesos } = await una()
    await call('rotarSecretoDeSuscripcion', { suscripcionId, version: 1 })
    await call('cambiarSuscripcion', { suscripcionId, url: `${url}&b=1`, sucesos, activa: true, version: 2 })
    const tarde = { suscripcionId, url, sucesos, activa: false, version: 1 }
    const { status, body } = await post('cambiarSuscripcion', tarde)
    expect([status, body.data.campos.map((c: { etiqueta: string }) => c.etiqueta)]).toEqual([
      412,
      ['Secreto', 'Dirección'],
    ])
  })
})

test('messages are forgotten after 30 days, by the round', async () => {
  const { suscripcionId } = await nueva()
  await call('probarSuscripcion', { suscripcionId })
  await desk.ronda('entregar-sucesos')
  later(30 * 24 * HORA_MS + 1)
  await call('probarSuscripcion', { suscripcionId })
  await desk.ronda('olvidar-entregas')
  expect(await entregas(suscripcionId)).toHaveLength(1)
})

test('a slow address does not delay another, and its messages go five at a time', async () => {
  const { suscripcionId } = await nueva()
  for (let n = 0; n < 12; n += 1) await call('probarSuscripcion', { suscripcionId })
  await Promise.all([deliver(), deliver()])
  expect(receptor.recibidos).toHaveLength(12)
  const { entregas: primeras, siguiente } = await call('obtenerEntregas', { suscripcionId, limite: 10 })
  const { entregas: otras } = await call('obtenerEntregas', { suscripcionId, cursor: siguiente! })
  expect([primeras.length, otras.length]).toEqual([10, 2])
})
