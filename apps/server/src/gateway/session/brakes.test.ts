import { esperaMaxima } from '@alerce/domain/acceso/espera'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { equipoDe, type Intento, tryIntento } from '../../testing/intentos.ts'
import { INICIO } from '../../testing/template.ts'

const CLAVE = 'Alerce-2026'
const ATACANTE = '203.0.113.66'
const mil = Array.from({ length: 1000 }, (_, i) => `intento-${i}`)

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  await desk.db.deleteFrom('frenoAcceso').execute()
})

const tryIt = (intento: Intento) => tryIntento(desk, intento)
const waitFor = (segundos: number) => desk.clock.pasan(segundos * 1000)
const verificados = (answers: readonly { verificado: boolean }[]) => answers.filter((a) => a.verificado).length

async function fail(veces: number, intento: Intento = {}) {
  for (let i = 0; i < veces; i += 1) await tryIt({ ...intento, clave: `otra-${i}` })
}

describe('a thousand passwords against one account', () => {
  test('at once: five are looked at and no more, and the owner comes in from elsewhere all the while', async () => {
    const attack = mil.map((clave) => tryIt({ clave, desde: ATACANTE }))
    const owner = await tryIt({ clave: CLAVE, desde: '192.0.2.10' })
    expect(owner.entra).toBe(true)
    // A busy machine may also refuse some of the five
    const looked = verificados(await Promise.all(attack))
    expect(looked).toBeGreaterThan(0)
    expect(looked).toBeLessThanOrEqual(5)
  })

  test('one by one over an hour: a couple of dozen are looked at', async () => {
    const answers = []
    for (const clave of mil) {
      answers.push(await tryIt({ clave, desde: ATACANTE }))
      waitFor(3.6)
    }
    expect(verificados(answers)).toBeLessThan(30)
    expect((await tryIt({ clave: CLAVE, desde: '192.0.2.10' })).entra).toBe(true)
  })

  test('from forty addresses: the free ones of the account, and then one an address', async () => {
    const answers = await Promise.all(mil.map((clave, i) => tryIt({ clave, desde: `203.0.113.${i % 40}` })))
    expect(verificados(answers)).toBeLessThanOrEqual(50 + 40)
    expect((await tryIt({ clave: CLAVE, desde: '192.0.2.10' })).entra).toBe(true)
  })
})

describe('the owner of an account under attack', () => {
  test('comes in with a browser known for them, even from the address of the attack', async () => {
    const equipo = equipoDe(await tryIt({ clave: CLAVE, desde: ATACANTE }))
    await Promise.all(mil.slice(0, 100).map((clave) => tryIt({ clave, desde: ATACANTE })))
    expect((await tryIt({ clave: CLAVE, desde: ATACANTE })).status).toBe(429)
    expect((await tryIt({ clave: CLAVE, desde: ATACANTE, cookie: equipo })).entra).toBe(true)
  })

  test('is never locked out: a mistake sets a wait of its own, and the attack cannot prolong it', async () => {
    await Promise.all(mil.slice(0, 400).map((clave, i) => tryIt({ clave, desde: `203.0.113.${i % 40}` })))
    const owner = { desde: '192.0.2.10' }
    expect((await tryIt({ ...owner, clave: 'me equivoqué' })).verificado).toBe(true)
    const { body } = await tryIt({ ...owner, clave: CLAVE })
    const { esperaSegundos } = body.data
    expect(esperaSegundos).toBeLessThanOrEqual(esperaMaxima)
    for (let i = 0; i < 10; i += 1) {
      waitFor(esperaSegundos / 10)
      await tryIt({ desde: `203.0.113.${100 + i}` })
      await tryIt({ desde: ATACANTE })
    }
    expect((await tryIt({ ...owner, clave: CLAVE })).entra).toBe(true)
  })
})

