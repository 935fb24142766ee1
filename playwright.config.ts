import { defineConfig } from '@playwright/test'
import { inChile, launchOptions } from './e2e/support/browser.ts'
import { hourOfRun } from './e2e/support/hour.ts'

// Called once per run
hourOfRun()

// Screens are not compared as pictures: without memory to paint, opening one costs a tenth less
const paintsNothing = ['--force-gpu-mem-available-mb=1']

/**
 * Whole sales on phones and other files that take most of a minute on their own server; and the journey with the
 * longest wait, apart from others that mostly wait.
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
  // Long files start first: started last, three of four workers would wait for them
  projects: [
    { name: 'longest', testMatch: inE2e },
    { name: 'all else', testIgnore: inE2e },
  ],
  globalSetup: './playwright.setup.ts',
  outputDir: '.data/test-results',
  // Twice the cores of the smallest machine: a journey waits half of its time
  workers: 4,
  forbidOnly: true,
  // A stalled machine may break a journey once; the run prints it, for a review
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.data/playwright.json' }]],
  // Limits only end what hangs: a busy machine takes ten times as long
  timeout: 600_000,
  expect: { timeout: 90_000 },
  use: {
    browserName: 'chromium',
    ...inChile,
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...paintsNothing] },
    // Without a GPU the processor draws each frame of an animation: a tenth of the cost of Chromium. One journey, the
    // whole sale, keeps motion, as most users do
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
  },
})
