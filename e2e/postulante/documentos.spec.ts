import { expect, type Page } from '@playwright/test'
import { cifrado } from '../../apps/server/src/testing/archivos/pdfs.ts'
import { jpg, pdf } from '../../packages/domain/testing/archivos.ts'
import { addProspect, handInDocuments, typeApplicant } from '../sale/applicant.ts'
import { signedIn } from '../sale/evaluation.ts'
import { quote } from '../sale/quote.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, choose, close, press } from '../support/form.ts'
import { login, signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

const CEDULA = 'Cédula de identidad'
const REFUSED =
  'Uno o más de los archivos adjuntados tienen un formato inválido, los formatos permitidos son JPG, GIF o PDF, con un tamaño máximo de 2MB.'

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
const caja = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const pick = (page: Page, name: string, files: ReturnType<typeof file>[]) =>
  page.getByLabel(`Adjuntar ${name}`).setInputFiles(files)
const quitar = (page: Page, name: string) => page.getByRole('button', { name: `Quitar ${name}`, exact: true })

/** A prospect of the advisor that nobody else looks at; answers the address of its data, as a path. */
async function nuevo(page: Page, nombres: string): Promise<string> {
  const persona = { tipoProspecto: 'REF', nombres, apellidoPaterno: 'CAYUPÁN', apellidoMaterno: 'VEGA' }
  const llamar = await callsOf(page)
  const { prospectoId } = await llamar('ingresarProspecto', {
    ...persona,
    celular: '981000088',
    correo: 'documentos@example.cl',
  })
  return `/dashboard/postulant-data?prospectoId=${prospectoId}`
}

/** Opens the data of a prospect who works for somebody. */
async function abrir(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await choose(page, 'Tipo de trabajador', 'Dependiente')
  await caja(page, CEDULA).waitFor()
}

/** An image that a browser made. */
const imagen = async (page: Page, type: string) =>
  Buffer.from(
    await page.evaluate(async (kind) => {
      const canvas = new OffscreenCanvas(40, 30)
      canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: kind })).arrayBuffer())]
    }, type),
  )

/** The same image with so much noted in it that it weighs more than 2 MB, as a camera's. */
const pesada = (image: Buffer) => {
  const nota = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 0x61)])
  return Buffer.concat([image.subarray(0, 2), ...Array.from({ length: 33 }, () => nota), image.subarray(2)])
}

