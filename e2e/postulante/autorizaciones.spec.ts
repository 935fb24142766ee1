import { expect, type Page } from '@playwright/test'
import { formularioDe, type PostulanteDemo } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { another } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { expectFocusSomewhere, tabTo } from '../support/focus.ts'
import { arrive, close, fill, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

// other journeys count what waits, and ring the same bells
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

/** A dependent worker whose quote is still to be made, on the screen of her data. */
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

/** From the portfolio, by what the bell tells. */
async function openByBell(jefatura: Page, nombres: string): Promise<void> {
  const unread = jefatura.getByRole('button', { name: new RegExp(`Sin leer.*${nombreDe(nombres)}`) })
  await press(jefatura, /^Notificaciones/)
  await unread.click()
  await jefatura.waitForURL(/\/consola\/autorizaciones$/)
  await jefatura.goto('/dashboard/home')
  await press(jefatura, /^Notificaciones/)
  // her card of the portfolio has buttons with her name too
  await jefatura.getByRole('button', { name: new RegExp(`solicita una autorización.*${nombreDe(nombres)}`) }).waitFor()
  await expect(unread).toBeHidden()
  await jefatura.goto('/consola/autorizaciones')
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

test('of two who decide at once the later is told who decided what', async ({ page, browser, alerce }) => {
  await login(page, 'asesora')
  await applicant(page, 'Berta', '17543212-4')
  await ask(page, 'En trámite')
  const [one, two] = [await another(browser, alerce.url, 'jefatura'), await another(browser, alerce.url, 'jefatura')]
  await openByBell(one, 'Berta')
  await two.goto('/consola/autorizaciones')
  for (const jefatura of [one, two]) await openCase(jefatura, 'Berta')
  // both are asked whether they are sure; the first answers while the other still thinks
  await two.getByRole('button', { name: 'Autorizar' }).click()
  await two.getByRole('alertdialog').waitFor()
  await decide(one, 'Autorizar')
  await expect(page.getByRole('region', { name: 'Autorización' })).toContainText('AUTORIZADO')
  await two.getByRole('alertdialog').getByRole('button', { name: 'Autorizar' }).click()
  await expect(two.getByRole('alertdialog')).toContainText(/ya autorizó esta solicitud el \d\d-\d\d-\d{4}/)
  await two.getByRole('alertdialog').getByRole('button', { name: 'Cerrar' }).click()
  await expect(two.getByRole('dialog').getByRole('status', { name: 'Decisión' })).toContainText('AUTORIZADO')
  for (const jefatura of [one, two]) await jefatura.context().close()
})

test('no barrier on a phone', async ({ page, browser, alerce }) => {
  const fits = async (seen: Page) => {
    expect(await barriers(seen)).toEqual([])
    const wide = await seen.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  }
  await login(page, 'asesora')
  const jefatura = await another(browser, alerce.url, 'jefatura')
  for (const seen of [page, jefatura]) await seen.setViewportSize({ width: 360, height: 800 })
  const nombres = 'Clara'
  const prospectoId = await applicant(page, nombres, '17543213-2')
  await page.getByRole('button', { name: 'Solicitar Autorización' }).waitFor()
  await fits(page)
  await ask(page, 'En trámite')
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await expect(page.getByText(PENDIENTE)).toBeVisible()
  await fits(page)

  await jefatura.goto('/consola/autorizaciones')
  await jefatura.getByRole('link', { name: nombreDe(nombres) }).waitFor()
  await fits(jefatura)
  await openCase(jefatura, nombres)
  await fits(jefatura)
  await decide(jefatura, 'Autorizar')
  await expect(page.getByText('Monto Legal Obligatorio (7%)')).toBeVisible()
  await jefatura.context().close()
})
