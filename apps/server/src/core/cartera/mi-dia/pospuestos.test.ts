import type { OperationMap } from '@alerce/contract/operation-map'
import { routes } from '@alerce/contract/routes'
import { maximoDePospuestos } from '@alerce/domain/limites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { diaDe, hace } from '../../../testing/dia.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'

type PaginaLeida = OperationMap['obtenerAsuntosDelDia']['reply']

let desk: Desk
let asesora: Client
let asesoraId: number
let dia: ReturnType<typeof diaDe>

beforeAll(async () => {
  desk = await openDesk()
  const found = await desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesora').executeTakeFirst()
  asesoraId = found?.id ?? 0
  dia = diaDe(desk, asesoraId)
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  asesora = await desk.as('asesora')
  await dia.empty()
})

const read = async (client = asesora) => {
  const { grupos } = await porHttp(client)('obtenerMiDia', { limite: 50 })
  return Object.fromEntries(
    grupos.map(({ grupo, total, asuntos }) => {
      expect(asuntos).toHaveLength(total)
      return [grupo, asuntos.map(({ nombre }) => nombre.split(' ')[0])]
    }),
  )
}
const postpone = (prospectoId: number, desde: string, more: object = {}, client = asesora) =>
  client.post(routes.posponerAsunto.path, { prospectoId, desde, vuelve: '2026-10-08', ...more })
const nada = { atrasado: [], hoy: [], espera: [], pospuesto: [] }

test('a postponed matter leaves its group, shows its return date, and returns that day', async () => {
  const ana = await dia.set('ANA', 'DS en Revisión', 9)
  await dia.set('BEA', 'DS en Revisión', 9)
  expect((await postpone(ana, hace(9), { vuelve: '2026-10-09' })).status).toBe(200)
  expect(await read()).toEqual({ ...nada, atrasado: ['BEA'], pospuesto: ['ANA'] })
  const { grupos } = await porHttp(asesora)('obtenerMiDia', {})
  expect(grupos.at(-1)?.asuntos[0]).toMatchObject({ prospectoId: ana, vuelve: '2026-10-09', dias: 8 })
  desk.clock.move('2026-10-09T03:00:00.000Z')
  asesora = await desk.as('asesora')
  expect(await read()).toEqual({ ...nada, atrasado: ['ANA', 'BEA'] })
})

test('it is taken up before its day, as often as one likes', async () => {
  const ana = await dia.set('ANA', 'DS en Revisión', 1)
  await postpone(ana, hace(1))
  for (const _ of [1, 2]) await porHttp(asesora)('retomarAsunto', { prospectoId: ana })
  expect(await read()).toEqual({ ...nada, hoy: ['ANA'] })
})

test('postponing and resuming are listed as undoable, and each can be undone', async () => {
  const ana = await dia.set('ANA', 'DS en Revisión', 1)
  const lista = async () =>
    (await porHttp(asesora)('obtenerPorDeshacer', {})).filter(({ pedido }) => pedido.prospectoId === ana)
  await postpone(ana, hace(1))
  expect(await lista()).toMatchObject([{ dice: 'Asunto pospuesto', deshace: 'retomarAsunto' }])
  await porHttp(asesora)('retomarAsunto', { prospectoId: ana, citaId: null })
  expect(await lista()).toEqual([])
  await postpone(ana, hace(1))
  desk.clock.pasan(60_000)
  await porHttp(asesora)('retomarAsunto', { prospectoId: ana })
  const [retomado] = (await lista()).filter(({ deshace }) => deshace === 'posponerAsunto')
  await porHttp(asesora)('posponerAsunto', retomado?.pedido as never)
  expect(await read()).toMatchObject({ pospuesto: ['ANA'] })
})

test('put off again, its day is the new one', async () => {
  const ana = await dia.set('ANA', 'DS en Revisión', 1)
  await postpone(ana, hace(1))
  await postpone(ana, hace(1), { vuelve: '2026-10-20' })
  const { grupos } = await porHttp(asesora)('obtenerMiDia', {})
  expect(grupos.at(-1)).toMatchObject({ total: 1, asuntos: [{ vuelve: '2026-10-20' }] })
})

describe('it is back at once when it changed:', () => {
  test('another Estado', async () => {
    const ana = await dia.set('ANA', 'DS en Revisión', 9)
    await postpone(ana, hace(9), { vuelve: '2026-10-20' })
    const estado = { estado: 'Renta Insuficiente', estadoDesde: hace(5) } as const
    await desk.db.updateTable('prospecto').set(estado).where('id', '=', ana).execute()
    expect(await read()).toEqual({ ...nada, atrasado: ['ANA'] })
  })

  test('an irregularity, which is put off by itself', async () => {
    const ana = await dia.set('ANA', 'Documentos Enviados', 1)
    await postpone(ana, hace(1))
    await dia.openIrregularidad(ana, hace(0))
    expect(await read()).toEqual({ ...nada, hoy: ['ANA'] })
    expect((await postpone(ana, hace(1))).status).toBe(409)
    expect((await postpone(ana, hace(0))).status).toBe(200)
    expect(await read()).toEqual({ ...nada, pospuesto: ['ANA'] })
  })

  test('an appointment that is moved; with an outcome it is gone', async () => {
    const ana = await dia.set('ANA', 'Inactivo', 1)
    const citaId = await dia.cite(ana, '2026-10-05T15:00:00.000Z')
    expect((await postpone(ana, '2026-10-05T15:00:00.000Z', { citaId })).status).toBe(200)
    expect(await read()).toEqual({ ...nada, pospuesto: ['ANA'] })
    const antes = { inicio: '2026-10-04T15:00:00.000Z', termino: '2026-10-04T15:30:00.000Z' }
    await desk.db.updateTable('cita').set(antes).execute()
    expect(await read()).toEqual({ ...nada, atrasado: ['ANA'] })
    await desk.db.updateTable('cita').set({ estado: 'R' }).execute()
    expect(await read()).toEqual(nada)
  })
})

