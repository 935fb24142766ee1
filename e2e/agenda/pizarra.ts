import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'
import { sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { login } from '../../tools/screenshots/demo.ts'
import { inChile } from '../support/browser.ts'
import { Days, nextDay } from '../support/clock.ts'
import { type Alerce, startServer } from '../support/server/alerce.ts'
import { test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

// The journeys take place on a morning two days before the Fiestas Patrias.
export const HOY = nextDay('09-16')
export const [MAÑANA, DIECIOCHO] = [sumaDias(HOY, 1), sumaDias(HOY, 2)]

interface Desk {
  readonly page: Page
  readonly ask: (path: string, data: object) => Promise<Record<string, number>>
}

/** Calendar on that morning, with a server for the journeys of a file. */
export function pizarra() {
  let alerce: Alerce
  let days: Days
  test.beforeAll(async () => {
    alerce = await startServer()
    days = await Days.begin(alerce, '10:12:00', HOY)
  })
  test.afterAll(() => alerce.stop())
  return {
    /** Opens a browser context for a user, with the clock of the test. */
    sit: async (browser: Browser, usuario = 'asesora', options: BrowserContextOptions = {}): Promise<Desk> => {
      const context = await browser.newContext({ ...inChile, baseURL: alerce.url, ...options })
      const headers = await login(context.request, usuario)
      const page = await context.newPage()
      await days.on(page)
      const ask: Desk['ask'] = async (path, data) => {
        const answer = await context.request.post(path, { data, headers })
        expect(answer.ok(), await answer.text()).toBe(true)
        return (await answer.json()).data
      }
      return { page, ask }
    },
    /** Sets the clock of another page as well. */
    on: (page: Page) => days.on(page),
    pass: (ms: number, page: Page) => days.pass(ms, page),
  }
}

const wire = (day: string) => day.split('-').reverse().join('/')

/** Creates an appointment with a new prospect of this name. */
export async function book(
  { ask }: Desk,
  nombres: string,
  day: string,
  hour: string,
  duracionMinutos = 30,
): Promise<void> {
  const persona = { nombres, apellidoPaterno: 'LAGOS', apellidoMaterno: 'MORA', celular: '987654321' }
  const correo = `${nombres.toLowerCase()}@example.cl`
  const { prospectoId } = await ask(routes.ingresarProspecto.path, { ...persona, tipoProspecto: 'REF', correo })
  const fechaHoraInicio = `${wire(day)} ${hour}:00`
  const data = { prospectoId, fechaHoraInicio, duracionMinutos, comentario: '', permiteTope: true }
  await ask(routes.agendarCita.path, data)
}

export const agenda = (page: Page, vista: string, fecha = HOY) =>
  visit(page, `/dashboard/agenda?vista=${vista}&fecha=${fecha}`)

export const cita = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Citas' }).getByRole('button', { name }).first()

/** Background of a day: its column of hours, or its square of the month. */
export const dia = (page: Page, day: string) => page.locator(`[data-fecha="${day}"]`)

/** Position of an hour in the column of a day. */
export async function placeOf(page: Page, day: string, hour: string): Promise<{ x: number; y: number }> {
  const box = await dia(page, day).boundingBox()
  if (!box) throw new Error('no column')
  const [h = 0, m = 0] = hour.split(':').map(Number)
  return { x: box.x + box.width / 2, y: box.y + (box.height * ((h - 8) * 60 + m + 15)) / (14 * 60) }
}

export async function clickAt(page: Page, day: string, hour: string): Promise<void> {
  const { x, y } = await placeOf(page, day, hour)
  await page.mouse.click(x, y)
}

export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

const nueva = (page: Page) => page.getByRole('dialog', { name: 'Agendar cita' })

export async function opensAt(page: Page, hour: string): Promise<void> {
  await expect(nueva(page).getByLabel(/Desde/)).toHaveValue(hour)
  await nueva(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(nueva(page)).toHaveCount(0)
}

export const said = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Ocultar el aviso' }) })
