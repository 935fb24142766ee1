import { expect } from '@playwright/test'
import { addressOf, login, salesOf } from '../tools/screenshots/demo.ts'
import { eachScreen } from '../tools/screenshots/screens.ts'
import { barriers } from './support/barriers.ts'
import { test } from './support/test.ts'
import { visit } from './support/visit.ts'

// Every screen as its address opens it, light and dark, one that wants a link without it; a journey looks only at what no
// address opens. Those of the advisor are opened once more: they are the same after a reload.
for (const user of new Set(eachScreen.map((view) => view.user))) {
  test(`no barrier on the screens of ${user ?? 'anyone'}`, async ({ page, context }) => {
    const headers = user ? await login(context.request, user) : {}
    const sales = user === 'asesora' ? await salesOf(context.request, headers) : []
    const found: string[] = []
    for (const view of eachScreen.filter((one) => one.user === user)) {
      const address = addressOf(view, sales)
      if (!address) continue
      await visit(page, address)
      const heading = page.getByRole('heading', { level: 1 }).first()
      const words = await heading.innerText()
      found.push(...(await barriers(page)).map((barrier) => `${view.path}: ${barrier}`))
      if (user !== 'asesora') continue
      const where = page.url()
      await page.reload()
      await expect(heading, view.path).toHaveText(words)
      expect(page.url()).toBe(where)
    }
    expect(found).toEqual([])
  })
}
