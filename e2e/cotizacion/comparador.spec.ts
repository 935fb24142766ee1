import { expect } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { expectFocusSomewhere } from '../support/focus.ts'
import { arrive, press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { conPlan } from './con-plan.ts'

test('plans stand side by side on a tablet, one of them is chosen, and the paper comes along', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await conPlan(page)
  await page.getByRole('link', { name: 'Comparar planes' }).click()
  await arrive(page, 'Comparar planes')
  await page.getByRole('combobox', { name: 'Agregar un plan' }).click()
  await page.getByRole('option').first().click()
  await expect(page.getByRole('columnheader').nth(1)).toBeVisible()
  await page.getByRole('combobox', { name: 'Agregar un plan' }).click()
  await page.getByRole('option').nth(2).click()
  await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveCount(3)
  expect(await barriers(page)).toEqual([])

  const download = page.waitForEvent('download')
  await press(page, 'Descargar PDF')
  expect((await download).suggestedFilename()).toBe('comparacion-de-planes.pdf')
  await page
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveCount(2)
  await expectFocusSomewhere(page)
  const name = (await page.getByRole('columnheader').first().innerText()).split('\n')[0] ?? ''
  await press(page, `Elegir ${name}`)
  await arrive(page, 'Plan Preliminar')
  await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked()
})
