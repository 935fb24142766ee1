import { expect, type Page } from '@playwright/test'
import { jpg, pdf } from '../../packages/domain/testing/archivos.ts'
import { barriersWhenNarrow } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { choose, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

const CEDULA = 'Cédula de identidad'

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
const caja = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const pick = (page: Page, name: string, files: ReturnType<typeof file>[]) =>
  page.getByLabel(`Adjuntar ${name}`).setInputFiles(files)
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Quitar ${name}`, exact: true })

/** A prospect of the advisor used by no other journey; returns the path of its data. */
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

/** Opens the data of a prospect who is a dependent worker. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await choose(page, 'Tipo de trabajador', 'Dependiente')
  await caja(page, CEDULA).waitFor()
}

/** An image encoded by the browser. */
const imagen = async (page: Page, type: string) =>
  Buffer.from(
    await page.evaluate(async (kind) => {
      const canvas = new OffscreenCanvas(40, 30)
      canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: kind })).arrayBuffer())]
    }, type),
  )

/** The same image with comments that make it larger than 2 MB, as from a camera. */
const pesada = (image: Buffer) => {
  const nota = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 0x61)])
  return Buffer.concat([image.subarray(0, 2), ...Array.from({ length: 33 }, () => nota), image.subarray(2)])
}

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

test('on a phone a photo is taken and handed in, one too big is reduced, and a PNG becomes a JPG', async ({ page }) => {
  await signIn(page, 'asesora')
  const address = await nuevo(page, 'LICÁN')
  await open(page, address)
  const box = caja(page, CEDULA)
  await expect(box.getByText('Tomar foto')).toBeVisible()
  await page.getByLabel(`Tomar foto de ${CEDULA}`).setInputFiles([file('foto.jpg', jpg())])
  await expect(remove(page, 'foto.jpg')).toBeVisible()
  const big = pesada(await imagen(page, 'image/jpeg'))
  expect(big.length).toBeGreaterThan(2_097_152)
  await pick(page, CEDULA, [file('grande.jpg', big)])
  await press(page, 'Reducir la imagen grande.jpg')
  await expect(remove(page, 'grande.jpg')).toBeVisible()
  await pick(page, 'Otro documento', [file('captura.png', await imagen(page, 'image/png'))])
  await press(page, 'Convertir a JPG captura.png')
  await expect(remove(page, 'captura.jpg')).toBeVisible()
  await press(page, 'Abrir captura.jpg')
  const image = page.getByRole('dialog').getByRole('img', { name: 'captura.jpg' })
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(40)
  await page.keyboard.press('Escape')
  await pick(page, CEDULA, [file('mala.pdf', pdf().subarray(0, 99))])
  await expect(box.getByRole('alert')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await barriersWhenNarrow(page)).toEqual([])
})
