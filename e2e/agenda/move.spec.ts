import { expect, type Page } from '@playwright/test'
import { sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { expectFocusSomewhere } from '../support/focus.ts'
import { press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { agenda, book, cita, DIECIOCHO, dia, drag, HOY, MAÑANA, pizarra, placeOf, said } from './pizarra.ts'

const board = pizarra()

/** Waits until the page stops scrolling after a swipe: positions are valid only then. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let before = Number.NaN
        let still = 0
        const look = () => {
          still = window.scrollY === before ? still + 1 : 0
          before = window.scrollY
          if (still < 20) requestAnimationFrame(look)
          else resolve()
        }
        look()
      }),
  )

test('an appointment is dragged and made longer, not into the past, and put back', async ({ browser }) => {
  const desk = await board.sit(browser)
  const { page } = desk
  await book(desk, 'ARRASTRADA', MAÑANA, '11:00', 60)
  await agenda(page, 'semana')
  await drag(page, await placeOf(page, MAÑANA, '11:00'), await placeOf(page, DIECIOCHO, '16:30'))
  await expect(said(page)).toContainText(/Cita movida al .*18 de septiembre, de 16:30 a 17:30/)
  await expect(cita(page, /16:30.* a 17:30.*ARRASTRADA/)).toBeVisible()
  await expectFocusSomewhere(page)
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

  // Onto another appointment: it asks, and the move is cancelled
  await book(desk, 'OCUPADA', DIECIOCHO, '10:00', 60)
  await expect(cita(page, /10:00.*OCUPADA/)).toBeVisible()
  await drag(page, await placeOf(page, MAÑANA, '11:00'), await placeOf(page, DIECIOCHO, '10:00'))
  await page.getByRole('dialog', { name: 'Editar cita' }).getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cita(page, /11:00.*ARRASTRADA/)).toBeVisible()
  await expectFocusSomewhere(page)

  await agenda(page, 'mes')
  const from = await cita(page, /ARRASTRADA/).boundingBox()
  const to = await dia(page, DIECIOCHO).boundingBox()
  await drag(page, { x: from!.x + 30, y: from!.y + 10 }, { x: to!.x + 30, y: to!.y + 60 })
  await expect(said(page)).toContainText(/Cita movida al .*18 de septiembre, de 11:00/)

  // A short one keeps its minutes when moved, and takes new ones when stretched
  const otro = sumaDias(DIECIOCHO, 1)
  await book(desk, 'BREVE', otro, '11:00', 10)
  await agenda(page, 'semana', otro)
  await drag(page, await placeOf(page, otro, '11:00'), await placeOf(page, otro, '16:30'))
  await expect(said(page)).toContainText('de 16:30 a 16:40')
  const breve = await cita(page, /16:30.* a 16:40.*BREVE/).boundingBox()
  const until = await placeOf(page, otro, '17:30')
  await drag(
    page,
    { x: breve!.x + breve!.width / 2, y: breve!.y + breve!.height - 2 },
    { x: until.x, y: until.y + breve!.height / 2 },
  )
  await expect(said(page)).toContainText('de 16:30 a 18:00')
  await page.context().close()
})

test('a finger that waits carries an appointment; one that does not scrolls', async ({ browser }) => {
  const desk = await board.sit(browser, 'asesora', {
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true,
  })
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

  await atRest(page)
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
