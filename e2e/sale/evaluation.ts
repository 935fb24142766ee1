import { type Browser, expect, type Page } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { inChile } from '../support/browser.ts'
import { press } from '../support/form.ts'
import { deskOf, signIn } from '../support/session.ts'

/** Another user in a browser context of their own, logged in, on a blank page. */
export async function signedIn(browser: Browser, baseURL: string, usuario: string): Promise<Page> {
  const context = await browser.newContext({ ...inChile, baseURL, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, usuario)
  return page
}

/** Another user at their first screen, logged in. */
export async function another(browser: Browser, baseURL: string, usuario: string): Promise<Page> {
  const page = await signedIn(browser, baseURL, usuario)
  await page.goto(deskOf(usuario))
  return page
}

/** Contraloría approves the income typed by the advisor. */
export async function approveIncome(contraloria: Page, name: RegExp, renta = 1_800_000): Promise<void> {
  await contraloria.waitForURL(/consola\/contraloria/)
  await press(contraloria, /^Financiera/)
  await press(contraloria, name)
  await contraloria.getByRole('radio', { name: /Aprobar la renta/ }).check()
  await contraloria.getByRole('textbox', { name: /^Renta promedio/ }).fill(String(renta))
  await press(contraloria, 'Registrar resultado')
  await contraloria.getByRole('button', { name }).waitFor({ state: 'detached' })
}

/** Registers the chosen result, after checking the text for the applicant. */
async function register(desk: Page, ...read: string[]): Promise<void> {
  await press(desk, 'Registrar resultado')
  const dialog = desk.getByRole('alertdialog', { name: 'Confirme el resultado' })
  for (const text of read) await expect(dialog.getByRole('figure')).toContainText(text)
  await dialog.getByRole('button', { name: 'Registrar resultado' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Opens a case of a queue at the desk of contraloría. */
export async function openCase(desk: Page, queue: RegExp, name: RegExp): Promise<void> {
  await press(desk, queue)
  await press(desk, name)
  await desk.getByRole('heading', { level: 2, name }).waitFor()
}

/** Requests antecedentes for the open case. */
export async function ask(desk: Page, choice: RegExp, what: string): Promise<void> {
  await desk.getByRole('radio', { name: choice }).check()
  await desk.getByRole('textbox', { name: 'Antecedente 1' }).fill(what)
  await register(desk, what)
}

/** Restricts the only declared condition of the open case; `dicho`: its name for the applicant. */
export async function restrict(
  desk: Page,
  condicion: string,
  meses: string,
  dicho = 'autorizada con restricciones',
): Promise<void> {
  await desk.getByRole('radio', { name: /Autorizada con restricciones/ }).check()
  await expect(desk.getByRole('textbox', { name: 'Condición' })).toHaveValue(condicion)
  await desk.getByRole('textbox', { name: 'Meses' }).fill(meses)
  await desk.getByRole('textbox', { name: /^Motivo/ }).fill('El asma declarada sigue en tratamiento')
  expect(await barriers(desk)).toEqual([])
  await register(desk, dicho, condicion, meses, '25 %')
}
