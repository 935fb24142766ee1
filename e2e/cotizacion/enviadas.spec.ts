import { expect } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { arrive, close, press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { conPlan } from './con-plan.ts'

test('a quote is read before it leaves, stays as it was sent, and is priced again as of today', async ({ page }) => {
  await conPlan(page)
  await press(page, 'Enviar Cotizacion')
  const letter = page.getByRole('alertdialog', { name: 'Enviar Cotizacion' })
  await expect(letter.getByText('margarita.nunez@example.cl')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await letter.getByRole('button', { name: 'Cancelar' }).click()
  const enviadas = page.getByRole('region', { name: 'Cotizaciones enviadas' })
  await expect(enviadas).toHaveCount(0)

  await press(page, 'Enviar Cotizacion')
  await letter.getByRole('button', { name: 'Enviar', exact: true }).click()
  await close(page, 'Se ha enviado la cotizacion correctamente.')
  await expect(enviadas.getByText(/a margarita.nunez@example.cl · Camila Rojas/)).toBeVisible()
  await page.getByRole('checkbox', { name: /Rescate y urgencia/ }).check()
  await enviadas.getByRole('button', { name: /^Precio de hoy/ }).click()
  await expect(enviadas.getByText(/lo mismo que entonces/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await enviadas.getByRole('button', { name: 'Elegirla otra vez' }).click()
  await expect(page.getByRole('checkbox', { name: /Rescate y urgencia/ })).not.toBeChecked()

  const tab = page.context().waitForEvent('page')
  await enviadas.getByRole('button', { name: /^Ver PDF/ }).click()
  await (await tab).close()
  await page.reload()
  await arrive(page, 'Plan Preliminar')
  await expect(enviadas).toBeVisible()
})
