import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DemoCall } from '../semilla/demo/recorrido.ts'
import type { Client } from '../testing/client.ts'
import { fallas } from '../testing/nucleo-especificado.ts'
import { openPanelConectado, type PanelConectado } from '../testing/panel-conectado.ts'
import { parejaNueva, porHttp } from '../testing/ventas.ts'

let conectado: PanelConectado
let asesora: Client
let call: DemoCall

beforeAll(async () => {
  conectado = await openPanelConectado()
  asesora = await conectado.panel.as('asesora')
  call = porHttp(asesora)
})
afterAll(() => conectado.close())

/** Calls that the core receives meanwhile. */
async function askedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = conectado.stub.llamadas.length
  await act()
  return conectado.stub.llamadas.slice(before)
}

const usuarioDel = async (desk: PanelConectado['core'], usuario: string) =>
  (await desk.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id

/** In the core, another advisor has the sale from now on. */
async function handOver(prospectoId: number, usuario = 'asesor2'): Promise<void> {
  const { core } = conectado
  const asesorId = await usuarioDel(core, usuario)
  await core.db.updateTable('prospecto').set({ asesorId }).where('id', '=', prospectoId).execute()
}

const statusOf = async (prospectoId: number) => (await asesora.post(routes.obtenerVenta.path, { prospectoId })).status

describe('a sale that left the portfolio in the core', () => {
  const lista = async () => (await call('obtenerProspectos', { limite: 100 })).map(({ prospectoId }) => prospectoId)
  /** Found by the search of this server, which reads the copies. */
  const isFound = async (texto: string) => (await call('buscarProspectos', { texto })).length > 0

  test('is forgotten with a list that no longer has it, and known again with one that has', async () => {
    const { prospectoId = 0, nombre = '' } = (await call('obtenerProspectos', { limite: 100 })).at(-2) ?? {}
    await call('anotar', { prospectoId, clase: 'nota', texto: 'Llamar en la tarde' } as never)
    expect(await isFound(nombre)).toBe(true)
    await handOver(prospectoId)
    expect(await lista()).not.toContain(prospectoId)
    expect(await askedBy(async () => expect(await statusOf(prospectoId)).toBe(404))).toEqual([])
    expect(await isFound(nombre)).toBe(false)
    await handOver(prospectoId, 'asesora')
    expect(await lista()).toContain(prospectoId)
    expect(await statusOf(prospectoId)).toBe(200)
    expect(JSON.stringify(await call('obtenerAnotaciones', { prospectoId } as never))).toContain('Llamar en la tarde')
  })

  test('is forgotten when the core refuses its data', async () => {
    const [prospectoId = 0] = await lista()
    conectado.stub.plantadas.obtenerDatosProspecto = fallas.falta
    try {
      expect(await statusOf(prospectoId)).toBe(404)
    } finally {
      delete conectado.stub.plantadas.obtenerDatosProspecto
    }
    expect(await askedBy(async () => expect(await statusOf(prospectoId)).toBe(404))).toEqual([])
  })

  test('a page, a range of days and a name forget nothing that they do not show', async () => {
    const todas = await lista()
    await call('obtenerProspectos', { limite: 2 })
    await call('obtenerProspectos', { nombreProspecto: 'ZZZ' })
    await call('obtenerProspectos', { rangoInicio: '01-10-2026', rangoTermino: '07-10-2026', limite: 100 })
    await call('obtenerProspectos', { tipoProspecto: 'REF', limite: 100 })
    await call('obtenerProspectosEditar', { limite: 100 })
    const { panel } = conectado
    const known = await panel.db
      .selectFrom('registroDelNucleo')
      .select('id')
      .where('recurso', '=', 'prospecto')
      .where('usuarioId', '=', await usuarioDel(panel, 'asesora'))
      .execute()
    expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining(todas))
  })

  test('of which the core refuses another call stays known', async () => {
    const [prospectoId = 0] = await lista()
    conectado.stub.plantadas.obtenerRangoPactado = fallas.falta
    try {
      expect((await asesora.post(routes.obtenerRangoPactado.path, { prospectoId })).status).toBe(404)
    } finally {
      delete conectado.stub.plantadas.obtenerRangoPactado
    }
    expect(await statusOf(prospectoId)).toBe(200)
  })
})

