import { expect, type Page } from '@playwright/test'
import {
  confirmarPlan,
  cotizar,
  declarar,
  formularioDe,
  generarDS,
  type PostulanteDemo,
} from '../../apps/server/src/semilla/demo/recorrido.ts'
import { rutsDemo } from '../../apps/server/src/semilla/padrones.ts'
import { routes } from '../../packages/contract/routes.ts'
import { aDDMMYYYY } from '../../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { another, signedIn } from '../sale/evaluation.ts'
import { answered, callsOf } from '../support/calls.ts'
import { makeLink } from '../support/console.ts'
import { arrive, close, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

const SIN_FUN =
  'Para avanzar en la suscripción, se debe validar que FUN de baja como carga haya sido recibido por CCS y que haya sido procesado.'
const SIN_MANDATO = 'El postulante debe suscribir un mandato de pago con tarjeta de crédito, débito o prepago'

const hoy = () => aDDMMYYYY(hoyEnSantiago(new Date().toISOString()))

const persona = (nombres: string, rut: string): PostulanteDemo => ({
  rut,
  nombres,
  apellidoPaterno: 'Gestiona',
  apellidoMaterno: 'Prueba',
  nacimiento: '1990-03-15',
  sexo: 'F',
  renta: 1_800_000,
  rutEmpleador: '76086428-5',
})

const act = (page: Page, action: 'Gestionar' | 'Agendar', nombres: string) =>
  press(page, `${action} a ${nombres.toUpperCase()} GESTIONA PRUEBA`)

async function home(page: Page): Promise<void> {
  await page.goto('/dashboard/home')
  await arrive(page, /¿qué quieres hacer hoy\?/)
}

/** A declaration that contraloría has authorized and nobody has finished: 'DS Aceptada'. */
async function authorized(page: Page, contraloria: Page, prospectoId: number, folioDS: string): Promise<number> {
  const calls = await callsOf(page)
  const identificador = await generarDS(calls, prospectoId)
  await declarar(calls, identificador, { folioDS, fechaDS: hoy(), peso: 60, altura: 1.65 }, 'resultado')
  await answered(contraloria, 'responderEvaluacionFinanciera', {
    identificador,
    decision: 'aprueba',
    rentaPromedio: 1_800_000,
  })
  return identificador
}

test('a prospect on its way: Gestionar to its data, once for two presses; Agendar to its agenda', async ({ page }) => {
  await signIn(page, 'asesor2')
  const calls = await callsOf(page)
  const { prospectoId } = await calls('ingresarProspecto', formularioDe(persona('Amalia', '15553311-0')))
  const marks: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(routes.prospectoGestionado.path)) marks.push(request.postDataJSON())
  })

  await home(page)
  await page.getByRole('button', { name: 'Gestionar a AMALIA GESTIONA PRUEBA' }).dblclick()
  await page.waitForURL(new RegExp(`postulant-data\\?prospectoId=${prospectoId}$`))
  expect(marks).toEqual([{ prospectoId, accion: 'gestionar' }])

  await home(page)
  await act(page, 'Agendar', 'Amalia')
  await page.waitForURL(new RegExp(`agenda\\?prospectoId=${prospectoId}$`))
  expect(marks.at(-1)).toEqual({ prospectoId, accion: 'agendar' })

  await page.goto(`/dashboard/timeline?prospectoId=${prospectoId}`)
  await expect(page.getByText('Prospecto gestionado')).toHaveCount(1)
})

test('a charge waits for its FUN', async ({ page, browser, alerce }) => {
  const mesa = await callsOf(await signedIn(browser, alerce.url, 'mesa'))
  const rut = rutsDemo.cargaVigente
  await mesa('guardarFunBaja', { rut, recibido: hoy(), procesado: null })
  await signIn(page, 'asesor2')
  const calls = await callsOf(page)
  const form = { ...formularioDe(persona('Berta', rut)), cargaVigente: true }
  const { prospectoId } = await calls('ingresarProspecto', form)
  await confirmarPlan(calls, prospectoId)
  await generarDS(calls, prospectoId)
  await home(page)
  await act(page, 'Gestionar', 'Berta')
  await close(page, SIN_FUN)
  await act(page, 'Agendar', 'Berta')
  await page.waitForURL(/agenda\?prospectoId=/)

  await mesa('guardarFunBaja', { rut, recibido: hoy(), procesado: hoy() })
  await home(page)
  await act(page, 'Gestionar', 'Berta')
  // its data are closed: to the step that is now
  await page.waitForURL(new RegExp(`postulant-background\\?prospectoId=${prospectoId}&identificador=`))
})