describe('the wait', () => {
  test('is answered with text, seconds and Retry-After', async () => {
    await fail(5)
    const { status, body, retryAfter } = await tryIt({ clave: CLAVE })
    expect([status, retryAfter]).toEqual([429, '1'])
    expect(body).toMatchObject({
      codigo: 'espere_para_ingresar',
      descripcion: 'Demasiados intentos. Espere 1 segundo y vuelva a intentarlo.',
      data: { esperaSegundos: 1 },
    })
  })

  test('is not prolonged by trying meanwhile', async () => {
    await fail(5)
    for (let i = 0; i < 50; i += 1) await tryIt({})
    waitFor(1)
    expect((await tryIt({ clave: CLAVE })).entra).toBe(true)
  })

  test('grows with each failure after it', async () => {
    await fail(5)
    const waits = []
    for (let i = 0; i < 4; i += 1) {
      const { body } = await tryIt({})
      waits.push(body.data.esperaSegundos)
      waitFor(body.data.esperaSegundos)
      await tryIt({})
    }
    expect(waits).toEqual([1, 2, 4, 8])
  })

  test('is over with the right password: the next mistakes are free again', async () => {
    await fail(4)
    expect((await tryIt({ clave: CLAVE })).entra).toBe(true)
    await fail(4)
    expect((await tryIt({ clave: CLAVE })).entra).toBe(true)
  })

  test('is forgotten after a day, and its row by the round', async () => {
    await fail(5)
    waitFor(24 * 60 * 60 + 1)
    await fail(4)
    expect((await tryIt({ clave: CLAVE })).entra).toBe(true)
    waitFor(24 * 60 * 60 + 1)
    expect((await tryIt({ usuario: 'asesor2', clave: CLAVE, desde: '192.0.2.10' })).entra).toBe(true)
    await desk.ronda('purgar-frenos')
    expect(await desk.db.selectFrom('frenoAcceso').select('clave').where('fallos', '>', 0).execute()).toEqual([])
  })

  test('does not grow when the clock of the server is put back', async () => {
    await fail(5)
    waitFor(-3600)
    expect((await tryIt({ clave: CLAVE })).entra).toBe(true)
  })

  test('is the same for an unknown name', async () => {
    await fail(5)
    await fail(5, { usuario: 'nadie', desde: '198.51.100.8' })
    const [known, unknown] = [await tryIt({}), await tryIt({ usuario: 'nadie', desde: '198.51.100.8' })]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  })

  test('knows a name however it is spelled', async () => {
    await fail(3)
    await fail(2, { usuario: ' ASESORA ' })
    expect((await tryIt({})).status).toBe(429)
  })
})

describe('an address', () => {
  const asPerson = (i: number) => tryIt({ usuario: `persona-${i}`, desde: ATACANTE })

  test('that tries one password on many names is slowed down too', async () => {
    const answers = await Promise.all(mil.slice(0, 200).map((_, i) => asPerson(i)))
    expect(verificados(answers)).toBe(30)
    expect((await tryIt({ clave: CLAVE, desde: '192.0.2.10' })).entra).toBe(true)
  })

  test('does not get its tries back by logging in to an account of its own', async () => {
    for (let i = 0; i < 30; i += 1) {
      await asPerson(i)
      if (i % 10 === 0) await tryIt({ usuario: 'asesor2', clave: CLAVE, desde: ATACANTE })
    }
    expect((await asPerson(31)).status).toBe(429)
  })

  test('shared by people with occasional mistakes is not slowed down for good', async () => {
    for (let i = 0; i < 60; i += 1) {
      expect((await asPerson(i)).verificado).toBe(true)
      await tryIt({ usuario: 'asesor2', clave: CLAVE, desde: ATACANTE })
      waitFor(3600)
    }
  })

  test('of IPv6 is its network: hopping within it gives nothing', async () => {
    await fail(3, { desde: '2001:db8:1:2::1' })
    await fail(2, { desde: '2001:db8:1:2:ffff::9' })
    expect((await tryIt({ desde: '2001:db8:1:2:aaaa::1' })).status).toBe(429)
    expect((await tryIt({ desde: '2001:db8:1:3::1' })).verificado).toBe(true)
  })
})

describe('a known browser', () => {
  test('has a counter of its own', async () => {
    const cookie = equipoDe(await tryIt({ clave: CLAVE }))
    await fail(5, { cookie })
    expect((await tryIt({ clave: CLAVE, cookie })).status).toBe(429)
    expect((await tryIt({ clave: CLAVE })).entra).toBe(true)
  })

  test.each([
    ['of another user', async () => equipoDe(await tryIt({ usuario: 'asesor2', clave: CLAVE, desde: '192.0.2.10' }))],
    ['made up', async () => 'alerce-equipo=AAAAAAAAAAAAAAAAAAAAAA.c2VsbG8'],
    ['cut short', async () => 'alerce-equipo='],
  ])('%s counts for nothing', async (_what, cookieOf) => {
    const cookie = await cookieOf()
    await fail(5)
    expect((await tryIt({ clave: CLAVE, cookie })).status).toBe(429)
  })

  test('keeps its mark at the next login, for 180 days more', async () => {
    const first = await tryIt({ clave: CLAVE })
    const again = await tryIt({ clave: CLAVE, cookie: equipoDe(first) })
    expect(equipoDe(again)).toBe(equipoDe(first))
    const found = again.cookies.find(({ name }) => name === 'alerce-equipo')
    expect(found).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 180 * 24 * 60 * 60 })
  })
})

test('stored counters contain no names', async () => {
  await fail(1)
  const cookie = equipoDe(await tryIt({ clave: CLAVE, desde: '192.0.2.10' }))
  await fail(1, { cookie })
  const rows = await desk.db.selectFrom('frenoAcceso').select('clave').execute()
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(({ clave }) => clave.includes('asesora'))).toEqual([])
})
