import { expect } from '@playwright/test'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

for (const path of ['/consola/mesa', '/consola/mesa?ver=fun&lista=todos'])
  test(`what the desk does with a row is in sight at every width of ${path}`, async ({ page }) => {
    await login(page, 'mesa', path)
    const tabla = page.getByRole('region', { name: /^Tabla de/ })
    for (const width of [360, 600, 768, 999, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(tabla.getByRole('button', { name: /^(Procesado hoy|Corregir)/ }).first()).toBeVisible()
      const beyond = await tabla.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(beyond, `${width} px`).toBe(0)
    }
  })
