import { expect, type Page } from '@playwright/test'
import { another, approveIncome } from './sale/evaluation.ts'
import { untilSent } from './sale/until-sent.ts'
import { press } from './support/form.ts'
import { startProcess } from './support/server/process.ts'
import { test } from './support/test.ts'

// the applicant of e2e/sale/applicant.ts, in every spelling, the advisor, and what opens a session
const personal = [
  /16[.]?482[.]?305/,
  /N[ÚU]ÑEZ|n[úu]ñez|O['’]HIGGINS|o['’]higgins/i,
  /maria\.nunez/i,
  /9\s?8765\s?4321/,
  /76[.]?086[.]?428/,
  /Alerce-2026/,
]
/** Tokens of sessions and of their writes: 24 or 32 random bytes in base64url. */
const token = /[\w-]{43}|csrf["=: ]+[\w-]{32}/

const found = (texts: readonly string[]) =>
  texts.flatMap((text) => personal.filter((one) => one.test(text)).map((one) => `${one} in ${text.slice(0, 200)}`))

/** All that scripts of the page could read back from this browser. */
async function stored(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }))
    const caches_ = await caches.keys()
    const records: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of Array.from(db.objectStoreNames)) {
        const all = await new Promise<unknown[]>((resolve, reject) => {
          const reading = db.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = () => reject(reading.error)
        })
        records.push(JSON.stringify(all))
      }
    }
    return [...kept, ...caches_, ...records, document.cookie]
  })
}

test('the main journey leaves no person and no token in logs, addresses or the browser’s storage', async ({
  browser,
}) => {
  const alerce = await startProcess({ LOG_LEVEL: 'debug' })
  const page = await another(browser, alerce.url, 'asesora')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await untilSent(page, '16482305-9', '7700010')
  await approveIncome(await another(browser, alerce.url, 'contraloria'), /MARÍA JOSÉ NÚÑEZ/)
  await press(page, 'Continuar')
  await page.waitForURL(/\/documentos/)

  const output = alerce.output().split('\n')
  expect(output.length).toBeGreaterThan(100)
  expect(found(output)).toEqual([])
  expect(output.filter((line) => token.test(line))).toEqual([])
  expect(found(addresses.map(decodeURIComponent))).toEqual([])
  expect(addresses.filter((address) => token.test(new URL(address).search))).toEqual([])
  const kept = await stored(page)
  expect(found(kept)).toEqual([])
  expect(kept.filter((text) => token.test(text))).toEqual([])
  await alerce.stop()
})
