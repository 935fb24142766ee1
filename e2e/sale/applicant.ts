import type { Page } from '@playwright/test'
import { drawCertificado } from '../../apps/server/src/semilla/certificados/draw-certificado.ts'
import { requestCertificado } from '../../apps/server/src/semilla/certificados/request-certificado.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { jpg } from '../../packages/domain/testing/archivos.ts'
import { arrive, choose, close, fill, press } from '../support/form.ts'

/** From the portfolio to a saved prospect, then on to its applicant data. */
export async function addProspect(page: Page, rut: string): Promise<void> {
  await press(page, 'Agregar nuevo prospecto')
  await arrive(page, 'Agregar nuevo prospecto')
  await choose(page, 'Tipo de prospecto', 'REF · Referido')
  await fill(page, {
    RUT: rut,
    Nombres: 'maría josé',
    'Primer apellido': 'núñez',
    'Segundo apellido': "o'higgins",
    Celular: '+56 9 8765 4321',
    'Correo electrónico': 'maria.nunez@example.cl',
  })
  await press(page, 'Guardar Prospecto')
  await page.getByText('Los datos se han guardado correctamente!').waitFor()
  await press(page, 'Ir a Antecedentes')
  await arrive(page, 'Antecedentes del postulante')
}

/** Types the data of a dependent worker in a manual sale, without saving. */
async function typeApplicant(page: Page): Promise<void> {
  await fill(page, { 'Fecha de nacimiento': '15-03-1991' })
  await choose(page, 'Sexo', 'Femenino')
  await choose(page, 'Isapre actual', 'FONASA')
  await choose(page, 'Región', 'Metropolitana de Santiago')
  await choose(page, 'Ciudad', 'Santiago')
  await choose(page, 'Tipo de trabajador', 'Dependiente')
  await fill(page, { 'Rut Empleador': '76086428-5', 'Renta imponible': '1500000' })
  await choose(page, 'Tipo de venta', 'Manual')
}

/** Uploads the documents of a dependent worker: a photo of the card, and a certificate without income. */
async function handInDocuments(page: Page): Promise<void> {
  const rut = await page.getByRole('textbox', { name: 'RUT', exact: true }).inputValue()
  const empleador = await page.getByRole('textbox', { name: 'Rut Empleador', exact: true }).inputValue()
  const pedido = requestCertificado({ rut, empleador }, hoyEnSantiago(new Date().toISOString()))
  if (typeof pedido === 'string') throw new Error(pedido)
  const buffer = await drawCertificado({ ...pedido, formato: 'carta' })
  await choose(page, 'AFP del certificado', /habitat/i)
  await page
    .getByLabel('Archivo del certificado')
    .setInputFiles({ name: 'certificado.pdf', mimeType: 'application/pdf', buffer })
  await page.getByText('Documento Valido').waitFor()
  await page
    .getByLabel('Adjuntar Cédula de identidad')
    .setInputFiles({ name: 'cedula.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpg()) })
  await page.getByText('Están todos los obligatorios.').waitFor()
}

/** Types and saves the applicant data and uploads the documents; ends at the beneficiaries. */
export async function applicantData(page: Page): Promise<void> {
  await typeApplicant(page)
  await handInDocuments(page)
  await press(page, 'Avanzar en la Postulación')
  await close(page, 'Los datos se han guardado correctamente!')
  await arrive(page, 'Beneficiarios')
}
