import { expect } from '@playwright/test'
import { declarada } from './declaracion/declarada.ts'
import { another, approveIncome } from './sale/evaluation.ts'
import { callsOf } from './support/calls.ts'
import { signIn } from './support/session.ts'
import { test } from './support/test.ts'

// other journeys ring the same bell
test.use({ apart: 'consola' })

test('an answer of contraloría rings the bell of an open screen and leads to its prospect', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesor2')
  await declarada(await callsOf(page), {
    ...{ rut: '17543210-8', nombres: 'María José', apellidoPaterno: 'Núñez', apellidoMaterno: 'Campana' },
    ...{ nacimiento: '1991-03-15', sexo: 'F', renta: 1_500_000, rutEmpleador: '76086428-5' },
  })
  await page.goto('/dashboard/agenda')
  const bell = page.getByRole('button', { name: /^Notificaciones/ })
  await expect(bell).toHaveAccessibleName('Notificaciones')

  await approveIncome(await another(browser, alerce.url, 'contraloria'), /MARÍA JOSÉ NÚÑEZ/)
  // before the 30 s of the next look
  await expect(bell).toHaveAccessibleName('Notificaciones, 1 sin leer', { timeout: 25_000 })
  await bell.click()
  await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible()
  await page.getByRole('button', { name: /Sin leer.*MARÍA JOSÉ NÚÑEZ/ }).click()
  await page.waitForURL(/resultado-ds\?prospectoId=/)
  await expect(bell).toHaveAccessibleName('Notificaciones')
})
