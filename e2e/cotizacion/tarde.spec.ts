import { expect, type Page } from '@playwright/test'
import { deliverDocumentos } from '../../apps/server/src/semilla/demo/documentos.ts'
import { formularioDe, type PostulanteDemo } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, press } from '../support/form.ts'
import { answersCome, answersComeLate } from '../support/late.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

/** The applicant of this journey. */
const MARGARITA: PostulanteDemo = {
  rut: '14204886-8',
  nombres: 'Margarita',
  apellidoPaterno: 'Núñez',
  apellidoMaterno: "O'Ryan",
  nacimiento: '1991-05-04',
  sexo: 'F',
  renta: 1_500_000,
  rutEmpleador: '76086428-5',
}

/** Sets up, by calls, a chosen plan with its documents; opens the screen of its confirmation. */
async function conPlan(page: Page): Promise<number> {
  await signIn(page, 'asesora')
  const llamar = await callsOf(page)
  const { prospectoId } = await llamar('ingresarProspecto', formularioDe(MARGARITA))
  const { minimoMonto, maximoMonto } = await llamar('calcularRenta', { prospectoId })
  await llamar('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const [plan] = await llamar('obtenerPlanes', { prospectoId })
  await llamar('guardarPreferencias', { prospectoId, planId: plan?.planId ?? null, esSugerencia: 'N' })
  await llamar('guardarPlanSeleccionado', {
    prospectoId,
    planCotizacionId: plan?.planId ?? 0,
    beneficiosComplementarios: [],
  })
  await deliverDocumentos(llamar, prospectoId, 'carta')
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await arrive(page, 'Plan Preliminar')
  return prospectoId
}

const rescate = (page: Page) => page.getByRole('checkbox', { name: /Rescate y urgencia/ })
const orientacion = (page: Page) => page.getByRole('checkbox', { name: /Orientación médica/ })
const accept = (page: Page) => page.getByRole('button', { name: 'Confirmar Plan' })

test('a choice in one window appears in the other, which cannot confirm an unseen one', async ({ page, context }) => {
  const prospectoId = await conPlan(page)
  const other = await context.newPage()
  await other.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await arrive(other, 'Plan Preliminar')
  // A benefit with a price and one without
  await rescate(page).check()
  await expect(rescate(other)).toBeChecked()
  await orientacion(page).check()
  await expect(orientacion(other)).toBeChecked()
  await rescate(other).uncheck()
  await expect(rescate(page)).not.toBeChecked()
  await press(page, 'Volver a Cotizar Plan')
  // The button that undoes is drawn anew with the screen: a press before it would be lost
  await arrive(page, 'Cotizar Plan')
  await arrive(other, 'Cotizar Plan')
  await press(page, 'Deshacer')
  await arrive(other, 'Plan Preliminar')
  await press(other, 'Continuar')
  await accept(other).click()
  await arrive(other, 'Resumen plan')
  await arrive(page, 'Resumen plan')
})

test('a range that was being written is put back with its screen: nothing moves after it', async ({
  page,
  context,
}) => {
  await signIn(page, 'asesora')
  const { prospectoId } = await (await callsOf(page))('ingresarProspecto', formularioDe(MARGARITA))
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await arrive(page, 'Cotizar Plan')
  const maximo = page.getByRole('textbox', { name: 'Máximo' })
  const kept = page.waitForResponse(/guardarBorrador/)
  await maximo.fill('250000')
  await kept

  await answersComeLate(context)
  await page.reload()
  const manual = page.getByRole('radio', { name: 'Selección manual' })
  await expect(manual).toBeVisible()
  const there = await manual.boundingBox()
  await expect(page.getByText('Recuperamos lo que estaba escribiendo')).toBeVisible()
  await expect(maximo).toHaveValue('$ 250.000')
  expect(await manual.boundingBox()).toEqual(there)
  await answersCome(context)
  await press(page, 'Descartar')
  await expect(page.getByText('Se descartó lo que estaba escribiendo.')).toBeVisible()
})
