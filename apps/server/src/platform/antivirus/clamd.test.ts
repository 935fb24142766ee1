import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ClamdServer, EICAR, startClamd } from '../../testing/clamd.ts'
import { AntivirusAway, addressOfClamd, createAntivirus } from './clamd.ts'

let clamd: ClamdServer
beforeAll(async () => {
  clamd = await startClamd()
})
afterAll(() => clamd.close())
beforeEach(() => clamd.answer(null))

function antivirusAt(url: string, patienceMs?: number) {
  const address = addressOfClamd(url)
  if (!address) throw new Error(url)
  return createAntivirus(address, patienceMs, 0)
}

test.each([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix://host/clamd.ctl', null],
  ['tcp://127.0.0.1', null],
  ['http://127.0.0.1:3310', null],
  ['clamd', null],
])('the address %s is %j', (url, address) => expect(addressOfClamd(url)).toEqual(address))

test.each([
  ['an empty file', Buffer.alloc(0), null],
  ['two megabytes', randomBytes(2_097_152), null],
  ['a virus', Buffer.from(EICAR), 'Eicar-Test-Signature'],
  [
    'a virus at the end of a large file',
    Buffer.concat([randomBytes(200_000), Buffer.from(EICAR)]),
    'Eicar-Test-Signature',
  ],
])('%s is scanned whole', async (_what, bytes, virus) => {
  const antivirus = antivirusAt(clamd.url)
  expect([await antivirus.scan(bytes), await antivirus.answers()]).toEqual([virus, true])
})

test.each(['hangs', 'cuts', 'error'] as const)('one that %s has not scanned', async (how) => {
  clamd.answer(how)
  await expect(antivirusAt(clamd.url, how === 'hangs' ? 50 : undefined).scan(Buffer.from('x'))).rejects.toThrow(
    AntivirusAway,
  )
})

test('one that is not there does not answer', async () => {
  const antivirus = antivirusAt('unix:/nowhere/clamd.ctl')
  await expect(antivirus.scan(Buffer.from('x'))).rejects.toThrow(AntivirusAway)
  expect(await antivirus.answers()).toBe(false)
})
