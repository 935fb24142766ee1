import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** axe tags: the accessibility standard of every screen. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** Rules that depend on the colour scheme; the rest of a page is equal in both. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Rules of axe by tag or name, with exceptions. */
interface Rules {
  readonly of: readonly string[]
  readonly without?: readonly string[]
}

/**
 * Violations on the present page, without frames of other origins. axe is injected once per page: each injection costs
 * a quarter more.
 */
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

/** Barriers in a wide window, light scheme. */
export const barriersAtDesk = (page: Page): Promise<string[]> => barriersIn(page, 'light', { of: WCAG })

/** Barriers in a narrow window, dark scheme. Target sizes are only enforced for touch, which this page lacks. */
export const barriersWhenNarrow = (page: Page): Promise<string[]> =>
  barriersIn(page, 'dark', { of: WCAG, without: ['target-size'] })

/** Barriers of the present page: every rule in the light scheme, only colours in the dark one. */
export const barriers = async (page: Page): Promise<string[]> => [
  ...(await barriersAtDesk(page)),
  ...(await barriersIn(page, 'dark', { of: COLOURS })),
]
