import type { Page } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'

/** Where the work of who has no portfolio begins: another document than the first. */
const desk: Readonly<Record<string, string>> = {
  contraloria: '/consola/',
  mesa: '/consola/',
  administracion: '/consola/',
}

/** Logs a demo user in as a person would, on the page of the login. */
export async function loginByHand(page: Page, usuario: string, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill('Alerce-2026')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name: 'Ingresar' }).waitFor({ state: 'detached' })
}

/** Opens a page in the session of a demo user, where the journey is not about how it came to be. */
export async function login(page: Page, usuario: string, path = '/'): Promise<void> {
  const origin = URL.canParse(path) ? new URL(path).origin : ''
  const answer = await page.request.post(origin + routes.autenticarDashboard.path, {
    data: { usuario, clave: 'Alerce-2026' },
  })
  if (!answer.ok()) throw new Error(`${usuario} cannot log in: ${await answer.text()}`)
  await page.goto(path)
  // the entry leads on to where their work begins: a journey that goes elsewhere at once would cross it
  const home = new URL(path, 'http://aqui').pathname === '/' ? desk[usuario] : undefined
  await page.waitForURL(({ pathname }) => (home ? pathname.startsWith(home) : pathname !== '/'))
}
