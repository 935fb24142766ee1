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
  desk.clock.move(INICIO)
  await desk.db.deleteFrom('borrador').execute()
})

const formulario = 'antecedentes:1001'
const cambio = (campo: string, a: unknown, de: unknown = '') => ({ campo, de, a })
const cambios = [cambio('nombres', 'María'), cambio('empleadores', [{ renta: 1_500_000 }], [])]
const save = (body: object = { formulario, cambios }, client = asesora) =>
  client.post('/api/alerce/v1/guardarBorrador', body)
const read = (client = asesora, name = formulario) =>
  client.data('/api/alerce/v1/obtenerBorrador', { formulario: name })

test('a draft is kept by form', async () => {
  expect(await read()).toBeNull()
  expect((await save()).body.data).toBe('ok')
  expect(await read()).toEqual({ cambios, actualizado: INICIO })
  expect(await read(asesora, 'otro')).toBeNull()
})

test('the last write of each field wins; fields of another window stay', async () => {
  await save()
  desk.clock.move('2026-10-07T13:05:00.000Z')
  await save({ formulario, cambios: [cambio('nombres', 'Ana'), cambio('nota', 'x')] })
  const [, empleadores] = cambios
  expect(await read()).toEqual({
    cambios: [cambio('nombres', 'Ana'), empleadores, cambio('nota', 'x')],
    actualizado: '2026-10-07T13:05:00.000Z',
  })
})

test('fields that two windows type at once are all kept', async () => {
  const campos = Array.from({ length: 12 }, (_, i) => `campo${i}`)
  await Promise.all(campos.map((campo) => save({ formulario, cambios: [cambio(campo, 'x')] })))
  const { cambios: todos } = await read()
  expect(todos.map(({ campo }: { campo: string }) => campo).sort()).toEqual(campos.sort())
})

test('a field back at its original value is removed; a draft without fields is deleted', async () => {
  await save({ formulario, cambios: [cambio('nombres', 'Ana')] })
  await save({ formulario, cambios: [cambio('nombres', '')] })
  expect(await read()).toBeNull()
})

test('a person keeps the latest two hundred', async () => {
  const sello = { usuarioId: 1, contenido: Buffer.from('x') }
  const rows = Array.from({ length: 200 }, (_, i) => i).map((i) => ({
    ...sello,
    formulario: `f${i}`,
    actualizado: new Date(Date.parse(INICIO) - (i + 1) * 1000).toISOString(),
  }))
  await desk.db.insertInto('borrador').values(rows).execute()
  await save()
  const kept = await desk.db.selectFrom('borrador').select('formulario').where('usuarioId', '=', 1).execute()
  expect(kept).toHaveLength(200)
  expect(kept.map((row) => row.formulario)).not.toContain('f199')
})

test("is nobody else's", async () => {
  await save()
  expect(await read(await desk.as('asesor2'))).toBeNull()
  expect((await (await desk.bearer()).post('/api/alerce/v1/obtenerBorrador', { formulario })).status).toBe(403)
  expect((await desk.anyone().post('/api/alerce/v1/obtenerBorrador', { formulario })).status).toBe(401)
})

test('is encrypted at rest', async () => {
  await save({ formulario, cambios: [cambio('diagnostico', 'Hipertensión')] })
  const { contenido: sealed } = await desk.db.selectFrom('borrador').select('contenido').executeTakeFirstOrThrow()
  expect(sealed.toString('utf8')).not.toContain('Hipertensi')
  expect(sealed.toString('latin1')).not.toContain('diagnostico')
})

test('is discarded', async () => {
  await save()
  expect(await asesora.data('/api/alerce/v1/descartarBorrador', { formulario })).toBe('ok')
  expect(await read()).toBeNull()
})

test('is gone after seven days, and purged by the round', async () => {
  await save()
  desk.clock.move('2026-10-14T12:59:00.000Z')
  const again = await desk.as('asesora')
  expect(await read(again)).toMatchObject({ cambios })
  desk.clock.move('2026-10-14T13:01:00.000Z')
  expect(await read(again)).toBeNull()
  await save({ formulario: 'otro', cambios }, again)
  await desk.ronda('purgar-borradores')
  expect(await desk.db.selectFrom('borrador').select('formulario').execute()).toEqual([{ formulario: 'otro' }])
})

const largo = (length: number) => [cambio('nota', 'x'.repeat(length))]

test.each([
  ['no form', { cambios }, 400],
  ['no change', { formulario }, 400],
  ['an empty list', { formulario, cambios: [] }, 400],
  ['a form without a name', { formulario: ' ', cambios }, 400],
  ['a form with a name too long', { formulario: 'x'.repeat(121), cambios }, 400],
  ['too many fields', { formulario, cambios: Array.from({ length: 201 }, (_, i) => cambio(`c${i}`, 1)) }, 400],
  ['a draft too large', { formulario, cambios: largo(200_001) }, 413],
  ['a body too large', { formulario, cambios: largo(500_000) }, 413],
])('%s is refused', async (_what, body, status) => {
  expect((await save(body)).status).toBe(status)
})

test('a draft that grows past the limit in pieces is refused, and the saved part stays', async () => {
  await save({ formulario, cambios: [cambio('uno', 'x'.repeat(150_000))] })
  expect((await save({ formulario, cambios: [cambio('otro', 'x'.repeat(150_000))] })).status).toBe(413)
  expect((await read()).cambios).toHaveLength(1)
})

test('a draft just within the limit is fine', async () => {
  expect((await save({ formulario, cambios: largo(199_950) })).status).toBe(200)
})
