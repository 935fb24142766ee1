import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { inChile, launchOptions } from '../e2e/support/browser.ts'
import { startProcess } from '../e2e/support/server/process.ts'
import { settle, visit } from '../e2e/support/visit.ts'
import { root } from './checks/tree.ts'
import { addressesOf, login, salesOf } from './screenshots/demo.ts'
import { pictures, type View, views } from './screenshots/screens.ts'
import { buildWebIfNeeded } from './web/build.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 800 },
]
const themes = ['light', 'dark'] as const
const docsLimit = 240 * 1024
/** Window of pictures in documents: smaller, so that the text is readable at half size. */
const docsSize = { width: 1280, height: 800 }

const everywhere = join(root, '.data/screenshots')
const inDocs = join(root, 'docs/screenshots')

function keepForDocs(name: string, image: Buffer): void {
  if (image.length > docsLimit) throw new Error(`${name}: ${image.length} bytes, at most ${docsLimit}`)
  writeFileSync(join(inDocs, `${name}.png`), image)
}

/** Opens an address and waits until nothing is loading: an idle network is not yet a drawn page. */
async function see(page: Page, address: string): Promise<void> {
  await visit(page, address)
  await page.waitForFunction(() => document.querySelector('[role][aria-label^="Cargando"]') === null)
}

async function shoot(page: Page, view: View, address: string, theme: string): Promise<void> {
  const size = page.viewportSize()
  const name = `${view.path.slice(1).replaceAll('/', '-')}-${size?.width}-${theme}`
  await see(page, address)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: join(everywhere, `${name}.png`), fullPage: true, animations: 'disabled' })
  const picture = pictures[view.screen]
  if (picture && size?.width === 1440 && theme === 'light') {
    await page.setViewportSize(docsSize)
    await see(page, address)
    const { name: kept, opens } = picture
    if (opens) await settle(page, () => page.getByRole('button', { name: opens }).first().click())
    keepForDocs(kept, await page.screenshot({ animations: 'disabled' }))
    await page.setViewportSize(size)
  }
}

/** First of these addresses with that heading; the first of all if none has it, or without a heading. */
async function showing(page: Page, addresses: readonly string[], heading?: string): Promise<string | undefined> {
  if (heading === undefined) return addresses[0]
  for (const address of addresses) {
    await see(page, address)
    if (await page.getByRole('heading', { level: 1, name: heading }).isVisible()) return address
  }
  return addresses[0]
}

/** Screenshots of one user's screens, in one size and theme. */
async function shootAs(context: BrowserContext, user: View['user'], theme: string, word: string): Promise<string[]> {
  const headers = user ? await login(context.request, user) : {}
  const sales = user === 'asesora' ? await salesOf(context.request, headers) : []
  const page = await context.newPage()
  const without: string[] = []
  for (const view of views.filter(({ path, user: owner }) => owner === user && path.includes(word))) {
    const address = await showing(page, addressesOf(view, sales), pictures[view.screen]?.heading)
    if (address) await shoot(page, view, address, theme)
    else without.push(view.path)
  }
  return without
}

async function shootAll(browser: Browser, baseURL: string, word: string): Promise<Set<string>> {
  const users = [...new Set(views.map(({ user }) => user))]
  const without = new Set<string>()
  for (const viewport of sizes) {
    for (const colorScheme of themes) {
      for (const user of users) {
        const context = await browser.newContext({
          ...inChile,
          baseURL,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
        })
        for (const path of await shootAs(context, user, colorScheme, word)) without.add(path)
        await context.close()
      }
      console.log(`${viewport.width} × ${viewport.height}, ${colorScheme}`)
    }
  }
  return without
}

const [, , word = ''] = process.argv
for (const folder of [everywhere, inDocs]) mkdirSync(folder, { recursive: true })
await buildWebIfNeeded()
const server = await startProcess()
const browser = await chromium.launch(launchOptions)
try {
  const without = await shootAll(browser, server.url, word)
  for (const path of without) console.log(`no sale of the demo has come to ${path}`)
  console.log(`${everywhere}\n${inDocs}`)
} finally {
  await browser.close()
  await server.stop()
}
