import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from '../config/env.ts'
import { assertComplete } from '../operations-complete.ts'
import { OperatorFailure } from '../operator-failure.ts'
import { createJobs } from './jobs.ts'
import { createLog, redact } from './log.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { type Cofre, createVault } from './vault.ts'

const key = Buffer.alloc(32, 1).toString('base64')
const folder = mkdtempSync(join(tmpdir(), 'alerce-plataforma-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('vault', () => {
  const vault = createVault(key)
  const cofre = vault.en('borrador.contenido', 1, 'a')
  test('opens a sealed value, and the sealed bytes do not show it', () => {
    const sealed = cofre.seal({ diagnostico: 'asma' })
    expect(sealed.toString('latin1')).not.toContain('asma')
    expect(cofre.open(sealed)).toEqual({ diagnostico: 'asma' })
    expect(cofre.seal({ diagnostico: 'asma' }).equals(sealed)).toBe(false)
  })
  test('refuses changed bytes, and bytes without a key', () => {
    const sealed = cofre.seal('x')
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
    expect(() => cofre.open(sealed)).toThrow()
    expect(() => cofre.open(Buffer.from('bytes of nobody'))).toThrow('no dice su clave')
  })
  test('opens values of a former key, and names an unknown key', () => {
    const later = createVault(Buffer.alloc(32, 2).toString('base64'), key).en('borrador.contenido', 1, 'a')
    expect(later.open(cofre.seal('x'))).toBe('x')
    expect(() => cofre.open(later.seal('x'))).toThrow(/la clave de cifrado [0-9a-f]{12} no es de este servidor/)
  })
  test.each<[string, Cofre]>([
    ['row', createVault(key).en('borrador.contenido', 2, 'a')],
    ['row, by the other part of its key', createVault(key).en('borrador.contenido', 1, 'b')],
    ['row, where the parts only look alike', createVault(key).en('borrador.contenido', '1,"a"')],
    ['table', createVault(key).en('respuesta_ds.contenido', 1, 'a')],
    ['column', createVault(key).en('idempotencia.respuesta', 1, 'a')],
  ])('does not open a value moved to another %s', (_title, otro) => {
    expect(() => otro.open(cofre.seal('x'))).toThrow()
  })
  test('refuses a short key', () => expect(() => createVault('abcd')).toThrow(/32 bytes/))
})

test.each([
  ['RUT 12.345.678-5 rechazado', 'RUT [rut] rechazado'],
  ['12345678-5', '[rut]'],
  ['correo a.b@example.cl', 'correo [correo]'],
  ['llame al +56 9 1234 5678', 'llame al [telefono]'],
  [`archivo ${'QUJD'.repeat(40)}`, 'archivo [base64]'],
  ['prospecto 1001 etapa cotizante', 'prospecto 1001 etapa cotizante'],
])('the log writes %j as %j', (text, written) => expect(redact(text)).toBe(written))

test('a password fits itself alone, and a missing user never', async () => {
  const stored = await hashPassword('Alerce-2026')
  expect(stored).toMatch(/^\$argon2id\$/)
  expect(await verifyPassword(stored, 'Alerce-2026')).toBe(true)
  expect(await verifyPassword(stored, 'alerce-2026')).toBe(false)
  expect(await verifyPassword(null, 'nadie')).toBe(false)
})

test('an invalid variable is reported by its name', () => {
  expect(() => readEnv({ PORT: 'ochenta' })).toThrow(/PORT/)
  expect(readEnv({ DATABASE_URL: '', PORT: '0' })).toMatchObject({ DATABASE_URL: undefined, PORT: 0 })
  expect(() => readEnv({ METRICS_PORT: '70000' })).toThrow('METRICS_PORT: debe ser un número entero')
  for (const none of [{}, { METRICS_PORT: '' }]) expect(readEnv(none).METRICS_PORT).toBeUndefined()
})

test('an address of the remote core that is none is refused', () => {
  expect(() => readEnv({ CORE_URL: 'nucleo' })).toThrow(
    new OperatorFailure('CORE_URL: debe ser una dirección http: o https:.'),
  )
  expect(readEnv({ CORE_URL: '' })).toMatchObject({ CORE_URL: undefined })
})

test('the server does not start with an operation without use case', () => {
  const operation = { name: 'obtenerVenta' } as never
  expect(() => assertComplete([operation], [])).toThrow(/sin caso de uso: obtenerVenta/)
  expect(() => assertComplete([], [{ operation, run: async () => null }])).toThrow(/sin declaración: obtenerVenta/)
})

test('a job that is sent before its queue is ready fails at once, and is not waited for', async () => {
  const jobs = createJobs({ pool: { on: () => undefined }, embedded: true } as never, createLog('silent'))
  await expect(jobs.send({} as never, 'enviar-correo', { correoId: 1 })).rejects.toThrow(/enviar-correo antes de/)
})
