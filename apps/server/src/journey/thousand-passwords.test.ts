import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../testing/desk.ts'
import { type Intento, intentar } from '../testing/intentos.ts'
import { INICIO } from '../testing/template.ts'

// As many as somebody tries who means it. How a brake works, on either engine: gateway/session/brakes.test.ts.
const CLAVE = 'Alerce-2026'
const ATACANTE = '203.0.113.66'
const mil = Array.from({ length: 1000 }, (_, i) => `intento-${i}`)

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.mover(INICIO)
  await desk.db.deleteFrom('frenoAcceso').execute()
})

const probar = (intento: Intento) => intentar(desk, intento)
const verificados = (answers: readonly { verificado: boolean }[]) => answers.filter((a) => a.verificado).length

describe('a thousand passwords against one account', () => {
  test('at once: five are looked at and no more, and the owner comes in from elsewhere all the while', async () => {
    const attack = mil.map((clave) => probar({ clave, desde: ATACANTE }))
    const owner = await probar({ clave: CLAVE, desde: '192.0.2.10' })
    expect(owner.entra).toBe(true)
    // a machine with too much to do turns some of the five away as well
    const looked = verificados(await Promise.all(attack))
    expect(looked).toBeGreaterThan(0)
    expect(looked).toBeLessThanOrEqual(5)
  })

  test('one by one over an hour: a couple of dozen are looked at', async () => {
    const answers = []
    for (const clave of mil) {
      answers.push(await probar({ clave, desde: ATACANTE }))
      desk.clock.pasan(3600)
    }
    expect(verificados(answers)).toBeLessThan(30)
    expect((await probar({ clave: CLAVE, desde: '192.0.2.10' })).entra).toBe(true)
  })

  test('from forty addresses: the free ones of the account, and then one an address', async () => {
    const answers = await Promise.all(mil.map((clave, i) => probar({ clave, desde: `203.0.113.${i % 40}` })))
    expect(verificados(answers)).toBeLessThanOrEqual(50 + 40)
    expect((await probar({ clave: CLAVE, desde: '192.0.2.10' })).entra).toBe(true)
  })
})
