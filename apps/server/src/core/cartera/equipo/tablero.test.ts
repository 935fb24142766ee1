import { figurasDelEquipo } from '@alerce/domain/cartera/equipo/tablero'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { porHttp } from '../../../testing/ventas.ts'

// Today is 2026-10-07
let desk: Desk
let jefatura: Client
let ids: Record<string, number>
let suyos: number[]

beforeAll(async () => {
  desk = await openDesk()
  jefatura = await desk.as('jefatura')
  const rows = await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  ids = Object.fromEntries(rows.map((row) => [row.usuario, row.id]))
  const prospectos = await desk.db
    .selectFrom('prospecto')
    .select('id')
    .where('asesorId', '=', ids.asesora ?? 0)
    .where('estado', '=', 'Prospecto Ingresado')
    .where('parejaId', 'is', null)
    .orderBy('id')
    .limit(5)
    .execute()
  suyos = prospectos.map(({ id }) => id)
})
afterAll(() => desk.close())

const tablero = async () => (await porHttp(jefatura)('obtenerTableroDelEquipo', {})).filas
const deAsesora = async () => (await tablero()).find(({ asesorId }) => asesorId === ids.asesora)!

/** Rows of a figure, read in small pages. */
async function filasDe(figura: (typeof figurasDelEquipo)[number], asesorId: number | null = null) {
  const todas: { prospectoId: number; estado: string; asesor: string }[] = []
  let cursor: number | null = null
  do {
    const page: { filas: typeof todas; siguiente: number | null } = await porHttp(jefatura)('obtenerFilasDelEquipo', {
      figura,
      asesorId,
      cursor,
      limite: 3,
    })
    todas.push(...page.filas)
    cursor = page.siguiente
  } while (cursor !== null)
  return todas
}

async function end(prospectoId: number, estado: EstadoProspecto, desde: string, cambio: object = {}): Promise<void> {
  await desk.db
    .updateTable('prospecto')
    .set({ estado, estadoDesde: desde, ...cambio })
    .where('id', '=', prospectoId)
    .execute()
}

test('the board has one row for each advisor of the team, and none of another', async () => {
  expect((await tablero()).map(({ nombre }) => nombre)).toEqual(['Camila Rojas'])
})

test('contracts count in their month, last month to the same day, and in the closing rate of a year', async () => {
  const [uno = 0, dos = 0, tres = 0, cuatro = 0, cinco = 0] = suyos
  const antes = await deAsesora()
  await end(uno, 'Contrato Suscrito', '2026-10-02T12:00:00.000Z')
  await end(dos, 'Contrato Suscrito', '2026-09-05T12:00:00.000Z')
  await end(tres, 'Contrato Suscrito', '2026-09-20T12:00:00.000Z')
  await end(cuatro, 'DS Rechazada', '2026-03-01T12:00:00.000Z')
  await end(cinco, 'DS Rechazada', '2025-09-20T12:00:00.000Z')
  const fila = await deAsesora()
  expect(fila).toMatchObject({
    contratos: 1,
    contratosAntes: 1,
    terminadas: antes.terminadas + 4,
    suscritas: 3,
    terminadasAntes: antes.terminadasAntes + 3,
    suscritasAntes: 1,
    cotizar: antes.cotizar - 5,
  })
  expect(await filasDe('contratos')).toMatchObject([{ prospectoId: uno, asesor: 'Camila Rojas' }])
  expect((await filasDe('contratosAntes')).map(({ prospectoId }) => prospectoId)).toEqual([dos])
})

test('an earlier month counts whole, beside the whole one before, and its rows are its own', async () => {
  const { filas } = await porHttp(jefatura)('obtenerTableroDelEquipo', { mes: '2026-09-01' })
  expect(filas.find(({ asesorId }) => asesorId === ids.asesora)).toMatchObject({ contratos: 2, contratosAntes: 0 })
  const page = await porHttp(jefatura)('obtenerFilasDelEquipo', { figura: 'contratos', mes: '2026-09-01', limite: 10 })
  expect(page.filas.map(({ prospectoId }) => prospectoId)).toEqual(suyos.slice(1, 3))
})

test('a contract counts for the advisor at the sending of its DS, and not for one who objected to statistics', async () => {
  const [uno = 0] = suyos
  await end(uno, 'Contrato Suscrito', '2026-10-02T12:00:00.000Z', { vendidoPor: ids.asesor2 })
  expect((await deAsesora()).contratos).toBe(0)
  await end(uno, 'Contrato Suscrito', '2026-10-02T12:00:00.000Z', { vendidoPor: null, oposiciones: ['estadisticas'] })
  expect((await deAsesora()).contratos).toBe(0)
  expect(await filasDe('contratos')).toEqual([])
  await end(uno, 'Contrato Suscrito', '2026-10-02T12:00:00.000Z', { oposiciones: [] })
  expect((await deAsesora()).contratos).toBe(1)
})

describe('each figure lists as many rows as it counts', () => {
  test.each(figurasDelEquipo)('%s', async (figura) => {
    const fila = await deAsesora()
    const filas = await filasDe(figura, ids.asesora ?? 0)
    expect(filas).toHaveLength(fila[figura])
    expect(new Set(filas.map(({ prospectoId }) => prospectoId)).size).toBe(filas.length)
    expect(await filasDe(figura)).toEqual(filas)
  })
})

test('overdue are the turns of the advisor: those that Mi día shows as overdue, without those of others', async () => {
  const { grupos } = await porHttp(jefatura)('obtenerMiDia', { limite: 50 })
  const atrasados = grupos.find(({ grupo }) => grupo === 'atrasado')?.asuntos ?? []
  const turnos = new Set(atrasados.flatMap(({ prospectoId, citaId }) => (citaId === null ? (prospectoId ?? []) : [])))
  const filas = await filasDe('atrasadas')
  expect(filas.length).toBeGreaterThan(0)
  for (const { prospectoId } of filas) expect(turnos).toContain(prospectoId)
})

test('rows of an advisor of another team do not exist (404); an advisor has no board (403)', async () => {
  const path = '/api/alerce/v1/obtenerFilasDelEquipo'
  expect((await jefatura.post(path, { figura: 'cotizar', asesorId: ids.asesor2 })).status).toBe(404)
  const asesora = await desk.as('asesora')
  expect((await asesora.post('/api/alerce/v1/obtenerTableroDelEquipo', {})).status).toBe(403)
})
