import { expect, type Locator, type Page } from '@playwright/test'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { pdf } from '../../packages/domain/testing/archivos.ts'
import { hastaElContrato } from '../contrato/papeles.ts'
import { declarada } from '../declaracion/declarada.ts'
import { contractualData } from '../sale/contract.ts'
import { another, approveIncome, signedIn } from '../sale/evaluation.ts'
import { confirmPlan, quote, withoutBeneficiaries } from '../sale/quote.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { certificado } from '../support/certificado.ts'
import { arrive, close, press } from '../support/form.ts'
import { login, signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

// it leaves a second sale of cases that other journeys look for by their name
test.use({ apart: 'reuso' })

const GUARDADO = 'Los datos se han guardado correctamente!'

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
  await press(page, /^(Reutilizar|Continuar con la postulación nueva)$/)
  await row(page, 1).waitFor()
}

/** From the confirmed plan to the result of a declaration that repeats another. */
async function generarRepetida(page: Page): Promise<void> {
  await expect(page.getByText(/Repite lo declarado en la DS \d+: no se responde de nuevo/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Generar DS', exact: true }).click()
  await page.waitForURL(/resultado-ds/)
}

const attach = (field: Locator, buffer: Buffer) =>
  field.setInputFiles({ name: 'papel.pdf', mimeType: 'application/pdf', buffer })

test('an accepted case is reused: employers, certificate, papers, a new plan, and on to its own papers', async ({
  page,
}) => {
  const nombre = 'ANTONIA LARRAGUIBEL DÍAZ'
  await login(page, 'asesora')
  await open(page, nombre)
  await expect(modal(page).getByText('18.077.541-2')).toBeVisible()
  await expect(modal(page).getByText(/se repite lo declarado en la DS \d+ y solo se evalúa la renta/)).toBeVisible()

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

  await test.step('it is saved, left and taken up again, and goes on at its own step', async () => {
    await press(page, 'Guardar')
    await close(page, GUARDADO)
    await modal(page).getByRole('button', { name: 'Cerrar' }).click()
    await expect(modal(page)).toBeHidden()
    await open(page, nombre)
    await expect(renta(page, 1)).toHaveValue('$ 1.950.000')
    await expect(renta(page, 2)).toHaveValue('$ 350.000')
    await press(page, 'Quitar empleador 2')
    await press(page, 'Avanzar en la Postulación')
    await close(page, GUARDADO)
    await arrive(page, 'Beneficiarios')
  })

  await test.step('it is quoted anew; its DS repeats the other, and is accepted without a question', async () => {
    await withoutBeneficiaries(page)
    await quote(page)
    await confirmPlan(page)
    await generarRepetida(page)
    await press(page, 'Continuar')
    await page.waitForURL(/\/documentos/)
  })

  await test.step('its contract is its own, and both lead to each other', async () => {
    await contractualData(page)
    await press(page, 'Continuar')
    await page.waitForURL(/documents-preview/)
    await page.getByRole('link', { name: 'Bitácora' }).click()
    await expect(page.getByText(/^Declaración de Salud reutilizada: la de folio \d+/)).toBeVisible()
    await page.getByRole('link', { name: 'Postulación original' }).click()
    await expect(page.getByRole('link', { name: 'Postulación nueva' })).toBeVisible()
    await page.getByRole('link', { name: 'Bitácora' }).click()
    await expect(page.getByText('Declaración de Salud reutilizada en otra postulación')).toBeVisible()
  })
})

test('by keyboard: Escape asks only where something was typed, and the focus goes back to the card', async ({
  page,
}) => {
  await login(page, 'asesora')
  const button = reutilizar(page, 'HERNÁN SEPÚLVEDA VIAL')
  await button.focus()
  await page.keyboard.press('Enter')
  await modal(page).getByText('16.221.940-5').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await modal(page).getByRole('button', { name: 'Reutilizar' }).press('Enter')
  await row(page, 1).waitFor()
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await expect(button).toBeFocused()

  await open(page, 'HERNÁN SEPÚLVEDA VIAL')
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
    modal(page).getByText(/Usted cambió .* en otra ventana el .* Lo que usted escribió sigue aquí/),
  ).toBeVisible()
  await expect(modal(page).getByText('Guardado: Independiente 16.221.940-5, $ 2.000.000')).toBeVisible()
  await expect(renta(page, 1)).toHaveValue('$ 2.100.000')
  await press(page, 'Guardar')
  await close(page, GUARDADO)
})

test('short of income, it is authorised on a phone, evaluated anew for its income alone, and gets its contract', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const call = await callsOf(page)
  const { identificador } = await declarada(call, {
    ...{ rut: '17543221-3', nombres: 'Gabriela', apellidoPaterno: 'Ñancupil', apellidoMaterno: 'Rey' },
    ...{ nacimiento: '1991-03-15', sexo: 'F', renta: 1_500_000, rutEmpleador: '76086428-5' },
  })
  const contraloria = await signedIn(browser, alerce.url, 'contraloria')
  const decision = {
    identificador,
    decision: 'rechaza',
    rentaPromedio: null,
    motivo: 'No se acredita la renta declarada',
  } as const
  await (await callsOf(contraloria))('responderEvaluacionFinanciera', decision)

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'GABRIELA ÑANCUPIL REY')
  const copia = Number(new URL(page.url()).searchParams.get('copia'))
  expect(await modal(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(await barriers(page)).toEqual([])
  const wide = await modal(page).evaluate((element) => element.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)

  await modal(page).getByLabel('Motivo Solicitud de Autorización').fill('Su AFP entrega el certificado el lunes')
  await press(page, 'Solicitar Autorización')
  await close(page, 'La solicitud de Autorización envio correctamente')
  await expect(modal(page)).toContainText('Estado de la Autorización: PENDIENTE')
  const jefatura = await signedIn(browser, alerce.url, 'jefatura')
  const decide = await callsOf(jefatura)
  const { filas } = await decide('obtenerAutorizaciones', { limite: 100 })
  const autorizacionId = filas.find((fila) => fila.prospectoId === copia)?.autorizacionId ?? 0
  await decide('decidirAutorizacion', { autorizacionId, estado: 1, observacion: '' })
  await expect(modal(page)).toContainText('Estado de la Autorización: AUTORIZADO')
  await jefatura.context().close()

  await test.step('it is quoted anew, and nothing of the declaration is asked again', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await press(page, 'Avanzar en la Postulación')
    await arrive(page, 'Beneficiarios')
    await withoutBeneficiaries(page)
    await quote(page)
    await confirmPlan(page)
    await generarRepetida(page)
    await expect(page.getByRole('heading', { name: 'Evaluación financiera en curso' })).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })

  await test.step('contraloría evaluates its income, beside the authorization, and no health', async () => {
    await contraloria.goto('/consola/contraloria')
    await press(contraloria, /^Médica/)
    await expect(contraloria.getByRole('button', { name: /GABRIELA ÑANCUPIL/ })).toHaveCount(0)
    await approveIncome(contraloria, /GABRIELA ÑANCUPIL/, 1_500_000)
    await press(contraloria, /^Médica/)
    await expect(contraloria.getByRole('button', { name: /GABRIELA ÑANCUPIL/ })).toHaveCount(0)
    await contraloria.context().close()
  })

  // the answer reaches the open screen by itself
  await press(page, 'Continuar')
  await page.waitForURL(/\/documentos/)
  await contractualData(page)
  await hastaElContrato(page, {
    nombre: 'GABRIELA ÑANCUPIL REY',
    url: alerce.url,
    papeles: [/^Declaración de Salud/, /^Plan y precio/, /^Notificación de cotización/],
  })
})
