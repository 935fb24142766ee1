import { expect, type Page } from '@playwright/test'
import { cotizar, generarDS } from '../apps/server/src/semilla/demo/recorrido.ts'
import { declarada } from './declaracion/declarada.ts'
import { another, approveIncome } from './sale/evaluation.ts'
import { inChile } from './support/browser.ts'
import { callsOf } from './support/calls.ts'
import { makeLink } from './support/console.ts'
import { arrive, press } from './support/form.ts'
import { signIn } from './support/session.ts'
import { test } from './support/test.ts'

const FINISHED = 'La Declaración de Salud quedó finalizada.'
const PAPERS = { name: 'Documentos contractuales' }
const MANUAL = { name: /DS manual$/ }

const persona = (nombres: string, rut: string) => ({
  rut,
  nombres,
  apellidoPaterno: 'Cabecera',
  apellidoMaterno: 'Prueba',
  nacimiento: '1990-03-15',
  sexo: 'F' as const,
  renta: 1_800_000,
  rutEmpleador: '76086428-5',
})

/** A sale of the advisor of the page whose declaration was sent: its income waits for contraloría. */
async function sent(page: Page, nombres: string, rut: string): Promise<number> {
  const calls = await callsOf(page)
  return (await declarada(calls, persona(nombres, rut))).prospectoId
}

const etapaDS = async (page: Page, prospectoId: number) =>
  (await (await callsOf(page))('obtenerVenta', { prospectoId })).etapaDS

test('an authorized declaration is finished by the header of its steps, once; reading finishes nothing', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const prospectoId = await sent(page, 'Autorizada', '15230401-3')
  await approveIncome(await another(browser, alerce.url, 'contraloria'), /AUTORIZADA CABECERA/)
  expect(await etapaDS(page, prospectoId)).toBe('resultado')

  await page.goto(`/dashboard/resultado-ds?prospectoId=${prospectoId}`)
  await page.getByRole('heading', { name: 'Declaración de Salud autorizada' }).waitFor()
  expect(await etapaDS(page, prospectoId)).toBe('resultado')

  await page.getByRole('link', { name: 'Bitácora' }).click()
  await arrive(page, 'Bitácora')
  expect(await etapaDS(page, prospectoId)).toBe('resultado')

  await page.getByRole('link', { name: /Antecedentes/ }).click()
  await expect(page.getByText(FINISHED)).toBeVisible()
  expect(await etapaDS(page, prospectoId)).toBe('dsFinalizada')
  await page.getByRole('link', { name: 'Bitácora' }).click()
  await expect(page.getByText('Declaración de Salud finalizada: aceptada')).toHaveCount(1)

  await page.reload()
  await page.getByRole('link', PAPERS).click()
  await page.waitForURL(/\/documentos\?/)
  await arrive(page, /Datos Pendientes|Datos Contractuales|Documentos/i)
  await expect(page.getByRole('link', PAPERS)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: 'Continuar' })).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(FINISHED)).toHaveCount(0)
})

test('the manual declaration opens from the header of any screen', async ({ page }) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const prospectoId = await cotizar(calls, persona('Manual', '15230402-1'))
  await page.goto(`/dashboard/resumen-plan?prospectoId=${prospectoId}`)
  await page.getByRole('link', { name: 'Bitácora' }).waitFor()
  await expect(page.getByRole('button', MANUAL)).toHaveCount(0)
  await expect(page.getByRole('link', PAPERS)).toHaveCount(0)

  const identificador = await generarDS(calls, prospectoId)
  // the open screen hears of it
  await press(page, 'Abrir la DS manual')
  await page.waitForURL(new RegExp(`/postulant-background\\?prospectoId=${prospectoId}&identificador=${identificador}`))
  expect(await etapaDS(page, prospectoId)).toBe('inicioManual')
})

test('who follows a sale by a link finishes nothing and is offered nothing', async ({ page, browser, alerce }) => {
  await signIn(page, 'asesora')
  const prospectoId = await sent(page, 'Seguida', '15230403-K')
  await approveIncome(await another(browser, alerce.url, 'contraloria'), /SEGUIDA CABECERA/)
  const link = await makeLink(await another(browser, alerce.url, 'administracion'), 'Camila Rojas', 'Patricia Núñez')
  const supervisor = await (await browser.newContext({ ...inChile, baseURL: alerce.url })).newPage()
  await supervisor.goto(link)
  await supervisor.waitForURL(/\/home$/)
  await supervisor.goto(`/dashboard/timeline?prospectoId=${prospectoId}`)
  await supervisor.getByText('Declaración de Salud autorizada, pendiente de finalizar').waitFor()
  await expect(supervisor.getByRole('link', { name: 'Agendar' })).toBeVisible()
  await expect(supervisor.getByRole('link', PAPERS)).toHaveCount(0)
  await expect(supervisor.getByRole('button', MANUAL)).toHaveCount(0)
  await expect(supervisor.getByText(FINISHED)).toHaveCount(0)
  expect(await etapaDS(page, prospectoId)).toBe('resultado')
  await supervisor.context().close()
})
