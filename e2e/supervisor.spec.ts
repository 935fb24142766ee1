import { expect, type Page } from '@playwright/test'
import { routes } from '../packages/contract/routes.ts'
import { addressOf, salesOf } from '../tools/screenshots/demo.ts'
import { viewOf, views } from '../tools/screenshots/screens.ts'
import { another, signedIn } from './sale/evaluation.ts'
import { makeLink } from './support/console.ts'
import { press } from './support/form.ts'
import { test } from './support/test.ts'

const DENIED = 'Acceso DENEGADO, consulte al administrador.'

/** A browser of its own that has just opened the link. */
async function opened(page: Page, link: string): Promise<Page> {
  const context = await page.context().browser()!.newContext({ locale: 'es-CL', timezoneId: 'America/Santiago' })
  const own = await context.newPage()
  await own.goto(link)
  return own
}

async function headersOf(page: Page): Promise<Record<string, string>> {
  const session = await page.request.get(new URL(routes.sesionActual.path, page.url()).href)
  return { 'x-csrf-token': (await session.json()).data.csrf }
}

test('a supervisor comes in by a link, sees everything of one advisor and changes nothing', async ({
  browser,
  alerce,
}) => {
  const admin = await another(browser, alerce.url, 'administracion')
  const link = await makeLink(admin, 'Camila Rojas', 'Patricia Núñez')
  const page = await opened(admin, link)
  await page.waitForURL(/\/home$/)
  await expect(page.getByText('Cartera de Camila Rojas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Patricia Núñez' })).toBeVisible()
  const add = page.getByRole('button', { name: 'Agregar nuevo prospecto' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAccessibleDescription(/solo lectura/i)

  const headers = await headersOf(page)
  const sales = await salesOf(page.context().request, headers, alerce.url)
  const refused: string[] = []
  page.on('response', (answer) => {
    if ([401, 403].includes(answer.status())) refused.push(answer.url())
  })
  for (const view of views.filter(({ user }) => user === 'asesora')) {
    const address = addressOf(view, sales)
    if (!address) continue
    await page.goto(new URL(address, alerce.url).href)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  expect(refused).toEqual([])

  const [sale] = sales
  const write = { prospectoId: sale?.prospectoId, nombres: 'OTRO' }
  for (const { path } of [routes.ingresarProspecto, routes.limpiarCotizacion, routes.prospectoGestionado]) {
    const answer = await page.request.post(alerce.url + path, { data: write, headers })
    expect(answer.status()).toBe(403)
  }
  await page.context().close()
})

test('health is kept from a supervisor, on the screen as well', async ({ browser, alerce }) => {
  const admin = await another(browser, alerce.url, 'administracion')
  const page = await opened(admin, await makeLink(admin, 'Camila Rojas', 'Patricia Núñez'))
  await page.waitForURL(/\/home$/)
  const sales = await salesOf(page.context().request, await headersOf(page), alerce.url)
  for (const screen of ['postulantDs', 'postulantSummary', 'resultadoDs', 'postulantBackground'] as const) {
    const address = addressOf(viewOf(screen), sales)
    await page.goto(new URL(address ?? '', alerce.url).href)
    await expect(page.getByText('Información de salud reservada')).toBeVisible()
  }
  await page.context().close()
})

test('a link that is revoked ends what it had opened at once; a forged one opens nothing', async ({
  browser,
  alerce,
}) => {
  const admin = await another(browser, alerce.url, 'administracion')
  const link = await makeLink(admin, 'Matías Oyarzún', 'Patricia Núñez', true)
  const page = await opened(admin, link)
  await page.waitForURL(/\/home$/)
  await expect(page.getByText('Cartera de Matías Oyarzún')).toBeVisible()

  await admin.reload()
  const row = admin.getByRole('row', { name: /Matías Oyarzún/ }).first()
  await row.getByRole('button', { name: /Revocar/ }).click()
  await admin
    .getByRole('alertdialog')
    .or(admin.getByRole('dialog'))
    .getByRole('button', { name: /Revocar/ })
    .click()
  await page.getByText(/ya no está vigente/).waitFor()

  const forged = link.replace(/(identificadorJefe=.{12})./, '$1x')
  for (const address of [link, forged, `${alerce.url}/dashboard/preLogin`, link.split('&')[0] ?? '']) {
    await page.goto(address)
    await expect(page.getByText(DENIED)).toBeVisible()
    expect(page.url()).not.toContain('identificador')
  }
  await page.context().close()
})

test('a link opened over an advisor’s own session takes its place, and nothing of it is left', async ({
  browser,
  alerce,
}) => {
  const admin = await another(browser, alerce.url, 'administracion')
  const link = await makeLink(admin, 'Matías Oyarzún', 'Patricia Núñez', true)
  const page = await signedIn(browser, alerce.url, 'asesora')
  await page.goto(link)
  await page.waitForURL(/\/home$/)
  await expect(page.getByText('Cartera de Matías Oyarzún')).toBeVisible()
  await press(page, 'Patricia Núñez')
  await press(page, 'Cerrar sesión')
  await page.getByRole('button', { name: 'Ingresar' }).waitFor()
})