test('the right ones are kept, the wrong ones say why; one is taken away and given back', async ({ page, context }) => {
  await signIn(page, 'asesora')
  await abrir(page, await nuevo(page, 'DOMINGA'))
  await pick(page, CEDULA, [
    file('anverso.pdf', pdf()),
    file('word.pdf', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')),
    file('cortado.pdf', pdf().subarray(0, 120)),
    file('clave.pdf', await cifrado({ algorithm: 'AES-256', clave: '16482' })),
  ])
  const box = caja(page, CEDULA)
  await expect(box.getByRole('alert')).toHaveText(REFUSED)
  for (const why of [/documento de Office/, /está incompleto/, 'El documento está protegido con clave.'])
    await expect(box.getByText(why)).toBeVisible()
  await expect(quitar(page, 'anverso.pdf')).toBeVisible()
  await expect(page.getByText('Para avanzar falta uno obligatorio (*): Certificado de cotizaciones.')).toBeVisible()

  const tab = context.waitForEvent('page')
  await press(page, 'Abrir anverso.pdf')
  await (await tab).close()

  await quitar(page, 'anverso.pdf').click()
  await expect(quitar(page, 'anverso.pdf')).toBeHidden()
  await press(page, 'Deshacer')
  await expect(quitar(page, 'anverso.pdf')).toBeVisible()

  await page.getByRole('link', { name: 'Ver documentos' }).click()
  const list = page.getByRole('list', { name: 'Documentos del postulante' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await press(page, 'Descargar anverso.pdf')
  expect((await download).suggestedFilename()).toBe('anverso.pdf')
})

test('without them nobody advances: it says so, goes to the first, and what was typed stays', async ({ page }) => {
  await login(page, 'asesora')
  await addProspect(page, '15904233-2')
  await typeApplicant(page)
  const refused = 'Revise el estado de validación de los documentos obligatorios'
  await press(page, 'Avanzar en la Postulación')
  await close(page, refused)
  await expect(page.getByLabel('AFP del certificado')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Renta imponible' })).toHaveValue('$ 1.500.000')

  await press(page, 'Guardar Antecedentes')
  await close(page, 'Los datos se han guardado correctamente!')
  // the footer lets nobody past it either
  await page.goto(page.url().replace('postulant-data', 'preliminar-plan'))
  await arrive(page, 'Cotizar Plan')
  await quote(page)
  await page.getByRole('radio').first().check()
  // told before it is asked whether to confirm: there would be nothing to confirm
  await press(page, 'Confirmar Plan')
  const told = page.getByRole('alertdialog', { name: refused })
  await expect(told).toContainText('Falta validar: Certificado de cotizaciones (76.086.428-5)')
  expect(await barriers(page)).toEqual([])
  await told.getByRole('button', { name: 'Ir a Documentos' }).click()

  await arrive(page, 'Antecedentes del postulante')
  await handInDocuments(page)
  await press(page, 'Avanzar en la Postulación')
  await close(page, 'Los datos se han guardado correctamente!')
  await arrive(page, 'Beneficiarios')
})

test('a photo that is too big is reduced, a PNG is turned into a JPG', async ({ page }) => {
  await signIn(page, 'asesora')
  await abrir(page, await nuevo(page, 'RAYÉN'))
  const big = pesada(await imagen(page, 'image/jpeg'))
  expect(big.length).toBeGreaterThan(2_097_152)
  await pick(page, CEDULA, [file('grande.jpg', big)])
  await press(page, 'Reducir la imagen grande.jpg')
  await expect(quitar(page, 'grande.jpg')).toBeVisible()
  await pick(page, 'Otro documento', [file('captura.png', await imagen(page, 'image/png'))])
  await press(page, 'Convertir a JPG captura.png')
  await expect(quitar(page, 'captura.jpg')).toBeVisible()
  await press(page, 'Abrir captura.jpg')
  const image = page.getByRole('dialog').getByRole('img', { name: 'captura.jpg' })
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(40)
})

test('leaving in the middle asks; a reload keeps what arrived; what the network dropped is sent again', async ({
  page,
}) => {
  await signIn(page, 'asesora')
  const address = await nuevo(page, 'AYLÍN')
  await abrir(page, address)
  // one goes through, whichever leaves first; the other never gets an answer, then is cut off
  const red: ('pasa' | 'calla' | 'corta')[] = ['calla', 'corta', 'pasa']
  await page.route('**/subirDocumentoProspecto*', async (route) => {
    const now = route.request().headers()['content-disposition']?.includes('uno.pdf') ? 'pasa' : red.shift()
    if (now === 'pasa') await route.continue()
    if (now === 'corta') await route.abort()
  })
  await pick(page, CEDULA, [file('uno.pdf', pdf()), file('dos.jpg', jpg())])
  await expect(quitar(page, 'uno.pdf')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancelar dos.jpg' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver documentos' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Hay archivos que todavía no se guardan.')
  await question.getByRole('button', { name: 'Quedarse' }).click()
  await expect(page.getByRole('button', { name: 'Cancelar dos.jpg' })).toBeVisible()
  await abrir(page, address)
  await expect(quitar(page, 'uno.pdf')).toBeVisible()
  await expect(page.getByText('dos.jpg')).toBeHidden()

  await pick(page, CEDULA, [file('dos.jpg', jpg())])
  await expect(page.getByText(/No se ha podido subir los documentos\. Intentalo nuevamente\./)).toBeVisible()
  await press(page, 'Reintentar dos.jpg')
  await expect(quitar(page, 'dos.jpg')).toBeVisible()
})

test('another tab sees it without asking, and the head of the team may only open it', async ({
  page,
  context,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const address = await nuevo(page, 'MILLARAY')
  await abrir(page, address)
  const other = await context.newPage()
  await abrir(other, address)
  await pick(page, CEDULA, [file('cedula.pdf', pdf())])
  await expect(quitar(other, 'cedula.pdf')).toBeVisible()
  await quitar(other, 'cedula.pdf').click()
  await expect(quitar(page, 'cedula.pdf')).toBeHidden()
  await press(other, 'Deshacer')

  const jefatura = await signedIn(browser, alerce.url, 'jefatura')
  await jefatura.goto(address)
  await expect(jefatura.getByRole('button', { name: 'Abrir cedula.pdf' })).toBeVisible()
  await expect(quitar(jefatura, 'cedula.pdf')).toBeHidden()
  const read = jefatura.waitForResponse(/descargarDocumentoProspecto/)
  await press(jefatura, 'Abrir cedula.pdf')
  expect((await read).status()).toBe(200)
  await expect(jefatura.getByLabel(/^Adjuntar/)).toHaveCount(0)
  await jefatura.context().close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

  test('a photo is taken and handed in; no barrier', async ({ page }) => {
    await signIn(page, 'asesora')
    const address = await nuevo(page, 'LICÁN')
    await abrir(page, address)
    const box = caja(page, CEDULA)
    await expect(box.getByText('Tomar foto')).toBeVisible()
    await page.getByLabel(`Tomar foto de ${CEDULA}`).setInputFiles([file('foto.jpg', jpg())])
    await expect(quitar(page, 'foto.jpg')).toBeVisible()
    await pick(page, CEDULA, [file('mala.pdf', pdf().subarray(0, 99))])
    await expect(box.getByRole('alert')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await barriers(page)).toEqual([])
    await page.goto(address.replace('postulant-data', 'postulant-documentos'))
    await page.getByRole('button', { name: 'Abrir foto.jpg' }).waitFor()
    expect(await barriers(page)).toEqual([])
  })
})
