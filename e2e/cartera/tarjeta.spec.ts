import { expect, type Locator, type Page } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { login as loginByCall } from '../../tools/screenshots/demo.ts'
import { barriers } from '../support/barriers.ts'
import { inChile } from '../support/browser.ts'
import { makeLink } from '../support/console.ts'
import { tabTo } from '../support/focus.ts'
import { press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

// What was rejected too long ago is annulled once: on data of its own.
test.use({ apart: 'cartera' })

/** Asked at each use: a run lives by a clock of its own, which is set after this file was read, and goes on. */
const siempre = () => `desde=2020-01-01&hasta=${hoyEnSantiago(new Date().toISOString())}`
const irregulares = () => `/dashboard/home?estado=Documentos+Enviados&${siempre()}`
const anuladas = () => `/dashboard/home?estado=Invitaci%C3%B3n+Anulada&${siempre()}`
const RECHAZO = /^Rechazo por autenticación de .+: ver el motivo$/
const IRREGULARIDADES = /^Presiona para ver irregularidades de /

const card = (page: Page, button: RegExp): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: button }) })

/** The portfolio of the advisor whose demo has every kind of card, opened as one who has just come in. */
async function home(page: Page, address = `/dashboard/home?${siempre()}`): Promise<void> {
  const headers = await loginByCall(page.context().request, 'asesora')
  // the clock's round, without waiting for its minute
  await page.context().request.post(routes.anularProspectosRechazados.path, { data: {}, headers })
  await page.goto(address)
  await page.getByRole('article').first().waitFor()
}

test('an invitation that the clock annulled is undone once', async ({ page, browser, alerce }) => {
  await home(page, anuladas())
  const undo = page.getByRole('button', { name: /^Deshacer la anulación de / })
  const annulled = page.getByRole('article').filter({ has: undo })
  await expect(annulled.getByText('Anulada por rechazo de autenticación')).toBeVisible()
  const name = await annulled.getByRole('heading').innerText()
  await expect(annulled.getByRole('heading')).toHaveCSS('text-decoration-line', 'line-through')
  expect(await barriers(page)).toEqual([])

  await test.step('who came by a link reads the line, and cannot undo', async () => {
    const admin = await browser.newPage({ ...inChile, baseURL: alerce.url })
    await login(admin, 'administracion')
    await admin.goto(await makeLink(admin, 'Camila Rojas', 'Patricia Núñez'))
    await admin.getByText('Cartera de Camila Rojas').waitFor()
    await admin.goto(anuladas())
    await expect(admin.getByText('Anulada por rechazo de autenticación')).toBeVisible()
    await expect(admin.getByRole('button', { name: /^Deshacer/ })).toHaveCount(0)

    await admin.goto(irregulares())
    await admin.getByRole('button', { name: IRREGULARIDADES }).click()
    await expect(admin.getByRole('dialog', { name: 'Irregularidades' }).getByRole('table')).toBeVisible()
    await admin.context().close()
  })

  await undo.click()
  await expect(undo).toHaveCount(0)
  await home(page)
  const kept = page.getByRole('article').filter({ hasText: name })
  await press(page, 'Por nombre')
  await page.getByLabel('Primer apellido').fill(name.split(' ').at(-2) ?? '')
  await press(page, 'Buscar')
  await expect(kept.getByText('Invitación Anulada')).toHaveCount(0)
  await expect(kept.getByRole('button', { name: RECHAZO })).toBeVisible()
})

