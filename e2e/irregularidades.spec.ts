import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { routes } from '../packages/contract/routes.ts'
import { login as loginByCall } from '../tools/screenshots/demo.ts'
import { another } from './sale/evaluation.ts'
import { choose, press } from './support/form.ts'
import { test } from './support/test.ts'

const NOMBRE = 'ELISA BARRÍA COÑUECAR'

/** A prospect of asesor2 whom no other journey knows. */
async function add(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const data = {
    tipoProspecto: 'REF',
    nombres: 'ELISA',
    apellidoPaterno: 'BARRÍA',
    apellidoMaterno: 'COÑUECAR',
    celular: '981000077',
    correo: 'elisa@example.cl',
  }
  const answer = await request.post(routes.ingresarProspecto.path, { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The desk finds something wrong with that case. */
async function openIrregularity(mesa: Page): Promise<void> {
  await press(mesa, 'Abrir irregularidad')
  const dialog = mesa.getByRole('dialog', { name: 'Abrir irregularidad' })
  await dialog.getByRole('combobox', { name: 'Caso' }).fill('barria elisa')
  await dialog.getByRole('option', { name: NOMBRE }).click()
  await choose(mesa, 'Código', /Identidad/)
  await choose(mesa, 'Detalle', /vencida/)
  await dialog.getByRole('button', { name: 'Abrir irregularidad' }).click()
  await expect(mesa.getByText(`Irregularidad de ${NOMBRE} abierta. Se avisó a su asesor.`)).toBeVisible()
}

test('what the desk finds wrong stands on the card of an open portfolio, and leaves it once put right', async ({
  page,
  context,
  browser,
  alerce,
}) => {
  await add(context.request, await loginByCall(context.request, 'asesor2'))
  await page.goto('/dashboard/home')
  const card = page.getByRole('article').filter({ hasText: NOMBRE })
  const icon = card.getByRole('button', { name: /^Presiona para ver irregularidades/ })
  await expect(card).toBeVisible()
  await expect(icon).toBeHidden()

  const mesa = await another(browser, alerce.url, 'mesa')
  await mesa.goto('/consola/irregularidades')
  await openIrregularity(mesa)
  const row = mesa.getByRole('row').filter({ hasText: NOMBRE })
  await expect(row).toContainText('Cédula de identidad vencida')

  await expect(icon).toBeVisible()
  const bell = page.getByRole('button', { name: /^Notificaciones/ })
  await expect(bell).toHaveAccessibleName(/sin leer$/)
  await icon.click()
  const table = page.getByRole('dialog', { name: 'Irregularidades' }).getByRole('row')
  await expect(table.nth(1)).toHaveText(/10\s*Identidad\s*2\s*Cédula de identidad vencida/)
  await press(page, 'Cerrar')

  await row.getByRole('button', { name: /^Cerrar la irregularidad/ }).click()
  await expect(row).toBeHidden()
  await expect(icon).toBeHidden()
  await mesa.getByRole('link', { name: 'Cerradas' }).click()
  await expect(row).toContainText('Cédula de identidad vencida')
  await mesa.context().close()
})
