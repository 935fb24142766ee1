import { maximoDePospuestos } from '@alerce/domain/limites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { diaDe, hace } from '../../../testing/dia.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let asesoraId: number
let dia: ReturnType<typeof diaDe>

beforeAll(async () => {
  desk = await openDesk()
  const found = desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesora')
  asesoraId = (await found.executeTakeFirstOrThrow()).id
  dia = diaDe(desk, asesoraId)
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  asesora = await desk.as('asesora')
  await dia.empty()
})

const VUELVE = '2026-10-10'
const postpone = async (prospectos: number[], vuelve = VUELVE, client = asesora) =>
  await porHttp(client)('posponerAsuntos', { prospectos, vuelve })
const undo = async (asuntos: object[], client = asesora) =>
  await porHttp(client)('retomarAsuntos', { asuntos } as never)
const pospuestos = async () => {
  const { grupos } = await porHttp(asesora)('obtenerMiDia', { limite: 50 })
  const found = grupos.find(({ grupo }) => grupo === 'pospuesto')?.asuntos ?? []
  return Object.fromEntries(found.map(({ nombre, vuelve }) => [nombre.split(' ')[0], vuelve]))
}
const set = (nombre: string, more = {}) => dia.set(nombre, 'DS en Revisión', 9, more)

describe('several cases at once', () => {
  test('leave the day together, and come back with one undo', async () => {
    const [ana, bea] = [await set('ANA'), await set('BEA')]
    const hechos = await postpone([ana, bea, ana])
    expect(hechos).toEqual({
      pospuestos: [
        { prospectoId: ana, antes: null },
        { prospectoId: bea, antes: null },
      ],
      rechazados: [],
    })
    expect(await pospuestos()).toEqual({ ANA: VUELVE, BEA: VUELVE })
    await undo(hechos.pospuestos)
    expect(await pospuestos()).toEqual({})
  })

  test('one of which was postponed already gets its former day back', async () => {
    const [ana, bea] = [await set('ANA'), await set('BEA')]
    await porHttp(asesora)('posponerAsunto', { prospectoId: ana, desde: hace(9), vuelve: '2026-10-20' })
    const { pospuestos: hechos } = await postpone([ana, bea])
    expect(hechos[0]?.antes).toEqual({ desde: hace(9), vuelve: '2026-10-20' })
    expect(await pospuestos()).toEqual({ ANA: VUELVE, BEA: VUELVE })
    await undo(hechos)
    expect(await pospuestos()).toEqual({ ANA: '2026-10-20' })
  })

  test('are one act to undo, for all screens of the advisor', async () => {
    await postpone([await set('ANA'), await set('BEA')])
    const lista = await porHttp(asesora)('obtenerPorDeshacer', {})
    expect(lista.filter(({ deshace }) => deshace === 'retomarAsuntos')).toMatchObject([{ dice: 'Asuntos pospuestos' }])
  })
})

describe('those that cannot be put off are named with their reason, and the others are', () => {
  test('of another, without anything to do, blocked', async () => {
    const otro = desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesor2')
    const { id: asesorId } = await otro.executeTakeFirstOrThrow()
    const [ana, ajena] = [await set('ANA'), await set('AJENA', { asesorId })]
    const nueva = await dia.set('NUEVA', 'DS Rechazada', 0)
    const bloqueada = await set('BLOQUEADA', { bloqueado: true })
    const { pospuestos: hechos, rechazados } = await postpone([ajena, ana, nueva, bloqueada, 999_999])
    expect(hechos.map(({ prospectoId }) => prospectoId)).toEqual([ana])
    expect(rechazados).toEqual([
      { prospectoId: ajena, motivo: 'Ya no está en su cartera.' },
      { prospectoId: nueva, motivo: 'No pide nada en su día: no hay qué posponer.' },
      { prospectoId: bloqueada, motivo: expect.stringContaining('bloque') },
      { prospectoId: 999_999, motivo: 'Ya no está en su cartera.' },
    ])
    expect(await pospuestos()).toEqual({ ANA: VUELVE })
  })

  test('beyond the limit of an advisor; those that already count do not count twice', async () => {
    const todas: number[] = []
    for (let n = 0; n < maximoDePospuestos; n++) todas.push(await set('ANA'))
    expect((await postpone(todas)).rechazados).toEqual([])
    expect((await postpone(todas, '2026-10-12')).rechazados).toEqual([])
    const { rechazados } = await postpone([await set('BEA')])
    expect(rechazados).toMatchObject([{ motivo: expect.stringContaining('el máximo') }])
  })
})

describe('refused whole', () => {
  test.each([
    ['today', { prospectos: [1], vuelve: '2026-10-07' }, 'vuelve'],
    ['too far', { prospectos: [1], vuelve: '2026-12-07' }, 'vuelve'],
    ['nobody', { prospectos: [], vuelve: VUELVE }, 'prospectos'],
    ['too many', { prospectos: Array.from({ length: 101 }, (_, n) => n + 1), vuelve: VUELVE }, 'prospectos'],
  ])('%s', async (_what, payload, campo) => {
    const { status, body } = await asesora.post('/api/alerce/v1/posponerAsuntos', payload)
    expect([status, body.errores?.[0]?.campo ?? body.campo]).toEqual([400, campo])
  })
})

test('the undo of another advisor changes nothing', async () => {
  const ana = await set('ANA')
  const { pospuestos: hechos } = await postpone([ana])
  await undo(hechos, await desk.as('asesor2'))
  expect(await pospuestos()).toEqual({ ANA: VUELVE })
})
