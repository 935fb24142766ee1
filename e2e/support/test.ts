import { test as base } from '@playwright/test'
import { type Alerce, startServer } from './server.ts'

/** Journeys share one server a worker; `alerce` can be killed and restarted, and pages open on its address. */
export const test = base.extend<object, { alerce: Alerce }>({
  alerce: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const alerce = await startServer()
      await use(alerce)
      await alerce.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ alerce }, use) => use(alerce.url),
})
