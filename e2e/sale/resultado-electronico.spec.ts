import { expect, type Page } from '@playwright/test'
import { textosDelPostulante, textosDeResultado } from '../../packages/contract/catalogos/declaracion/resultados.ts'
import type { SituacionDelPostulante } from '../../packages/domain/declaracion/invitacion/seguimiento.ts'
import { pdf } from '../../packages/domain/testing/archivos.ts'
import { press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { invitada } from './al-telefono.ts'
import { another, approveIncome, ask, openCase, restrict } from './evaluation.ts'
import { open, sign } from './firma.ts'
import { declareByPhone, identify, sano, signByPhone, titulo, tituloAlMirar } from './invitada.ts'

test.use({ apart: 'electronica' })

const RUT = '17245373-2'
const RENATA = /RENATA FIRMA/
const INFORME = 'Informe del broncopulmonar'

/** Expects that decisions of others appear on the open page without a reload. */
const llega = (applicant: Page, situacion: SituacionDelPostulante) =>
  expect(
    applicant.getByRole('heading', { level: 1, name: textosDelPostulante[situacion].titulo, exact: true }),
  ).toBeVisible()

test('on a phone, an applicant sends the report requested by contraloría and accepts the restrictions', async ({
  page,
  browser,
  alerce,
}) => {
  const como = { nombres: 'Renata' }
  const { mesa, prospectoId, enlace, applicant } = await invitada({ page, browser, alerce }, RUT, como)
  const desk = await another(browser, alerce.url, 'contraloria')
  await open(applicant, enlace)
  await identify(applicant, mesa, RUT)
  await titulo(applicant, 'Autorización PreviRed')
  await declareByPhone(applicant, true)
  await signByPhone(applicant, mesa)
  await open(applicant, enlace)
  await llega(applicant, 'enEvaluacion')
  await page.goto(`/dashboard/resumen-plan?prospectoId=${prospectoId}`)
  await page.getByRole('link', { name: /^(Sigue:|Ver) Resultado/i }).click()

  await approveIncome(desk, RENATA)
  await openCase(desk, /^Médica/, RENATA)
  await ask(desk, /Se piden antecedentes/, INFORME)
  await alerce.release()
  await expect(page.getByRole('heading', { name: textosDeResultado[3].titulo })).toBeVisible()
  // Only the applicant reads the request and sends the files
  await expect(page.getByText(INFORME)).toHaveCount(0)
  await expect(page.getByLabel('Adjuntar archivos')).toHaveCount(0)
  await llega(applicant, 'antecedentes')
  await expect(applicant.getByText(INFORME)).toBeVisible()
  await sano(applicant)
  const informe = { name: 'informe.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf({ dentro: 'informe' })) }
  await applicant.getByLabel('Agregar un archivo o una foto').setInputFiles(informe)
  await expect(applicant.getByRole('list', { name: 'Archivos recibidos' })).toContainText('informe.pdf')
  await sano(applicant)
  await press(applicant, 'Ya está todo: enviar')
  await llega(applicant, 'enEvaluacion')

  await openCase(desk, /^Médica/, RENATA)
  await expect(desk.getByRole('region', { name: 'Reenvío' })).toContainText('informe.pdf')
  await restrict(desk, 'Asma', '12', textosDelPostulante.restringida.titulo)
  await expect(page.getByRole('heading', { name: textosDeResultado[2].titulo })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aceptar' })).toHaveCount(0)
  await tituloAlMirar(applicant, textosDelPostulante.restringida.titulo)
  await expect(applicant.getByRole('list', { name: 'Restricciones' })).toContainText('Asma')
  await sano(applicant)
  await applicant.getByRole('radio', { name: 'Las acepto', exact: true }).check()
  await sign(applicant, mesa, 'Aceptar las restricciones', 'Código de la respuesta')
  await llega(applicant, 'aceptada')
  await sano(applicant)
})
