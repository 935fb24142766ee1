import { expect, type Page } from '@playwright/test'
import { login } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ apart: 'contraloria-teclado' })

const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first()
const rows = (page: Page) => page.getByRole('list', { name: /^Casos/ }).getByRole('button')

test('an auditor who has only a keyboard reads, takes and answers one case after the other', async ({ page }) => {
  await login(page, 'contraloria', '/consola/contraloria?cola=medica')
  await rows(page).first().waitFor()
  const waiting = await rows(page).count()
  const first = await rows(page).first().locator('b').innerText()
  await page.keyboard.press('j')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(first)
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('t')
  await expect(page.getByRole('status').filter({ hasText: 'Usted lo tiene' })).toBeVisible()
  for (let answered = 1; answered <= 2; answered++) {
    const name = await title(page).innerText()
    await page.keyboard.press('r')
    await expect(page.getByRole('radio', { name: 'Autorizada', exact: true })).toBeFocused()
    await page.keyboard.press('1')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Registrar resultado' }).press('Enter')
    await expect(rows(page)).toHaveCount(waiting - answered)
    await expect(page.getByText(`${name}: Autorizada`).first()).toBeVisible()
    if (answered === waiting) break
    const next = page.getByRole('button', { name: 'Siguiente caso' })
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title(page)).not.toHaveText(name)
    await expect(title(page)).toBeFocused()
  }
})
