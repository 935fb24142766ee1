import { expect } from '@playwright/test'
import { login, signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

test('what the portfolio is made of travels beside its page, and nothing twice', async ({ page, request }) => {
  await signIn(page, 'asesora')
  await visit(page, '/dashboard/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const files = fetched.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path))
  expect(files.length).toBeGreaterThan(5)
  expect(new Set(files).size).toBe(files.length)
  const html = await (await request.get('/dashboard/home')).text()
  expect(files.filter((path) => !html.includes(`"${path}"`))).toEqual([])
  expect(fetched.filter((path) => path.endsWith('/sesion'))).toHaveLength(1)
})

test('before any script the page greets who is logged in, and nobody else', async ({ page, browser }) => {
  await login(page, 'asesora')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const still = await context.newPage()
  const home = new URL('/dashboard/home', page.url()).href
  await still.goto(home)
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Bienvenido Camila, ¿qué quieres hacer hoy?')
  await expect(still.getByRole('status', { name: 'Cargando prospectos' })).toBeVisible()
  await context.clearCookies()
  await still.goto(home)
  await expect(still.getByRole('heading')).toHaveText('Esta página necesita JavaScript')
  await context.close()
})

test('the first cards come with the page: they are there though nobody answers the call for them', async ({ page }) => {
  await signIn(page, 'asesora')
  await page.route(/obtener(Prospectos|MiDia)$/, () => undefined)
  await page.goto('/dashboard/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mi día' }).getByRole('listitem').first()).toBeVisible()
  await page.unrouteAll()
})

test('before its scripts it looks as this browser was left: dark, and the day folded', async ({ page }) => {
  await login(page, 'asesora')
  await page.evaluate(() => {
    localStorage.setItem('alerce-tema', 'dark')
    localStorage.setItem('alerce-mi-dia', 'plegado')
  })
  await page.route(/\/assets\/(?!as-left)[^/]*\.js$/, (route) => route.abort())
  await page.goto('/dashboard/home')
  await expect(page.getByRole('status', { name: 'Cargando prospectos' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Cargando el día' })).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the ways to other screens stay where they are while the list grows', async ({ page }) => {
  await signIn(page, 'asesora')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/obtenerProspectos$/, async (route) => {
    if (route.request().postDataJSON().pagina > 1) await answered
    await route.continue()
  })
  await page.goto('/dashboard/home')
  const shown = page.getByText(/\d prospectos, hay más/)
  const first = await shown.innerText()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  const importar = page.getByRole('link', { name: 'Importar cartera' })
  const place = await importar.boundingBox()
  answer()
  await expect(shown).not.toHaveText(first)
  expect(await importar.boundingBox()).toEqual(place)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
