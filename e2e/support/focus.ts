import { expect, type Locator, type Page } from '@playwright/test'

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Nobody is sent back to the top of the page by what they did. */
export const expectFocusSomewhere = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

/** By the keyboard alone, from wherever the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 60 && !(await hasFocus(target)); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
