import { test as base } from '@playwright/test'
import { liveByRun, openByRun } from './hour.ts'
import { type Alerce, startServer } from './server/alerce.ts'
import { type AlerceProcess, startProcess } from './server/process.ts'

// what a file makes before its first page lives by it too
liveByRun()

/** Its clock stands still for all who share it: what comes after would live days ahead of its browser. */
type SharedAlerce = Omit<Alerce, 'advance'>

/** Journeys share one server a worker, and pages open on its address. */
export const test = base.extend<{ tell: undefined }, { alerce: SharedAlerce; apart: string }>({
  /**
   * The name that a file gives itself to have a worker, and with it a server and its data, away from all but those of
   * the same name: none of them may mind what another left.
   */
  apart: ['', { option: true, scope: 'worker' }],
  alerce: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const alerce = await startServer()
      await use(alerce)
      await alerce.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      openByRun(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // what stood on the page when it failed: a build server keeps no picture
  tell: [
    async ({ context }, use, info) => {
      await use(undefined)
      if (info.status === info.expectedStatus) return
      for (const page of context.pages())
        process.stdout.write(
          `«${info.title}» ended at ${page.url()} with:\n${await page.locator('body').ariaSnapshot()}\n`,
        )
    },
    { auto: true },
  ],
  baseURL: async ({ alerce }, use) => use(alerce.url),
})

/** Journeys that have a server each, where their pages open. */
const onTheirOwn = <Server extends Alerce>(start: () => Promise<Server>) =>
  test.extend<{ own: Server }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    own: async ({}, use) => {
      const own = await start()
      await use(own)
      await own.stop()
    },
    baseURL: async ({ own }, use) => use(own.url),
  })

/** A journey in which days pass: it moves the clock of its server. */
export const testOfDays = onTheirOwn<Alerce>(() => startServer())

/** A journey in which the server is killed: it has a process of its own. */
export const testOfKills = onTheirOwn<AlerceProcess>(() => startProcess())
