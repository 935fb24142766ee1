import type { Page } from '@playwright/test'

/** Effort of a journey: presses, including choices in native lists, and screens. */
export interface Effort {
  clicks: number
  readonly screens: Set<string>
}

/** Counts pointer actions on this page from now on; keys do not count. */
export async function effortOf(page: Page): Promise<Effort> {
  const effort: Effort = { clicks: 0, screens: new Set() }
  await page.exposeFunction('oneMore', () => {
    effort.clicks += 1
  })
  await page.addInitScript(
    'addEventListener("click", (event) => event.isTrusted && event.detail > 0 && oneMore(), true)',
  )
  await page.addInitScript(
    'addEventListener("change", (event) => event.target.tagName === "SELECT" && oneMore(), true)',
  )
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) effort.screens.add(new URL(frame.url()).pathname)
  })
  return effort
}
