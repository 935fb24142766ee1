import { expect, type Page } from '@playwright/test'
import { addProspect, typeApplicant } from '../sale/applicant.ts'
import { barriers } from '../support/barriers.ts'
import { certificado } from '../support/certificado.ts'
import { choose, close, fill, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

const RUT = '18734561-8'
const CLAVE = '18734'

const adjuntar = async (page: Page, buffer: Buffer) =>
  page
    .getByLabel('Archivo del certificado')
    .setInputFiles({ name: 'certificado.pdf', mimeType: 'application/pdf', buffer })
const renta = (page: Page) => page.getByRole('textbox', { name: 'Renta imponible' })

test('an advisor validates a certificate: the income is filled in, saved, and stands after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await login(page, 'asesora')
  await addProspect(page, RUT)
  await typeApplicant(page)
  const block = page.getByRole('region', { name: 'Certificado de cotizaciones', exact: true })
  await press(page, 'Validar certificado')
  await expect(block.getByText('Debe ingresar la AFP del documento')).toBeVisible()

  // somebody else's is refused with its reasons, and nothing changes
  await choose(page, 'AFP del certificado', /habitat/i)
  await adjuntar(page, await certificado({ rut: '20347878-K', meses: '1' }))
  await press(page, 'Validar certificado')
  await expect(block.getByRole('alert').getByRole('listitem')).toHaveText([
    /^El certificado no corresponde al RUT del postulante *El documento es del RUT 20.347.878-K. Adjunte el de su cliente/,
  ])
  expect(await barriers(page)).toEqual([])

  // his own asks for its password
  await adjuntar(page, await certificado({ rut: RUT, renta: '1620000', clave: CLAVE, formato: '2' }))
  await press(page, 'Validar certificado')
  await expect(block.getByRole('alert').getByRole('listitem')).toHaveText([
    /^El documento está protegido con clave *Escriba su clave en «Clave del PDF»/,
  ])
  await expect(page.getByLabel('Clave del PDF, si la pide')).toBeFocused()
  await fill(page, { 'Clave del PDF, si la pide': CLAVE })
  await press(page, 'Validar certificado')
  await expect(block.getByText('Documento Valido')).toBeVisible()
  await expect(block).toContainText('Promedio de 3 meses')
  await expect(renta(page)).toHaveValue('$ 1.620.000')
  // and it stands among the documents, in its place
  const lugar = page.getByRole('region', { name: /^Certificado de cotizaciones \(/ })
  await expect(lugar.getByText('certificado.pdf')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await press(page, 'Guardar Antecedentes')
  await close(page, 'Los datos se han guardado correctamente!')
  await page.reload()
  await expect(renta(page)).toHaveValue('$ 1.620.000')
  await expect(block.getByText('Documento Valido')).toBeVisible()

  // taken back by mistake
  await press(page, 'Retirar certificado')
  await expect(block.getByRole('button', { name: 'Validar certificado' })).toBeVisible()
  await press(page, 'Deshacer')
  await expect(block.getByText('Documento Valido')).toBeVisible()
})
