import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.mover(INICIO)
  await desk.db.deleteFrom('borrador').execute()
})

const formulario = 'antecedentes:1001'
const contenido = { nombres: 'María', empleadores: [{ renta: 1_500_000 }], nota: null }
const guardar = (body: object = { formulario, contenido }, client = asesora) =>
  client.post('/api/alerce/v1/guardarBorrador', body)
const leer = (client = asesora, name = formulario) =>
  client.data('/api/alerce/v1/obtenerBorrador', { formulario: name })

test('a draft is kept by form, the last one wins', async () => {
  expect(await leer()).toBeNull()
  expect((await guardar()).body.data).toBe('ok')
  expect(await leer()).toEqual({ contenido, actualizado: INICIO })
  desk.clock.mover('2026-10-07T13:05:00.000Z')
  await guardar({ formulario, contenido: ['otra cosa'] })
  expect(await leer()).toEqual({ contenido: ['otra cosa'], actualizado: '2026-10-07T13:05:00.000Z' })
  expect(await leer(asesora, 'otro')).toBeNull()
})

test("is nobody else's", async () => {
  await guardar()
  expect(await leer(await desk.as('asesor2'))).toBeNull()
  expect((await (await desk.bearer()).post('/api/alerce/v1/obtenerBorrador', { formulario })).status).toBe(403)
  expect((await desk.anyone().post('/api/alerce/v1/obtenerBorrador', { formulario })).status).toBe(401)
})

test('is encrypted at rest', async () => {
  await guardar({ formulario, contenido: { diagnostico: 'Hipertensión' } })
  const { contenido: sealed } = await desk.db.selectFrom('borrador').select('contenido').executeTakeFirstOrThrow()
  expect(sealed.toString('utf8')).not.toContain('Hipertensi')
  expect(sealed.toString('latin1')).not.toContain('diagnostico')
})

test('is discarded', async () => {
  await guardar()
  expect(await asesora.data('/api/alerce/v1/descartarBorrador', { formulario })).toBe('ok')
  expect(await leer()).toBeNull()
})

test('is gone after seven days, and purged by the round', async () => {
  await guardar()
  desk.clock.mover('2026-10-14T12:59:00.000Z')
  const again = await desk.as('asesora')
  expect(await leer(again)).toMatchObject({ contenido })
  desk.clock.mover('2026-10-14T13:01:00.000Z')
  expect(await leer(again)).toBeNull()
  await guardar({ formulario: 'otro', contenido: 1 }, again)
  await desk.ronda('purgar-borradores')
  expect(await desk.db.selectFrom('borrador').select('formulario').execute()).toEqual([{ formulario: 'otro' }])
})

test.each([
  ['no form', { contenido }, 400],
  ['no content', { formulario }, 400],
  ['a form without a name', { formulario: ' ', contenido }, 400],
  ['a form with a name too long', { formulario: 'x'.repeat(121), contenido }, 400],
  ['a draft too large', { formulario, contenido: 'x'.repeat(200_001) }, 413],
  ['a body too large', { formulario, contenido: 'x'.repeat(500_000) }, 413],
])('%s is refused', async (_what, body, status) => {
  expect((await guardar(body)).status).toBe(status)
})

test('a draft of nothing, or just within the limit, is fine', async () => {
  expect((await guardar({ formulario, contenido: null })).status).toBe(200)
  expect(await leer()).toMatchObject({ contenido: null })
  expect((await guardar({ formulario, contenido: 'x'.repeat(199_998) })).status).toBe(200)
})
