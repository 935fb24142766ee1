import { expect } from '@playwright/test'
import { sign } from '../sale/firma.ts'
import { sano, titulo, tituloAlMirar } from '../sale/invitada.ts'
import { barriers } from '../support/barriers.ts'
import { choose, fill, press } from '../support/form.ts'
import { turnOn } from '../support/parametro.ts'
import { test } from '../support/test.ts'
import { porFirmar, sendToSign } from './por-firmar.ts'

test.use({ apart: 'firma de nuevo' })

const RUT = '17245371-6'
const NOMBRE = 'AURORA FIRMA PRUEBA'

test('a document that the desk finds wrong is corrected, signed on the phone again, and becomes a contract', async ({
  page,
  browser,
  alerce,
}) => {
  const admin = await browser.newPage({ baseURL: alerce.url })
  await turnOn(admin, 'contrafirmaEnMesa')
  await admin.context().close()
  const { mesa, applicant } = await porFirmar({ page, browser, alerce }, RUT)
  await sign(applicant, mesa, 'Firmar el contrato')
  await titulo(applicant, 'Sus documentos están firmados')

  await mesa.goto('/consola/firmas')
  await press(mesa, `Revisar los documentos de ${NOMBRE}`)
  await press(mesa, 'Devolver al asesor')
  await choose(mesa, 'Código', /Documento contractual/)
  await choose(mesa, 'Detalle', /Un dato del documento está equivocado/)
  await expect(mesa.getByText(/firmará otra vez; lo que firmó queda guardado/)).toBeVisible()
  expect(await barriers(mesa)).toEqual([])
  await press(mesa, 'Devolver')

  // The advisor's open screen updates by itself, the phone when it becomes visible
  await tituloAlMirar(applicant, 'Sus documentos se están corrigiendo')
  await sano(applicant)
  await expect(page.getByText('Un dato del documento está equivocado', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Actualizar Datos Pendientes' }).click()
  await page.waitForURL(/documentosnew/)
  await fill(page, { Domicilio: 'Av. Vitacura 9000, piso 3' })
  await press(page, /^(Guardar|Continuar|Actualizar)/)
  await page.waitForURL(/resumen-cotizacion/)
  await press(page, 'Continuar')
  await page.waitForURL(/documents-preview/)
  await expect(page.getByRole('list', { name: 'Versiones anteriores que se firmaron' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await sendToSign(page)

  await tituloAlMirar(applicant, 'Firme su contrato')
  await expect(applicant.getByText(/^Reemplazan a los que usted firmó el/)).toBeVisible()
  await sano(applicant)
  await sign(applicant, mesa, 'Firmar el contrato')
  await titulo(applicant, 'Sus documentos están firmados')

  await press(mesa, `Revisar los documentos de ${NOMBRE}`)
  const dialog = mesa.getByRole('dialog', { name: `Documentos de ${NOMBRE}` })
  await expect(dialog.getByRole('list', { name: /^Versiones anteriores que se firmaron/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await press(mesa, 'Aceptar y suscribir')
  await tituloAlMirar(applicant, 'Su contrato está hecho')
  await page.goto('/dashboard/home')
  const card = page.getByRole('article').filter({ hasText: 'AURORA FIRMA' })
  await expect(card.filter({ hasText: 'Contrato Suscrito' })).toBeVisible()
})
