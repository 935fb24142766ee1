import { claveDeAlerta } from '@alerce/domain/cartera/equipo/alerta'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import type { Desk } from '../../../testing/desk.ts'
import { openEquipo } from '../../../testing/equipo.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'

// Today is 2026-10-07
let desk: Desk
let jefatura: Client
let asesorId: number
let jefeId: number
let suyo: number

beforeAll(async () => {
  const equipo = await openEquipo()
  ;({ desk, asesorId, jefeId } = equipo)
  suyo = await equipo.suelto()
})
afterAll(() => desk.close())

beforeEach(async () => {
  await moveTo(INICIO)
  for (const tabla of ['umbral', 'tarea', 'meta', 'notificacion', 'correo'] as const)
    await desk.db.deleteFrom(tabla).execute()
  // no sale of the demo passes a threshold
  await desk.db.updateTable('prospecto').set({ estadoDesde: INICIO }).execute()
})

/** Sessions end with the day: the head enters again. */
async function moveTo(instante: string): Promise<void> {
  desk.clock.move(instante)
  jefatura = await desk.as('jefatura')
}
const dia = (n: number) => `2026-10-${String(n).padStart(2, '0')}T12:00:00.000Z`

const set = (valores: Partial<Record<(typeof claveDeAlerta)[number], number>>, porCorreo = false) =>
  porHttp(jefatura)('guardarAlertas', {
    umbrales: claveDeAlerta.map((clase) => ({ clase, valor: valores[clase] ?? null, porCorreo })),
  })
async function round(instante: string): Promise<string[]> {
  await desk.db.deleteFrom('notificacion').execute()
  await moveTo(instante)
  await desk.ronda('avisar-alertas')
  const rows = await desk.db
    .selectFrom('notificacion')
    .select('mensaje')
    .where('usuarioId', '=', jefeId)
    .orderBy('id')
    .execute()
  return rows.map(({ mensaje }) => mensaje)
}
const change = (desde: string, estado: EstadoProspecto = 'Prospecto Ingresado') =>
  desk.db.updateTable('prospecto').set({ estado, estadoDesde: desde }).where('id', '=', suyo).execute()
const rows = async (figura: 'detenida' | 'evaluacion') =>
  (await porHttp(jefatura)('obtenerFilasDelEquipo', { figura, limite: 10 })).filas.map(({ prospectoId }) => prospectoId)
const addTarea = (momento: string) =>
  desk.db
    .insertInto('tarea')
    .values({ asesorId, prospectoId: suyo, origen: 'intento', momento, conHora: false, creadaEn: INICIO })
    .execute()

test('a head who set none has the first values, and the first round tells nothing of what came before', async () => {
  await change('2026-01-05T12:00:00.000Z')
  const { umbrales } = await porHttp(jefatura)('obtenerAlertas', {})
  expect(umbrales.map(({ valor }) => valor)).toEqual([30, 5, 10, 20])
  expect(await round(dia(8))).toEqual([])
  expect(await rows('detenida')).toEqual([suyo])
})

describe('a sale', () => {
  test('is told on the day it reaches the threshold, once, and again only in another Estado', async () => {
    await change(dia(3))
    await set({ detenida: 7 })
    expect(await round(dia(9))).toEqual([])
    expect(await rows('detenida')).toEqual([])
    expect(await round(dia(10))).toEqual(['Ventas que cumplieron 7 días en el mismo estado: 1.'])
    expect(await rows('detenida')).toEqual([suyo])
    expect(await round(dia(10))).toEqual([])
    expect(await round(dia(11))).toEqual([])
    await change(dia(11), 'Cotización Finalizada')
    expect(await rows('detenida')).toEqual([])
    expect(await round(dia(18))).toHaveLength(1)
  })

  test('that reached it on days without a round is told by the next one', async () => {
    await change(dia(3))
    await set({ detenida: 7 })
    expect(await round(dia(14))).toHaveLength(1)
    expect(await round(dia(15))).toEqual([])
  })

  test('in evaluation has its own threshold, and one that is off tells and lists nothing', async () => {
    await change(dia(3), 'DS en Evaluación')
    await set({ evaluacion: 7 })
    expect(await round(dia(10))).toEqual(['DS que cumplieron 7 días en evaluación: 1.'])
    expect([await rows('evaluacion'), await rows('detenida')]).toEqual([[suyo], []])
  })
})

