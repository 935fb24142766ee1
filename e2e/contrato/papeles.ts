import { expect, type Page } from '@playwright/test'
import { signedIn } from '../sale/evaluation.ts'
import { sendSigned, sign } from '../sale/signed.ts'
import { barriers } from '../support/barriers.ts'
import { arrive, close, press } from '../support/form.ts'

/** From the quotation summary to the issued papers, opened in the page. */
export async function readPapers(page: Page, papeles: readonly RegExp[]): Promise<void> {
  await press(page, 'Continuar')
  await page.waitForURL(/documents-preview/)
  await expect(page.getByText(`${papeles.length} de ${papeles.length} emitidos`)).toBeVisible()
  const panel = page.getByRole('region', { name: 'Documentos', exact: true })
  for (const papel of papeles) await expect(panel.getByText(papel).first()).toBeVisible()
  const opener = page.getByRole('button', { name: /^Abrir Plan y precio/ })
  await opener.click()
  const visor = page.getByRole('complementary', { name: /^Plan y precio/ })
  await expect(visor.getByRole('status')).toHaveText(/^Página 1 de \d$/)
  await visor.getByRole('region').press('Escape')
  expect(await barriers(page)).toEqual([])
}

/** Mails the papers to the applicant. */
export async function mailPapers(page: Page): Promise<void> {
  await press(page, 'Enviar por correo')
  await close(page, 'Los documentos se han enviado al cliente.')
}

/** Papers that the desk reviews, listed under a name; for a couple, those of the spouse too. */
interface Entregados {
  readonly nombre: string
  readonly url: string
  /** Other text in the dialog with the papers. */
  readonly muestra?: string
  readonly dicho: string
}

/** The desk accepts the papers, and the open screen of the advisor shows it; ends at home. */
export async function subscribe(page: Page, { nombre, url, muestra, dicho }: Entregados): Promise<void> {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  const mesa = await signedIn(browser, url, 'mesa')
  await mesa.goto('/consola/firmas')
  await arrive(mesa, 'Pendientes de la mesa')
  await press(mesa, `Revisar los documentos de ${nombre}`)
  const dialog = mesa.getByRole('dialog', { name: `Documentos de ${nombre}` })
  if (muestra) {
    await expect(dialog.getByRole('heading', { name: muestra })).toBeVisible()
    expect(await barriers(mesa)).toEqual([])
  }
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await press(mesa, 'Aceptar y suscribir')
  await expect(mesa.getByText(`${dicho} Se avisó a su asesor.`)).toBeVisible()
  await mesa.context().close()
  await expect(page.getByText('El contrato ya está suscrito.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Finalizar' }).click()
}

/** Expects the card of an applicant with a contract at home. */
export const suscrito = (page: Page, nombre: string) =>
  expect(page.getByRole('article').filter({ hasText: nombre }).filter({ hasText: 'Contrato Suscrito' })).toBeVisible()

/** From the quotation summary to the contract: papers, signed copies, the desk, home. */
export async function hastaElContrato(
  page: Page,
  { nombre, url, papeles }: { readonly nombre: string; readonly url: string; readonly papeles: readonly RegExp[] },
): Promise<void> {
  await readPapers(page, papeles)
  await mailPapers(page)
  await sign(page, papeles.length)
  await sendSigned(page)
  await subscribe(page, { nombre, url, dicho: `Contrato de ${nombre} suscrito.` })
  await suscrito(page, nombre)
}
