import { expect, type Page } from '@playwright/test'
import { routes } from '../packages/contract/routes.ts'
import { HORA_MS, MINUTO_MS } from '../packages/domain/base/fechas/duracion.ts'
import { login as enter } from '../tools/screenshots/demo.ts'
import { Days } from './support/clock.ts'
import { press } from './support/form.ts'
import type { Alerce } from './support/server/alerce.ts'
import { loginByHand as login } from './support/session.ts'
import { test, testOfDays } from './support/test.ts'

const atLogin = (page: Page) => page.getByRole('button', { name: 'Ingresar' }).waitFor()

/** Reason of the end of a user's last session, from the administrator's console. */
async function lastEnd(page: Page, alerce: Pick<Alerce, 'url'>, usuario: string): Promise<string | null> {
  const { request } = await page.context().browser()!.newContext({ baseURL: alerce.url })
  const headers = await enter(request, 'administracion')
  const answer = await request.post(routes.obtenerIngresos.path, { data: { limite: 100 }, headers })
  const { ingresos } = (await answer.json()).data
  return ingresos.find((one: { usuario: string }) => one.usuario === usuario)?.motivo ?? null
}

testOfDays(
  'five hours without activity end a session, with a warning before; the form comes back',
  async ({ browser, own }) => {
    const days = await Days.begin(own, '08:00:00')
    const page = await browser.newPage({ baseURL: own.url })
    await days.on(page)
    await login(page, 'asesora')
    await press(page, 'Agregar nuevo prospecto')
    const kept = page.waitForResponse((r) => r.url().includes('guardarBorrador') && r.ok())
    await page.getByRole('textbox', { name: 'Nombres', exact: true }).fill('ÑUSTA')
    await days.pass(MINUTO_MS, page)
    await kept
    await days.pass(5 * HORA_MS - 8 * MINUTO_MS, page)
    await expect(page.getByRole('button', { name: 'Seguir trabajando' })).toBeHidden()
    await days.pass(4 * MINUTO_MS, page)
    const renewed = page.waitForResponse((r) => r.url().includes('registrarActividad') && r.ok())
    await press(page, 'Seguir trabajando')
    await renewed
    await days.pass(4 * HORA_MS, page)
    await expect(page.getByRole('heading', { level: 1, name: 'Agregar nuevo prospecto' })).toBeVisible()
    await days.pass(HORA_MS + MINUTO_MS, page)
    await atLogin(page)
    await expect(page.getByText(/se cerró por inactividad/)).toBeVisible()
    expect(await lastEnd(page, own, 'asesora')).toBe('I')

    await page.getByLabel('Usuario').fill('asesora')
    await page.getByLabel('Contraseña', { exact: true }).fill('Alerce-2026')
    await press(page, 'Ingresar')
    await expect(page.getByRole('textbox', { name: 'Nombres', exact: true })).toHaveValue('ÑUSTA')
    await page.close()
  },
)

test('a session closed from another browser ends at once there, and leaving one tab leaves all', async ({
  page,
  browser,
  context,
  alerce,
}) => {
  const other = await browser.newPage({ baseURL: alerce.url })
  await login(other, 'asesora')
  await login(page, 'asesora')
  await press(page, 'Camila Rojas')
  await page
    .getByRole('link', { name: 'Mis sesiones' })
    .or(page.getByRole('button', { name: 'Mis sesiones' }))
    .click()
  await press(page, 'Cerrar mis otras sesiones')
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: /Cerrar/ })
    .first()
    .click()
  await atLogin(other)
  await expect(other.getByText('Su sesión se cerró desde otro dispositivo.')).toBeVisible()
  await expect(page.getByText('Esta sesión')).toBeVisible()
  await other.close()

  const tab = await context.newPage()
  await tab.goto('/dashboard/agenda')
  await tab.getByRole('heading', { level: 1 }).waitFor()
  await press(page, 'Camila Rojas')
  await press(page, 'Cerrar sesión')
  await atLogin(page)
  await atLogin(tab)
  expect(await lastEnd(page, alerce, 'asesora')).toBe('S')
})
