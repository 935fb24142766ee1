import { chromium } from '@playwright/test'
import { inChile, launchOptions } from '/work/h/undo/e2e/support/browser.ts'
const url = 'http://localhost:4187'
const browser = await chromium.launch(await (typeof launchOptions === 'function' ? (launchOptions as any)() : launchOptions))
async function login(usuario: string, width: number) {
  const context = await browser.newContext({ ...inChile, viewport: { width, height: 900 }, baseURL: url })
  const page = await context.newPage()
  await page.goto('/dashboard/login')
  await page.getByLabel(/Usuario/).fill(usuario)
  await page.getByLabel(/Contraseña|Clave/).first().fill('Alerce-2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(/consola|home/)
  return page
}
const shot = (page: any, name: string) => page.screenshot({ path: `/tmp/undo-shots/${name}.png` })
for (const width of [1440, 768, 390]) {
  const mesa = await login('mesa', width)
  await mesa.goto('/consola/mesa?ver=fun'); await mesa.waitForTimeout(2500); await shot(mesa, `fun-${width}`)
  await mesa.goto('/consola/mesa?ver=irregularidad'); await mesa.waitForTimeout(2500); await shot(mesa, `irr-${width}`)
}
const c = await login('contraloria', 1440)
await c.goto('/consola/contraloria?cola=financiera'); await c.waitForTimeout(2000)
await c.locator('ol button').first().click()
await c.getByRole('radio', { name: /Aprobar la renta/ }).check()
await c.getByRole('textbox', { name: /^Renta promedio/ }).fill('17.200.000')
await c.getByRole('button', { name: 'Registrar resultado' }).click()
await c.waitForTimeout(800); await shot(c, 'dudosa-1440')
await c.getByRole('button', { name: 'Sí, es correcta' }).click()
await c.waitForTimeout(1500); await shot(c, 'retenida-1440')
await c.getByRole('button', { name: /Por deshacer/ }).click(); await c.waitForTimeout(300); await shot(c, 'por-deshacer-1440')
await c.goto('/consola/contraloria/resueltas'); await c.waitForTimeout(1500); await shot(c, 'otra-pantalla-1440')
await c.setViewportSize({ width: 390, height: 844 }); await c.getByRole('button', { name: /Por deshacer/ }).click().catch(() => null); await c.waitForTimeout(300); await shot(c, 'por-deshacer-390')
await c.getByRole('button', { name: /^Deshacer\./ }).click().catch((e: Error) => console.log(e.message)); await c.waitForTimeout(1500); await shot(c, 'deshecho-390')
await browser.close()
