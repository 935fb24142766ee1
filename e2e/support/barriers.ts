import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The bar of every screen. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** What another colour scheme may change: the rest of a page is the same in both. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds on a page as it stands, which takes it in once: to read it again at each look costs a quarter more. Ours has no frame of another origin. */
async function look(page: Page, inside: string, runOnly: string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(
    async ([where, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(where, options)
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(' | ')}`)
    },
    [inside, { runOnly, resultTypes: ['violations'] }] satisfies [string, axe.RunOptions],
  )
}

/**
 * What keeps somebody out of a page as it stands, light and dark; `inside`: only of that part. The whole bar is looked
 * at once, the colours of the other scheme after it.
 */
export async function barriers(page: Page, inside = 'html'): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const barred = await look(page, inside, colorScheme === 'light' ? WCAG : COLOURS)
    found.push(...barred.map((barrier) => `${colorScheme}: ${barrier}`))
  }
  return found
}
