import { expect, type Page } from '@playwright/test'
import { addProspect, applicantData } from './sale/applicant.ts'
import { declare } from './sale/declaration.ts'
import { confirmPlan, quote, withoutBeneficiaries } from './sale/quote.ts'
import { choose, fill, press } from './support/form.ts'
import { login } from './support/session.ts'
import { testOfKills } from './support/test.ts'

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Resolves once the server has stored the draft. */
const draftKept = (page: Page) => page.waitForResponse((r) => r.url().includes('guardarBorrador') && r.ok())

testOfKills('a server killed in the middle costs nothing that was acknowledged', async ({ page, own }) => {
  await login(page, 'asesora')
  await addProspect(page, '20347878-K')
  const kept = draftKept(page)
  await fill(page, { 'Fecha de nacimiento': '15-03-1991' })
  await choose(page, 'Sexo', 'Femenino')
  await kept
  await own.kill()
  await own.restart()
  await page.reload()
  await expect(textbox(page, 'Fecha de nacimiento')).toHaveValue('15-03-1991')
  await applicantData(page)
  await withoutBeneficiaries(page)
  await quote(page)

  await own.kill()
  await own.restart()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Plan Preliminar' }).waitFor()
  await confirmPlan(page)
  await declare(page, '7700002')

  await own.kill()
  await own.restart()
  await page.reload()
  await page.getByText('14 de 14').first().waitFor()

  // Offline, an answer is queued, shown as pending, and sent later by itself
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^15 / }).click()
  for (const answer of ['Sí', 'No'])
    await page
      .getByRole('group', { name: /pregunta 15$/ })
      .getByRole('radio', { name: answer })
      .click()
  await page.getByText('1 respuesta por enviar').waitFor()
  await page.getByRole('button', { name: /^15 .*Por enviar: No$/ }).waitFor()
  await page.context().setOffline(false)
  await page.getByText('1 respuesta por enviar').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^15 .*Guardada: No$/ }).waitFor()
  await press(page, 'Continuar')
  await page.waitForURL(/postulant-summary/)
})
