import { expect } from '@playwright/test'
import { openNucleoEspecificado } from '../apps/server/src/testing/nucleo-especificado.ts'
import { contractualData } from './sale/contract.ts'
import { another, approveIncome } from './sale/evaluation.ts'
import { untilSent } from './sale/until-sent.ts'
import { barriers } from './support/barriers.ts'
import { close, press } from './support/form.ts'
import { startServer } from './support/server/alerce.ts'
import { loginByHand } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ apart: 'conectado' })

test('in connected mode an advisor sells an individual plan on a core that knows only the specifications', async ({
  browser,
  alerce,
}) => {
  const nucleo = await openNucleoEspecificado(alerce.url)
  const credentials = { CORE_CLIENT_ID: 'alerce-demo', CORE_CLIENT_SECRET: 'alerce-demo-secret' }
  const panel = await startServer({ CORE_URL: nucleo.url, ...credentials })
  const context = await browser.newContext({ baseURL: panel.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/') && response.status() >= 400)
      refused.push(`${response.status()} ${response.url()}`)
  })
  await loginByHand(page, 'asesora', '/dashboard/login')
  await untilSent(page, '16482305-9', '7700001')
  await page.getByRole('heading', { name: 'Evaluación financiera en curso' }).waitFor()
  expect(await barriers(page)).toEqual([])

  const contraloria = await another(browser, alerce.url, 'contraloria')
  await approveIncome(contraloria, /MARÍA JOSÉ NÚÑEZ/)
  // The core tells nobody of its answer: the advisor looks again
  await page.reload()
  await press(page, 'Continuar')
  await page.waitForURL(/\/documentos/)
  await contractualData(page)
  await press(page, 'Continuar')
  await page.waitForURL(/documents-preview/)
  await press(page, 'Enviar por correo')
  await close(page, 'Los documentos se han enviado al cliente.')

  await page.getByRole('link', { name: /Alerce/ }).click()
  const card = page
    .getByRole('article')
    .filter({ hasText: "NÚÑEZ O'HIGGINS" })
    .filter({ hasText: 'Documentos Enviados' })
  await expect(card).toBeVisible()
  expect(refused).toEqual([])
  await context.close()
  await panel.stop()
  await nucleo.close()
})
