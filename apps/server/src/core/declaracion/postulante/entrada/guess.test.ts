import { randomBytes } from 'node:crypto'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { enter, invitada, NACIDA } from '../../../../testing/electronica/electronica.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({ TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => desk.close())

const INTENTOS = 10_000
const JUNTOS = 50
const dicho = { documento: '11111111-1', fechaNacimiento: NACIDA, desafio: 'x'.repeat(43), codigo: '000000' }
const PUERTAS = [routes.abrirInvitacion, routes.identificarPostulante, routes.reenviarCodigo, routes.entrarPostulacion]

test('a link guessed ten thousand times opens nothing, and the right one still opens for its owner', async () => {
  const venta = await invitada(desk, await desk.as('asesora'))
  // the stranger and the applicant come from different places
  const extrano = { 'x-forwarded-for': '203.0.113.9' }
  const respuestas = new Map<number, number>()
  const guess = async (intento: number) => {
    const puerta = PUERTAS[intento % PUERTAS.length] ?? routes.abrirInvitacion
    const enlace = randomBytes(32).toString('base64url')
    const { status, headers } = await desk.anyone().post(puerta.path, { enlace, ...dicho }, extrano)
    respuestas.set(status, (respuestas.get(status) ?? 0) + 1)
    if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  for (let hechos = 0; hechos < INTENTOS; hechos += JUNTOS)
    await Promise.all(Array.from({ length: JUNTOS }, (_, uno) => guess(hechos + uno)))
  expect([...respuestas.keys()].toSorted((a, b) => a - b)).toEqual([404, 429])
  expect(respuestas.get(429)).toBeGreaterThan(INTENTOS - 500)
  expect(await desk.db.selectFrom('sesionPostulante').select('id').execute()).toEqual([])
  expect(await desk.db.selectFrom('enlaceInvitacion').select('id').where('fallos', '>', 0).execute()).toEqual([])
  const dentro = await enter(desk, venta)
  expect((await dentro.post('obtenerPostulacion')).status).toBe(200)
})
