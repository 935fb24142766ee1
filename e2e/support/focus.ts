import { expect, type Locator, type Page } from '@playwright/test'

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Expects that the last action has not lost the focus. */
export const expectFocusSomewhere = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

/** Moves to a control with the Tab key, from any focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 60 && !(await hasFocus(target)); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
