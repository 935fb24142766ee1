import type { Page } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'

/** Where work begins, by user; of all others it is the portfolio. */
const desks: Readonly<Record<string, string>> = {
  contraloria: '/consola/contraloria',
  mesa: '/consola/mesa',
  administracion: '/consola/usuarios',
}
export const deskOf = (usuario: string): string => desks[usuario] ?? '/dashboard/home'

/** Logs a demo user in as a person would, on the page of the login. */
export async function loginByHand(page: Page, usuario: string, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill('Alerce-2026')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name: 'Ingresar' }).waitFor({ state: 'detached' })
}

/** Gives a page the session of a demo user, and leaves it where it is. `origin`: where the page has none yet. */
export async function signIn(page: Page, usuario: string, origin = ''): Promise<void> {
  const data = { usuario, clave: 'Alerce-2026' }
  const answer = await page.request.post(origin + routes.autenticarDashboard.path, { data })
  if (!answer.ok()) throw new Error(`${usuario} cannot log in: ${await answer.text()}`)
}

/** Opens a page in the session of a demo user, where the journey is not about how it came to be. */
export async function login(page: Page, usuario: string, path = deskOf(usuario)): Promise<void> {
  await signIn(page, usuario, URL.canParse(path) ? new URL(path).origin : '')
  await page.goto(path)
}
