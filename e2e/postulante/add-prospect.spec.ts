import { expect, type Page } from '@playwright/test'
import { callsOf } from '../support/calls.ts'
import { tabTo } from '../support/focus.ts'
import { arrive } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

test.use({ apart: 'personas' })

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Secciones del prospecto' })

test('the tab of the documents arrives at them, by keyboard and on a phone; Back and a reload too', async ({
  page,
}) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const { prospectoId } = await calls('ingresarProspecto', {
    tipoProspecto: 'REF',
    nombres: 'Amaya',
    apellidoPaterno: 'Directa',
    apellidoMaterno: 'Segura',
    celular: '987654321',
    correo: 'amaya@example.cl',
  })
  const heading = page.getByRole('heading', { name: 'Documentos del postulante' })
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(`/dashboard/add-prospect?prospectoId=${prospectoId}`)
    await tabTo(page, tabs(page).getByRole('link', { name: 'Documentos' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/postulant-data?prospectoId=${prospectoId}#documentos`)
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await page.goBack()
    await tabs(page).getByRole('link', { name: 'Antecedentes' }).click()
    await arrive(page, 'Antecedentes del postulante')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.goto('about:blank')
  await page.goto(`/dashboard/postulant-data?prospectoId=${prospectoId}#documentos`)
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})
