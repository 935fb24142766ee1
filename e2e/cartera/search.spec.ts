import { expect, type Page } from '@playwright/test'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

const boxOf = (page: Page) =>
  page.getByRole('combobox', { name: 'Buscar prospecto por nombre, RUT, folio, teléfono o correo' })

/** Everything that the browser stores for this page. */
const keptBy = (page: Page) =>
  page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]))

test('an advisor finds a sale by anything they know of it, with the keyboard alone', async ({ page }) => {
  await login(page, 'asesora')
  await page.getByRole('heading', { level: 1, name: /^Bienvenido/ }).waitFor()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))

  // The greeting appears before the script, and keys work only after it
  await boxOf(page).waitFor()
  await page.keyboard.press('/')
  await expect(boxOf(page)).toBeFocused()
  await page.keyboard.type('mora ibac')
  const option = page.getByRole('option', { name: /ROSA IBACACHE MORA/ })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(option.locator('mark')).toHaveText(['IBAC', 'MORA'])
  expect(await keptBy(page)).not.toMatch(/ibac/i)

  await page.keyboard.press('Escape')
  await expect(boxOf(page)).toHaveValue('')
  for (const texto of ['14.322', '14322097']) {
    await boxOf(page).fill(texto)
    await expect(option).toBeVisible()
    expect(await keptBy(page)).not.toContain(texto)
  }
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?prospectoId=\d+/)
  await expect(boxOf(page)).toHaveCount(0)
  await expect(page.getByText('ROSA IBACACHE MORA').first()).toBeVisible()
  expect(sent.filter((url) => /ibac|14\.?322/i.test(url))).toEqual([])

  await page.goBack()
  await expect(boxOf(page)).toHaveValue('')
  await boxOf(page).fill('tomás quezada')
  await expect(page.getByText('Sin resultados').first()).toBeVisible()
})
