import { metaMessages } from '@alerce/contract/messages/cartera/equipo'
import { common } from '@alerce/contract/messages/common'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { porHttp } from '../../../testing/ventas.ts'

// Today is 2026-10-07
const [septiembre, octubre, noviembre] = ['2026-09-01', '2026-10-01', '2026-11-01'] as const
let desk: Desk
let jefatura: Client
let asesorId: number
let ajeno: number

beforeAll(async () => {
  desk = await openDesk()
  jefatura = await desk.as('jefatura')
  const de = async (usuario: string) =>
    (await desk.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id
  asesorId = await de('asesora')
  ajeno = await de('asesor2')
})
afterAll(() => desk.close())
beforeEach(() => desk.db.deleteFrom('meta').execute())

const save = (mes: string, contratos: number | null) =>
  porHttp(jefatura)('guardarMetas', { mes, metas: [{ asesorId, contratos }] })
const seen = (mes: string) => porHttp(jefatura)('obtenerMetas', { mes })
const refused = async (payload: object) => {
  const { status, body } = await jefatura.post('/api/alerce/v1/guardarMetas', payload)
  return { status, body }
}

describe('a goal', () => {
  test('of a month stands on the board, and serves the next month until that has its own', async () => {
    await save(octubre, 12)
    const [fila] = (await porHttp(jefatura)('obtenerTableroDelEquipo', {})).filas
    expect(fila?.meta).toBe(12)
    expect((await seen(noviembre)).metas).toMatchObject([{ asesorId, contratos: 12, delMes: octubre }])
    await save(noviembre, 15)
    expect((await seen(noviembre)).metas).toMatchObject([{ contratos: 15, delMes: noviembre }])
    expect((await seen(octubre)).metas).toMatchObject([{ contratos: 12, delMes: octubre }])
  })

  test('that changes keeps its history, with its author; one that does not change adds nothing', async () => {
    expect(await save(octubre, 12)).toMatchObject({ cambiadas: 1 })
    expect(await save(octubre, 12)).toMatchObject({ cambiadas: 0 })
    await save(octubre, null)
    const { metas, historia } = await seen(octubre)
    expect(metas).toMatchObject([{ contratos: null, delMes: octubre }])
    expect(metas[0]?.uf).toBeNull()
    expect(historia.map(({ nombre, contratos, por }) => [nombre, contratos, por])).toEqual([
      ['Camila Rojas', null, 'Patricia Núñez'],
      ['Camila Rojas', 12, 'Patricia Núñez'],
    ])
  })

  test('in UF stands beside that in contracts, and a call that does not name it leaves it', async () => {
    await porHttp(jefatura)('guardarMetas', { mes: octubre, metas: [{ asesorId, contratos: null, uf: 40 }] })
    const fila = async () => (await porHttp(jefatura)('obtenerTableroDelEquipo', { mes: octubre })).filas[0]
    expect(await fila()).toMatchObject({ meta: null, metaUF: 40, uf: 0 })
    await save(octubre, 12)
    expect(await fila()).toMatchObject({ meta: 12, metaUF: 40 })
    expect((await seen(octubre)).metas).toMatchObject([{ contratos: 12, uf: 40 }])
  })

  test('that was never set is none', async () => {
    expect((await seen(octubre)).metas).toMatchObject([{ contratos: null, delMes: null }])
  })
})

describe('refused', () => {
  test('a goal that was set since it was read (412); its version, as answered, is good for the next save', async () => {
    const { version } = await seen(octubre)
    const first = await porHttp(jefatura)('guardarMetas', {
      mes: octubre,
      metas: [{ asesorId, contratos: 8 }],
      version,
    })
    const again = { mes: octubre, metas: [{ asesorId, contratos: 9 }] }
    const { status, body } = await refused({ ...again, version })
    expect([status, body.descripcion]).toEqual([412, common.staleVersion.text])
    expect((await seen(octubre)).metas).toMatchObject([{ contratos: 8 }])
    expect(await porHttp(jefatura)('guardarMetas', { ...again, version: first.version })).toMatchObject({
      cambiadas: 1,
    })
  })

  test.each([[0], [201], [1.5]])('%s contracts, at their field', async (contratos) => {
    const { status, body } = await refused({ mes: octubre, metas: [{ asesorId, contratos }] })
    expect([status, body.errores.map(({ campo }: { campo: string }) => campo)]).toEqual([400, ['metas.0.contratos']])
  })

  test.each([[0], [2001], [1.5]])('%s UF, at their field', async (uf) => {
    const { status, body } = await refused({ mes: octubre, metas: [{ asesorId, contratos: 3, uf }] })
    expect([status, body.errores.map(({ campo }: { campo: string }) => campo)]).toEqual([400, ['metas.0.uf']])
  })

  test.each([septiembre, '2026-12-01'])('%s, neither this month nor the next', async (mes) => {
    const { status, body } = await refused({ mes, metas: [{ asesorId, contratos: 3 }] })
    expect([status, body.errores]).toEqual([422, [{ campo: 'mes', mensaje: metaMessages.mesPasado.text }]])
  })

  test('an advisor of another team (404), and nothing of the others is written', async () => {
    const metas = [asesorId, ajeno].map((uno) => ({ asesorId: uno, contratos: 3 }))
    expect((await refused({ mes: octubre, metas })).status).toBe(404)
    expect(await desk.db.selectFrom('meta').selectAll().execute()).toEqual([])
  })
})
