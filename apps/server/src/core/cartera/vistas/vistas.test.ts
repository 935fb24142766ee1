import { type ColumnaDeLista, maximoDeVistas, maximoDeVistasDelEquipo } from '@alerce/domain/cartera/vista'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'

const nombres = ['asesora', 'asesor2', 'jefatura'] as const
type Quien = (typeof nombres)[number]

let desk: Desk
const gente = {} as Record<Quien, Client>
const enter = async () => {
  for (const uno of nombres) gente[uno] = await desk.as(uno)
}
/** Team of a user. */
async function join(usuario: Quien, equipoId: number | null): Promise<void> {
  await desk.db.updateTable('usuario').set({ equipoId }).where('usuario', '=', usuario).execute()
}
let equipo = 0

beforeAll(async () => {
  desk = await openDesk()
  const found = desk.db.selectFrom('usuario').select('equipoId').where('usuario', '=', 'jefatura')
  equipo = (await found.executeTakeFirstOrThrow()).equipoId ?? 0
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  await enter()
  await desk.db.deleteFrom('vista').execute()
  await join('asesora', equipo)
  await join('asesor2', equipo)
})

const base = {
  nombre: 'Referidos',
  compartida: false,
  estado: 'DS en Proceso',
  tipoProspecto: 'REF',
  tipoPlan: 2,
  orden: 'nombre',
  etiqueta: 'feria',
  columnas: ['estado', 'etiquetas'] as ColumnaDeLista[],
  dias: 60,
  desde: null,
  hasta: null,
} as const

const post = (quien: Quien, name: string, payload: object) => gente[quien].post(`/api/alerce/v1/${name}`, payload)
const save = async (quien: Quien, cambio: object = {}) =>
  (await porHttp(gente[quien])('guardarVista', { ...base, ...cambio })).vistaId
const seen = async (quien: Quien) => (await porHttp(gente[quien])('obtenerVistas', {})).vistas
const seenNames = async (quien: Quien) => (await seen(quien)).map(({ nombre }) => nombre)
const refusal = async (quien: Quien, cambio: object) => {
  const { status, body } = await post(quien, 'guardarVista', { ...base, ...cambio })
  return [status, body.codigo, body.errores?.[0]?.campo]
}

describe('a view', () => {
  test('keeps its filters, its order and its days', async () => {
    const vistaId = await save('asesora')
    expect(await seen('asesora')).toEqual([{ vistaId, ...base, de: null, edita: true, version: 1 }])
    await save('asesora', { vistaId, version: 1, estado: null, dias: null, desde: '01-08-2026', hasta: '31-08-2026' })
    expect(await seen('asesora')).toMatchObject([
      { estado: null, dias: null, desde: '2026-08-01', hasta: '2026-08-31', version: 2 },
    ])
  })

  test('without columns does not say them; they are kept in their order, and unknown ones are refused', async () => {
    const { columnas: _, ...deAntes } = base
    await porHttp(gente.asesora)('guardarVista', deAntes)
    await save('asesora', { nombre: 'Tabla', columnas: ['correo', 'estado', 'correo'] })
    expect(await seen('asesora')).toMatchObject([{ columnas: null }, { columnas: ['estado', 'correo'] }])
    expect((await post('asesora', 'guardarVista', { ...base, columnas: ['rut'] })).status).toBe(400)
  })

  test('is its owner’s alone, until it is shared with the team', async () => {
    const vistaId = await save('asesora')
    expect([await seen('asesor2'), await seen('jefatura')]).toEqual([[], []])
    await save('asesora', { vistaId, compartida: true })
    expect(await seen('asesor2')).toMatchObject([{ vistaId, de: 'Camila Rojas', edita: false, compartida: true }])
    expect(await seen('jefatura')).toMatchObject([{ vistaId, edita: true }])
    await join('asesor2', null)
    expect(await seen('asesor2')).toEqual([])
  })

  test('comes by name, own ones and those of the team as one list', async () => {
    await save('asesora', { nombre: 'beta' })
    await save('jefatura', { nombre: 'Alfa', compartida: true })
    await save('asesora', { nombre: 'Gama' })
    expect(await seenNames('asesora')).toEqual(['Alfa', 'beta', 'Gama'])
  })

  test('of another is changed by the head of its team alone, and keeps its owner', async () => {
    const propia = await save('asesora', { nombre: 'Propia' })
    const compartida = await save('asesora', { nombre: 'Compartida', compartida: true })
    const change = async (quien: Quien, vistaId: number) =>
      (await post(quien, 'guardarVista', { ...base, nombre: 'Otra', compartida: true, vistaId })).status
    expect([await change('asesor2', propia), await change('jefatura', propia)]).toEqual([404, 404])
    expect([await change('asesor2', compartida), await change('jefatura', compartida)]).toEqual([403, 200])
    expect(await seenNames('asesora')).toEqual(['Otra', 'Propia'])
    expect((await post('asesor2', 'eliminarVista', { vistaId: compartida })).status).toBe(403)
  })

  test('with a stale version is refused (412)', async () => {
    const vistaId = await save('asesora')
    await save('asesora', { vistaId, version: 1, orden: 'antiguos' })
    expect((await post('asesora', 'guardarVista', { ...base, vistaId, version: 1 })).status).toBe(412)
    expect(await seen('asesora')).toMatchObject([{ orden: 'antiguos', version: 2 }])
  })

  test('deleted is restored from the undo, and goes for good a day later', async () => {
    const vistaId = await save('asesora')
    await porHttp(gente.asesora)('eliminarVista', { vistaId })
    expect(await seen('asesora')).toEqual([])
    expect(await refusal('asesora', { vistaId })).toEqual([404, 'vista_ya_no_existe', undefined])
    await porHttp(gente.asesora)('restituirVista', { vistaId })
    expect(await seen('asesora')).toHaveLength(1)
    await porHttp(gente.asesora)('eliminarVista', { vistaId })
    desk.clock.move('2026-10-08T23:00:00.000Z')
    await enter()
    expect((await post('asesora', 'restituirVista', { vistaId })).status).toBe(404)
    await desk.ronda('olvidar-vistas')
    expect(await desk.db.selectFrom('vista').selectAll().execute()).toEqual([])
  })
})

