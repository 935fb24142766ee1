import type { Page } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'

/** First screen by user; for all others it is the portfolio. */
const desks: Readonly<Record<string, string>> = {
  contraloria: '/consola/contraloria',
  mesa: '/consola/mesa',
  administracion: '/consola/usuarios',
}
export const deskOf = (usuario: string): string => desks[usuario] ?? '/dashboard/home'

/** Logs in a demo user on the login page. */
export async function loginByHand(page: Page, usuario: string, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill('Alerce-2026')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name: 'Ingresar' }).waitFor({ state: 'detached' })
}

/** Sets the session of a demo user without navigation. `origin`: needed for a blank page. */
export async function signIn(page: Page, usuario: string, origin = ''): Promise<void> {
  const data = { usuario, clave: 'Alerce-2026' }
  const answer = await page.request.post(origin + routes.autenticarDashboard.path, { data })
  if (!answer.ok()) throw new Error(`${usuario} cannot log in: ${await answer.text()}`)
}

/** Opens a page in the session of a demo user, for journeys that do not test the login. */
export async function login(page: Page, usuario: string, path = deskOf(usuario)): Promise<void> {
  await signIn(page, usuario, URL.canParse(path) ? new URL(path).origin : '')
  await page.goto(path)
}
