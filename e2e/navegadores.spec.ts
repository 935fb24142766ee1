import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { preguntasDS } from '../packages/domain/declaracion/preguntas.ts'
import { signedIn } from './sale/evaluation.ts'
import { sign } from './sale/firma.ts'
import { enlaceEnCorreo, identify, phone, titulo, vendida } from './sale/invitada.ts'
import { launchOptions } from './support/browser.ts'
import { callsOf } from './support/calls.ts'
import { arrive, choose, close, fill, press } from './support/form.ts'
import { loginByHand, signIn } from './support/session.ts'
import { test } from './support/test.ts'

test.use({ apart: 'navegadores' })

const root = new URL('..', import.meta.url).pathname

/** The oldest Chromium of .browserslistrc, [postulante], unpacked once. */
async function chromium111(): Promise<Browser> {
  const executablePath = join(root, '.data/chromium-111/chromium')
  if (!existsSync(executablePath)) {
    await mkdir(join(root, '.data/chromium-111'), { recursive: true })
    const packed = await readFile(join(root, 'node_modules/chromium-111/bin/chromium.br'))
    const partial = `${executablePath}.${process.pid}`
    await writeFile(partial, brotliDecompressSync(packed), { mode: 0o755 })
    await rename(partial, executablePath)
  }
  return await chromium.launch({ ...launchOptions, executablePath })
}

/** Replaces each text by two <font> elements, as Chrome's translation does, without changing words. */
function translator(): void {
  const translated = (text: Text): void => {
    const parent = text.parentElement
    if (
      !(parent && text.data.trim()) ||
      parent.closest('font, script, style, noscript, title, option, [translate="no"]')
    )
      return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const all = (node: Node): void => {
    if (node instanceof Text) translated(node)
    else for (const child of [...node.childNodes]) all(child)
  }
  new MutationObserver((records) => {
    for (const { addedNodes, target } of records) for (const node of [...addedNodes, target]) all(node)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Errors of a page; a refused call that the screen reports is none. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Makes the sale and sends the invitation; returns its link. */
async function invitada(page: Page, mesa: Page, rut: string): Promise<string> {
  const prospectoId = await vendida(page, rut)
  const calls = await callsOf(page)
  await calls('generarInvitacionDashboard', { prospectoId })
  return await enlaceEnCorreo(mesa)
}

/** From the link to the signature, on the screens of a phone. */
async function apply(applicant: Page, mesa: Page, rut: string, enlace: string): Promise<void> {
  await applicant.goto(enlace)
  await titulo(applicant, 'Su Declaración de Salud')
  await identify(applicant, mesa, rut)
  await titulo(applicant, 'Autorización PreviRed')
  await press(applicant, 'No autorizo')
  await titulo(applicant, 'Renta')
  await press(applicant, 'Es correcta')
  await titulo(applicant, 'Consideraciones')
  await applicant.getByRole('checkbox').check()
  await press(applicant, 'Continuar')
  await titulo(applicant, 'Sus datos')
  await fill(applicant, { 'Peso (kg)': '60', 'Estatura (m)': '1,65' })
  await applicant.getByRole('radio', { name: 'No' }).check()
  await press(applicant, 'Guardar y continuar')
  for (const numero of preguntasDS) {
    await titulo(applicant, `Pregunta ${numero}`)
    await applicant.getByRole('radio', { name: 'No' }).click()
  }
  await titulo(applicant, 'Revisión de sus datos')
  await press(applicant, 'Está correcto')
  await titulo(applicant, 'Revisión de la declaración')
  await press(applicant, 'Está correcto')
  await titulo(applicant, 'Firma')
  await sign(applicant, mesa, 'Firmar y enviar')
  await titulo(applicant, 'Listo, gracias')
}

test('on Chromium 111 with a page translator, an applicant goes from the link to the signature', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const mesa = await signedIn(browser, alerce.url, 'mesa')
  const enlace = await invitada(page, mesa, '17245369-4')
  const antiguo = await chromium111()
  const applicant = await phone(antiguo, alerce.url)
  await applicant.addInitScript(translator)
  const errors = errorsOf(applicant)
  await applicant.goto(enlace)
  const colours = await applicant
    .getByRole('button', { name: 'Enviarme el código' })
    .evaluate((button) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color])
  expect(colours[0]).not.toBe('rgba(0, 0, 0, 0)')
  expect(colours[0]).not.toBe(colours[1])
  await apply(applicant, mesa, '17245369-4', enlace)
  expect(errors).toEqual([])
  await antiguo.close()
})

test('pages of the desk keep working under a page translator', async ({ browser, alerce }) => {
  const desk = await browser.newPage({ baseURL: alerce.url })
  await desk.addInitScript(translator)
  const errors = errorsOf(desk)
  await loginByHand(desk, 'asesora')
  await press(desk, 'Agregar nuevo prospecto')
  await arrive(desk, 'Agregar nuevo prospecto')
  await choose(desk, 'Tipo de prospecto', 'REF · Referido')
  await fill(desk, {
    RUT: '17245372-4',
    Nombres: 'traducida',
    'Primer apellido': 'núñez',
    'Segundo apellido': 'soto',
    Celular: '987654321',
    'Correo electrónico': 'traducida@example.cl',
  })
  await press(desk, 'Guardar Prospecto')
  await close(desk, 'Los datos se han guardado correctamente!')
  await desk.getByRole('link', { name: 'Ir a Antecedentes', exact: true }).click()
  await arrive(desk, 'Antecedentes del postulante')
  await fill(desk, { 'Renta imponible': '1500000' })
  await press(desk, 'Guardar Antecedentes')

  const mesa = await signedIn(browser, alerce.url, 'mesa')
  await mesa.addInitScript(translator)
  const ofMesa = errorsOf(mesa)
  await mesa.goto('/consola/mesa')
  await arrive(mesa, 'Pendientes de la mesa')
  expect([...errors, ...ofMesa]).toEqual([])
})

test('a page that cannot run shows the reason: without scripts, and below the oldest browser', async ({
  browser,
  page,
  alerce,
}) => {
  const context = await browser.newContext({ baseURL: alerce.url, javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto('/postulacion/declaracion')
  await expect(still.getByRole('heading', { name: 'Esta página necesita JavaScript' })).toBeVisible()
  await context.close()
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('/postulacion/declaracion')
  await expect(page.getByRole('alert')).toContainText('Este navegador es muy antiguo para esta página')
})

test('a browser that refuses storage opens the desk', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  })
  await loginByHand(page, 'asesora')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bienvenido')
})
