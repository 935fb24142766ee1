import type { Page } from '@playwright/test'

/** Chooses an option by its text, in a native list or in a searchable one. */
export async function choose(page: Page, label: string | RegExp, option: string | RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: typeof label === 'string' })
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    const named = field.getByRole('option', { name: option, exact: typeof option === 'string' }).first()
    // Its options may still be loading
    await named.waitFor({ state: 'attached' })
    await field.selectOption({ label: await named.innerText() })
    return
  }
  await field.click()
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click()
}

/** Fills text fields by their labels. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
}

/** Presses a button by its name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** Waits for a dialog with these words and closes it. */
export async function close(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: words })
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
}

/** Waits for the screen with this heading. */
export const arrive = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor()
