import { expect } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { settle } from '../support/visit.ts'
import { conPlan } from './con-plan.ts'

test('who chose a plan and went back at once stays there, with the plan chosen', async ({ page }) => {
  const prospectoId = await conPlan(page)
  const llamar = await callsOf(page)
  const planes = await llamar('obtenerPlanes', { prospectoId })
  const [uno, otro] = planes.map(({ planId }) => planId)
  await page.goto(`/dashboard/postulant-data?prospectoId=${prospectoId}`)
  await arrive(page, 'Antecedentes del postulante')
  await page.goto(`/dashboard/comparador?prospectoId=${prospectoId}&planes=${uno},${otro}`)
  const gate = Promise.withResolvers<void>()
  await page.route(`**${routes.elegirPlan.path}`, async (route) => {
    const response = await route.fetch()
    await gate.promise
    // the page that asked may have gone by now
    await route.fulfill({ response }).catch(() => undefined)
  })
  const asked = page.waitForRequest(`**${routes.elegirPlan.path}`)
  await page
    .getByRole('button', { name: /^Elegir / })
    .first()
    .click()
  await asked
  await page.goBack()
  await arrive(page, 'Antecedentes del postulante')
  await settle(page, async () => gate.resolve())
  await expect(page).toHaveURL(/\/postulant-data\?/)
  await expect(page.getByRole('heading', { level: 1, name: 'Antecedentes del postulante' })).toBeVisible()
  await page.unrouteAll()
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await arrive(page, 'Plan Preliminar')
})

test('who saved the group and went back at once stays there', async ({ page }) => {
  const prospectoId = await conPlan(page)
  await page.goto(`/dashboard/postulant-data?prospectoId=${prospectoId}`)
  await arrive(page, 'Antecedentes del postulante')
  await page.goto(`/dashboard/prospect-beneficiaries?prospectoId=${prospectoId}`)
  const gate = Promise.withResolvers<void>()
  const path = `**${routes.guardarBeneficiarios.path}`
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await gate.promise
    // the page that asked may have gone by now
    await route.fulfill({ response }).catch(() => undefined)
  })
  const asked = page.waitForRequest(path)
  await press(page, 'Avanzar en la Postulación')
  await asked
  await page.goBack()
  await arrive(page, 'Antecedentes del postulante')
  await settle(page, async () => gate.resolve())
  await expect(page).toHaveURL(/\/postulant-data\?/)
})
