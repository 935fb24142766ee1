import { expect } from '@playwright/test'
import { entregarDocumentos } from '../../apps/server/src/semilla/demo/documentos.ts'
import { formularioDe } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { confirmPlan } from '../sale/quote.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, choose, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'
import { MARGARITA } from './con-plan.ts'

test('flow 2: one plan of the range is chosen by its name, mailed, confirmed, and its declaration begun', async ({
  page,
}) => {
  await login(page, 'asesora')
  const calls = await callsOf(page)
  const { prospectoId } = await calls('ingresarProspecto', formularioDe(MARGARITA))
  await entregarDocumentos(calls, prospectoId, 'carta')
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await arrive(page, 'Cotizar Plan')
  await page.getByRole('radio', { name: /manual/i }).check()
  await press(page, 'Guardar Rango')
  const [plan] = await calls('obtenerPlanes', { prospectoId })
  await choose(page, 'Plan', new RegExp(`^${RegExp.escape(plan?.nombrePlan ?? '')}`))
  await press(page, 'Continuar')
  await arrive(page, 'Plan Preliminar')
  await expect(page.getByRole('radio')).toHaveCount(1)
  const { uf } = await confirmPlan(page, 0)
  expect(uf).not.toBe('')
  await press(page, 'Generar DS')
  await page.waitForURL(/postulant-background/)
})
