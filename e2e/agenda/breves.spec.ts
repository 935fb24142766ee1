import { expect, type Locator, type Page } from '@playwright/test'
import { sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { test } from '../support/test.ts'
import { agenda, book, cita, dia, MAÑANA, pizarra } from './pizarra.ts'

const board = pizarra()

const NOMBRES = ['BREVE', 'CORTA', 'RAUDA']
const toca = { hasTouch: true, isMobile: true }

async function boxOf(boton: Locator) {
  const box = await boton.boundingBox()
  if (!box) throw new Error('an appointment is not drawn')
  return box
}

/** Smallest side of the short appointments of a day; each reacts at its top and bottom, and covers no other. */
async function dibujo(page: Page, fecha: string) {
  const botones = NOMBRES.map((nombre) => dia(page, fecha).getByRole('button', { name: new RegExp(nombre) }))
  for (const boton of botones) {
    await boton.scrollIntoViewIfNeeded()
    const { width, height } = await boxOf(boton)
    // Presses at both edges reach the appointment itself
    await boton.click({ trial: true, position: { x: width / 2, y: 4 } })
    await boton.click({ trial: true, position: { x: width / 2, y: height - 4 } })
  }
  // Once nothing scrolls between two of them any more
  const boxes = await Promise.all(botones.map(boxOf))
  const encima = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height),
  )
  expect(encima).toEqual([])
  const least = (side: 'width' | 'height') => Math.min(...boxes.map((box) => box[side]))
  return { alto: least('height'), ancho: least('width') }
}

test('under a finger short appointments and those of one hour have 44 px at every width', async ({ browser }) => {
  const desk = await board.sit(browser, 'asesora', { viewport: { width: 360, height: 900 }, ...toca })
  const { page } = desk
  const [cortas, juntas] = [sumaDias(MAÑANA, 1), sumaDias(MAÑANA, 4)]
  for (const [i, nombre] of NOMBRES.entries()) {
    await book(desk, nombre, cortas, ['11:00', '11:10', '11:40'][i] ?? '', [5, 15, 10][i])
    await book(desk, nombre, juntas, '11:00')
  }
  for (const nombre of ['CUARTA', 'QUINTA']) await book(desk, nombre, juntas, '12:00')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [vista, fecha] of [
      ['dia', cortas],
      ['semana', cortas],
      ['semana', juntas],
    ] as const) {
      await agenda(page, vista, fecha)
      const { alto, ancho } = await dibujo(page, fecha)
      expect(Math.min(alto, ancho), `${vista} at ${width}`).toBeGreaterThanOrEqual(44)
    }
    await agenda(page, 'mes', juntas)
    const mas = await dia(page, juntas)
      .getByRole('button', { name: /^\+2 más/ })
      .boundingBox()
    expect(Math.min(mas?.width ?? 0, mas?.height ?? 0), `month at ${width}`).toBeGreaterThanOrEqual(44)
  }
  await page.context().close()
})

test('with a mouse short appointments have 24 px, and half an hour in a narrow column its name', async ({
  browser,
}) => {
  const desk = await board.sit(browser, 'asesora', { viewport: { width: 1440, height: 900 } })
  const { page } = desk
  const fecha = sumaDias(MAÑANA, 3)
  for (const [i, nombre] of NOMBRES.entries())
    await book(desk, nombre, fecha, ['11:00', '11:10', '11:40'][i] ?? '', [5, 15, 10][i])
  await book(desk, 'BERNARDITA', MAÑANA, '11:00', 30)
  await agenda(page, 'dia', fecha)
  const { alto, ancho } = await dibujo(page, fecha)
  expect(Math.min(alto, ancho)).toBeGreaterThanOrEqual(24)
  await agenda(page, 'semana')
  expect((await dibujo(page, fecha)).alto).toBeGreaterThanOrEqual(24)
  const corta = cita(page, /^11:00.* a 11:30.*BERNARDITA/)
  await expect(corta).toHaveAttribute('title', /^11:00 a 11:30 · BERNARDITA/)
  const tapada = await corta.locator('b').boundingBox()
  expect(tapada?.width).toBeLessThanOrEqual(1)
  await page.context().close()
})
