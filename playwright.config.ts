import { defineConfig } from '@playwright/test'
import { inChile, launchOptions } from './e2e/support/browser.ts'
import { hourOfRun } from './e2e/support/hour.ts'

// once, for all of a run
hourOfRun()

// nobody looks at a picture here: what a page has no memory to paint is not painted, a tenth of what a screen costs to open
const paintsNothing = ['--force-gpu-mem-available-mb=1']

/**
 * Whole sales on phones and what else takes a worker most of a minute on a server of its own; and the journey that waits
 * the longest, away from the others that do little but wait.
 */
const longest = [
  'sale/*.spec.ts',
  'contrato/firma-de-nuevo.spec.ts',
  'postulante/{reuso,autorizaciones}.spec.ts',
  'late.spec.ts',
]
const inE2e = longest.map((files) => `**/e2e/${files}`)

export default defineConfig({
  testDir: 'e2e',
  // what takes long is begun first: begun last, three of four workers wait for it
  projects: [
    { name: 'longest', testMatch: inE2e },
    { name: 'all else', testIgnore: inE2e },
  ],
  globalSetup: './playwright.setup.ts',
  outputDir: '.data/test-results',
  // twice the cores of the smallest machine: a journey waits half of its time
  workers: 4,
  forbidOnly: true,
  // a machine that stalls may break a journey once; the run prints which, and it is looked into
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.data/playwright.json' }]],
  // walls end what hangs and measure nothing: a machine with other work beside it takes ten times as long
  timeout: 600_000,
  expect: { timeout: 90_000 },
  use: {
    browserName: 'chromium',
    ...inChile,
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...paintsNothing] },
    // without a GPU each frame of a movement is drawn by the processor: a tenth of all that Chromium costs. One journey,
    // the whole sale, has motion, as most people have
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
  },
})
