import { expect, type Page } from '@playwright/test'
import { sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { test } from '../support/test.ts'
import { agenda, book, cita, dia, drag, MAÑANA, pizarra, placeOf, said } from './pizarra.ts'

const board = pizarra()

const NOMBRES = ['BREVE', 'CORTA', 'RAUDA']
const toca = { hasTouch: true, isMobile: true }

/** Where the short ones stand, what of their words is seen, and which of two is over the other. */
async function dibujo(page: Page, fecha: string) {
  const boxes: { x: number; y: number; width: number; height: number }[] = []
  for (const nombre of NOMBRES) {
    const boton = dia(page, fecha).getByRole('button', { name: new RegExp(nombre) })
    await boton.scrollIntoViewIfNeeded()
    const box = await boton.boundingBox()
    if (!box) throw new Error(`${nombre} is not drawn`)
    boxes.push(box)
    // pressed anywhere, it is itself that is pressed
    await boton.click({ trial: true, position: { x: box.width / 2, y: 4 } })
    await boton.click({ trial: true, position: { x: box.width / 2, y: box.height - 4 } })
  }
  const encima = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height),
  )
  const least = (side: 'width' | 'height') => Math.min(...boxes.map((box) => box[side]))
  return { encima: encima.length, alto: least('height'), ancho: least('width') }
}

for (const [least, widths, options, fecha] of [
  [44, [360, 768], toca, sumaDias(MAÑANA, 1)],
  [24, [1440], {}, sumaDias(MAÑANA, 3)],
] as const)
  test(`short appointments are read and pressed at ${widths.join(' and ')}, and none covers another`, async ({
    browser,
  }) => {
    const desk = await board.sit(browser, 'asesora', { viewport: { width: widths[0], height: 900 }, ...options })
    const { page } = desk
    for (const [i, nombre] of NOMBRES.entries())
      await book(desk, nombre, fecha, ['11:00', '11:10', '11:40'][i] ?? '', [5, 15, 10][i])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const vista of ['dia', 'semana']) {
        await agenda(page, vista, fecha)
        const { encima, alto, ancho } = await dibujo(page, fecha)
        expect(encima).toBe(0)
        expect(alto).toBeGreaterThanOrEqual(least)
        if (least === 44 || vista === 'dia') expect(ancho).toBeGreaterThanOrEqual(least)
      }
    }
    await page.context().close()
  })

for (const [mas, width] of [
  [4, 360],
  [5, 768],
  [6, 1280],
] as const)
  test(`three at once, and a full day of a month, are pressed at ${width} under a finger`, async ({ browser }) => {
    const desk = await board.sit(browser, 'asesora', { viewport: { width, height: 900 }, ...toca })
    const { page } = desk
    const fecha = sumaDias(MAÑANA, mas)
    for (const nombre of NOMBRES) await book(desk, nombre, fecha, '11:00')
    for (const vista of ['semana', 'mes']) {
      await agenda(page, vista, fecha)
      const { encima, alto, ancho } = await dibujo(page, fecha)
      expect(encima).toBe(0)
      expect(Math.min(alto, ancho)).toBeGreaterThanOrEqual(44)
    }
    for (const nombre of ['CUARTA', 'QUINTA']) await book(desk, nombre, fecha, '12:00')
    await agenda(page, 'mes', fecha)
    const masBox = await dia(page, fecha)
      .getByRole('button', { name: /^\+2 más/ })
      .boundingBox()
    expect(Math.min(masBox?.width ?? 0, masBox?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await page.context().close()
  })

test('a short one keeps its minutes where it is carried to, and has those it is stretched to', async ({ browser }) => {
  const desk = await board.sit(browser)
  const { page } = desk
  await book(desk, 'LLEVADA', MAÑANA, '11:00', 10)
  await agenda(page, 'semana', MAÑANA)
  await drag(page, await placeOf(page, MAÑANA, '11:00'), await placeOf(page, MAÑANA, '16:30'))
  await expect(said(page)).toContainText('de 16:30 a 16:40')
  const box = await cita(page, /16:30.* a 16:40.*LLEVADA/).boundingBox()
  const edge = { x: box!.x + box!.width / 2, y: box!.y + box!.height - 2 }
  const { x, y } = await placeOf(page, MAÑANA, '17:30')
  await drag(page, edge, { x, y: y + box!.height / 2 })
  await expect(said(page)).toContainText('de 16:30 a 18:00')
  await page.context().close()
})
