import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { INICIO } from '../../testing/template.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  await desk.db.deleteFrom('frenoAcceso').execute()
})

const cinco = Array.from({ length: 5 }, (_, i) => `otra-${i}`)

describe('the current password, asked again to change it', () => {
  const CAMBIAR = routes.cambiarClave.path
  const nueva = 'el tren sale tarde'

  test('is limited after five wrong tries of an open session', async () => {
    const client = await desk.as('asesora')
    for (const actual of cinco) {
      const { status, body } = await client.post(CAMBIAR, { actual, nueva })
      expect([status, body.codigo]).toEqual([400, 'clave_actual_incorrecta'])
    }
    const { status, body, headers } = await client.post(CAMBIAR, { actual: 'Alerce-2026', nueva })
    expect([status, body.codigo, headers['retry-after']]).toEqual([429, 'espere_para_ingresar', '1'])
  })

  test('was right when the new one was refused: that is no guess', async () => {
    const client = await desk.as('asesor2')
    for (const corta of cinco) await client.post(CAMBIAR, { actual: 'Alerce-2026', nueva: corta })
    expect((await client.post(CAMBIAR, { actual: 'otra', nueva })).status).toBe(400)
  })
})

describe('the secret of a client', () => {
  test('is not guessed; the error is one of OAuth', async () => {
    for (const secret of cinco) expect((await desk.anyone().takeToken('alerce-demo', secret)).status).toBe(401)
    const { status, body, headers } = await desk.anyone().takeToken()
    expect([status, headers['retry-after']]).toEqual([429, '1'])
    expect(body).toEqual({
      error: 'temporarily_unavailable',
      error_description: 'Demasiados intentos. Espere 1 segundo y vuelva a intentarlo.',
    })
    desk.clock.move('2026-10-07T13:00:01.000Z')
    expect((await desk.anyone().takeToken()).status).toBe(200)
  })

  test('is no guess when it is right', async () => {
    for (const scope of cinco)
      expect((await desk.anyone().takeToken('alerce-demo', 'alerce-demo-secret', scope)).body.error).toBe(
        'invalid_scope',
      )
    expect((await desk.anyone().takeToken()).status).toBe(200)
  })
})

test('one-time links that are made up slow their address down', async () => {
  const attempt = (i: number) =>
    desk
      .anyone()
      .post(routes.restablecerClave.path, { enlace: `inventado-${i}`.padEnd(43, 'x'), nueva: 'el tren sale tarde' })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => attempt(i)))
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
})
