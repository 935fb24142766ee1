import { expect, type Locator, type Page } from '@playwright/test'
import { dibujarCertificado } from '../../apps/server/src/semilla/certificados/dibujar-certificado.ts'
import { pedirCertificado } from '../../apps/server/src/semilla/certificados/pedir-certificado.ts'
import { cotizar, declarar, generarDS } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { aDDMMYYYY } from '../../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { pdf } from '../../packages/domain/testing/archivos.ts'
import { another } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { close, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

// it leaves updates open on cases that other journeys take further
test.use({ apart: 'reuso' })

const GUARDADO = 'Los datos se han guardado correctamente!'
/** How soon a decision reaches an open screen (goals, 5). */
const AT_ONCE = { timeout: 25_000 }

/** Asked at each use: a run lives by a clock of its own, which is set after this file was read. */
const hoy = () => hoyEnSantiago(new Date().toISOString())
const modal = (page: Page) => page.getByRole('dialog', { name: 'Reutilizar DS' })
const row = (page: Page, n: number) => modal(page).getByRole('group', { name: `Empleador ${n}` })
const tipo = (page: Page, n: number) => row(page, n).getByLabel('Tipo de trabajador')
const rut = (page: Page, n: number) => row(page, n).getByLabel('Rut Empleador')
const renta = (page: Page, n: number) => row(page, n).getByLabel('Renta imponible')
const reutilizar = (page: Page, nombre: string) => page.getByRole('button', { name: `REUTILIZAR la DS de ${nombre}` })

async function open(page: Page, nombre: string): Promise<void> {
  await page.goto(`/dashboard/home?desde=2020-01-01&hasta=${hoy()}`)
  await reutilizar(page, nombre).click()
  await row(page, 1).waitFor()
}

async function certificado(opciones: object): Promise<Buffer> {
  const pedido = pedirCertificado({ empleador: '76086428-5', ...opciones }, hoy())
  if (typeof pedido === 'string') throw new Error(pedido)
  return await dibujarCertificado(pedido)
}

const attach = (field: Locator, buffer: Buffer) =>
  field.setInputFiles({ name: 'papel.pdf', mimeType: 'application/pdf', buffer })

test('an accepted case is taken up again: employers, certificate, papers; saved, it waits as an update', async ({
  page,
}) => {
  const nombre = 'ANTONIA LARRAGUIBEL DÍAZ'
  await login(page, 'asesora')
  await open(page, nombre)
  await expect(modal(page).getByText('18.077.541-2')).toBeVisible()
  await expect(modal(page).getByRole('region', { name: 'Autorización' })).toBeHidden()

  await test.step('the certificate of a dependent worker fills in the income', async () => {
    // the one that the sale brought
    await press(page, 'Retirar certificado')
    await press(page, 'Validar certificado')
    await expect(modal(page).getByText('Debe ingresar la AFP del documento')).toBeVisible()
    await modal(page).getByLabel('AFP del certificado').selectOption({ label: 'HABITAT' })
    await attach(
      modal(page).getByLabel('Archivo del certificado'),
      await certificado({ rut: '18077541-2', renta: '1950000' }),
    )
    await press(page, 'Validar certificado')
    await expect(modal(page).getByText('Documento Valido')).toBeVisible()
    await expect(renta(page, 1)).toHaveValue('$ 1.950.000')
    await expect(modal(page).getByText('papel.pdf')).toBeVisible()
  })

  await test.step('a second employer, of each type in turn', async () => {
    await press(page, 'Agregar Empleador')
    await press(page, 'Guardar')
    await expect(row(page, 2).getByText('La tipo de trabajador es obligatorio')).toBeVisible()
    await tipo(page, 2).selectOption('V')
    await expect(rut(page, 2)).toHaveValue('')
    await expect(renta(page, 2)).toHaveValue('$ 0')
    await expect(renta(page, 2)).toBeDisabled()
    await press(page, 'Quitar empleador 2')
    await expect(row(page, 2)).toBeHidden()
    await press(page, 'Agregar Empleador')
    await tipo(page, 2).selectOption('I')
    await expect(rut(page, 2)).toHaveValue('18.077.541-2')
    await expect(rut(page, 2)).toBeDisabled()
    await expect(row(page, 2).getByLabel('AFP del certificado')).toBeHidden()
    await renta(page, 2).fill('300000')
    await attach(row(page, 2).getByLabel('Adjuntar Cédula de identidad'), Buffer.from(pdf({ dentro: 'cédula' })))
    await expect(row(page, 2).getByRole('button', { name: 'Quitar papel.pdf' })).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })

  await test.step('a reload loses nothing', async () => {
    await Promise.all([page.waitForResponse(/guardarBorrador/), renta(page, 2).fill('350000')])
    await page.reload()
    await expect(modal(page).getByText('Recuperamos lo que estaba escribiendo')).toBeVisible()
    await expect(renta(page, 2)).toHaveValue('$ 350.000')
  })

  await press(page, 'Guardar')
  await close(page, GUARDADO)
  await expect(modal(page).getByText(/actualización abierta por Camila Rojas/)).toBeVisible()
  await modal(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(modal(page)).toBeHidden()
  await open(page, nombre)
  await expect(renta(page, 1)).toHaveValue('$ 1.950.000')
  await expect(renta(page, 2)).toHaveValue('$ 350.000')
})

test('by keyboard: Escape asks only where something was typed, and the focus goes back to the card', async ({
  page,
}) => {
  await login(page, 'asesora')
  const button = reutilizar(page, 'HERNÁN SEPÚLVEDA VIAL')
  await button.focus()
  await page.keyboard.press('Enter')
  await row(page, 1).waitFor()
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await tipo(page, 1).selectOption('D')
  // left to itself the browser ends up closing it
  for (let times = 0; times < 4; times++) {
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
  await page.keyboard.press('Escape')
  await press(page, 'Seguir editando')
  await expect(tipo(page, 1)).toHaveValue('D')
  await page.keyboard.press('Escape')
  await press(page, 'Descartar y cerrar')
  await expect(modal(page)).toBeHidden()
  await page.goBack()
  await expect(modal(page)).toBeHidden()
})

test('two screens: who was later is told who changed what, and loses nothing', async ({ page, browser, alerce }) => {
  const nombre = 'HERNÁN SEPÚLVEDA VIAL'
  await login(page, 'asesora')
  const other = await another(browser, alerce.url, 'asesora')
  await open(page, nombre)
  await open(other, nombre)
  await renta(other, 1).fill('2000000')
  await press(other, 'Guardar')
  await close(other, GUARDADO)
  await other.context().close()

  await renta(page, 1).fill('2100000')
  await press(page, 'Guardar')
  await expect(
    modal(page).getByText(/Usted cambió empleadores en otra ventana el .* Lo que usted escribió sigue aquí/),
  ).toBeVisible()
  await expect(modal(page).getByText('Guardado: Independiente 16.221.940-5, $ 2.000.000')).toBeVisible()
  await expect(renta(page, 1)).toHaveValue('$ 2.100.000')
  await press(page, 'Guardar')
  await close(page, GUARDADO)
})

test('short of income, an authorization is asked for on a phone, and its decision is there at once', async ({
  page,
  browser,
  alerce,
}) => {
  await login(page, 'asesora')
  const call = await callsOf(page)
  const prospectoId = await cotizar(call, {
    ...{ rut: '17543221-3', nombres: 'Gabriela', apellidoPaterno: 'Ñancupil', apellidoMaterno: 'Rey' },
    ...{ nacimiento: '1991-03-15', sexo: 'F', renta: 1_500_000, rutEmpleador: '76086428-5' },
  })
  const identificador = await generarDS(call, prospectoId)
  const cuerpo = { folioDS: '880221', fechaDS: aDDMMYYYY(hoy()), peso: 60, altura: 1.65 }
  await declarar(call, identificador, cuerpo, 'resultado')
  const contraloria = await another(browser, alerce.url, 'contraloria')
  const decision = {
    identificador,
    decision: 'rechaza',
    rentaPromedio: 900_000,
    motivo: 'No se acredita la renta declarada',
  } as const
  await (await callsOf(contraloria))('responderEvaluacionFinanciera', decision)
  await contraloria.context().close()

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'GABRIELA ÑANCUPIL REY')
  expect(await modal(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(await barriers(page)).toEqual([])
  const wide = await modal(page).evaluate((element) => element.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)

  await modal(page).getByLabel('Motivo Solicitud de Autorización').fill('Su AFP entrega el certificado el lunes')
  await press(page, 'Solicitar Autorización')
  await close(page, 'La solicitud de Autorización envio correctamente')
  await expect(modal(page)).toContainText('Estado de la Autorización: PENDIENTE')
  const jefatura = await another(browser, alerce.url, 'jefatura')
  const decide = await callsOf(jefatura)
  const { filas } = await decide('obtenerAutorizaciones', { limite: 100 })
  const autorizacionId = filas.find((fila) => fila.prospectoId === prospectoId)?.autorizacionId ?? 0
  await decide('decidirAutorizacion', { autorizacionId, estado: 1, observacion: '' })
  await expect(modal(page)).toContainText('Estado de la Autorización: AUTORIZADO', AT_ONCE)
  await jefatura.context().close()
})
