import { type BrowserContext, expect, type Page } from '@playwright/test'
import { fill } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

const nombres = (page: Page) => page.getByRole('textbox', { name: 'Nombres', exact: true })

async function ventana(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/dashboard/add-prospect')
  await nombres(page).waitFor()
  return page
}

/** Types, and waits until the page has saved the draft. */
async function write(page: Page, values: Record<string, string>): Promise<void> {
  const kept = page.waitForResponse((r) => r.url().includes('guardarBorrador') && r.ok())
  await fill(page, values)
  await kept
}

test('two windows of a new prospecto keep their own drafts; a closed one is continued', async ({ page, context }) => {
  await signIn(page, 'asesora')
  const [una, otra] = [await ventana(context), await ventana(context)]
  await write(una, { Nombres: 'AMANDA', Celular: '987650001' })
  await write(otra, { Nombres: 'BERTA' })

  for (const [cual, suyo] of [
    [otra, 'BERTA'],
    [una, 'AMANDA'],
  ] as const) {
    await cual.reload()
    await expect(nombres(cual)).toHaveValue(suyo)
  }
  await expect(otra.getByRole('textbox', { name: 'Celular', exact: true })).toHaveValue('')

  // A duplicated tab copies the storage of the first, but needs its own draft
  const [copia] = await Promise.all([context.waitForEvent('page'), una.evaluate(() => void window.open(location.href))])
  await write(copia, { Nombres: 'CARLA' })
  await una.reload()
  await expect(nombres(una)).toHaveValue('AMANDA')
  await copia.reload()
  await expect(nombres(copia)).toHaveValue('CARLA')

  // One form navigates away and back, the other is closed
  await otra.close()
  await una.goto('/dashboard/home')
  await una.goto('/dashboard/add-prospect')
  await expect(nombres(una)).toHaveValue('AMANDA')
  await expect(nombres(await ventana(context))).toHaveValue('BERTA')
  await expect(nombres(await ventana(context))).toHaveValue('')
})
