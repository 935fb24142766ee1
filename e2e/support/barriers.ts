import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The bar of every screen. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** Rules that another colour scheme may break; the rest of a page is the same in both. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Violations on a page as it stands. axe is loaded once a page: loading it at each look costs a quarter more. No frames of other origins. */
async function look(page: Page, runOnly: string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('html', options)
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(' | ')}`)
    },
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  )
}

type Scheme = 'light' | 'dark'

/** Barriers in one colour scheme. */
export async function barriersIn(page: Page, colorScheme: Scheme, rules = WCAG): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  return (await look(page, rules)).map((barrier) => `${colorScheme}: ${barrier}`)
}

/** Barriers of a page as it stands: every rule in light, the colours in dark. */
export const barriers = async (page: Page): Promise<string[]> => [
  ...(await barriersIn(page, 'light')),
  ...(await barriersIn(page, 'dark', COLOURS)),
]
