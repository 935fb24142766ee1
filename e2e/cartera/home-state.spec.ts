import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'
import { login as loginByCall } from '../../tools/screenshots/demo.ts'
import { choose, press } from '../support/form.ts'
import { test } from '../support/test.ts'

const APELLIDO = 'QUEZADA'

/** Creates a prospect of that name with the call of the screen. */
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

/** Enough prospects to scroll through. */
test.beforeAll(async ({ playwright, alerce }) => {
  const request = await playwright.request.newContext({ baseURL: alerce.url })
  const headers = await loginByCall(request, 'asesora')
  for (let n = 0; n < 40; n++) await add(request, alerce.url, headers, 'PERSONA')
  await request.dispose()
})

const cards = (page: Page) => page.getByRole('article')
const first = (page: Page) => cards(page).getByRole('heading').first()

/** Number of loaded cards, from the count: cards out of sight are not drawn. */
async function loaded(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+ prospectos?( |,|$)/).innerText()
  return Number.parseInt(text, 10)
}

/** Scrolls to the end until forty are loaded. */
async function readAll(page: Page): Promise<void> {
  const reach = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    return await loaded(page)
  }
  await expect.poll(reach).toBeGreaterThanOrEqual(40)
}

/** First card below the bar, and its distance from the top. */
const firstSeen = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('article')].map((card) => ({
      y: Math.round(card.getBoundingClientRect().top),
      who: card.querySelector('h2')?.textContent,
      which: card.closest('li')?.ariaPosInSet,
    }))
    return seen.filter(({ y }) => y >= 0).sort((a, b) => a.y - b.y)[0]
  })

/** Scrolls as a user does, and waits until the history entry has the position. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.mouse.move(5, 400)
  await page.evaluate((to) => window.scrollTo(0, to), y)
  await page.waitForFunction((to) => window.history.state?.usr?.lugar?.y === to, y)
}

interface Place {
  readonly url: string
  readonly count: number
  readonly seen: Awaited<ReturnType<typeof firstSeen>>
}

const placeOf = async (page: Page): Promise<Place> => ({
  url: page.url(),
  count: await loaded(page),
  seen: await firstSeen(page),
})

async function everythingIsThere(page: Page, before: Place) {
  await first(page).waitFor()
  await expect.poll(() => placeOf(page)).toEqual(before)
}

test('filter, search and place are the same after a prospect and after a reload', async ({ page, context }) => {
  await loginByCall(context.request, 'asesora')
  await page.goto('/dashboard/home')
  await first(page).waitFor()
  await choose(page, 'Tipo de prospecto', /^REM/)
  await press(page, 'Por nombre')
  await page.getByLabel('Primer apellido').fill(APELLIDO)
  await press(page, 'Buscar')
  await readAll(page)
  await expect.poll(() => loaded(page)).toBe(40)
  await scrollTo(page, 1200)
  const before = await placeOf(page)
  expect(before.url).toContain('tipo=REM')
  expect(before.url.toUpperCase()).not.toContain(APELLIDO)

  await page
    .getByRole('button', { name: /^Gestionar a/ })
    .nth(12)
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

test('a list that was read is on paper whole, goes on from a card that was scrolled away, and waits under the pointer', async ({
  page,
  context,
  alerce,
}) => {
  const headers = await loginByCall(context.request, 'asesora')
  await page.goto('/dashboard/home?tipo=REM')
  const button = cards(page)
    .nth(2)
    .getByRole('button', { name: /^Gestionar a/ })
  await button.focus()
  await readAll(page)

  await test.step('the keyboard goes on from the focused card', async () => {
    const third = page.locator('li[aria-posinset="3"]').getByRole('button', { name: /^Gestionar a/ })
    await expect(third).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator('li[aria-posinset="4"]').locator(':focus')).toBeInViewport()
  })

  await test.step('paper holds all cards, the screen those near the eye', async () => {
    const total = await loaded(page)
    expect(await cards(page).count()).toBeLessThan(30)
    await page.emulateMedia({ media: 'print' })
    await expect(cards(page)).toHaveCount(total)
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => cards(page).count()).toBeLessThan(30)
  })

  await test.step('under the pointer a new prospect waits to be asked for, and nothing moves', async () => {
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
})

test('the Bitácora prints its person, the date and the filtered entries; nothing else', async ({ page, context }) => {
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
