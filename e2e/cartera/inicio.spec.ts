import { expect } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'
import { press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

test('the page brings its files and its greeting, as this browser was left, before any script', async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, 'asesora')
  await test.step('the files of the portfolio arrive with its page, each once', async () => {
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

  await test.step('without scripts it greets the logged-in user, and nobody else', async () => {
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

  await test.step('before its scripts it is dark and the day folded, as it was left', async () => {
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
})

test('the first cards come with the page: they are there though nobody answers the call for them', async ({ page }) => {
  await signIn(page, 'asesora')
  await page.route(/obtener(Prospectos|MiDia)$/, () => undefined)
  await page.goto('/dashboard/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mi día' }).getByRole('listitem').first()).toBeVisible()
  await page.unrouteAll()
})

test('nothing moves on the portfolio while its list grows, and while the day loads, fails and comes', async ({
  page,
}) => {
  await signIn(page, 'asesora')
  const grown = Promise.withResolvers<void>()
  await page.route(/obtenerProspectos$/, async (route) => {
    if (route.request().postDataJSON().pagina > 1) await grown.promise
    await route.continue()
  })
  await page.goto('/dashboard/home')
  const shown = page.getByText(/\d prospectos, hay más/)
  const count = await shown.innerText()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  const importar = page.getByRole('link', { name: 'Importar cartera' })
  const place = await importar.boundingBox()
  grown.resolve()
  await expect(shown).not.toHaveText(count)
  expect(await importar.boundingBox()).toEqual(place)

  const gate = Promise.withResolvers<void>()
  let fails = true
  await page.route(`**${routes.obtenerMiDia.path}`, async (route) => {
    await gate.promise
    return fails ? await route.abort() : await route.continue()
  })
  // A filtered address gets no replies within its page
  await page.goto('/dashboard/home?plan=1')
  const first = page.getByRole('article').first()
  await first.waitFor()
  await page.getByRole('status', { name: 'Cargando el día' }).waitFor()
  const top = await first.boundingBox()
  const day = page.getByRole('region', { name: 'Mi día' })
  gate.resolve()
  await day.getByRole('alert').waitFor()
  expect(await first.boundingBox()).toEqual(top)
  fails = false
  await press(page, 'Reintentar')
  await day.getByRole('region', { name: /^Atrasado/ }).waitFor()
  expect(await first.boundingBox()).toEqual(top)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
