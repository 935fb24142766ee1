import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { routes } from '../packages/contract/routes.ts'
import { login as loginByCall } from '../tools/screenshots/demo.ts'
import { choose, press } from './support/form.ts'
import { test } from './support/test.ts'

const APELLIDO = 'QUEZADA'

/** A prospect of that name, added as the screen adds them. */
async function add(request: APIRequestContext, url: string, headers: Record<string, string>, nombres: string) {
  const data = {
    tipoProspecto: 'REM',
    nombres,
    apellidoPaterno: APELLIDO,
    apellidoMaterno: 'LAGOS',
    celular: '981000049',
    correo: 'persona@example.cl',
  }
  const answer = await request.post(url + routes.ingresarProspecto.path, { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Enough of them to scroll through. */
test.beforeAll(async ({ playwright, alerce }) => {
  const request = await playwright.request.newContext({ baseURL: alerce.url })
  const headers = await loginByCall(request, 'asesora')
  for (let n = 0; n < 40; n++) await add(request, alerce.url, headers, 'PERSONA')
  await request.dispose()
})

const cards = (page: Page) => page.getByRole('article')
const first = (page: Page) => cards(page).getByRole('heading').first()
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls as a hand does, and waits until the entry of the history holds the place. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.mouse.move(5, 400)
  await page.evaluate((to) => window.scrollTo(0, to), y)
  await page.waitForFunction((to) => window.history.state?.usr?.lugar?.y === to, y)
}

async function everythingIsThere(page: Page, { url, count, y }: { url: string; count: number; y: number }) {
  await expect(cards(page)).toHaveCount(count)
  await expect.poll(() => scrolled(page)).toBe(y)
  expect(page.url()).toBe(url)
}

test('filter, search and place are the same after a prospect and after a reload', async ({ page, context }) => {
  await loginByCall(context.request, 'asesora')
  await page.goto('/dashboard/home')
  await first(page).waitFor()
  await choose(page, 'Tipo de prospecto', /^REM/)
  await page.getByLabel('Primer apellido').fill(APELLIDO)
  await press(page, 'Buscar')
  await expect(cards(page)).toHaveCount(40)
  await scrollTo(page, 1200)
  const before = { url: page.url(), count: 40, y: 1200 }
  expect(before.url).toContain('tipo=REM')
  expect(before.url.toUpperCase()).not.toContain(APELLIDO)

  await page
    .getByRole('button', { name: /^Gestionar a/ })
    .nth(20)
    .click()
  await page.waitForURL(/\/postulant-data/)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.goBack()
  await everythingIsThere(page, before)
  await expect(page.getByLabel('Primer apellido')).toHaveValue(APELLIDO)

  await page.reload()
  await everythingIsThere(page, before)
  await expect(page.getByLabel('Primer apellido')).toHaveValue(APELLIDO)
  await expect(page.getByLabel('Tipo de prospecto')).toHaveValue('REM')
})

test('a list read page after page is as long, and at the same place, after a reload', async ({ page, context }) => {
  await loginByCall(context.request, 'asesora')
  await page.goto('/dashboard/home?tipo=REM')
  await first(page).waitFor()
  const loaded = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    return await cards(page).count()
  }
  await expect.poll(loaded).toBeGreaterThanOrEqual(40)
  await scrollTo(page, 1900)
  const before = { url: page.url(), count: await cards(page).count(), y: 1900 }
  await page.reload()
  await everythingIsThere(page, before)
})

test('under the pointer a new prospect waits to be asked for, and nothing moves', async ({ page, context, alerce }) => {
  const headers = await loginByCall(context.request, 'asesora')
  await page.goto('/dashboard/home?tipo=REM')
  await cards(page).nth(3).hover()
  const place = await cards(page).nth(3).boundingBox()
  await add(context.request, alerce.url, headers, 'RECIÉN LLEGADA')
  const refresh = page.getByRole('button', { name: 'Hay cambios: actualizar' })
  await expect(refresh).toBeVisible()
  await expect(first(page)).toHaveText(`PERSONA ${APELLIDO} LAGOS`)
  expect(await cards(page).nth(3).boundingBox()).toEqual(place)
  await refresh.click()
  await expect(first(page)).toHaveText(`RECIÉN LLEGADA ${APELLIDO} LAGOS`)
  await expect(refresh).toHaveCount(0)
})

test('the Bitácora prints whose it is, when, and what the filter left; nothing else', async ({ page, context }) => {
  await loginByCall(context.request, 'asesora')
  await page.goto('/dashboard/home?tipo=REM')
  const card = cards(page).first()
  const nombre = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: /^Gestionar a/ }).click()
  await page.getByRole('link', { name: 'Bitácora' }).click()
  await choose(page, 'Tipo de movimiento', 'Prospecto')
  await page.getByLabel('Buscar', { exact: true }).fill('ingresado')
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Prospecto ingresado' })
  await expect(entries.first()).toBeVisible()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1, name: 'Bitácora' })).toBeVisible()
  for (const text of [nombre, 'RUT']) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Impreso el \d\d-\d\d-\d{4} \d\d:\d\d$/)).toBeVisible()
  await expect(entries.first()).toBeVisible()
  await expect(page.getByText('Prospecto gestionado')).toHaveCount(0)
  for (const role of ['button', 'link', 'textbox', 'searchbox', 'combobox', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(paper).toBe('rgb(255, 255, 255)')
})
