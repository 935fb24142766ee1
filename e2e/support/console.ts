import type { Page } from '@playwright/test'
import { choose, press } from './form.ts'

/** Opens a screen of the console by its navigation. */
async function openDesk(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Consola' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Secret that a dialog shows once: a password, a client secret or a link. */
export async function secretShown(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
  const secret = await dialog.getByRole('code').innerText()
  await press(page, 'Listo')
  return secret
}

/** Creates a link to one advisor for one head of team; `otroEquipo`: of another team. Returns its address. */
export async function makeLink(page: Page, asesor: string, supervisor: string, otroEquipo = false): Promise<string> {
  await openDesk(page, 'Enlaces de supervisor')
  await press(page, 'Nuevo enlace')
  await choose(page, 'Asesor', new RegExp(`^${asesor}`))
  await choose(page, 'Supervisor', new RegExp(`^${supervisor}`))
  await press(page, 'Crear enlace')
  if (otroEquipo) await press(page, 'Crear de todos modos')
  return await secretShown(page)
}
