import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { inChile, launchOptions } from '../e2e/support/browser.ts'
import { startProcess } from '../e2e/support/server/process.ts'
import { visit } from '../e2e/support/visit.ts'
import { addressOf, login, salesOf } from '../tools/screenshots/demo.ts'
import { everyView, type View } from '../tools/screenshots/screens.ts'
import { buildWebIfNeeded } from '../tools/web/build.ts'
import { slowLine, slowPage } from './support/line.ts'

// Cumulative layout shift of each screen while it loads, and its overflow beyond the window: every screen of the built
// product, on a slow line with an empty cache, until idle. Without user input.

/** Limits: total shift of a screen while loading, and pixels beyond the right edge. */
const metas = { cls: 0.02, ancho: 0 }
const tamanos = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
]

interface Medida {
  readonly cls: number
  /** Class of the element that moved most. */
  readonly pieza: string
  readonly ancho: number
}

declare global {
  interface Window {
    /** Filled by the page: each shift with the element that moved. */
    movido: { cuanto: number; pieza: string }[]
  }
}

/** Runs in every page before its own scripts. */
function observe(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node?: Node | null }[]
  }
  window.movido = []
  const note = ({ value, sources }: Shift) => {
    const node = sources[0]?.node
    const pieza = node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName)
    window.movido.push({ cuanto: value, pieza })
  }
  const observer = new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) note(shift)
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

async function measure(page: Page, address: string): Promise<Medida> {
  await visit(page, address)
  return await page.evaluate(async () => {
    await document.fonts.ready
    // Shifts of the last frame are reported after it is drawn
    for (let n = 0; n < 3; n++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { scrollWidth } = document.documentElement
    const worst = [...window.movido].sort((a, b) => b.cuanto - a.cuanto)[0]
    return {
      cls: window.movido.reduce((sum, { cuanto }) => sum + cuanto, 0),
      pieza: worst?.pieza ?? '',
      ancho: scrollWidth - window.innerWidth,
    }
  })
}

function say({ path }: View, { cls, pieza, ancho }: Medida): void {
  const moves = cls > metas.cls ? `  TOO MUCH: ${pieza}` : ''
  const wide = ancho > metas.ancho ? `  ${ancho} px TOO WIDE` : ''
  console.log(`  ${path.padEnd(38)} ${cls.toFixed(4)}${moves}${wide}`)
  if (moves || wide) process.exitCode = 1
}

async function measureOf(context: BrowserContext, user: View['user'], views: readonly View[]): Promise<void> {
  const headers = user ? await login(context.request, user) : {}
  const sales = user === 'asesora' ? await salesOf(context.request, headers) : []
  const page = await slowPage(context, slowLine)
  for (const view of views.filter((one) => one.user === user)) {
    const address = addressOf(view, sales)
    if (address) say(view, await measure(page, address))
    else console.log(`  ${view.path.padEnd(38)} no sale of the demo has come here`)
  }
}

async function measureAll(browser: Browser, baseURL: string): Promise<void> {
  const [, , word = ''] = process.argv
  const views = everyView.filter(({ path }) => path.includes(word))
  for (const viewport of tamanos) {
    console.log(`${viewport.width} × ${viewport.height}`)
    for (const user of new Set(views.map((view) => view.user))) {
      const context = await browser.newContext({ ...inChile, baseURL, viewport })
      await context.addInitScript(observe)
      await measureOf(context, user, views)
      await context.close()
    }
  }
}

await buildWebIfNeeded()
const alerce = await startProcess()
const browser = await chromium.launch(launchOptions)
try {
  await measureAll(browser, alerce.url)
} finally {
  await browser.close()
  await alerce.stop()
}
