import { expect, type Page } from '@playwright/test'
import { close, fill, press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { invitada } from './al-telefono.ts'
import { abrir } from './firma.ts'
import { identificarse, sano, titulo, tituloAlMirar } from './invitada.ts'

test.use({ apart: 'electronica' })

const CERRADO = 'Este enlace no está disponible'

async function anular(page: Page, prospectoId: number, como: string, hecho: string): Promise<void> {
  await page.goto(`/dashboard/resumen-plan?prospectoId=${prospectoId}`)
  await press(page, como)
  await page.getByRole('alertdialog').getByRole('button', { name: como }).click()
  await close(page, hecho)
}

test('an annulled invitation closes on the phone that has it open; annulled to begin anew, a copy is in the portfolio', async ({
  page,
  browser,
  alerce,
}) => {
  const RUT = '17245375-9'
  const una = await invitada({ page, browser, alerce }, RUT, { nombres: 'Anahí' })
  await abrir(una.applicant, una.enlace)
  await identificarse(una.applicant, una.mesa, RUT)
  await titulo(una.applicant, 'Autorización PreviRed')
  await anular(page, una.prospectoId, 'Anular Invitación', 'La invitación se anuló.')
  await expect(page.getByRole('button', { name: 'Anular Invitación' })).toHaveCount(0)
  // it is told without being touched
  await tituloAlMirar(una.applicant, CERRADO)
  await expect(una.applicant.getByRole('alert')).toContainText('Lo que estaba escribiendo no se envió.')
  await sano(una.applicant)

  const otro = '17245376-7'
  const otra = await invitada({ page, browser, alerce }, otro, { nombres: 'Ofelia' })
  await abrir(otra.applicant, otra.enlace)
  await titulo(otra.applicant, 'Su Declaración de Salud')
  const hecho = 'La invitación se anuló. La postulación nueva está en su cartera.'
  await anular(page, otra.prospectoId, 'Anular y empezar de nuevo', hecho)
  await fill(otra.applicant, { RUT: otro, 'Fecha de nacimiento': '15031990' })
  await press(otra.applicant, 'Enviarme el código')
  await titulo(otra.applicant, CERRADO)
  await page.goto('/dashboard/home')
  await expect(page.getByRole('article').filter({ hasText: 'OFELIA FIRMA' })).toHaveCount(2)
})
