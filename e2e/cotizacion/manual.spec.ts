import { expect } from '@playwright/test'
import { entregarDocumentos } from '../../apps/server/src/semilla/demo/documentos.ts'
import { formularioDe } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, choose, fill, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

test('an income is corrected on the way to the quote; a plan is chosen by hand, given up for another, confirmed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'asesor2')
  const calls = await callsOf(page)
  const persona = { nombres: 'Paloma', apellidoPaterno: 'Prefiere', apellidoMaterno: 'Prueba', sexo: 'F' as const }
  const { prospectoId } = await calls('ingresarProspecto', {
    ...formularioDe({
      ...persona,
      rut: '16421357-9',
      nacimiento: '1990-03-15',
      renta: 900_000,
      rutEmpleador: '76086428-5',
    }),
  })
  const hija = {
    fechaNacimiento: '2015/03/01',
    sexo: 'F' as const,
    tipoBeneficiario: 'L' as const,
    relacionFamiliar: 4,
  }
  await calls('guardarBeneficiarios', { prospectoId, beneficiarios: [hija] })

  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await page.getByRole('link', { name: 'Revisar ingresos y beneficiarios' }).click()
  await arrive(page, 'Preferencias')
  await expect(page.getByRole('row', { name: /Hij[ao]/ })).toContainText('01-03-2015')

  await fill(page, { 'Renta imponible': '0' })
  await press(page, 'Continuar')
  await expect(page.getByRole('link', { name: 'La renta debe ser positivo' })).toBeVisible()
  await fill(page, { 'Renta imponible': '1650000' })
  await press(page, 'Continuar')
  await page.waitForURL(/preliminar-plan/)
  await expect(page.getByText('$ 1.650.000')).toBeVisible()
  const { empleadores, nombres } = await calls('obtenerDatosProspecto', { prospectoId })
  expect([nombres, empleadores]).toMatchObject([
    'PALOMA',
    [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: 1_650_000 }],
  ])

  await entregarDocumentos(calls, prospectoId, 'carta')
  await page.getByRole('radio', { name: 'Selección manual' }).check()
  await press(page, 'Guardar Rango')
  await choose(page, 'Plan', /Arroyo 70/)
  await press(page, 'Continuar')
  await arrive(page, 'Plan Preliminar')
  const total = page.getByRole('region', { name: 'Qué sigue' }).getByText(/\d,\d{3} UF/)
  const solo = await total.innerText()

  // one plan alone, already priced; a benefit costs, and both go when the plan is given up
  await page.getByRole('group', { name: 'Beneficios complementarios' }).getByRole('checkbox').first().check()
  await expect(total).not.toHaveText(solo)
  const conBeneficio = await total.innerText()
  await press(page, 'Volver a Cotizar Plan')
  await expect(page.getByRole('radio', { name: 'Selección manual' })).toBeChecked()

  await press(page, 'Guardar Rango')
  await expect(page.getByRole('combobox', { name: 'Plan', exact: true })).toHaveValue(/Arroyo 70/)
  await choose(page, 'Plan', /Estero 70/)
  await press(page, 'Continuar')
  await arrive(page, 'Plan Preliminar')
  // nothing of the plan that was given up stands there, not for a moment
  const otro = await total.innerText()
  expect([solo, conBeneficio]).not.toContain(otro)
  await press(page, 'Continuar')
  await press(page, 'Confirmar Plan')
  await arrive(page, /Resumen/)
  await expect(page.getByText(otro).first()).toBeVisible()
  expect((await calls('obtenerPlanSeleccionado', { prospectoId })).beneficiosComplementarios).toEqual([])
})
