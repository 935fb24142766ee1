import { expect, type Page } from '@playwright/test'
import { routes } from '../packages/contract/routes.ts'
import { HORA_MS, MINUTO_MS } from '../packages/domain/base/fechas/duracion.ts'
import { login as enter } from '../tools/screenshots/demo.ts'
import { Days } from './support/clock.ts'
import { press } from './support/form.ts'
import { type Alerce, startServer } from './support/server/alerce.ts'
import { loginByHand as login } from './support/session.ts'
import { test } from './support/test.ts'

const atLogin = (page: Page) => page.getByRole('button', { name: 'Ingresar' }).waitFor()

/** How the last session of a user ended, as the administrator's console tells it. */
async function lastEnd(page: Page, alerce: Pick<Alerce, 'url'>, usuario: string): Promise<string | null> {
  const { request } = await page.context().browser()!.newContext({ baseURL: alerce.url })
  const headers = await enter(request, 'administracion')
  const answer = await request.post(routes.obtenerIngresos.path, { data: { limite: 100 }, headers })
  const { ingresos } = (await answer.json()).data
  return ingresos.find((one: { usuario: string }) => one.usuario === usuario)?.motivo ?? null
}

test.describe('a session ends by itself, and gives the form back', () => {
  let alerce: Alerce
  test.beforeEach(async () => {
    alerce = await startServer()
  })
  test.afterEach(() => alerce.stop())

  test('I: after five hours without a hand on it, with a warning before', async ({ browser }) => {
    const days = await Days.begin(alerce, '08:00:00')
    const page = await browser.newPage({ baseURL: alerce.url })
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
    expect(await lastEnd(page, alerce, 'asesora')).toBe('I')

    await page.getByLabel('Usuario').fill('asesora')
    await page.getByLabel('Contraseña', { exact: true }).fill('Alerce-2026')
    await press(page, 'Ingresar')
    await expect(page.getByRole('textbox', { name: 'Nombres', exact: true })).toHaveValue('ÑUSTA')
    await page.close()
  })

  test('N: at hour 00 of Santiago; who comes in at 00:10 stays', async ({ browser }) => {
    const days = await Days.begin(alerce, '22:30:00')
    const page = await browser.newPage({ baseURL: alerce.url })
    await days.on(page)
    await login(page, 'asesora')
    await days.pass(HORA_MS + 27 * MINUTO_MS, page)
    await press(page, 'Entendido')
    await days.pass(4 * MINUTO_MS, page)
    await atLogin(page)
    await expect(page.getByText(/cambio de día/)).toBeVisible()
    expect(await lastEnd(page, alerce, 'asesora')).toBe('N')
    await days.pass(9 * MINUTO_MS, page)
    await login(page, 'asesora', page.url())
    await days.pass(10 * MINUTO_MS, page)
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Bienvenido/ })).toBeVisible()
    await page.close()
  })

  test('A: after twelve hours of activity', async ({ browser }) => {
    const days = await Days.begin(alerce, '08:00:00')
    const page = await browser.newPage({ baseURL: alerce.url })
    await days.on(page)
    await login(page, 'asesora')
    for (let hours = 0; hours < 11; hours += 1) {
      await days.pass(HORA_MS, page)
      const seen = page.waitForResponse((r) => r.url().includes('obtenerProspectos') && r.ok())
      await page.reload()
      await seen
    }
    await days.pass(56 * MINUTO_MS, page)
    await page.reload()
    await page.getByRole('heading', { name: /^Bienvenido/ }).waitFor()
    await days.pass(2 * MINUTO_MS, page)
    await press(page, 'Entendido')
    await days.pass(5 * MINUTO_MS, page)
    // hours of activity do not grow while nobody works: the next act completes them
    await page.reload()
    await atLogin(page)
    await expect(page.getByText(/12 horas/)).toBeVisible()
    expect(await lastEnd(page, alerce, 'asesora')).toBe('A')
    await page.close()
  })
})

test('S: by hand', async ({ page, alerce }) => {
  await login(page, 'asesor2')
  await press(page, 'Matías Oyarzún')
  await press(page, 'Cerrar sesión')
  await atLogin(page)
  expect(await lastEnd(page, alerce, 'asesor2')).toBe('S')
})

test('a session closed from another browser ends at once there', async ({ page, browser, alerce }) => {
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
})

test('two tabs: activity in one keeps both, and leaving one leaves both', async ({ page, context }) => {
  await login(page, 'asesora')
  const other = await context.newPage()
  await other.goto('/dashboard/agenda')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await press(page, 'Camila Rojas')
  await press(page, 'Cerrar sesión')
  await atLogin(page)
  await atLogin(other)
})
