import { expect } from '@playwright/test'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

test('row actions of the desk are visible at every width, key hints only with a keyboard', async ({
  page,
  browser,
}) => {
  for (const path of ['/consola/mesa', '/consola/mesa?ver=fun&lista=todos']) {
    await login(page, 'mesa', path)
    const tabla = page.getByRole('region', { name: /^Tabla de/ })
    for (const width of [360, 600, 768, 999, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(tabla.getByRole('button', { name: /^(Procesado hoy|Corregir)/ }).first()).toBeVisible()
      const beyond = await tabla.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(beyond, `${width} px`).toBe(0)
    }
  }
  const telefono = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...telefono, baseURL: new URL(page.url()).origin })
  const phone = await context.newPage()
  for (const [usuario, path] of [
    ['mesa', '/consola/mesa?vista=todos'],
    ['contraloria', '/consola/contraloria?cola=medica'],
  ] as const) {
    await login(page, usuario, path)
    await expect(page.getByText(/^Meta: .*J y K recorren la (lista|cola)/).getByText(/J y K recorren/)).toBeVisible()
    await login(phone, usuario, path)
    await expect(phone.getByText(/^Meta: /)).toBeVisible()
    await expect(phone.getByText(/J y K recorren/)).toBeHidden()
  }
  await context.close()
})
