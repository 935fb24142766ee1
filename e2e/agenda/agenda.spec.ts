import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'
import { sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { login as enter } from '../../tools/screenshots/demo.ts'
import { barriers } from '../support/barriers.ts'
import { inChile } from '../support/browser.ts'
import { Days, nextDay } from '../support/clock.ts'
import { press } from '../support/form.ts'
import { type Alerce, startServer } from '../support/server.ts'
import { test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

// All of it happens on a morning two days before the Fiestas Patrias.
const HOY = nextDay('09-16')
const [MAÑANA, DIECIOCHO] = [sumaDias(HOY, 1), sumaDias(HOY, 2)]

let alerce: Alerce
let days: Days
test.beforeAll(async () => {
  alerce = await startServer()
  days = await Days.begin(alerce, '10:12:00', HOY)
})
test.afterAll(() => alerce.stop())

interface Desk {
  readonly page: Page
  readonly ask: (path: string, data: object) => Promise<Record<string, number>>
}

/** Somebody at a browser of their own, in the time of the test. */
async function sit(browser: Browser, usuario = 'asesora', options: BrowserContextOptions = {}): Promise<Desk> {
  const context = await browser.newContext({ ...inChile, baseURL: alerce.url, ...options })
  const headers = await enter(context.request, usuario)
  const page = await context.newPage()
  await days.on(page)
  const ask: Desk['ask'] = async (path, data) => {
    const answer = await context.request.post(path, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data
  }
  return { page, ask }
}

const wire = (day: string) => day.split('-').reverse().join('/')

/** An appointment with somebody new of this name. */
async function book({ ask }: Desk, nombres: string, day: string, hour: string, duracionMinutos = 30): Promise<void> {
  const persona = { nombres, apellidoPaterno: 'LAGOS', apellidoMaterno: 'MORA', celular: '987654321' }
  const correo = `${nombres.toLowerCase()}@example.cl`
  const { prospectoId } = await ask(routes.ingresarProspecto.path, { ...persona, tipoProspecto: 'REF', correo })
  const fechaHoraInicio = `${wire(day)} ${hour}:00`
  const data = { prospectoId, fechaHoraInicio, duracionMinutos, comentario: '', permiteTope: true }
  await ask(routes.agendarCita.path, data)
}

const agenda = (page: Page, vista: string, fecha = HOY) =>
  visit(page, `/dashboard/agenda?vista=${vista}&fecha=${fecha}`)

const cita = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Citas' }).getByRole('button', { name }).first()

/** The ground of a day: between its hours, or a square of the month. */
const dia = (page: Page, day: string) => page.locator(`[data-fecha="${day}"]`)

/** Where an hour of a day is drawn. */
async function placeOf(page: Page, day: string, hour: string): Promise<{ x: number; y: number }> {
  const box = await dia(page, day).boundingBox()
  if (!box) throw new Error('no column')
  const [h = 0, m = 0] = hour.split(':').map(Number)
  return { x: box.x + box.width / 2, y: box.y + (box.height * ((h - 8) * 60 + m + 15)) / (14 * 60) }
}

async function clickAt(page: Page, day: string, hour: string): Promise<void> {
  const { x, y } = await placeOf(page, day, hour)
  await page.mouse.click(x, y)
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

const nueva = (page: Page) => page.getByRole('dialog', { name: 'Agendar cita' })

async function opensAt(page: Page, hour: string): Promise<void> {
  await expect(nueva(page).getByLabel(/Desde/)).toHaveValue(hour)
  await nueva(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(nueva(page)).toHaveCount(0)
}

const said = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Cerrar aviso' }) })

test('only what is to come takes an appointment, in the three views', async ({ browser }) => {
  const { page } = await sit(browser)
  await agenda(page, 'semana')
  await expect(dia(page, HOY)).toHaveCSS('cursor', 'auto')
  await clickAt(page, HOY, '09:00')
  await clickAt(page, MAÑANA, '15:30')
  await opensAt(page, '15:30')

  await agenda(page, 'dia')
  await clickAt(page, HOY, '10:00')
  await clickAt(page, HOY, '10:30')
  await opensAt(page, '10:30')
  await press(page, 'Atras')
  await expect(dia(page, sumaDias(HOY, -1))).toHaveCSS('cursor', 'not-allowed')
  await clickAt(page, sumaDias(HOY, -1), '18:00')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await agenda(page, 'mes')
  const ground = { position: { x: 40, y: 120 } }
  await dia(page, sumaDias(HOY, -1)).click(ground)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await dia(page, HOY).click(ground)
  await opensAt(page, '10:30')
  await dia(page, sumaDias(HOY, 3)).click(ground)
  await opensAt(page, '08:00')
  await page.context().close()
})

test('the view and the day stay in the address: back undoes a view, a reload keeps both', async ({ browser }) => {
  const { page } = await sit(browser)
  await visit(page, '/dashboard/agenda?vista=nada&fecha=2027-02-30')
  await expect(page.getByRole('radio', { name: 'Semana' })).toBeChecked()
  await expect(dia(page, HOY)).toBeVisible()
  await page.getByRole('radio', { name: 'Dia' }).click()
  await press(page, 'Adelante')
  await press(page, 'Adelante')
  await expect(page).toHaveURL(new RegExp(`vista=dia&fecha=${DIECIOCHO}`))
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: /18 de septiembre/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Mes' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /septiembre de/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: /18 de septiembre/ })).toBeVisible()
  await press(page, 'Hoy')
  await expect(page).toHaveURL(/vista=dia$/)
  await page.context().close()
})

test('an appointment is dragged and made longer, not into the past, and put back', async ({ browser }) => {
  const desk = await sit(browser)
  const { page } = desk
  await book(desk, 'ARRASTRADA', MAÑANA, '11:00', 60)
  await agenda(page, 'semana')
  await drag(page, await placeOf(page, MAÑANA, '11:00'), await placeOf(page, DIECIOCHO, '16:30'))
  await expect(said(page)).toContainText(/Cita movida al .*18 de septiembre, de 16:30 a 17:30/)
  await expect(cita(page, /16:30.* a 17:30.*ARRASTRADA/)).toBeVisible()
  await press(page, 'Deshacer')
  await expect(said(page)).toContainText('La cita volvió a su hora')
  await expect(cita(page, /11:00.* a 12:00.*ARRASTRADA/)).toBeVisible()

  const bottom = await cita(page, /ARRASTRADA/).boundingBox()
  const edge = { x: bottom!.x + bottom!.width / 2, y: bottom!.y + bottom!.height - 2 }
  await drag(page, edge, await placeOf(page, MAÑANA, '12:30'))
  await expect(said(page)).toContainText(/de 11:00 a 1[23]:[03]0/)

  await drag(page, await placeOf(page, MAÑANA, '11:00'), await placeOf(page, HOY, '09:00'))
  await expect(said(page)).toContainText('La cita debe comenzar en el futuro')
  await expect(cita(page, /11:00.*ARRASTRADA/)).toBeVisible()

  const start = await placeOf(page, MAÑANA, '11:00')
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y + 100, { steps: 5 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(cita(page, /11:00.*ARRASTRADA/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await agenda(page, 'mes')
  const from = await cita(page, /ARRASTRADA/).boundingBox()
  const to = await dia(page, DIECIOCHO).boundingBox()
  await drag(page, { x: from!.x + 30, y: from!.y + 10 }, { x: to!.x + 30, y: to!.y + 60 })
  await expect(said(page)).toContainText(/Cita movida al .*18 de septiembre, de 11:00/)
  await page.context().close()
})

test('a finger that waits carries an appointment; one that does not scrolls', async ({ browser }) => {
  const desk = await sit(browser, 'asesora', { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
  const { page } = desk
  await book(desk, 'LLEVADA', MAÑANA, '13:00', 60)
  await agenda(page, 'dia', MAÑANA)
  const touch = await page.context().newCDPSession(page)
  const finger = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const { x, y } = await placeOf(page, MAÑANA, '13:00')

  await finger('touchStart', x, y)
  await finger('touchMove', x, y - 60)
  await finger('touchEnd')
  await expect(cita(page, /13:00.* a 14:00.*LLEVADA/)).toBeVisible()
  await expect(said(page)).toHaveCount(0)

  const there = await placeOf(page, MAÑANA, '13:00')
  const until = await placeOf(page, MAÑANA, '15:00')
  await finger('touchStart', there.x, there.y)
  await expect(page.getByText('13:00 a 14:00', { exact: true })).toBeVisible()
  await finger('touchMove', there.x, (there.y + until.y) / 2)
  await finger('touchMove', until.x, until.y)
  await finger('touchEnd')
  await expect(said(page)).toContainText(/Cita movida al .*17 de septiembre, de 15:00 a 16:00/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().close()
})

test('appointments of one hour stand beside each other', async ({ browser }) => {
  const desk = await sit(browser, 'asesor2')
  const { page } = desk
  await book(desk, 'UNA', MAÑANA, '11:00', 60)
  await book(desk, 'OTRA', MAÑANA, '11:30', 60)
  await agenda(page, 'dia', MAÑANA)
  const [una, otra] = [await cita(page, /UNA/).boundingBox(), await cita(page, /OTRA/).boundingBox()]
  expect(otra!.x).toBeGreaterThanOrEqual(una!.x + una!.width)
  expect(otra!.y).toBeGreaterThan(una!.y)
  await page.context().close()
})

test('all of it by keyboard, and seen at once in another window', async ({ browser }) => {
  const desk = await sit(browser)
  const { page } = desk
  const other = await page.context().newPage()
  await days.on(other)
  await book(desk, 'PRIMERA', MAÑANA, '18:00')
  await book(desk, 'SEGUNDA', DIECIOCHO, '18:30')
  await agenda(page, 'semana')
  await agenda(other, 'lista')

  await cita(page, /PRIMERA/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cita(page, /SEGUNDA/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(cita(page, /PRIMERA/)).toBeFocused()
  for (const key of ['Alt+ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowRight']) await page.keyboard.press(key)
  await expect(said(page)).toContainText(/18 de septiembre, de 19:00 a 19:30/)
  await expect(cita(page, /19:00.*PRIMERA/)).toBeFocused()
  await expect(cita(other, /19:00.*PRIMERA/)).toBeVisible()

  await page.keyboard.press('Alt+ArrowUp')
  const edit = page.getByRole('dialog', { name: 'Editar cita' })
  await expect(edit.getByText(/Ya tiene una cita en ese horario/)).toBeVisible()
  await expect(edit.getByLabel(/Desde/)).toHaveValue('18:30')
  await edit.getByRole('button', { name: /18:00$/ }).click()
  await edit.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(cita(other, /18:00.*PRIMERA/)).toBeVisible()

  await cita(page, /PRIMERA/).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(said(page)).toContainText(/17 de septiembre, de 18:00/)
  await page.keyboard.press('Control+z')
  await expect(cita(page, /18:00.*PRIMERA/)).toBeFocused()
  await expect(said(page)).toContainText('La cita volvió a su hora')
  await page.keyboard.press('Enter')
  await edit.getByRole('button', { name: 'Cerrar' }).click()
  await cita(page, /SEGUNDA/).focus()
  await page.keyboard.press('n')
  await opensAt(page, '10:30')
  await cita(page, /SEGUNDA/).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('Estás seguro que quiere eliminar esta cita.')).toBeVisible()
  await press(page, 'Eliminar')
  await expect(cita(other, /SEGUNDA/)).toHaveCount(0)
  await page.context().close()
})

test('a phone begins with the list, which can do the same', async ({ browser }) => {
  const desk = await sit(browser, 'asesora', { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })
  const { page } = desk
  await book(desk, 'TELEFONA', HOY, '10:30')
  await visit(page, '/dashboard/agenda')
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked()
  await expect(page.getByRole('heading', { level: 3, name: /^Hoy, .*16 de septiembre/ })).toBeVisible()
  await expect(page.getByText(/^Feriado: .*\(irrenunciable\)/).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: /^Editar: 10:30, TELEFONA/ }).tap()
  await page.getByRole('dialog', { name: 'Editar cita' }).getByRole('button', { name: 'Cerrar' }).tap()
  await page.getByRole('button', { name: /^Nueva cita el .*18 de septiembre/ }).tap()
  await opensAt(page, '08:00')

  await days.pass(3_600_000, page)
  await page.reload()
  await page.getByRole('button', { name: /^Realizado: 10:30, TELEFONA/ }).tap()
  await expect(cita(page, /TELEFONA.*Realizado/)).toBeVisible()
  await press(page, 'Deshacer')
  await page.getByRole('button', { name: /^No Realizado: 10:30, TELEFONA/ }).tap()
  await expect(cita(page, /TELEFONA.*No Realizado/)).toBeVisible()
  await page.getByRole('button', { name: /^Reagendar: 10:30, TELEFONA/ }).tap()
  await page.getByRole('dialog', { name: 'Reagendar cita' }).getByRole('button', { name: 'Cerrar' }).tap()
  await page.getByRole('button', { name: /^Eliminar: 10:30, TELEFONA/ }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).tap()
  await expect(cita(page, /TELEFONA/)).toHaveCount(0)
  await page.context().close()
})

test('holidays are told where the day is, and whose data they are', async ({ browser }) => {
  const { page } = await sit(browser)
  for (const vista of ['semana', 'mes', 'lista']) {
    await agenda(page, vista)
    await expect(page.getByText(/Fiestas Patrias \(irrenunciable\)/).first()).toBeVisible()
    await expect(page.getByText(/^Feriados: .*date-holidays/)).toBeVisible()
  }
  await agenda(page, 'dia', DIECIOCHO)
  await expect(page.getByText(/Fiestas Patrias \(irrenunciable\)/).first()).toBeVisible()
  await clickAt(page, DIECIOCHO, '09:00')
  await opensAt(page, '09:00')
  await page.context().close()
})

test('a head of team only looks', async ({ browser }) => {
  const { page } = await sit(browser, 'jefatura')
  await agenda(page, 'semana')
  await expect(page.getByRole('button', { name: 'Nueva cita' })).toHaveAttribute('aria-disabled', 'true')
  await clickAt(page, MAÑANA, '09:00')
  await agenda(page, 'lista')
  await expect(page.getByRole('heading', { level: 3, name: /^Hoy/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Nueva cita el/ })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().close()
})

for (const timezoneId of ['America/Punta_Arenas', 'Pacific/Easter']) {
  test(`the hours are those of Santiago in ${timezoneId}`, async ({ browser }) => {
    const desk = await sit(browser, 'asesora', { timezoneId })
    const { page } = desk
    // in winter the clocks of Punta Arenas and Santiago differ
    const winter = nextDay('06-15') > HOY ? nextDay('06-15') : `${Number(HOY.slice(0, 4)) + 1}-06-15`
    const nombres = timezoneId.includes('Punta') ? 'AUSTRAL' : 'ISLENA'
    await book(desk, nombres, winter, timezoneId.includes('Punta') ? '09:00' : '10:00')
    await agenda(page, 'dia', winter)
    const hour = timezoneId.includes('Punta') ? '09:00' : '10:00'
    await expect(cita(page, new RegExp(`${hour}.*${nombres}`))).toBeVisible()
    await expect(page.getByText('Las horas son de Chile continental (Santiago).')).toBeVisible()
    await clickAt(page, winter, '11:30')
    await opensAt(page, '11:30')
    await page.context().close()
  })
}

test('no barrier in any view', async ({ browser }) => {
  const desk = await sit(browser, 'asesora')
  const { page } = desk
  await book(desk, 'CLARA', MAÑANA, '20:00')
  for (const vista of ['dia', 'semana', 'mes', 'lista']) {
    await agenda(page, vista, MAÑANA)
    await expect(cita(page, /CLARA/)).toBeVisible()
    expect(await barriers(page), vista).toEqual([])
  }
  await page.context().close()
})
