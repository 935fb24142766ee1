import { expect } from '@playwright/test'
import { addressesOf, login, salesOf } from '../tools/screenshots/demo.ts'
import { eachScreen } from '../tools/screenshots/screens.ts'
import { brokenValues } from './support/broken.ts'
import { test } from './support/test.ts'
import { visit } from './support/visit.ts'

// what the advisor and the desk look at on a phone; the applicant's pages are walked by their own journeys
const seen = ['home', 'postulantSummary', 'resultadoDs', 'resumenPlan', 'documentsPreview', 'mesa', 'misSesiones']

for (const user of ['asesora', 'mesa'] as const) {
  test(`on a phone no date, RUT or amount is torn in two lines: ${user}`, async ({ page, context }) => {
    const headers = await login(context.request, user)
    const sales = user === 'asesora' ? await salesOf(context.request, headers) : []
    const found: string[] = []
    for (const view of eachScreen.filter((one) => one.user === user && seen.includes(one.screen))) {
      const [address] = addressesOf(view, sales)
      if (!address) continue
      await page.setViewportSize({ width: 360, height: 800 })
      await visit(page, address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      for (const width of [360, 375, 390, 412]) {
        await page.setViewportSize({ width, height: 800 })
        found.push(...(await brokenValues(page)).map((one) => `${view.path} at ${width}: ${one}`))
      }
    }
    expect(found).toEqual([])
  })
}
