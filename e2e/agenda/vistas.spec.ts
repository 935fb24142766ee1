import { expect } from '@playwright/test'
import { sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { barriers } from '../support/barriers.ts'
import { press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { agenda, book, cita, clickAt, dia, HOY, MAÑANA, opensAt, pizarra } from './pizarra.ts'

const board = pizarra()

test('a browser in Easter Island shows hours of Santiago, and books only future ones', async ({ browser }) => {
  const desk = await board.sit(browser, 'asesora', { timezoneId: 'Pacific/Easter' })
  const { page } = desk
  await book(desk, 'CLARA', MAÑANA, '20:00')
  await agenda(page, 'semana')
  await expect(cita(page, /^20:00.*CLARA/)).toBeVisible()
  await expect(page.getByText('Las horas son de Chile continental (Santiago).')).toBeVisible()
  await expect(page.getByText(/Fiestas Patrias \(irrenunciable\)/).first()).toBeVisible()
  await expect(dia(page, HOY)).toHaveCSS('cursor', 'auto')
  await clickAt(page, HOY, '09:00')
  await clickAt(page, MAÑANA, '15:30')
  await opensAt(page, '15:30')
  expect(await barriers(page)).toEqual([])

  await agenda(page, 'dia')
  await clickAt(page, HOY, '10:00')
  await clickAt(page, HOY, '10:30')
  await opensAt(page, '10:30')
  expect(await barriers(page)).toEqual([])
  await press(page, 'Atras')
  await expect(dia(page, sumaDias(HOY, -1))).toHaveCSS('cursor', 'not-allowed')
  await clickAt(page, sumaDias(HOY, -1), '18:00')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await agenda(page, 'mes')
  await expect(page.getByText(/Fiestas Patrias \(irrenunciable\)/).first()).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const ground = { position: { x: 40, y: 120 } }
  await dia(page, sumaDias(HOY, -1)).click(ground)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await dia(page, HOY).click(ground)
  await opensAt(page, '10:30')
  await dia(page, sumaDias(HOY, 3)).click(ground)
  await opensAt(page, '08:00')
  await agenda(page, 'lista', MAÑANA)
  await expect(cita(page, /CLARA/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.context().close()
})
