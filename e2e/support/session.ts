import type { Page } from '@playwright/test'

/** Logs a demo user in, as a person would. */
export async function login(page: Page, usuario: string, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill('Alerce-2026')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name: 'Ingresar' }).waitFor({ state: 'detached' })
}