test('why an authentication was rejected, by keyboard alone', async ({ page }) => {
  await home(page, `/dashboard/home?estado=DS+en+Proceso&${siempre()}`)
  const icon = card(page, RECHAZO).first().getByRole('button', { name: RECHAZO })
  await page.getByRole('button', { name: 'Limpiar búsqueda' }).focus()
  await tabTo(page, icon)
  await expect(page.getByText('Rechazo por autenticación', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rechazo por autenticación' })
  await expect(dialog.getByText('Tres intentos fallidos: el número de serie de la cédula no coincide.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(icon).toBeFocused()
})

test('irregularities in a table at a desk and on a phone', async ({ page }) => {
  await home(page, irregulares())
  const icon = card(page, IRREGULARIDADES).getByRole('button', { name: IRREGULARIDADES })
  const dialog = page.getByRole('dialog', { name: 'Irregularidades' })
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await icon.hover()
    await expect(page.getByText('Presiona para ver irregularidades', { exact: true })).toBeVisible()
    await icon.click()
    await expect(dialog.getByRole('columnheader')).toHaveText([
      'Folio',
      'Código',
      'Descripción',
      'Código detalle',
      'Detalle',
    ])
    await expect(dialog.getByRole('row').nth(1).getByRole('cell')).toHaveCount(5)
    expect(await barriers(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await press(page, 'Cerrar')
    await expect(icon).toBeFocused()
  }
})

test('what cannot be read says so, and is read when it comes back', async ({ page }) => {
  await home(page, irregulares())
  let answer: 'no list' | 'nothing' | 'all' = 'no list'
  await page.route('**/obtenerIrregularidadesProspecto', async (route) => {
    if (answer === 'nothing') return await route.abort()
    if (answer === 'no list') return await route.fulfill({ json: { httpCode: 200, data: null } })
    return await route.continue()
  })
  await page.getByRole('button', { name: IRREGULARIDADES }).click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('Respuesta inesperada del servicio.')
  answer = 'nothing'
  await press(page, 'Reintentar')
  await expect(alert).toContainText('No se ha podido obtener las irregularidades. Inténtalo nuevamente.')
  answer = 'all'
  await press(page, 'Reintentar')
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
})

test('what each kind of card shows', async ({ page }) => {
  await page.route('**/obtenerProspectos', async (route) => {
    if (route.request().postDataJSON().pagina !== 1) return await route.continue()
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const [primero, segundo, ...otros] = data
    const pareja = {
      ...primero,
      nombre: "ÑANDÚ O'HIGGINS",
      esCompensado: true,
      otorgaCompensado: true,
      folioDS: null,
    }
    const recibe = { ...segundo, esCompensado: true, otorgaCompensado: false, correo: 'a23456789012@example.com' }
    await route.fulfill({ response, json: { ...rest, data: segundo ? [pareja, recibe, ...otros] : data } })
  })
  await home(page)
  const otorga = page.getByRole('article').filter({ hasText: "ÑANDÚ O'HIGGINS" })
  for (const text of ['Tipo Comp: Otorga', 'DS -']) await expect(otorga.getByText(text)).toBeVisible()
  await expect(otorga.getByRole('link', { name: "Llamar a ÑANDÚ O'HIGGINS al +56" })).toHaveAttribute(
    'href',
    /^tel:\+56\d{9}$/,
  )
  const correo = page.getByTitle('a23456789012@example.com')
  const recibe = page.getByRole('article').filter({ hasText: 'Tipo Comp: Recibe' }).filter({ has: correo })
  await expect(recibe.getByTitle('a23456789012@example.com')).toContainText('a23456789012@example.c...')
  await expect(page.getByRole('button', { name: /^REUTILIZAR la DS de / }).first()).toBeVisible()
  await page.getByLabel('Tipo de prospecto').selectOption('REW')
  await expect(page.getByRole('article').getByTitle('Referido web')).toBeVisible()
})

test('the bell of an irregularity leads to its document, with its reason; that of an annulment to the cards', async ({
  page,
}) => {
  await home(page)
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  const news = page.getByRole('region', { name: 'Notificaciones' })
  await news
    .getByRole('button', { name: /Se abrió una irregularidad/ })
    .first()
    .click()
  await page.waitForURL(/\/(postulant-datanew|documents-preview)\?prospectoId=\d+/)
  await expect(page.getByText(/^Irregularidad: /).first()).toBeVisible()
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await news.getByRole('button', { name: /anul/i }).first().click()
  await page.waitForURL(/\/home\?.*estado=Invitaci/)
  await expect(page.getByLabel('Estado del prospecto')).toHaveValue('Invitación Anulada')
})
