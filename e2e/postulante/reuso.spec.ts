import { expect, type Page } from '@playwright/test'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { hastaElContrato } from '../contrato/papeles.ts'
import { declarada } from '../declaracion/declarada.ts'
import { contractualData } from '../sale/contract.ts'
import { approveIncome, signedIn } from '../sale/evaluation.ts'
import { confirmPlan, quote, withoutBeneficiaries } from '../sale/quote.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, close, press } from '../support/form.ts'
import { login, signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

// It adds a second sale of persons whom other journeys search by name
test.use({ apart: 'reuso' })

/** A function: the clock of a run is set after this file is loaded. */
const hoy = () => hoyEnSantiago(new Date().toISOString())
const modal = (page: Page) => page.getByRole('dialog', { name: 'Reutilizar DS' })
const row = (page: Page, n: number) => modal(page).getByRole('group', { name: `Empleador ${n}` })
const tipo = (page: Page, n: number) => row(page, n).getByLabel('Tipo de trabajador')
const reuse = (page: Page, nombre: string) => page.getByRole('button', { name: `REUTILIZAR la DS de ${nombre}` })

async function open(page: Page, nombre: string): Promise<void> {
  await page.goto(`/dashboard/home?desde=2020-01-01&hasta=${hoy()}`)
  await reuse(page, nombre).click()
  await press(page, /^(Reutilizar|Continuar con la postulación nueva)$/)
  await row(page, 1).waitFor()
}

/** From the confirmed plan to the result of a declaration that repeats another. */
async function generateTwice(page: Page): Promise<void> {
  await expect(page.getByText(/Repite lo declarado en la DS \d+: no se responde de nuevo/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Generar DS', exact: true }).click()
  await page.waitForURL(/resultado-ds/)
}

test('by keyboard: Escape asks only where something was typed, and the focus goes back to the card', async ({
  page,
}) => {
  await login(page, 'asesora')
  const button = reuse(page, 'HERNÁN SEPÚLVEDA VIAL')
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
  // Browsers close a dialog by themselves after repeated Escape: it must stay open
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

test('short of income, it is authorised on a phone, evaluated anew for its income alone, and gets its contract', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const call = await callsOf(page)
  const { identificador } = await declarada(call, {
    rut: '17543221-3',
    nombres: 'Gabriela',
    apellidoPaterno: 'Ñancupil',
    apellidoMaterno: 'Rey',
    nacimiento: '1991-03-15',
    sexo: 'F',
    renta: 1_500_000,
    rutEmpleador: '76086428-5',
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
    await generateTwice(page)
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

  // The answer reaches the open screen by itself
  await press(page, 'Continuar')
  await page.waitForURL(/\/documentos/)
  await contractualData(page)
  await hastaElContrato(page, {
    nombre: 'GABRIELA ÑANCUPIL REY',
    url: alerce.url,
    papeles: [/^Declaración de Salud/, /^Plan y precio/, /^Notificación de cotización/],
  })
})
