import { common } from '@alerce/contract/messages/common'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, inTurn, Refused } from '../../testing/fake-server.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The module as loaded by a new page. */
async function page() {
  vi.resetModules()
  return (await import('./idempotency.ts')).idempotencyKey
}

test('an unanswered call is repeated with its key, also after a reload', async () => {
  const before = await page()
  const { key } = before('ingresarProspecto', 'a')
  expect(before('ingresarProspecto', 'a')).toMatchObject({ key, inherited: false })
  const after = await page()
  expect(after('ingresarProspecto', 'a')).toMatchObject({ key, inherited: true })
  // a key of this page
  expect(after('ingresarProspecto', 'a')).toMatchObject({ key, inherited: false })
})

test('only once, and only for the same operation', async () => {
  const before = await page()
  const { key } = before('ingresarProspecto', 'a')
  const after = await page()
  expect(after('agendarCita', 'a').key).not.toBe(key)
  expect(after('ingresarProspecto', 'b').key).toBe(key)
  expect(after('ingresarProspecto', 'b', true).key).not.toBe(key)
  expect(after('ingresarProspecto', 'c').key).not.toBe(key)
})

test('an answered call leaves no key', async () => {
  const before = await page()
  const { key, settle } = before('ingresarProspecto', 'a')
  settle()
  const after = await page()
  expect(after('ingresarProspecto', 'a')).toMatchObject({ inherited: false, key: expect.not.stringContaining(key) })
})

test('a key from long before is not reused', async () => {
  const before = await page()
  const { key } = before('pedirCodigoDeFirma', '')
  vi.advanceTimersByTime(121_000)
  const after = await page()
  expect(after('pedirCodigoDeFirma', '').key).not.toBe(key)
})

test('no content of a call is stored', async () => {
  const before = await page()
  before('ingresarProspecto', '{"rut":"12345678-5"}')
  expect([...kept.values()].join()).not.toContain('12345678')
})

test('a browser that keeps nothing asks as before', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const before = await page()
  const { key } = before('ingresarProspecto', 'a')
  expect(before('ingresarProspecto', 'a').key).toBe(key)
})

test('a key that the server knows for another content is given up, and the call made by one of its own', async () => {
  const before = await page()
  const { key } = before('prospectoGestionado', 'another')
  vi.resetModules()
  const { call } = await import('./call.ts')
  const { code, status, text } = common.keyReused
  const received = fakeServer({ prospectoGestionado: inTurn(new Refused(status, text, { codigo: code }), 'ok') })
  await call('prospectoGestionado', { prospectoId: 1 })
  const [first, second] = received.map(({ headers }) => headers['idempotency-key'])
  expect(first).toBe(key)
  expect(second).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
})

test('a draft tries no key that the former page left for another content', async () => {
  const before = await page()
  const { key } = before('guardarBorrador', 'another')
  vi.resetModules()
  const { saveDraft } = await import('../drafts/drafts.ts')
  const received = fakeServer({ guardarBorrador: 'ok' })
  await saveDraft('disponibilidad:propia', [{ campo: 'margen', de: '0', a: '15' }])
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([expect.not.stringContaining(key)])
})
