import { test as base } from '@playwright/test'
import { liveByRun, openByRun } from './hour.ts'
import { type Alerce, startServer } from './server/alerce.ts'
import { type AlerceProcess, startProcess } from './server/process.ts'

// Also sets the clock for data that a file creates before its first page
liveByRun()

/** Its clock is fixed, since tests share it: later tests would be days ahead of their browser. */
type SharedAlerce = Omit<Alerce, 'advance'>

/** Journeys of a worker share one server, and pages open on its address. */
export const test = base.extend<{ tell: undefined }, { alerce: SharedAlerce; apart: string }>({
  /**
   * Name of a group of files with a worker of its own, and so with its own server and data. Only files of the same name
   * share the changes.
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
  // Prints the text of the page after a failure: build servers keep no screenshots
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

/** Journeys with a server each; their pages open on it. */
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

/** Journeys that advance the clock of their own server. */
export const testOfDays = onTheirOwn<Alerce>(() => startServer())

/** Journeys that kill their server: it runs in a process of its own. */
export const testOfKills = onTheirOwn<AlerceProcess>(() => startProcess())
