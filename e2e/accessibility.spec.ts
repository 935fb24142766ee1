import { expect, type Page } from '@playwright/test'
import type { Screen } from '../packages/contract/screens.ts'
import { addressOf, login, salesOf } from '../tools/screenshots/demo.ts'
import { eachScreen } from '../tools/screenshots/screens.ts'
import { barriers, barriersAtDesk, barriersWhenNarrow } from './support/barriers.ts'
import { brokenValues } from './support/broken.ts'
import { test } from './support/test.ts'
import { visit } from './support/visit.ts'

// Every screen at its address: barriers in a wide light window and on a dark phone, and nothing wider than the phone.
// Screens that need a link open without it. Some states behind a press follow; other journeys check the rest.

const PHONE = 360
/** Width of a desk screen enlarged to 400 %. */
const ENLARGED = 320
const enlarged: readonly Screen[] = ['home', 'agenda', 'addProspect']
/** Screens read on a phone by advisors and the desk: no date, RUT or amount may wrap. */
const read: readonly Screen[] = [
  ...(['home', 'postulantSummary', 'resultadoDs', 'resumenPlan'] as const),
  ...(['documentsPreview', 'mesa', 'misSesiones'] as const),
]

const pressFirst = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** States that a press opens, absent from the other journeys. */
const opened: Readonly<Partial<Record<Screen, (page: Page) => Promise<void>>>> = {
  // the bubble of an abbreviation, over the cards
  home: (page) => page.getByText('OPE', { exact: true }).first().click(),
  timeline: async (page) => {
    await pressFirst(page, 'WhatsApp')
    await pressFirst(page, 'Anotar y abrir WhatsApp')
  },
  disponibilidad: (page) => pressFirst(page, 'Nuevo bloqueo'),
  plantillas: async (page) => {
    await pressFirst(page, 'Nueva plantilla')
    await pressFirst(page, 'Guardar')
  },
  equipo: (page) => page.getByRole('row').nth(1).getByRole('link').first().click(),
  metas: async (page) => {
    await page.getByRole('textbox').first().fill('999')
    await pressFirst(page, 'Guardar metas')
  },
  resueltas: (page) => page.getByRole('link', { name: 'Tiempos' }).click(),
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: width < 800 ? 800 : 900 })

/** All barriers and overflows of the open screen. */
async function wrongOn(page: Page, screen: Screen): Promise<string[]> {
  const found = await barriersAtDesk(page)
  for (const width of enlarged.includes(screen) ? [ENLARGED, PHONE] : [PHONE]) {
    await resize(page, width)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) found.push(`${wide} px wide at ${width}`)
  }
  found.push(...(await barriersWhenNarrow(page)))
  for (const width of read.includes(screen) ? [PHONE, 375, 390, 412] : []) {
    await resize(page, width)
    found.push(...(await brokenValues(page)).map((value) => `torn at ${width}: ${value}`))
  }
  return found
}

for (const user of new Set(eachScreen.map((view) => view.user))) {
  test(`the screens of ${user ?? 'anyone'} have no barrier and fit a phone`, async ({ page, context }) => {
    const headers = user ? await login(context.request, user) : {}
    const sales = user === 'asesora' ? await salesOf(context.request, headers) : []
    const found: string[] = []
    for (const view of eachScreen.filter((one) => one.user === user)) {
      const address = addressOf(view, sales)
      if (!address) continue
      await resize(page, 1440)
      await visit(page, address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      found.push(...(await wrongOn(page, view.screen)).map((one) => `${view.path}: ${one}`))
      const open = opened[view.screen]
      if (!open) continue
      await resize(page, 1440)
      await open(page)
      found.push(...(await barriers(page)).map((one) => `${view.path}, opened: ${one}`))
    }
    expect(found).toEqual([])
  })
}
