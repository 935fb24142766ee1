import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { routes } from '../../packages/contract/routes.ts'
import { pdf } from '../../packages/domain/testing/archivos.ts'
import { login as loginByCall } from '../../tools/screenshots/demo.ts'
import { signedIn } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { tabTo } from '../support/focus.ts'
import { choose, press } from '../support/form.ts'
import { test } from '../support/test.ts'

const NOMBRE = 'ELISA BARRÍA COÑUECAR'

/** A prospect of asesor2 used by no other journey. */
async function add(request: APIRequestContext, headers: Record<string, string>, nombres = 'ELISA'): Promise<void> {
  const data = {
    tipoProspecto: 'REF',
    nombres,
    apellidoPaterno: 'BARRÍA',
    apellidoMaterno: 'COÑUECAR',
    celular: nombres === 'ELISA' ? '981000077' : '981000078',
    correo: `${nombres.toLowerCase()}@example.cl`,
  }
  const answer = await request.post(routes.ingresarProspecto.path, { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The desk opens an irregularity for that case. */
async function openIrregularity(mesa: Page, nombre = NOMBRE, motivo = ''): Promise<void> {
  await press(mesa, 'Abrir irregularidad')
  const dialog = mesa.getByRole('dialog', { name: 'Abrir irregularidad' })
  await dialog.getByRole('combobox', { name: 'Caso' }).fill(nombre)
  await dialog.getByRole('option', { name: nombre }).click()
  await choose(mesa, 'Código', /Identidad/)
  await choose(mesa, 'Detalle', /vencida/)
  await dialog.getByRole('textbox', { name: /Qué debe corregir/ }).fill(motivo)
  await dialog.getByRole('button', { name: 'Abrir irregularidad' }).click()
  await expect(mesa.getByText(`Irregularidad de ${nombre} abierta. Se avisó a su asesor.`)).toBeVisible()
}

test('opened at the desk, corrected by the advisor with a paper, closed by another clerk', async ({
  page,
  context,
  browser,
  alerce,
}) => {
  await add(context.request, await loginByCall(context.request, 'asesor2'), 'BEATRIZ')
  const nombre = 'BEATRIZ BARRÍA COÑUECAR'
  const [una, otra] = [await signedIn(browser, alerce.url, 'mesa'), await signedIn(browser, alerce.url, 'mesa')]
  await una.goto('/consola/irregularidades')
  await openIrregularity(una, nombre, 'Suba la cédula por los dos lados')

  await page.goto('/dashboard/home')
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await page
    .getByRole('region', { name: 'Notificaciones' })
    .getByRole('button', { name: new RegExp(`Se abrió una irregularidad: .+ ${nombre}`) })
    .click()
  await expect(page.getByText(/Suba la cédula por los dos lados/)).toBeVisible()
  await page.getByRole('button', { name: /^Enviar a la mesa lo corregido/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Irregularidad: Identidad' })
  const cedula = { name: 'cedula.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) }
  await dialog.getByLabel(/^Adjuntar/).setInputFiles(cedula)
  await expect(dialog.getByText('Archivo 1')).toBeVisible()
  await dialog.getByRole('button', { name: 'Enviar a la mesa' }).click()
  await expect(page.getByText(/^Corregida, en revisión: Identidad/)).toBeVisible()

  await otra.goto('/consola/mesa')
  const row = otra.getByRole('row').filter({ hasText: nombre })
  await expect(row).toContainText('Corregida, en revisión')
  await row.getByRole('button', { name: /^Revisar la irregularidad/ }).click()
  const revision = otra.getByRole('dialog', { name: `Irregularidad de ${nombre}` })
  await expect(revision.getByRole('button', { name: /^Abrir Archivo 1/ })).toBeVisible()

  // Discarded by mistake and restored over the reopened sheet: by pointer, and by keyboard
  const motivo = otra.getByRole('textbox', { name: /Qué debe corregir/ })
  for (const recuperar of ['click', 'teclado'] as const) {
    if (recuperar === 'click') {
      await press(otra, 'Devolver al asesor')
      await motivo.fill('Falta el reverso')
    }
    await otra.keyboard.press('Escape')
    await expect(revision).toBeVisible()
    const back = otra.getByRole('button', { name: 'Recuperar' })
    if (recuperar === 'click') await back.click()
    else {
      await tabTo(otra, back)
      await otra.keyboard.press('Enter')
    }
    await expect(motivo).toHaveValue('Falta el reverso')
  }
  await otra.keyboard.press('Escape')
  await expect(otra.getByText('Se descartó lo escrito.')).toBeVisible()
  expect(await barriers(otra)).toEqual([])
  await revision.getByRole('button', { name: /^Cerrar la irregularidad/ }).click()
  await expect(otra.getByText(`Irregularidad de ${nombre} cerrada.`)).toBeVisible()
  await expect(page.getByText(/^Corregida, en revisión: Identidad/)).toBeHidden()
  await una.context().close()
  await otra.context().close()
})
