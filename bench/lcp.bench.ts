import { type Browser, chromium, type Page } from '@playwright/test'
import { enlaceEnCorreo, phone, vendida } from '../e2e/sale/invitada.ts'
import { launchOptions } from '../e2e/support/browser.ts'
import { callsOf } from '../e2e/support/calls.ts'
import { startProcess } from '../e2e/support/server/process.ts'
import { login } from '../e2e/support/session.ts'
import { buildWebIfNeeded } from '../tools/web/build.ts'
import { slowLine, slowPage } from './support/line.ts'
import { largestPaint, sayFigure } from './support/paint.ts'

// Largest contentful paint of an applicant who opens the link of an invitation: a phone of 360 px, four times slower
// than this machine, with an empty cache, on two lines.

/** Limit for the electronic sale, milliseconds. */
const BAR = 2500
const OPENINGS = 5
const TIMES_SLOWER = 4

const lines = {
  '3G, 1.6 Mbit/s and 150 ms': slowLine,
  '3G, 1.4 Mbit/s and 560 ms': { latency: 560, downloadThroughput: 180_000, uploadThroughput: 84_000 },
}

async function invitation(browser: Browser, baseURL: string): Promise<string> {
  const page = await browser.newPage({ baseURL })
  await login(page, 'asesora')
  const prospectoId = await vendida(page, '15609501-K')
  await (await callsOf(page))('generarInvitacionDashboard', { prospectoId })
  const mesa = await browser.newPage({ baseURL })
  await login(mesa, 'mesa')
  const link = await enlaceEnCorreo(mesa)
  for (const one of [page, mesa]) await one.close()
  return link
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

async function measureOn(browser: Browser, baseURL: string, link: string, name: keyof typeof lines): Promise<void> {
  const paints: number[] = []
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    // A new context: the service worker of the previous one would already have all files
    const context = (await phone(browser, baseURL)).context()
    const page = await slowPage(context, lines[name], TIMES_SLOWER)
    paints.push(await largestPaint(page, link, heading))
    await context.close()
  }
  sayFigure(name, paints, BAR)
}

await buildWebIfNeeded()
const alerce = await startProcess()
const browser = await chromium.launch(launchOptions)
try {
  const link = await invitation(browser, alerce.url)
  for (const name of Object.keys(lines) as (keyof typeof lines)[]) await measureOn(browser, alerce.url, link, name)
} finally {
  await browser.close()
  await alerce.stop()
}
