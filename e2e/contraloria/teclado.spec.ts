import { expect, type Locator, type Page } from '@playwright/test'
import { callsOf } from '../support/calls.ts'
import { expectFocusSomewhere, tabTo } from '../support/focus.ts'
import { press } from '../support/form.ts'
import { turnOn } from '../support/parametro.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

test.use({ apart: 'contraloria-teclado' })

const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first()
const rows = (page: Page) => page.getByRole('list', { name: /^Casos/ }).getByRole('button')

/** Demo users of mesa also belong to contraloría: with four eyes on, a second person must confirm a negative answer. */
async function twoAuditors(admin: Page): Promise<void> {
  await turnOn(admin, 'contraloriaCuatroOjos')
  const call = await callsOf(admin)
  const mesa = (await call('obtenerUsuarios', {})).filas.find(({ usuario }) => usuario === 'mesa')
  if (!mesa) throw new Error('nobody is of the mesa')
  await call('guardarUsuario', { ...mesa, roles: ['contraloria'] })
}

test('two auditors: one cannot answer the taken case of the other, but reviews its rejection', async ({
  browser,
  page,
  alerce,
}) => {
  const context = await browser.newContext({ baseURL: alerce.url })
  const other = await context.newPage()
  await twoAuditors(other)
  await login(page, 'contraloria', '/consola/contraloria?cola=financiera')
  await rows(page).first().click()
  await page.getByText('Nadie ha tomado este caso.').waitFor()
  await page.keyboard.press('t')
  await expect(page.getByRole('status').filter({ hasText: 'Usted lo tiene' })).toBeVisible()
  const name = await title(page).innerText()
  const { search } = new URL(page.url())

  await context.clearCookies()
  await login(other, 'mesa', `/consola/contraloria${search}`)
  await expect(other.getByRole('status').filter({ hasText: 'Lo tiene Andrés Sepúlveda' })).toBeVisible()
  await other.getByRole('radio', { name: /^Rechazar/ }).check()
  await expect(other.getByRole('button', { name: 'Registrar resultado' })).toHaveAccessibleDescription(
    'Lo tiene Andrés Sepúlveda. Tómelo para responder.',
  )

  const propose = async () => {
    await page.getByRole('radio', { name: /^Rechazar/ }).check()
    await page.getByRole('textbox', { name: /^Motivo/ }).fill('La renta no alcanza para el plan elegido')
    await press(page, 'Registrar resultado')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Registrar resultado' }).click()
    await expect(page.getByText(/Espera que otra persona lo confirme\.$/)).toBeVisible()
  }
  await propose()

  // The other auditor has the case open, and reads the answer before confirming it
  const panel = other.getByRole('region', { name: 'Respuesta por confirmar' })
  await expect(panel.getByRole('status')).toContainText('Andrés Sepúlveda propuso: Renta insuficiente.')
  await panel.getByRole('button', { name: 'Leer la propuesta' }).click()

  // By keyboard alone: returned with a note. Without a note it shows an error; «Recuperar» restores a discarded note
  const devolver = panel.getByRole('button', { name: 'Devolver' })
  const dialog = other.getByRole('dialog', { name: 'Devolver la respuesta' })
  const nota = dialog.getByRole('textbox', { name: /^Nota/ })
  const enter = async (button: Locator) => {
    await tabTo(other, button)
    await other.keyboard.press('Enter')
  }
  await enter(devolver)
  await enter(dialog.getByRole('button', { name: 'Devolver' }))
  await expect(dialog.getByText('Escriba la nota').last()).toBeVisible()
  await expect(nota).toBeFocused()
  await other.keyboard.type('Falta la liquidación de octubre')
  await other.keyboard.press('Escape')
  await expect(devolver).toBeFocused()
  await enter(other.getByRole('button', { name: 'Recuperar' }))
  await expect(nota).toHaveValue('Falta la liquidación de octubre')
  await enter(dialog.getByRole('button', { name: 'Devolver' }))
  await expect(other.getByText(`${name} volvió a Andrés Sepúlveda, con su nota`).first()).toBeVisible()
  await expectFocusSomewhere(other)

  // The answer is back with its author, who proposes it again
  await page.goto(`/consola/contraloria${search}`)
  await expect(page.getByRole('status').filter({ hasText: 'Usted lo tiene' })).toBeVisible()
  await expect(page.getByText('Falta la liquidación de octubre').first()).toBeVisible()
  await propose()
  await other.goto(`/consola/contraloria${search}`)
  await panel.getByRole('button', { name: 'Confirmar' }).click()
  await expect(other.getByText(`${name}: Renta insuficiente, confirmado. El aviso sale en 15 segundos.`)).toBeVisible()
  await context.close()
})
