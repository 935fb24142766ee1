import { expect } from '@playwright/test'
import { formularioDe } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, fill, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

test('an advisor corrects an income on the way to the quote, and comes back to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await login(page, 'asesor2')
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
  await expect(page.getByRole('row', { name: /Hijo/ })).toContainText('01-03-2015')

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
})
