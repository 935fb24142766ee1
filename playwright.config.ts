import { defineConfig } from '@playwright/test'
import { inChile, launchOptions } from './e2e/support/browser.ts'
import { hourOfRun } from './e2e/support/hour.ts'

// once, for all of a run
hourOfRun()

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.data/test-results',
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.data/playwright.json' }]],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    ...inChile,
    launchOptions,
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    actionTimeout: 20_000,
  },
})
