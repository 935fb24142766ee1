import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { INICIO } from '../../testing/template.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  await desk.db.deleteFrom('sesion').execute()
})

/** State of a session at an instant of October 2026 (UTC): open, or the letter of its end. */
async function at(client: Client, instant: string): Promise<string> {
  desk.clock.move(`2026-10-${instant}.000Z`)
  const { status, body } = await client.get(routes.sesionActual.path)
  return status === 200 ? 'sigue' : `${status} ${body.data?.motivo}`
}
const passive = (client: Client) => client.post(routes.actividadDiaria.path)
const cierres = () => desk.db.selectFrom('sesion').select(['motivoCierre', 'cerrada']).orderBy('id').execute()

// Santiago is at UTC-3: 10:00 is 13:00Z, midnight 03:00Z
describe('N, change of day', () => {
  test('ends at hour 00 of Santiago a session of the day before, even in use', async () => {
    desk.clock.move('2026-10-08T01:30:00.000Z')
    const client = await desk.as('asesora')
    expect(await at(client, '08T02:59:59')).toBe('sigue')
    expect(await at(client, '08T03:00:00')).toBe('401 N')
    expect(await cierres()).toEqual([{ motivoCierre: 'N', cerrada: '2026-10-08T03:00:00.000Z' }])
  })

  test('keeps a session begun at 00:10', async () => {
    desk.clock.move('2026-10-08T03:10:00.000Z')
    const client = await desk.as('asesora')
    expect(await at(client, '08T03:11:00')).toBe('sigue')
    expect(await at(client, '08T08:09:00')).toBe('sigue')
  })
})

describe('I, inactivity', () => {
  test.each([
    ['299 minutes and 59 seconds', '07T17:59:59', 'sigue'],
    ['300 minutes', '07T18:00:00', '401 I'],
  ])('after %s', async (_idle, instant, expected) => {
    expect(await at(await desk.as('asesora'), instant)).toBe(expected)
  })

  test('counts from the last call of a person at work', async () => {
    const client = await desk.as('asesora')
    expect(await at(client, '07T15:00:00')).toBe('sigue')
    expect(await at(client, '07T19:59:59')).toBe('sigue')
  })

  test('counts from the last sign of work on the screen', async () => {
    const client = await desk.as('asesora')
    desk.clock.move('2026-10-07T15:00:00.000Z')
    expect((await client.post(routes.registrarActividad.path)).body.data).toBe('ok')
    expect(await at(client, '07T19:59:59')).toBe('sigue')
  })

  test('is not delayed by automatic calls of the screen', async () => {
    const client = await desk.as('asesora')
    for (const hour of [14, 15, 16, 17]) {
      desk.clock.move(`2026-10-07T${hour}:00:00.000Z`)
      expect((await passive(client)).status).toBe(200)
    }
    expect(await at(client, '07T18:00:00')).toBe('401 I')
  })

  test('is also returned to automatic calls of the screen', async () => {
    const client = await desk.as('asesora')
    desk.clock.move('2026-10-07T18:00:00.000Z')
    const { status, body } = await passive(client)
    expect([status, body.data]).toEqual([401, { motivo: 'I' }])
  })
})

describe('A, twelve hours of activity in a day', () => {
  const work = async (client: Client, from: number, to: number) => {
    for (let hour = from; hour <= to; hour += 4) await at(client, `07T${String(hour).padStart(2, '0')}:00:00`)
  }

  test('ends with the call that reaches them', async () => {
    desk.clock.move('2026-10-07T10:00:00.000Z')
    const client = await desk.as('asesora')
    await work(client, 14, 18)
    expect(await at(client, '07T21:59:00')).toBe('sigue')
    expect(await at(client, '07T22:00:30')).toBe('401 A')
  })

  test('counts activity in earlier sessions of the day', async () => {
    desk.clock.move('2026-10-07T10:00:00.000Z')
    const morning = await desk.as('asesora')
    await work(morning, 14, 18)
    await morning.post(routes.registroAcceso.path, { tipo: 'S' })
    desk.clock.move('2026-10-07T22:00:00.000Z')
    const evening = await desk.as('asesora')
    expect(await at(evening, '08T01:58:00')).toBe('sigue')
    expect(await at(evening, '08T02:00:00')).toBe('401 A')
  })

  test('does not count activity before midnight', async () => {
    desk.clock.move('2026-10-07T16:00:00.000Z')
    await work(await desk.as('asesora'), 20, 20)
    desk.clock.move('2026-10-08T03:10:00.000Z')
    const client = await desk.as('asesora')
    expect(await at(client, '08T07:00:00')).toBe('sigue')
    expect(await at(client, '08T11:00:00')).toBe('sigue')
  })
})

test('a deactivated user gets 401 on the next call', async () => {
  const client = await desk.as('mesa')
  const activo = (value: boolean) =>
    desk.db.updateTable('usuario').set({ activo: value }).where('usuario', '=', 'mesa').execute()
  await activo(false)
  expect(await at(client, '07T13:00:01')).toBe('401 desactivado')
  await activo(true)
  expect(await at(client, '07T13:00:02')).toBe('401 desactivado')
})

test('an ended session keeps its first reason', async () => {
  const client = await desk.as('asesora')
  expect(await at(client, '07T18:00:00')).toBe('401 I')
  expect(await at(client, '09T13:00:00')).toBe('401 I')
})