test('two unread notifications are marked in one act with its key', async () => {
  const { core } = conectado
  const usuarioId = await usuarioDel(core, 'asesora')
  const una = { usuarioId, prospectoId: null, tipo: 'Prospecto', en: core.clock.ahora(), leida: null }
  await core.db
    .insertInto('notificacion')
    .values([
      { ...una, mensaje: 'Una' },
      { ...una, mensaje: 'Otra' },
    ])
    .execute()
  const { notificaciones } = await call('obtenerNotificaciones', { pagina: 1 })
  const hasta = Math.max(...notificaciones.map(({ notificacionId }) => notificacionId))
  const send = () => asesora.post(routes.marcarNotificaciones.path, { hasta }, { 'idempotency-key': 'leer-todas-01' })
  const { status, body } = await send()
  expect(status).toBe(200)
  expect(body.data.marcadas).toBeGreaterThan(1)
  const sinLeer = core.db.selectFrom('notificacion').select('id').where('usuarioId', '=', usuarioId)
  expect(await sinLeer.where('leida', 'is', null).execute()).toEqual([])
  expect((await send()).body).toEqual(body)
})

test('the compensation summary of a pair is asked for once, known as a pair or not', async () => {
  const { otorga, recibe } = await parejaNueva(asesora)
  for (const parejaId of [null, recibe]) {
    await conectado.panel.db.updateTable('prospecto').set({ parejaId }).where('id', '=', otorga).execute()
    const asked = await askedBy(() => call('obtenerPareja', { prospectoId: otorga }).catch(() => null))
    expect(asked.filter((name) => name === 'obtenerResumenPlanCompensado')).toHaveLength(1)
  }
})

test('whether there is a web referral is one call at most', async () => {
  const { core, panel } = conectado
  for (const { db } of [core, panel])
    await db.updateTable('prospecto').set({ tipoProspecto: 'REF' }).where('tipoProspecto', '=', 'REW').execute()
  const ask = async () => await call('obtenerProspectos', { tipoProspecto: 'REW', limite: 1 })
  expect(await askedBy(async () => expect(await ask()).toEqual([]))).toEqual(['obtenerProspectos'])
  const [newest] = await call('obtenerProspectos', {})
  for (const [{ db }, asked] of [
    [core, ['obtenerProspectos']],
    [panel, []],
  ] as const) {
    const suyo = db.updateTable('prospecto').where('id', '=', newest?.prospectoId ?? 0)
    await suyo.set({ tipoProspecto: 'REW' }).execute()
    expect(await askedBy(async () => expect(await ask()).toMatchObject([{ tipoProspecto: 'REW' }]))).toEqual(asked)
  }
})

test('the list is a file of the rows of the core, with our filters; the log says so', async () => {
  const { core, panel } = conectado
  const rango = { rangoInicio: '01-10-2026', rangoTermino: '31-10-2026' }
  const nombres = async (filtro: object) => {
    const { status, raw } = await asesora.post(routes.descargarProspectos.path, { formato: 'csv', ...filtro })
    expect(status).toBe(200)
    return raw.toString('utf8').trim().split(/\r?\n/).slice(1)
  }
  const suyas = await porHttp(await core.as('asesora'))('obtenerProspectos', { ...rango, limite: 100 })
  expect(await nombres(rango)).toHaveLength(suyas.length)
  const [primero] = await nombres({ ...rango, orden: 'nombre' })
  const porNombre = await call('obtenerProspectos', { ...rango, orden: 'nombre', limite: 1, pagina: 1 })
  expect(primero).toContain(porNombre[0]?.apellidoPaterno)
  expect(await nombres({ estado: 'Contrato Suscrito' })).toEqual([])
  const eventos = await panel.db.selectFrom('eventoSeguridad').select('sobre').execute()
  expect(eventos.map(({ sobre }) => sobre)).toContain(`${suyas.length} prospectos`)
})

test('an appointment is a calendar file as the core has it now', async () => {
  const [uno] = await call('obtenerProspectos', {})
  const cita = { citaId: 0, prospectoId: uno?.prospectoId ?? 0, duracionMinutos: 30, comentario: '', estado: null }
  const { citaId } = await call('agendarCita', { ...cita, fechaHoraInicio: '08/10/2026 17:00:00' })
  const movida = { inicio: '2026-10-08T22:00:00.000Z', termino: '2026-10-08T22:30:00.000Z' }
  await conectado.core.db.updateTable('cita').set(movida).where('id', '=', citaId).execute()
  const { status, raw } = await asesora.get(`${routes.descargarCita.path}?id=${citaId}`)
  expect([status, raw.toString('utf8')]).toEqual([200, expect.stringContaining('DTSTART:20261008T220000Z')])
  expect((await asesora.get(`${routes.descargarCita.path}?id=999999`)).status).toBe(404)
})