test('an advisor with too many overdue tasks is told once, and again after they were fewer', async () => {
  await set({ tareas: 1 })
  await addTarea(dia(6))
  expect(await round(dia(8))).toEqual(['Asesores que llegaron a 1 tareas atrasadas: 1.'])
  expect((await porHttp(jefatura)('obtenerAlertas', {})).tareas).toEqual([
    { asesorId, nombre: 'Camila Rojas', tareas: 1 },
  ])
  expect(await round(dia(9))).toEqual([])
  await desk.db
    .updateTable('tarea')
    .set({ hechaEn: dia(9) })
    .execute()
  expect(await round(dia(10))).toEqual([])
  await addTarea(dia(6))
  expect(await round(dia(11))).toHaveLength(1)
})

test('an advisor under the goal is told once a month, from its day on', async () => {
  await porHttp(jefatura)('guardarMetas', { mes: '2026-10-01', metas: [{ asesorId, contratos: 31 }] })
  await set({ meta: 20 })
  expect(await round(dia(19))).toEqual([])
  expect((await porHttp(jefatura)('obtenerAlertas', {})).meta).toEqual([])
  expect(await round(dia(21))).toEqual(['Asesores bajo lo que pide su meta, al día 20 del mes: 1.'])
  expect((await porHttp(jefatura)('obtenerAlertas', {})).meta).toMatchObject([{ asesorId, esperados: 21 }])
  expect(await round(dia(22))).toEqual([])
})

test('an advisor who was deactivated is told under no goal', async () => {
  await porHttp(jefatura)('guardarMetas', { mes: '2026-10-01', metas: [{ asesorId, contratos: 31 }] })
  await set({ meta: 20 })
  const setActivo = (activo: boolean) =>
    desk.db.updateTable('usuario').set({ activo }).where('id', '=', asesorId).execute()
  await setActivo(false)
  expect(await round(dia(21))).toEqual([])
  expect((await porHttp(jefatura)('obtenerAlertas', {})).meta).toEqual([])
  await setActivo(true)
})

test('a letter goes along only where it was asked for, without names', async () => {
  await change(dia(3))
  await set({ detenida: 7 }, true)
  await round(dia(10))
  const { para, asunto, texto } = await desk.db
    .selectFrom('correo')
    .select(['para', 'asunto', 'texto'])
    .executeTakeFirstOrThrow()
  expect([asunto, texto]).toEqual(['Alertas de su equipo', expect.stringContaining('7 días en el mismo estado: 1.')])
  expect(texto).toContain('/dashboard/alertas')
  expect(texto).not.toMatch(/Camila|Rojas/)
  const jefe = await desk.db.selectFrom('usuario').select('correo').where('id', '=', jefeId).executeTakeFirstOrThrow()
  expect(para).toBe(jefe.correo)
  await desk.db.deleteFrom('correo').execute()
  await change(dia(11))
  await set({ detenida: 7 })
  expect(await round(dia(18))).toHaveLength(1)
  expect(await desk.db.selectFrom('correo').selectAll().execute()).toEqual([])
})

test('a threshold that is saved again without a change goes on; a new value tells from tomorrow on', async () => {
  await change(dia(3))
  await set({ detenida: 7 })
  await moveTo(dia(10))
  await set({ detenida: 7 }, true)
  expect(await round(dia(10))).toHaveLength(1)
  await set({ detenida: 5 })
  expect(await round(dia(11))).toEqual([])
})

test.each([
  ['detenida', 0],
  ['evaluacion', 91],
  ['tareas', 201],
  ['meta', 29],
  ['meta', 1.5],
] as const)('a threshold of %s %s is refused at its field', async (clase, valor) => {
  const umbrales = claveDeAlerta.map((una) => ({ clase: una, valor: una === clase ? valor : null, porCorreo: false }))
  const { status, body } = await jefatura.post('/api/alerce/v1/guardarAlertas', { umbrales })
  const campo = `umbrales.${claveDeAlerta.indexOf(clase)}.valor`
  expect([status, body.errores]).toEqual([400, [{ campo, mensaje: expect.any(String) }]])
})

test('a kind of alert that comes twice is refused', async () => {
  const umbrales = claveDeAlerta.map(() => ({ clase: 'meta', valor: 20, porCorreo: false }))
  expect((await jefatura.post('/api/alerce/v1/guardarAlertas', { umbrales })).status).toBe(400)
})
