import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The bar of every screen. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** What another colour scheme may change: the rest of a page is the same in both. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * What keeps somebody out of a page as it stands, light and dark; `inside`: only of that part. The whole bar is looked
 * at once, the colours of the other scheme after it.
 */
export async function barriers(page: Page, inside = 'html'): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // ours has no frame of another origin: one run in the page does what else is put together in a second page, which
    // costs twice as much
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .include(inside)
    const { violations } = await (colorScheme === 'light' ? axe.withTags(WCAG) : axe.withRules(COLOURS)).analyze()
    for (const { id, nodes } of violations)
      found.push(`${colorScheme}: ${id} at ${nodes.map(({ target }) => target).join(' | ')}`)
  }
  return found
}
