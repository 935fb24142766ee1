import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { inChile, launchOptions } from '../e2e/support/browser.ts'
import { startProcess } from '../e2e/support/server/process.ts'
import { login } from '../e2e/support/session.ts'
import { settle } from '../e2e/support/visit.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { buildWebIfNeeded } from '../tools/web/build.ts'
import { DATA_KEY, prepareDatabase } from './cartera/bases.ts'
import { inp, LO_MENOS, observeInteracciones, takeInteracciones } from './home/interacciones.ts'
import { type Mano, manosDe } from './home/manos.ts'
import { slowLine, slowPage } from './support/line.ts'
import { largestPaint, sayFigure } from './support/paint.ts'

// Home of an advisor with thousands of prospects, on a device four times slower than this machine and a line of 1.6
// Mbit/s. Measures LCP with an empty cache, and the delay of each key and press until the screen updates. The median of
// several visits counts, to exclude visits disturbed by other work of the machine.
const { values } = parseArgs({
  options: { prospectos: { type: 'string', default: '10000' }, veces: { type: 'string', default: '3' } },
})
const veces = Number(values.veces)
/** Goals, milliseconds. */
const metas = { lcp: 2000, inp: 100 }
const TIMES_SLOWER = 4
/** Presses on the empty page. */
const PULSACIONES = 20
const tamanos = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
]

const alguien = (page: Page) => page.getByRole('article').first().waitFor()

/** Delay of a press caused by the machine itself, measured on a page with a single button. */
async function enBlanco(page: Page): Promise<number> {
  await page.goto('data:text/html,<button onclick="this.append(1)">Uno</button>')
  for (let vez = 0; vez < PULSACIONES; vez++) await page.getByRole('button').click()
  return inp(await takeInteracciones(page), PULSACIONES)
}

async function manosDeUnaVisita(page: Page, manos: readonly Mano[], peores: Map<string, number>): Promise<number> {
  const todas: number[] = []
  await takeInteracciones(page)
  for (const { nombre, perform, goBack } of manos) {
    await settle(page, () => perform(page))
    const suyas = await takeInteracciones(page)
    todas.push(...suyas)
    peores.set(nombre, Math.max(peores.get(nombre) ?? 0, ...suyas))
    if (goBack) await settle(page, () => goBack(page))
    await takeInteracciones(page)
  }
  return inp(
    todas,
    manos.reduce((sum, mano) => sum + mano.veces, 0),
  )
}

type Sesion = Awaited<ReturnType<BrowserContext['storageState']>>

async function sesionDe(browser: Browser, baseURL: string): Promise<Sesion> {
  const page = await browser.newPage({ ...inChile, baseURL })
  await login(page, 'asesora')
  const state = await page.context().storageState({})
  await page.context().close()
  return state
}

async function measure(browser: Browser, baseURL: string, sesion: Sesion, viewport: (typeof tamanos)[number]) {
  const paints: number[] = []
  const inps: number[] = []
  const vacias: number[] = []
  const peores = new Map<string, number>()
  for (let vez = 0; vez < veces; vez++) {
    const context = await browser.newContext({ ...inChile, baseURL, viewport, storageState: sesion })
    await context.addInitScript(observeInteracciones, LO_MENOS)
    const page = await slowPage(context, slowLine, TIMES_SLOWER)
    await settle(page, async () => paints.push(await largestPaint(page, '/dashboard/home', alguien)))
    inps.push(await manosDeUnaVisita(page, manosDe(viewport.width < 600), peores))
    vacias.push(await enBlanco(page))
    await context.close()
  }
  const carga = (loadavg()[0] ?? 0).toFixed(1)
  console.log(`\n${viewport.width} × ${viewport.height}, carga de la máquina ${carga}`)
  sayFigure('LCP', paints, metas.lcp)
  sayFigure('INP', inps, metas.inp)
  console.log(`    una página vacía, en este equipo y a esta hora: ${vacias.join(', ')} ms`)
  for (const [nombre, ms] of peores)
    console.log(`    ${nombre.padEnd(40)} peor ${String(ms).padStart(4)} ms${ms > metas.inp ? ' *' : ''}`)
}

await buildWebIfNeeded()
const postgres = await findPostgres()
const base = await prepareDatabase(postgres.url, Number(values.prospectos))
const alerce = await startProcess({ DATABASE_URL: base.url, DATA_KEY, REQUESTS_PER_MINUTE: '1000000' })
const browser = await chromium.launch(launchOptions)
try {
  const sesion = await sesionDe(browser, alerce.url)
  for (const viewport of tamanos) await measure(browser, alerce.url, sesion, viewport)
} finally {
  await browser.close()
  await alerce.stop()
  await postgres.stop()
}
