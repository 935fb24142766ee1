import { expect } from '@playwright/test'
import { formularioDe } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { expectFocusSomewhere } from '../support/focus.ts'
import { arrive, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

const MARGARITA = {
  ...{ rut: '14204886-8', nombres: 'Margarita', apellidoPaterno: 'Núñez', apellidoMaterno: "O'Ryan" },
  ...{ nacimiento: '1991-05-04', sexo: 'F' as const, renta: 1_500_000, rutEmpleador: '76086428-5' },
}

test('what is paid above the 7 % holds the suggestions; where nothing fits it says how much more', async ({ page }) => {
  await signIn(page, 'asesora')
  const { prospectoId } = await (await callsOf(page))('ingresarProspecto', formularioDe(MARGARITA))
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await press(page, 'Guardar Rango')
  const dispuesta = page.getByRole('checkbox', { name: 'Está dispuesto a pagar un monto adicional al 7 %' })
  await dispuesta.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1')
  await expect(page.getByText('Con su 7 %, hasta $ 105.001 al mes.')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await press(page, 'Continuar')
  await press(page, 'Cerrar')
  const explicacion = page.getByText(/^No se encontró un plan\. El más cercano, .*: suba el monto adicional en/)
  await expect(explicacion).toBeVisible()
  await expectFocusSomewhere(page)

  await page.getByLabel(/Monto adicional máximo/).fill('40000')
  await press(page, 'Continuar')
  await arrive(page, 'Plan Preliminar')
  await expect(page.getByText(/hasta \$\s40\.000 sobre el 7 %\.$/)).toBeVisible()
  await press(page, 'Seleccionar otro Plan')
  await arrive(page, 'Cotizar Plan')
  await press(page, 'Guardar Rango')
  await expect(dispuesta).toBeChecked()
  await expect(page.getByLabel(/Monto adicional máximo/)).toHaveValue('$ 40.000')
})
