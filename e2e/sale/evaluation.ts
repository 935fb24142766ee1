import type { Browser, Page } from '@playwright/test'
import { inChile } from '../support/browser.ts'
import { press } from '../support/form.ts'
import { login } from '../support/session.ts'

/** Somebody else at another screen, logged in. */
export async function another(browser: Browser, baseURL: string, usuario: string): Promise<Page> {
  const context = await browser.newContext({ ...inChile, baseURL, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await login(page, usuario)
  return page
}

/** A person of contraloría approves the income that the advisor typed. */
export async function approveIncome(contraloria: Page, name: RegExp): Promise<void> {
  await contraloria.waitForURL(/consola\/contraloria/)
  await press(contraloria, /^Financiera/)
  await press(contraloria, name)
  await contraloria.getByRole('radio', { name: /Aprobar la renta/ }).check()
  await contraloria.getByRole('textbox', { name: /^Renta promedio/ }).fill('1800000')
  await press(contraloria, 'Registrar resultado')
  await contraloria.getByRole('button', { name }).waitFor({ state: 'detached' })
}
