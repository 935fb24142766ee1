import type { Page } from '@playwright/test'
import { choose, fill, press } from '../support/form.ts'

/** Fills the missing data of the contract: address and AFP; the employer is known. Ends at the quotation summary. */
export async function contractualData(page: Page): Promise<void> {
  const personal = page.getByRole('region', { name: 'Información Personal Pendiente' })
  await personal.getByRole('combobox', { name: 'Comuna' }).click()
  await page.getByRole('option', { name: 'Providencia', exact: true }).click()
  await fill(page, { Domicilio: "Av. Ñuñoa 123, depto. 4 O'Higgins" })
  await choose(page, 'AFP', 'HABITAT')
  await press(page, 'Continuar')
  await page.waitForURL(/resumen-cotizacion/)
}
