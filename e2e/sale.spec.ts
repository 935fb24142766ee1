import { expect } from '@playwright/test'
import { contractualData } from './sale/contract.ts'
import { another, approveIncome } from './sale/evaluation.ts'
import { downloadPapers } from './sale/papers.ts'
import { untilSent } from './sale/until-sent.ts'
import { effortOf } from './support/effort.ts'
import { close, press } from './support/form.ts'
import { loginByHand } from './support/session.ts'
import { test } from './support/test.ts'

// The whole sale with animations, as most users see it
test.use({ reducedMotion: 'no-preference' })

test('an advisor sells an individual plan, from login to the papers', async ({ page, browser, alerce }) => {
  const effort = await effortOf(page)
  await loginByHand(page, 'asesora', '/dashboard/login')
  const total = await untilSent(page, '16482305-9', '7700001')
  expect(effort.clicks).toBeLessThanOrEqual(41)
  // The last screen is the result
  expect(effort.screens.size - 1).toBeLessThanOrEqual(10)
  await page.getByRole('heading', { name: 'Evaluación financiera en curso' }).waitFor()

  const contraloria = await another(browser, alerce.url, 'contraloria')
  await approveIncome(contraloria, /MARÍA JOSÉ NÚÑEZ/)
  // The answer reaches the advisor's open screen by itself
  await press(page, 'Continuar')
  await page.waitForURL(/\/documentos/)
  await contractualData(page)
  await press(page, 'Continuar')
  await page.waitForURL(/documents-preview/)

  const papers = await downloadPapers(page)
  // Only the applicant may read the copy of the declaration
  await expect(
    page.getByText(
      'La copia de la Declaración de Salud es para el postulante: la lee con un enlace que llega a su correo.',
    ),
  ).toBeVisible()
  expect(papers.size).toBe(2)
  for (const text of papers.values()) {
    for (const fact of ["MARÍA JOSÉ NÚÑEZ O'HIGGINS", '16.482.305-9', 'Alerce', total.uf]) expect(text).toContain(fact)
  }
  await press(page, 'Enviar por correo')
  await close(page, 'Los documentos se han enviado al cliente.')

  await page.getByRole('link', { name: 'Bitácora' }).click()
  for (const entry of [
    'Prospecto ingresado',
    'Plan seleccionado',
    'Declaración de Salud enviada',
    'Documentos generados',
  ])
    await expect(page.getByText(entry).first()).toBeVisible()

  const mesa = await another(browser, alerce.url, 'mesa')
  await mesa.getByRole('navigation', { name: 'Consola' }).getByRole('link', { name: 'Correos' }).click()
  const outbox = mesa.getByRole('main')
  await expect(outbox.getByText(/^Documentos/).first()).toBeVisible()
  await page.getByRole('link', { name: /Alerce/ }).click()
  const card = page
    .getByRole('article')
    .filter({ hasText: "NÚÑEZ O'HIGGINS" })
    .filter({ hasText: 'Documentos Enviados' })
  await expect(card).toBeVisible()
})
