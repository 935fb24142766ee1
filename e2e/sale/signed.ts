import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { pdf } from '../../packages/domain/testing/archivos.ts'
import { close, press } from '../support/form.ts'

/** A scan with this file name, unique on each call. */
export const escaneo = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdf({ dentro: `${name} ${randomUUID()}` })),
})

/** Uploads a scan for each issued paper. */
export async function sign(page: Page, papers: number): Promise<void> {
  const places = page.getByRole('region', { name: 'Documentos firmados' }).getByRole('region')
  await expect(places).toHaveCount(papers)
  for (const [at, place] of (await places.all()).entries()) {
    await place.getByLabel(/Adjuntar firmado/).setInputFiles(escaneo(`firmado-${at + 1}`))
    // The announcement of the upload also contains the name
    await expect(place.getByText(`firmado-${at + 1}.pdf`, { exact: true })).toBeVisible()
    await expect(page.getByText(`${at + 1} de ${papers} firmados`)).toBeVisible()
  }
}

/** Sends the signed papers to the desk. */
export async function sendSigned(page: Page): Promise<void> {
  await press(page, 'Enviar documentos firmados')
  await close(page, 'Los documentos firmados quedaron en la mesa. Le avisaremos cuando los revise.')
}
