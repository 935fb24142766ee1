import type { Page } from '@playwright/test'

/** What a way through the product asks of a hand: presses, a choice in a native list among them, and screens. */
export interface Effort {
  clicks: number
  readonly screens: Set<string>
}

/** Counts from now on, on this page, what comes of a pointer; keys are free. */
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