describe('is refused at its field', () => {
  test.each([
    ['no name', { nombre: ' ' }, 'nombre'],
    ['41 characters', { nombre: 'a'.repeat(41) }, 'nombre'],
    ['days in the wrong order', { dias: null, desde: '02-10-2026', hasta: '01-10-2026' }, 'desde'],
    ['one day alone', { dias: null, desde: '02-10-2026', hasta: null }, 'desde'],
    ['two ways of saying the days', { desde: '01-10-2026', hasta: '02-10-2026' }, 'desde'],
    ['a state that is none', { estado: 'Juan Pérez' }, 'estado'],
    ['an order that is none', { orden: 'rut' }, 'orden'],
  ])('%s', async (_what, cambio, campo) => {
    const [status, , donde] = await refusal('asesora', cambio)
    expect([status, donde]).toEqual([400, campo])
  })

  test('a name that another own view has, in any case; not that of another person', async () => {
    await save('asesora')
    expect(await refusal('asesora', { nombre: 'REFERIDOS' })).toEqual([422, 'vista_repetida', 'nombre'])
    await save('asesor2')
  })

  test('one too many of a person', async () => {
    for (let n = 0; n < maximoDeVistas; n++) await save('asesora', { nombre: `Vista ${n}` })
    expect(await refusal('asesora', {})).toEqual([422, 'demasiadas_vistas', 'nombre'])
    const [first] = await seen('asesora')
    await save('asesora', { vistaId: first?.vistaId, nombre: 'Con otro nombre' })
  })

  test('one that comes back from the undo as one too many, or beside another of its name', async () => {
    const back = async (vistaId: number) => {
      const { status, body } = await post('asesora', 'restituirVista', { vistaId })
      return [status, body.codigo]
    }
    const gone = await save('asesora')
    await porHttp(gente.asesora)('eliminarVista', { vistaId: gone })
    const otra = await save('asesora')
    expect(await back(gone)).toEqual([422, 'vista_repetida'])
    await porHttp(gente.asesora)('eliminarVista', { vistaId: otra })
    for (let n = 0; n < maximoDeVistas; n++) await save('asesora', { nombre: `Vista ${n}` })
    expect(await back(gone)).toEqual([422, 'demasiadas_vistas'])
  })

  test('one too many of a team', async () => {
    const mitad = maximoDeVistasDelEquipo / 2
    for (let n = 0; n < mitad; n++) await save('asesora', { nombre: `Vista ${n}`, compartida: true })
    for (let n = 0; n < mitad; n++) await save('jefatura', { nombre: `Vista ${n}`, compartida: true })
    expect(await refusal('asesora', { compartida: true })).toEqual([422, 'demasiadas_vistas_del_equipo', 'compartida'])
    await save('asesora')
  })

  test('shared by somebody without a team', async () => {
    await join('asesora', null)
    expect(await refusal('asesora', { compartida: true })).toEqual([422, 'vista_sin_equipo', 'compartida'])
  })
})