test('an independent worker who was accepted needs a mandate; then the DS is finished and opens at its step', async ({
  page,
  browser,
  alerce,
}) => {
  const contraloria = await signedIn(browser, alerce.url, 'contraloria')
  await signIn(page, 'asesor2')
  const calls = await callsOf(page)
  const empleadores = [{ tipoTrabajador: 'I', remuneracionImponible: 1_800_000 } as const]
  const form = { ...formularioDe(persona('Carla', '15664422-6')), empleadores }
  const { prospectoId } = await calls('ingresarProspecto', form)
  await confirmarPlan(calls, prospectoId)
  const declaracionSaludId = await authorized(page, contraloria, prospectoId, '7711001')

  await home(page)
  await act(page, 'Gestionar', 'Carla')
  await close(page, SIN_MANDATO)
  await act(page, 'Agendar', 'Carla')
  await page.waitForURL(/agenda\?prospectoId=/)

  const mesa = await callsOf(await signedIn(browser, alerce.url, 'mesa'))
  await mesa('registrarMandato', { declaracionSaludId, referencia: 'TOKU-2026-11' })
  await home(page)
  await act(page, 'Gestionar', 'Carla')
  await page.waitForURL(new RegExp(`documentos\\?prospectoId=${prospectoId}&identificador=${declaracionSaludId}`))
})

test('an accepted DS of a dependent worker opens at its step', async ({ page, browser, alerce }) => {
  const contraloria = await signedIn(browser, alerce.url, 'contraloria')
  await signIn(page, 'asesor2')
  const calls = await callsOf(page)
  const prospectoId = await cotizar(calls, persona('Dora', '15775533-1'))
  const identificador = await authorized(page, contraloria, prospectoId, '7711002')
  await calls('finalizaevaluacionds', { identificador, resultado: 1 })

  await home(page)
  await act(page, 'Gestionar', 'Dora')
  await page.waitForURL(new RegExp(`documentos\\?prospectoId=${prospectoId}&identificador=${identificador}`))
})

test('the receiver of a pair goes to its data from the first day', async ({ page }) => {
  await signIn(page, 'asesor2')
  const calls = await callsOf(page)
  const recibe = await calls('ingresarProspecto', formularioDe(persona('Elsa', '15886644-7')))
  const otorga = await calls('ingresarProspecto', formularioDe(persona('Fidel', '15997755-2')))
  await calls('guardarPropsectoCompensados', [
    { ...recibe, otorga: false },
    { ...otorga, otorga: true },
  ])
  await home(page)
  await act(page, 'Gestionar', 'Elsa')
  await page.waitForURL(new RegExp(`postulant-data\\?prospectoId=${recibe.prospectoId}`))
  await home(page)
  await act(page, 'Agendar', 'Elsa')
  await page.waitForURL(/agenda\?prospectoId=/)
})

test('a supervisor by link only looks', async ({ browser, alerce }) => {
  const admin = await another(browser, alerce.url, 'administracion')
  const link = await makeLink(admin, 'Camila Rojas', 'Patricia Núñez')
  const context = await browser.newContext()
  const page = await context.newPage()
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(routes.prospectoGestionado.path)) writes.push(request.url())
  })
  await page.goto(link)
  const gestionar = page.getByRole('button', { name: /^Gestionar a/ }).first()
  await gestionar.click()
  await page.waitForURL(/prospectoId=/)
  await page.goBack()
  await page
    .getByRole('button', { name: /^Agendar a/ })
    .first()
    .click()
  await page.waitForURL(/agenda\?prospectoId=/)
  expect(writes).toEqual([])
  await context.close()
})
