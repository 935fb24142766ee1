import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { elegirPlan } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import type { Desk } from '../../../testing/desk.ts'
import { openEquipo } from '../../../testing/equipo.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { porHttp } from '../../../testing/ventas.ts'

// Today is 2026-10-07
const [septiembre, octubre] = ['2026-09-01', '2026-10-01'] as const
let desk: Desk
let asesora: Client
let jefatura: Client
let asesorId: number
/** A sale with a confirmed price, and one without. */
let conPrecio: number
let sinPrecio: number
let baseUF: number

beforeAll(async () => {
  const equipo = await openEquipo()
  ;({ desk, asesorId } = equipo)
  asesora = await desk.as('asesora')
  jefatura = await desk.as('jefatura')
  conPrecio = await signInPostulante(asesora)
  await elegirPlan(porHttp(asesora), conPrecio)
  await desk.db
    .updateTable('cotizacion')
    .set({ confirmada: desk.clock.ahora() })
    .where('prospectoId', '=', conPrecio)
    .execute()
  const { totalUF } = await desk.db
    .selectFrom('cotizacion')
    .select('totalUF')
    .where('prospectoId', '=', conPrecio)
    .executeTakeFirstOrThrow()
  baseUF = totalUF.toNumber()
  await desk.db.deleteFrom('comision').execute()
  sinPrecio = await equipo.suelto(conPrecio)
})
afterAll(() => desk.close())

const end = (id: number, desde: string, cambio: { estado?: EstadoProspecto; oposiciones?: string[] } = {}) =>
  desk.db
    .updateTable('prospecto')
    .set({ estado: 'Contrato Suscrito', estadoDesde: desde, ...cambio })
    .where('id', '=', id)
    .execute()
const seen = (mes: string, client = asesora, identificador?: number) =>
  porHttp(client)('obtenerMesDelAsesor', { mes, ...(identificador && { identificador }) })

test('without a rule a contract has no figure, and the total is unknown, not zero', async () => {
  await end(conPrecio, '2026-10-02T12:00:00.000Z')
  const { comision, contratos, contratosAntes } = await seen(octubre)
  expect([contratos, contratosAntes, comision.totalUF]).toEqual([1, 0, null])
  expect(comision.contratos).toMatchObject([
    { prospectoId: conPrecio, fecha: '02-10-2026', baseUF, comisionUF: null, regla: null },
  ])
})

test('with a rule each contract says what it brings and why; one without a price stays unknown', async () => {
  await desk.db
    .insertInto('comision')
    .values({
      tipoPlan: 'T',
      ufDesde: '0',
      porcentaje: '50',
      uf: null,
      desde: '2026-01-01',
      hasta: null,
      fuente: 'Prueba',
    })
    .execute()
  await end(sinPrecio, '2026-10-03T12:00:00.000Z')
  const { comision, contratos } = await seen(octubre)
  expect(contratos).toBe(2)
  const [sin, con] = comision.contratos
  expect(sin).toMatchObject({ prospectoId: sinPrecio, baseUF: null, comisionUF: null, regla: null })
  expect(con).toMatchObject({ regla: { tipoPlan: 'T', ufDesde: 0, porcentaje: 50, uf: null, desde: '01-01-2026' } })
  expect(con?.comisionUF).toBeCloseTo(baseUF / 2, 3)
  expect(comision.totalUF).toBe(con?.comisionUF)
})

test('this month is compared with last month to the same day, an earlier month with the whole one before', async () => {
  await end(sinPrecio, '2026-09-20T12:00:00.000Z')
  expect(await seen(octubre)).toMatchObject({ contratos: 1, contratosAntes: 0 })
  await end(sinPrecio, '2026-09-05T12:00:00.000Z')
  expect(await seen(octubre)).toMatchObject({ contratos: 1, contratosAntes: 1 })
  expect(await seen(septiembre)).toMatchObject({ contratos: 1, contratosAntes: 0, esperados: null })
})

test('the goal of the month, with what it asks for by today', async () => {
  await porHttp(jefatura)('guardarMetas', { mes: octubre, metas: [{ asesorId, contratos: 31, uf: 62 }] })
  expect(await seen(octubre)).toMatchObject({ meta: 31, esperados: 7, uf: baseUF, metaUF: 62, esperadosUF: 14 })
  const { filas } = await porHttp(jefatura)('obtenerTableroDelEquipo', {})
  expect(filas.find((fila) => fila.asesorId === asesorId)).toMatchObject({ metaUF: 62, uf: baseUF })
  expect(await seen(septiembre)).toMatchObject({ meta: null, esperados: null })
})

test('who objected to statistics is not counted, and the commission stays', async () => {
  await end(conPrecio, '2026-10-02T12:00:00.000Z', { oposiciones: ['estadisticas'] })
  const { contratos, comision } = await seen(octubre)
  expect([contratos, comision.contratos.length]).toEqual([0, 1])
  await end(conPrecio, '2026-10-02T12:00:00.000Z', { oposiciones: [] })
})

test('origins count the prospects of the month as the statistics do', async () => {
  const { origenes } = await seen(octubre)
  const { prospectoMes } = await asesora.data('/api/v1/obtenerEstadisticasSuscripciones', {
    mesRegistro: 10,
    añoRegistro: 2026,
  })
  expect(prospectoMes).toBeGreaterThan(0)
  expect(origenes.reduce((suma, { prospectos }) => suma + prospectos, 0)).toBe(prospectoMes)
})

test('the head sees the month of an advisor of the team; one of another team gets 404, the desk 403', async () => {
  expect(await seen(octubre, jefatura, asesorId)).toEqual(await seen(octubre))
  const path = '/api/alerce/v1/obtenerMesDelAsesor'
  const asesor2 = await desk.as('asesor2')
  expect((await asesor2.post(path, { mes: octubre, identificador: asesorId })).status).toBe(404)
  expect((await (await desk.as('mesa')).post(path, { mes: octubre })).status).toBe(403)
})
