import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { addressOf, login, salesOf } from '../tools/screenshots/demo.ts'
import { screens } from '../tools/screenshots/screens.ts'
import { test } from './support/test.ts'
import { visit } from './support/visit.ts'

const users = [...new Set(screens.map((screen) => screen.user))]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const user of users) {
    test(`no barrier on the screens of ${user ?? 'anyone'}, ${colorScheme}`, async ({ page, context }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const headers = user ? await login(context.request, user) : {}
      const sales = user === 'asesora' ? await salesOf(context.request, headers) : []
      const barriers: string[] = []
      for (const screen of screens.filter((s) => s.user === user)) {
        const address = addressOf(screen, sales)
        if (!address) continue
        await visit(page, address)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        for (const v of violations)
          barriers.push(`${screen.path}: ${v.id} at ${v.nodes.map((n) => n.target).join(' | ')}`)
      }
      expect(barriers).toEqual([])
    })
  }
}
