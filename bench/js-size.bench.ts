import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { inChile, launchOptions } from '../e2e/support/browser.ts'
import { startProcess } from '../e2e/support/server/process.ts'
import { settle, visit } from '../e2e/support/visit.ts'
import { addressOf } from '../packages/contract/screens.ts'
import { addressesOf, login, salesOf } from '../tools/screenshots/demo.ts'
import { buildWebIfNeeded } from '../tools/web/build.ts'
import { type Weight, weightOf } from './js-size/fetched.ts'
import { screensOfApplicant } from './js-size/postulante.ts'
import { allViews, barOf, type View } from './js-size/views.ts'

// Size of JavaScript and CSS that a browser loads for a screen until idle, and again after each dialog, in the built
// product. Late requests count too.

interface Measure {
  readonly idle: Weight
  /** Largest size after a dialog, and its button; null: no dialog. */
  readonly opened: { readonly weight: Weight; readonly by: string } | null
}

const exceeds = (weight: Weight, bar: Weight) => weight.js > bar.js || weight.css > bar.css
const show = ({ js, css }: Weight) => `${js.toFixed(1).padStart(6)} js ${css.toFixed(1).padStart(5)} css`

async function measure(page: Page, address: string, { opens }: View): Promise<Measure> {
  await visit(page, address)
  const idle = await weightOf(page)
  let opened: Measure['opened'] = null
  for (const name of opens) {
    await visit(page, address)
    const button = page.getByRole('main').getByRole('button', { name }).first()
    if (!((await button.isVisible()) && (await button.isEnabled()))) continue
    const { pathname } = new URL(page.url())
    await settle(page, () => button.click())
    // The button led to another screen: not counted for this one
    if (new URL(page.url()).pathname !== pathname) continue
    const weight = await weightOf(page)
    if (weight.js >= (opened?.weight.js ?? 0)) opened = { weight, by: name.source.replace(/[\\^$]/g, '') }
  }
  return { idle, opened }
}

/** First of these addresses without a redirect: a redirect loads two screens. */
async function staysAt(page: Page, addresses: readonly string[]): Promise<string | undefined> {
  for (const address of addresses) {
    await visit(page, address)
    if (address.split('?')[0] === new URL(page.url()).pathname) return address
  }
}

function tell({ path, reads, bar }: View, { idle, opened }: Measure): void {
  const over = exceeds(idle, bar) || (opened !== null && exceeds(opened.weight, bar))
  const after = opened ? `${show(opened.weight)} after ${opened.by}` : ''
  const who = reads ? 'reader' : 'writer'
  console.log(
    `  ${path.padEnd(38)} ${who} ${show(idle)} kB of ${bar.js} + ${bar.css}  ${after}${over ? '  TOO MUCH' : ''}`,
  )
  if (over) process.exitCode = 1
}

async function measureAs(context: BrowserContext, user: View['user'], views: readonly View[]): Promise<void> {
  const headers = user ? await login(context.request, user) : {}
  const sales = user === 'asesora' || user === 'jefatura' ? await salesOf(context.request, headers) : []
  const page = await context.newPage()
  for (const view of views.filter((one) => one.user === user)) {
    const address = await staysAt(page, addressesOf(view, sales))
    if (address) tell(view, await measure(page, address, view))
    else console.log(`  ${view.path.padEnd(38)} no sale of the demo stands here`)
  }
}

/** Measures the applicant's page, whose screens share one address and depend on the applicant's progress. */
async function measureApplicant(browser: Browser, baseURL: string): Promise<void> {
  const bar = barOf('postulanteDs')
  for await (const { what, weight, pressed } of screensOfApplicant(browser, baseURL)) {
    const over = exceeds(weight, bar) && !pressed ? '  TOO MUCH' : ''
    const limit = pressed ? 'asked for' : `of ${bar.js} + ${bar.css}`
    console.log(`  applicant: ${what.padEnd(34)} ${show(weight)} kB ${limit}${over}`)
    if (over) process.exitCode = 1
  }
}

async function measureAll(browser: Browser, baseURL: string): Promise<void> {
  const [, , word = ''] = process.argv
  if (addressOf('postulacion', 'postulanteDs').includes(word)) await measureApplicant(browser, baseURL)
  const views = allViews().filter(({ path }) => path.includes(word))
  for (const user of new Set(views.map((view) => view.user))) {
    const context = await browser.newContext({ ...inChile, baseURL, viewport: { width: 1440, height: 900 } })
    await measureAs(context, user, views)
    await context.close()
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
