import { expect, type Page } from '@playwright/test'
import { formularioDe, type PostulanteDemo } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { another } from '../sale/evaluation.ts'
import { callsOf } from '../support/calls.ts'
import { expectFocusSomewhere, tabTo } from '../support/focus.ts'
import { arrive, close, fill, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

// Other journeys count pending requests, and cause the same notifications
test.use({ apart: 'autorizaciones' })

const PENDIENTE = 'Existe una solicitud de autorización en estado PENDIENTE. Debe contactar a su supervisor.'
const quien = (nombres: string, rut: string): PostulanteDemo => ({
  rut,
  nombres,
  apellidoPaterno: 'Quilodrán',
  apellidoMaterno: 'Ñanco',
  nacimiento: '1991-03-15',
  sexo: 'F',
  renta: 1_500_000,
  rutEmpleador: '76086428-5',
})
const nombreDe = (nombres: string) => `${nombres.toUpperCase()} QUILODRÁN ÑANCO`

/** A dependent worker without a quote, on the screen of the applicant data. */
async function applicant(page: Page, nombres: string, rut: string): Promise<number> {
  const call = await callsOf(page)
  const { prospectoId } = await call('ingresarProspecto', formularioDe(quien(nombres, rut)))
  await page.goto(`/dashboard/postulant-data?prospectoId=${prospectoId}`)
  await arrive(page, 'Antecedentes del postulante')
  return prospectoId
}

async function ask(page: Page, motivo: string): Promise<void> {
  await fill(page, { 'Motivo Solicitud de Autorización': motivo })
  await press(page, 'Solicitar Autorización')
  await close(page, 'La solicitud de Autorización envio correctamente')
}

/** The head of the team opens the case from the queue. */
async function openCase(jefatura: Page, nombres: string) {
  await jefatura.getByRole('link', { name: nombreDe(nombres) }).click()
  const dialog = jefatura.getByRole('dialog', { name: 'Solicitud de autorización' })
  await dialog.getByRole('button', { name: 'Autorizar' }).waitFor()
  return dialog
}

async function decide(jefatura: Page, que: 'Autorizar' | 'Rechazar'): Promise<void> {
  await jefatura.getByRole('dialog', { name: 'Solicitud de autorización' }).getByRole('button', { name: que }).click()
  await jefatura.getByRole('alertdialog', { name: que }).getByRole('button', { name: que }).click()
}

/** The same with the keyboard alone, from the list. */
async function decideByKeys(jefatura: Page, nombres: string): Promise<void> {
  await tabTo(jefatura, jefatura.getByRole('link', { name: nombreDe(nombres) }))
  await jefatura.keyboard.press('Enter')
  const dialog = jefatura.getByRole('dialog', { name: 'Solicitud de autorización' })
  await expect(dialog).toContainText('Espere al lunes')
  await tabTo(jefatura, dialog.getByRole('button', { name: 'Autorizar' }))
  await jefatura.keyboard.press('Enter')
  await tabTo(
    jefatura,
    jefatura.getByRole('alertdialog', { name: 'Autorizar' }).getByRole('button', { name: 'Autorizar' }),
  )
  await jefatura.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expectFocusSomewhere(jefatura)
}

test('a request holds the quote, and the decision opens it on the screen that waits, at once', async ({
  page,
  browser,
  alerce,
}) => {
  await login(page, 'asesora')
  const jefatura = await another(browser, alerce.url, 'jefatura')
  await jefatura.getByRole('navigation', { name: 'Jefatura' }).getByRole('link', { name: 'Autorizaciones' }).click()
  await expect(jefatura.getByRole('link', { name: 'Pendientes 1' })).toBeVisible()

  const prospectoId = await applicant(page, 'Elena', '17543211-6')
  await press(page, 'Solicitar Autorización')
  await expect(page.getByText('Ingrese el motivo de la solicitud')).toBeVisible()
  await ask(page, 'Su AFP entrega el certificado el lunes')
  const box = page.getByRole('region', { name: 'Autorización' })
  await expect(box).toContainText('Estado de la Autorización: PENDIENTE')

  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await expect(page.getByText(PENDIENTE)).toBeVisible()
  await expect(page.getByText('Monto Legal Obligatorio (7%)')).toBeHidden()

  const dialog = await openCase(jefatura, 'Elena')
  await expect(dialog).toContainText('Su AFP entrega el certificado el lunes')
  await dialog.getByRole('button', { name: 'Rechazar' }).click()
  await expect(dialog.getByText('Escriba por qué rechaza: lo lee el asesor').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Observación/ }).fill('Espere al lunes')
  await decide(jefatura, 'Rechazar')
  await expect(page.getByText(/en estado RECHAZADA: Espere al lunes\./)).toBeVisible()
  await expect(jefatura.getByRole('link', { name: nombreDe('Elena') })).toBeHidden()

  await page.getByRole('link', { name: 'Ir a Antecedentes' }).click()
  await expect(box).toContainText('Espere al lunes')
  await ask(page, 'El certificado no llegó')
  await expect(jefatura.getByRole('link', { name: nombreDe('Elena') })).toBeVisible()
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await expect(page.getByText(PENDIENTE)).toBeVisible()

  await decideByKeys(jefatura, 'Elena')
  await expect(page.getByText('Monto Legal Obligatorio (7%)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardar Rango' })).toBeEnabled()
  await jefatura.getByRole('link', { name: 'Decididas' }).click()
  await expect(jefatura.getByRole('row').filter({ hasText: nombreDe('Elena') })).toHaveCount(2)

  await page.goto(`/dashboard/timeline?prospectoId=${prospectoId}`)
  for (const text of ['Solicitud de autorización aprobada', 'Solicitud de autorización rechazada'])
    await expect(page.getByText(text)).toBeVisible()
  await jefatura.context().close()
})
