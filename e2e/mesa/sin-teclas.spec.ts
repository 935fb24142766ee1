import { expect } from '@playwright/test'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

const telefono = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const [usuario, path, meta] of [
  ['mesa', '/consola/mesa?vista=todos', /^Meta: .*J y K recorren la lista/],
  ['contraloria', '/consola/contraloria?cola=medica', /^Meta: .*J y K recorren la cola/],
] as const)
  test(`${usuario} is told of its keys where there are keys, and not on a telephone`, async ({ page, browser }) => {
    await login(page, usuario, path)
    await expect(page.getByText(meta).getByText(/J y K recorren/)).toBeVisible()
    const context = await browser.newContext({ ...telefono, baseURL: new URL(page.url()).origin })
    const phone = await context.newPage()
    await login(phone, usuario, path)
    await expect(phone.getByText(/^Meta: /)).toBeVisible()
    await expect(phone.getByText(/J y K recorren/)).toBeHidden()
    await context.close()
  })
