import { expect, type Page } from '@playwright/test'
import { formularioDe } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { cotizarActualizacion } from '../../apps/server/src/semilla/demo/recorrido-actualizacion.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, close, press } from '../support/form.ts'
import { answersCome, answersComeLate } from '../support/late.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'
import { conPlan, MARGARITA } from './con-plan.ts'

const enviadas = (page: Page) => page.getByRole('region', { name: 'Cotizaciones enviadas' })
const rescate = (page: Page) => page.getByRole('checkbox', { name: /Rescate y urgencia/ })

test('where every answer comes late a quote is mailed once, stands in the other window, and is chosen again there', async ({
  page,
  context,
}) => {
  const prospectoId = await conPlan(page)
  const other = await context.newPage()
  await other.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await arrive(other, 'Plan Preliminar')
  await answersComeLate(context)

  await page.getByRole('button', { name: 'Enviar Cotizacion' }).dblclick()
  const letter = page.getByRole('alertdialog', { name: 'Enviar Cotizacion' })
  await letter.getByRole('button', { name: 'Enviar', exact: true }).dblclick()
  await close(page, 'Se ha enviado la cotizacion correctamente.')
  await expect(enviadas(other).getByText(/a margarita.nunez@example.cl/)).toHaveCount(1)
  await expect(enviadas(page).getByText(/a margarita.nunez@example.cl/)).toHaveCount(1)

  // ticked here while the other window is asked for what was sent
  await rescate(page).check()
  const hoy = enviadas(other).getByRole('button', { name: /^Precio de hoy/ })
  await hoy.dblclick()
  await expect(enviadas(other).getByText(/lo mismo que entonces/)).toBeVisible()
  await expect(rescate(other)).toBeChecked()
  await enviadas(other).getByRole('button', { name: 'Elegirla otra vez' }).dblclick()
  await expect(rescate(other)).not.toBeChecked()
  await expect(rescate(page)).not.toBeChecked()

  await answersCome(context)
  const sent = await (await callsOf(page))('obtenerCotizacionesEnviadas', { prospectoId })
  expect(sent.map(({ numero, para }) => [numero, para])).toEqual([[1, 'margarita.nunez@example.cl']])
})

test('where every answer comes late an update is quoted, given up in one window and gone from the other', async ({
  page,
  context,
}) => {
  const prospectoId = await conPlan(page, true)
  const llamar = await callsOf(page)
  await press(page, 'Continuar')
  await press(page, 'Confirmar Plan')
  await arrive(page, 'Resumen plan')
  const { nombrePlan } = await llamar('obtenerResumenPlan', { prospectoId })
  await llamar('actualizarProspecto', { ...formularioDe(MARGARITA), prospectoId })
  await cotizarActualizacion(llamar, prospectoId, 'caro')

  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto(`/dashboard/preliminar-plannew?prospectoId=${prospectoId}`)
    await arrive(one, 'Plan Preliminar')
  }
  await answersComeLate(context)
  await rescate(page).check()
  await rescate(page).uncheck()
  await rescate(page).check()
  await expect(rescate(other)).toBeChecked()
  await expect(page.getByText(`Hoy rige ${nombrePlan}`)).toBeVisible()

  await other.getByRole('button', { name: 'Volver a Cotizar Plan' }).dblclick()
  await arrive(other, 'Cotizar Plan')
  await arrive(page, 'Cotizar Plan')
  await press(other, 'Deshacer')
  await arrive(other, 'Plan Preliminar')
  await arrive(page, 'Plan Preliminar')
  await expect(rescate(page)).toBeChecked()

  // nothing of it stands before it is confirmed
  await answersCome(context)
  expect((await llamar('obtenerResumenPlan', { prospectoId })).nombrePlan).toBe(nombrePlan)
  await login(page, 'asesora', `/dashboard/resumen-plan?prospectoId=${prospectoId}`)
  await expect(page.getByText(nombrePlan).first()).toBeVisible()
})
