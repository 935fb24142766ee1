import { expect, type Page } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

const boxOf = (page: Page) =>
  page.getByRole('combobox', { name: 'Buscar caso por nombre, RUT, folio, teléfono o correo' })
const foundBy = (page: Page) => page.getByRole('listbox', { name: 'Prospectos encontrados' }).getByRole('option')

test.beforeEach(async ({ page }) => {
  await login(page, 'contraloria')
  await page.waitForURL(/consola\/contraloria/)
  await page.getByRole('heading', { level: 1, name: 'Cola de contraloría' }).waitFor()
})

test('a case that waits in no queue is found and opened with the keyboard alone', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.keyboard.press('/')
  await expect(boxOf(page)).toBeFocused()
  await page.keyboard.type('larraguibel ant')
  const option = foundBy(page).filter({ hasText: 'ANTONIA LARRAGUIBEL DÍAZ' })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(option).not.toContainText('18.077.541-2')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL(/identificador=\d+/)
  await expect(page.getByRole('heading', { level: 2, name: 'ANTONIA LARRAGUIBEL DÍAZ' })).toBeVisible()
  await expect(boxOf(page)).toHaveValue('')
  expect(sent.filter((url) => /larragu/i.test(url))).toEqual([])
  expect(page.url()).not.toMatch(/larragu/i)
})

test('it finds by RUT and by folio, and goes from one case to another', async ({ page }) => {
  await boxOf(page).fill('18.077.541')
  await foundBy(page).filter({ hasText: 'ANTONIA LARRAGUIBEL DÍAZ' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'ANTONIA LARRAGUIBEL DÍAZ' })).toBeVisible()
  const folio = await page
    .getByRole('article')
    .getByText(/^50000\d{5}$/)
    .first()
    .innerText()
  await boxOf(page).fill('hernán sepúlveda')
  await foundBy(page).filter({ hasText: 'HERNÁN SEPÚLVEDA VIAL' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'HERNÁN SEPÚLVEDA VIAL' })).toBeVisible()
  await boxOf(page).fill(`DS ${folio}`)
  await expect(foundBy(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'ANTONIA LARRAGUIBEL DÍAZ' })).toBeVisible()
})

test('who has sent no DS is not found, and the box says over what it searches', async ({ page }) => {
  await boxOf(page).fill('sofía ñancupil pinto')
  await expect(page.getByText('Solo aparecen los casos con la DS enviada.')).toBeVisible()
})
