import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'

let desk: Desk
let admin: Client
let contraloria: Client

beforeAll(async () => {
  desk = await openDesk()
  admin = await desk.as('administracion')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

const motivos = () => contraloria.data(routes.obtenerMotivosContraloria.path, {})
const publish = (cuerpo: string, desde = '07-10-2026') =>
  admin.post(routes.publicarTexto.path, { clase: 'motivosContraloria', titulo: 'Motivos', cuerpo, desde })

test('contraloría begins from the reasons in force: ours, until the operator publishes others', async () => {
  expect(await motivos()).toContainEqual({
    titulo: 'Renta sin respaldo',
    texto: 'Los papeles recibidos no acreditan la renta declarada.',
    cola: 'financiera',
  })
  const nuevo = 'Riesgo\nLa enfermedad declarada no permite aceptar.'
  expect((await publish(nuevo, '08-10-2026')).status).toBe(200)
  expect((await motivos()).length).toBeGreaterThan(1)
  expect((await publish(nuevo)).status).toBe(200)
  expect(await motivos()).toEqual([
    { titulo: 'Riesgo', texto: 'La enfermedad declarada no permite aceptar.', cola: null },
  ])
})

test('reasons without a text are not published', async () => {
  expect(await publish('Solo un nombre')).toMatchObject({
    status: 400,
    body: { errores: [{ campo: 'cuerpo', mensaje: 'Falta el texto de «Solo un nombre»: va debajo de su nombre' }] },
  })
})
