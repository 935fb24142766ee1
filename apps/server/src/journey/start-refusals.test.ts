import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ownData, startProcess } from '../testing/process/server-process.ts'

// The real process: each refusal to start is one line for the operator, before anything is created.
let data: Awaited<ReturnType<typeof ownData>>
const taken = createServer()
beforeAll(async () => {
  data = await ownData(inject('databaseUrl'), inject('seeded'))
  writeFileSync(join(data.folder, 'archivo'), '')
  taken.listen(0, '127.0.0.1')
  await once(taken, 'listening')
})
afterAll(async () => {
  taken.close()
  await data.remove()
})

const newKey = () => randomBytes(32).toString('base64')
const outside = () => ({
  DEMO: 'off',
  DATA_KEY: newKey(),
  PUBLIC_URL: 'https://panel.isapre.test',
  MAIL_FROM: 'Mesa <mesa@isapre.test>',
})
const nobody = 'postgres://u:secreta@127.0.0.1:1/d'
const inFolder = (name: string) => ({ DATABASE_URL: '', DATA_DIR: join(data.folder, name) })

describe('before anything is made', () => {
  test.each<[what: string, env: () => Record<string, string>, line: RegExp]>([
    ['a port that is no number', () => ({ PORT: 'abc' }), /^PORT: debe ser un número entero de 0 a 65535\.$/],
    [
      'a port that is taken',
      () => ({ PORT: `${(taken.address() as AddressInfo).port}` }),
      /^PORT: el puerto \d+ ya está/,
    ],
    [
      'a port of metrics that is taken',
      () => ({ METRICS_PORT: `${(taken.address() as AddressInfo).port}` }),
      /^METRICS_PORT: el puerto \d+ ya está/,
    ],
    ['metrics on the port of the product', () => ({ PORT: '3999', METRICS_PORT: '3999' }), /^METRICS_PORT: use otro/],
    ['a host of another machine', () => ({ HOST: '203.0.113.9' }), /^HOST: no se puede escuchar/],
    ['a mail server that is none', () => ({ SMTP_URL: 'correo.isapre.test:25' }), /^SMTP_URL: debe ser como/],
    ['a short key', () => ({ DATA_KEY: 'YWJj' }), /^DATA_KEY: debe ser de 32 bytes/],
    ['the sender of the demo', () => ({ ...outside(), MAIL_FROM: '' }), /^MAIL_FROM: fuera de la demo/],
    ['no public address', () => ({ ...outside(), PUBLIC_URL: '' }), /^PUBLIC_URL: fuera de la demo/],
    ['a database that nobody serves', () => ({ DATABASE_URL: nobody }), /^DATABASE_URL: .*nadie contesta/],
    ['a folder below /proc', () => ({ DATABASE_URL: '', DATA_DIR: '/proc/x/y' }), /^DATA_DIR: no se puede escribir/],
    ['a folder below a file', () => inFolder('archivo/datos'), /^DATA_DIR: no se puede escribir en .*ENOTDIR/],
  ])('%s', async (_what, env, line) => {
    const variables = { ...inFolder('nada'), ...env() }
    const { url, lines, exitCode, signal } = await startProcess(variables)
    if (url) signal('SIGKILL')
    expect([url, await exitCode, lines.length]).toEqual([null, 1, 1])
    expect(lines[0]).toMatch(line)
    expect(lines[0]).not.toContain('secreta')
    expect(existsSync(join(data.folder, 'nada'))).toBe(false)
  })
})

test('a key that does not open the stored data', async () => {
  const first = await startProcess(data.env)
  first.signal('SIGTERM')
  expect([first.url === null, await first.exitCode]).toEqual([false, 0])

  const { url, lines, exitCode, signal } = await startProcess({ ...data.env, DATA_KEY: newKey() })
  if (url) signal('SIGKILL')
  expect([url, await exitCode, lines.length]).toEqual([null, 1, 1])
  expect(lines[0]).toMatch(/^DATA_KEY: no abre lo que esta base tiene cifrado/)
})

test('the folder of the data is for its user alone', async () => {
  const dir = join(data.folder, 'propia')
  const { url, signal, exitCode } = await startProcess({ ...outside(), DATABASE_URL: '', DATA_DIR: dir })
  expect(url).not.toBeNull()
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect([mode(dir), mode(join(dir, 'pglite'))]).toEqual(['700', '700'])
  signal('SIGTERM')
  await exitCode
  expect(readdirSync(dir)).not.toContain('alerce.pid')
})
