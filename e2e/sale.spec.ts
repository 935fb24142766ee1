import { test } from './support/test.ts'
import { addProspect, applicantData } from './sale/applicant.ts'
import { answerNo, background } from './sale/declaration.ts'
import { confirmPlan, quote, withoutBeneficiaries } from './sale/quote.ts'
import { press } from './support/form.ts'
import { login } from './support/session.ts'

test('an advisor sells an individual plan from login to the papers', async ({ page }) => {
  await login(page, 'asesora')
  await addProspect(page, '16482305-9')
  await applicantData(page)
  await withoutBeneficiaries(page)
  await quote(page)
  await page.screenshot({ path: '/tmp/shots/plan.png', fullPage: true })
  await confirmPlan(page)
  await press(page, 'Generar DS')
  await page.waitForURL(/postulant-background/)
  await background(page, '7700001')
  await press(page, 'Avanzar en la Postulación')
  await page.waitForURL(/postulant-ds/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await answerNo(page)
  await press(page, 'Continuar')
  await page.waitForURL(/postulant-summary/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.screenshot({ path: '/tmp/shots/summary.png', fullPage: true })
  await press(page, 'Continuar')
  await page.getByText('xxxxxx').waitFor()
})
