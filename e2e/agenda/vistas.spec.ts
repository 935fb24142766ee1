import { expect } from '@playwright/test'
import { sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { barriers } from '../support/barriers.ts'
import { nextDay } from '../support/clock.ts'
import { press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { visit } from '../support/visit.ts'
import { agenda, book, cita, clickAt, DIECIOCHO, dia, HOY, MAÑANA, opensAt, pizarra } from './pizarra.ts'

const board = pizarra()

test('only what is to come takes an appointment, in the three views', async ({ browser }) => {
  const { page } = await board.sit(browser)
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
  const { page } = await board.sit(browser)
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

test('appointments of one hour stand beside each other', async ({ browser }) => {
  const desk = await board.sit(browser, 'asesor2')
  const { page } = desk
  await book(desk, 'UNA', MAÑANA, '11:00', 60)
  await book(desk, 'OTRA', MAÑANA, '11:30', 60)
  await agenda(page, 'dia', MAÑANA)
  const [una, otra] = [await cita(page, /UNA/).boundingBox(), await cita(page, /OTRA/).boundingBox()]
  expect(otra!.x).toBeGreaterThanOrEqual(una!.x + una!.width)
  expect(otra!.y).toBeGreaterThan(una!.y)
  await page.context().close()
})

test('holidays are told where the day is, and whose data they are', async ({ browser }) => {
  const { page } = await board.sit(browser)
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
  const { page } = await board.sit(browser, 'jefatura')
  await agenda(page, 'semana')
  await expect(page.getByRole('heading', { name: 'Elija un asesor' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Asesor' }).selectOption('Camila Rojas')
  await expect(page.getByText('Agenda de Camila Rojas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nueva cita' })).toHaveCount(0)
  await clickAt(page, MAÑANA, '09:00')
  await page.getByRole('radio', { name: 'Lista' }).check()
  await expect(page.getByRole('heading', { level: 3, name: /^Hoy/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Nueva cita el/ })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().close()
})

for (const timezoneId of ['America/Punta_Arenas', 'Pacific/Easter']) {
  test(`the hours are those of Santiago in ${timezoneId}`, async ({ browser }) => {
    const desk = await board.sit(browser, 'asesora', { timezoneId })
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
  const desk = await board.sit(browser, 'asesora')
  const { page } = desk
  await book(desk, 'CLARA', MAÑANA, '20:00')
  for (const vista of ['dia', 'semana', 'mes', 'lista']) {
    await agenda(page, vista, MAÑANA)
    await expect(cita(page, /CLARA/)).toBeVisible()
    expect(await barriers(page), vista).toEqual([])
  }
  await page.context().close()
})

test('in a column of fourteen half an hour says a name, and its hour to who listens or points at it', async ({
  browser,
}) => {
  const desk = await board.sit(browser)
  const { page } = desk
  await page.setViewportSize({ width: 1440, height: 900 })
  await book(desk, 'BERNARDITA', MAÑANA, '11:00', 30)
  await agenda(page, 'semana')
  const corta = cita(page, /^11:00.* a 11:30.*BERNARDITA/)
  await expect(corta).toHaveAttribute('title', /^11:00 a 11:30 · BERNARDITA/)
  const tapada = await corta.locator('b').boundingBox()
  expect(tapada?.width).toBeLessThanOrEqual(1)
  await page.context().close()
})
