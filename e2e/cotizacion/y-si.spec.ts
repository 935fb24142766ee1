import { expect, type Page } from '@playwright/test'
import { formularioDe } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

const MARGARITA = {
  ...{ rut: '14204886-8', nombres: 'Margarita', apellidoPaterno: 'Núñez', apellidoMaterno: "O'Ryan" },
  ...{ nacimiento: '1991-05-04', sexo: 'F', renta: 1_500_000, rutEmpleador: '76086428-5' },
} as const

/** A plan chosen by call, on the screen where it is confirmed. */
async function conPlan(page: Page): Promise<void> {
  await login(page, 'asesora')
  const llamar = await callsOf(page)
  const { prospectoId } = await llamar('ingresarProspecto', formularioDe(MARGARITA))
  const { minimoMonto, maximoMonto } = await llamar('calcularRenta', { prospectoId })
  await llamar('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const [plan] = await llamar('obtenerPlanes', { prospectoId })
  await llamar('guardarPreferencias', { prospectoId, planId: plan?.planId ?? null, esSugerencia: 'N' })
  await llamar('guardarPlanSeleccionado', {
    ...{ prospectoId, planCotizacionId: plan?.planId ?? 0, beneficiosComplementarios: [] },
  })
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await arrive(page, 'Plan Preliminar')
}

test('what would change is priced in front of the client, by keyboard, and nothing of it stays', async ({ page }) => {
  await conPlan(page)
  const why = page.getByRole('complementary', { name: '¿Por qué este precio?' })
  await why.getByText('¿Y si…?').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('04-05-1961')
  await expect(why.getByText(/UF más que hoy/)).toBeVisible()
  await why.getByRole('radio', { name: '1', exact: true }).check()
  await why.getByLabel('Su renta imponible es').fill('600000')
  await expect(why.getByText(/Con esa renta se puede pactar entre/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await press(page, 'Volver a los datos reales')
  await expect(why.getByText('¿Y si…?')).toBeFocused()
  await expect(why.getByText(/UF más que hoy/)).toHaveCount(0)

  await page.reload()
  await arrive(page, 'Plan Preliminar')
  await why.getByText('¿Y si…?').click()
  await expect(why.getByLabel('El titular nació el')).toHaveValue('')
})
