import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The bar of every screen. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** Rules that another colour scheme may break; the rest of a page is the same in both. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What to look for: rules by their tag or name, without some of them. */
interface Rules {
  readonly of: readonly string[]
  readonly without?: readonly string[]
}

/** Violations on a page as it stands. axe is loaded once a page: loading it at each look costs a quarter more. No frames of other origins. */
async function look(page: Page, { of, without = [] }: Rules): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  return await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('html', options)
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(' | ')}`)
    },
    { runOnly: [...of], rules, resultTypes: ['violations'] } satisfies axe.RunOptions,
  )
}

/** Barriers in one colour scheme. */
async function barriersIn(page: Page, colorScheme: 'light' | 'dark', rules: Rules): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  return (await look(page, rules)).map((barrier) => `${colorScheme}: ${barrier}`)
}

/** Barriers at a desk, in light. */
export const barriersAtDesk = (page: Page): Promise<string[]> => barriersIn(page, 'light', { of: WCAG })

/** Barriers in a narrow window, in dark. Targets there have the size for a finger, which this page has not. */
export const barriersWhenNarrow = (page: Page): Promise<string[]> =>
  barriersIn(page, 'dark', { of: WCAG, without: ['target-size'] })

/** Barriers of a page as it stands: every rule in light, the colours in dark. */
export const barriers = async (page: Page): Promise<string[]> => [
  ...(await barriersAtDesk(page)),
  ...(await barriersIn(page, 'dark', { of: COLOURS })),
]