describe('refused in words:', () => {
  test.each([
    ['today', { vuelve: '2026-10-07' }, 400],
    ['too far', { vuelve: '2026-12-07' }, 400],
    ['no day', { vuelve: '2027-02-31' }, 400],
    ['another instant', { desde: hace(2) }, 409],
    ['an appointment of nobody', { citaId: 999_999 }, 409],
  ])('%s', async (_what, more, status) => {
    expect((await postpone(await dia.set('ANA', 'DS en Revisión', 1), hace(1), more)).status).toBe(status)
  })

  test('an appointment that has not ended', async () => {
    const ana = await dia.set('ANA', 'Inactivo', 1)
    const inicio = '2026-10-07T20:00:00.000Z'
    const reply = await postpone(ana, inicio, { citaId: await dia.cite(ana, inicio) })
    expect([reply.status, reply.body.descripcion]).toEqual([422, 'Una cita que no ha terminado se mueve en la agenda.'])
  })

  test('a matter not yet due, or closed', async () => {
    for (const estado of ['Cotización Finalizada', 'DS Rechazada'] as const)
      expect((await postpone(await dia.set('ANA', estado, 0), hace(0))).status).toBe(409)
  })

  test('more than there may be', async () => {
    const ids: number[] = []
    for (let i = 0; i <= maximoDePospuestos; i += 1) ids.push(await dia.set(`N${i}`, 'DS en Revisión', 1))
    const [otro = 0, ...pospuestos] = ids
    await desk.db
      .insertInto('asuntoPospuesto')
      .values(
        pospuestos.map((prospectoId) => ({
          asesorId: asesoraId,
          prospectoId,
          desde: hace(1),
          vuelve: '2026-10-09',
          en: INICIO,
        })),
      )
      .execute()
    expect((await postpone(otro, hace(1))).status).toBe(422)
    expect((await postpone(pospuestos[0] ?? 0, hace(1))).status).toBe(200)
  })
})

test('a head of team reads advisor and postponed matters of the team, and cannot postpone', async () => {
  const ana = await dia.set('ANA', 'DS en Revisión', 9)
  await dia.set('BEA', 'DS en Revisión', 9)
  await postpone(ana, hace(9))
  const jefatura = await desk.as('jefatura')
  expect(await read(jefatura)).toMatchObject({ atrasado: ['BEA'], pospuesto: ['ANA'] })
  const { grupos } = await porHttp(jefatura)('obtenerMiDia', {})
  expect(grupos[0]?.asuntos[0]?.asesor).toBe('Camila Rojas')
  expect((await postpone(ana, hace(9), {}, jefatura)).status).toBe(403)
})

test('a transferred prospecto has no postponed matters for its new advisor', async () => {
  const ana = await dia.set('ANA', 'DS en Revisión', 9)
  await postpone(ana, hace(9))
  const otra = await desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesor2').executeTakeFirst()
  await desk.db
    .updateTable('prospecto')
    .set({ asesorId: otra?.id ?? 0 })
    .where('id', '=', ana)
    .execute()
  expect(await read(await desk.as('asesor2'))).toMatchObject({ atrasado: ['ANA'], pospuesto: [] })
})

describe('all of a group, page after page', () => {
  const todos = async (grupo: 'atrasado' | 'hoy' | 'pospuesto', limite = 2) => {
    const found: string[] = []
    let tras: PaginaLeida['siguiente'] = null
    do {
      const page: PaginaLeida = await porHttp(asesora)('obtenerAsuntosDelDia', { grupo, limite, tras })
      expect(page.asuntos.length).toBeLessThanOrEqual(limite)
      found.push(...page.asuntos.map(({ nombre, citaId }) => `${nombre.split(' ')[0]}${citaId === null ? '' : '*'}`))
      tras = page.siguiente
    } while (tras)
    return found
  }

  test('cases and appointments stand in one order, each once', async () => {
    const ids: number[] = []
    for (const dias of [9, 7, 5]) ids.push(await dia.set(`D${dias}`, 'DS en Revisión', dias))
    const [d9 = 0, d7 = 0] = ids
    await dia.set('R7', 'Renta Insuficiente', 7)
    await dia.cite(d9, hace(7))
    await dia.cite(d7, hace(6))
    await dia.cite(d7, hace(6))
    expect(await todos('atrasado')).toEqual(['D9', 'D9*', 'D7', 'R7', 'D7*', 'D7*', 'D5'])
  })

  test('of today lists appointments first, then matters by age', async () => {
    const ids: number[] = []
    for (const nombre of ['A', 'B', 'C']) ids.push(await dia.set(nombre, 'DS en Revisión', 1))
    for (const hora of ['18', '19', '20']) await dia.cite(ids[0] ?? 0, `2026-10-07T${hora}:00:00.000Z`)
    expect(await todos('hoy')).toEqual(['A*', 'A*', 'A*', 'A', 'B', 'C'])
  })

  test('of postponed matters lists the earliest return first', async () => {
    for (const [nombre, vuelve] of [
      ['A', '2026-10-12'],
      ['B', '2026-10-08'],
      ['C', '2026-10-09'],
    ] as const)
      await postpone(await dia.set(nombre, 'DS en Revisión', 1), hace(1), { vuelve })
    expect(await todos('pospuesto')).toEqual(['B', 'C', 'A'])
  })
})
