import { expect, type Page } from '@playwright/test'
import { formularioDe } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, press } from '../support/form.ts'
import { answersCome, answersComeLate } from '../support/late.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { conPlan, MARGARITA } from './con-plan.ts'

const rescate = (page: Page) => page.getByRole('checkbox', { name: /Rescate y urgencia/ })
const orientacion = (page: Page) => page.getByRole('checkbox', { name: /Orientación médica/ })
const why = (page: Page) => page.getByRole('complementary', { name: '¿Por qué este precio?' })
const aceptar = (page: Page) => page.getByRole('button', { name: 'Confirmar Plan' })

test('where every answer comes late the last choice wins, and what was supposed leaves no trace', async ({
  page,
  context,
}) => {
  await conPlan(page, true)
  await answersComeLate(context)
  await page.reload()
  await arrive(page, 'Plan Preliminar')

  // ticked and unticked while the first price is on its way
  await rescate(page).check()
  await rescate(page).uncheck()
  await why(page).getByText('¿Y si…?').click()
  const nacido = why(page).getByLabel('El titular nació el')
  await nacido.fill('04-05-1961')
  await nacido.fill('04-05-1951')
  await expect(why(page).getByText(/UF más que hoy/)).toBeVisible()
  // taken back while another supposition is on its way
  await nacido.fill('04-05-1990')
  await press(page, 'Volver a los datos reales')
  await expect(why(page).getByText('¿Y si…?')).toBeFocused()
  await expect(nacido).toHaveValue('')
  await expect(rescate(page)).not.toBeChecked()
  await expect(why(page).getByText('Precio Beneficio Adicional').locator('xpath=../td')).toHaveText('0,000')
  await expect(why(page).getByText(/UF más que hoy/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Continuar' }).dblclick()
  await aceptar(page).dblclick()
  await arrive(page, 'Resumen plan')
  await answersCome(context)
  await expect(page.getByText('El plan está confirmado: ya no se puede cotizar otra vez.')).toBeVisible()
  await expect(page.getByText('Rescate y urgencia a domicilio')).toHaveCount(0)
})

test('what is chosen in one window stands in the other, which confirms nothing unseen', async ({ page, context }) => {
  const prospectoId = await conPlan(page, true)
  const other = await context.newPage()
  await other.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await arrive(other, 'Plan Preliminar')
  // one that costs and one that does not
  await rescate(page).check()
  await expect(rescate(other)).toBeChecked()
  await orientacion(page).check()
  await expect(orientacion(other)).toBeChecked()
  await rescate(other).uncheck()
  await expect(rescate(page)).not.toBeChecked()
  await press(page, 'Volver a Cotizar Plan')
  await arrive(other, 'Cotizar Plan')
  await press(page, 'Deshacer')
  await arrive(other, 'Plan Preliminar')
  await press(other, 'Continuar')
  await aceptar(other).click()
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
