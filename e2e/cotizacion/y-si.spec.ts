import { expect } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { arrive, press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { conPlan } from './con-plan.ts'

test('what would change is priced in front of the client, by keyboard, and nothing of it stays', async ({ page }) => {
  await conPlan(page)
  const why = page.getByRole('complementary', { name: '¿Por qué este precio?' })
  await why.getByText('¿Y si…?').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('04-05-1961')
  await expect(why.getByText(/UF más que hoy/)).toBeVisible()
  await why.getByRole('radio', { name: '1', exact: true }).check()
  await why.getByLabel('Su renta imponible es').fill('600000')
  await expect(why.getByText(/Con esa renta se puede pactar entre/)).toBeVisible()
  // at its end: what the foot covers half while one scrolls is no smaller for it
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }))
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await press(page, 'Volver a los datos reales')
  await expect(why.getByText('¿Y si…?')).toBeFocused()
  await expect(why.getByText(/UF más que hoy/)).toHaveCount(0)

  await page.reload()
  await arrive(page, 'Plan Preliminar')
  await why.getByText('¿Y si…?').click()
  await expect(why.getByLabel('El titular nació el')).toHaveValue('')
})
