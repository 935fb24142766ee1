import { expect, type Page } from '@playwright/test'
import { another } from '../sale/evaluation.ts'
import { sendSigned, sign } from '../sale/signed.ts'
import { barriers } from '../support/barriers.ts'
import { arrive, close, press } from '../support/form.ts'

/** From the quotation summary to the papers, read in the page and sent. */
async function mailPapers(page: Page, papeles: readonly RegExp[]): Promise<void> {
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
  await press(page, 'Enviar por correo')
  await close(page, 'Los documentos se han enviado al cliente.')
}

/** From the quotation summary to the contract: its papers, what was signed, the desk, home. */
export async function hastaElContrato(
  page: Page,
  { nombre, url, papeles }: { readonly nombre: string; readonly url: string; readonly papeles: readonly RegExp[] },
): Promise<void> {
  await mailPapers(page, papeles)
  await sign(page, papeles.length)
  await sendSigned(page)
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  const mesa = await another(browser, url, 'mesa')
  await mesa.goto('/consola/firmas')
  await arrive(mesa, 'Pendientes de la mesa')
  await press(mesa, `Revisar los documentos de ${nombre}`)
  const dialog = mesa.getByRole('dialog', { name: `Documentos de ${nombre}` })
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await press(mesa, 'Aceptar y suscribir')
  await expect(mesa.getByText(`Contrato de ${nombre} suscrito. Se avisó a su asesor.`)).toBeVisible()
  await mesa.context().close()
  await expect(page.getByText('El contrato ya está suscrito.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Finalizar' }).click()
  const card = page.getByRole('article').filter({ hasText: nombre }).filter({ hasText: 'Contrato Suscrito' })
  await expect(card).toBeVisible()
}
