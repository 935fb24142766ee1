import { type Browser, expect, type Page } from '@playwright/test'
import { confirmPlan, formularioDe, type PostulanteDemo } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { routes } from '../../packages/contract/routes.ts'
import { preguntasDS } from '../../packages/domain/declaracion/preguntas.ts'
import { barriers } from '../support/barriers.ts'
import { inChile } from '../support/browser.ts'
import { callsOf } from '../support/calls.ts'
import { fill, press } from '../support/form.ts'

/** Sets up an electronic sale with a confirmed plan, for this RUT, born on 15-03-1990. */
export async function vendida(page: Page, rut: string, como: Partial<PostulanteDemo> = {}): Promise<number> {
  const calls = await callsOf(page)
  const persona = { nombres: 'Aurora', apellidoPaterno: 'Firma', apellidoMaterno: 'Prueba', nacimiento: '1990-03-15' }
  const formulario = formularioDe({ rut, sexo: 'F', ...persona, renta: 1_800_000, rutEmpleador: '76086428-5', ...como })
  const { prospectoId } = await calls('ingresarProspecto', { ...formulario, tipoVenta: 'E' })
  await confirmPlan(calls, prospectoId)
  return prospectoId
}

/** Match of a pattern in the newest letter with this subject, read by mesa in the outbox. */
async function enCorreo(mesa: Page, asunto: string, busca: RegExp): Promise<string> {
  const calls = await callsOf(mesa)
  const { correos } = await calls('obtenerCorreos', {})
  const carta = correos.find((correo) => correo.asunto === asunto)
  const { texto } = await calls('obtenerCorreo', { correoId: carta?.correoId ?? 0 })
  return busca.exec(texto ?? '')?.[1] ?? ''
}

/** Link in the last letter to sign the contract. */
export const enlaceDelContrato = (mesa: Page): Promise<string> =>
  enCorreo(mesa, 'Firme los documentos de su contrato', /(\/postulacion\/declaracion#enlace=[\w-]+)/)

/** Link in the last invitation. */
export const enlaceEnCorreo = (mesa: Page): Promise<string> =>
  enCorreo(mesa, 'Complete su Declaración de Salud', /(\/postulacion\/declaracion#enlace=[\w-]+)/)

/** Last mailed code. */
export const codigoEnCorreo = (mesa: Page): Promise<string> =>
  enCorreo(mesa, 'Su código de un solo uso', /Código: (\d{6})/)

export async function phone(browser: Browser, baseURL: string): Promise<Page> {
  const size = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...inChile, baseURL, ...size, reducedMotion: 'reduce' })
  return await context.newPage()
}

/** Expects the screen with this title, with the focus on it. */
export const titulo = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1, name: text })).toBeFocused()

/** Reports the page as visible again: it refetches at once instead of within half a minute. */
const look = (applicant: Page): Promise<void> =>
  applicant.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** Waits for the screen with this title, refetching as a visible phone does while others act. */
export const tituloAlMirar = (applicant: Page, text: string): Promise<void> =>
  expect(async () => {
    await look(applicant)
    await expect(applicant.getByRole('heading', { level: 1, name: text })).toBeFocused({ timeout: 2000 })
  }).toPass()

/** Identifies the applicant, up to the first screen. */
export async function identify(applicant: Page, mesa: Page, rut: string): Promise<void> {
  await fill(applicant, { RUT: rut, 'Fecha de nacimiento': '15031990' })
  await press(applicant, 'Enviarme el código')
  await titulo(applicant, 'Revise su correo')
  await fill(applicant, { Código: await codigoEnCorreo(mesa) })
  await press(applicant, 'Continuar')
}

/** Posts in the session of an applicant's page, by the name of an operation; throws on any refusal. */
function enSuSesion(applicant: Page) {
  const { origin } = new URL(applicant.url())
  return async (name: keyof typeof routes, data: object = {}) => {
    const answer = await applicant.request.post(origin + routes[name].path, { data })
    const body = await answer.json()
    if (!answer.ok()) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return body.data
  }
}

/** The question about the lungs, and an answer with asthma. */
const PULMONES = 4
const asmaDe = (beneficiario: number) => ({
  beneficiario,
  diagnostico: { codigo: 'J45', diagnostico: 'Asma' },
  fecha: '15-03-2015',
  intervencionQuirurgica: false,
})

/** Answers all questions before the signature in the session of an applicant's page: «no», or asthma alone. */
export async function declareByPhone(applicant: Page, conAsma = false): Promise<void> {
  const post = enSuSesion(applicant)
  const { previred, consideraciones, cuestionario, titular } = await post('obtenerPostulacion')
  const { nombres, apellidoPaterno, apellidoMaterno } = titular
  const salud = { idSalud: 1, peso: '60', altura: '1,65', pension: false, causal: null, diagnostico: '' }
  await post('decidirPrevired', { autoriza: true, version: previred.version })
  await post('confirmarRenta', { correcta: true })
  await post('aceptarConsideraciones', { acepta: true, version: consideraciones.version })
  await post('guardarTitularPostulante', { nombres, apellidoPaterno, apellidoMaterno, ...salud })
  for (const codigoPregunta of preguntasDS) {
    const respuesta = conAsma && codigoPregunta === PULMONES
    const diagnosticos = respuesta ? [asmaDe(titular.id)] : []
    await post('guardarRespuestaPostulante', {
      codigoPregunta,
      respuesta,
      version: cuestionario.version,
      diagnosticos,
    })
  }
  for (const cual of ['resumenAntecedentes', 'resumenDeclaracion']) await post('confirmarResumen', { cual })
}

/** Signs it, in the same session. */
export async function signByPhone(applicant: Page, mesa: Page): Promise<void> {
  const post = enSuSesion(applicant)
  const { firma } = await post('obtenerPostulacion')
  await post('pedirCodigoDeFirma')
  const pin = await codigoEnCorreo(mesa)
  await post('firmarDeclaracion', { pin, acepta: true, version: firma.version })
}

/** Changes a reply of the server for this page: simulates states that need many steps of other users. */
export async function respuestaCon(applicant: Page, name: keyof typeof routes, changes: object): Promise<void> {
  const address = `**${routes[name].path}`
  await applicant.unroute(address)
  await applicant.route(address, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, ...changes } } })
  })
}

/** Expects an accessible page, no wider than the phone, with targets large enough to touch. */
export async function sano(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const bajos = await page
    .locator('main:visible')
    .locator('button, input:not([type=radio], [type=checkbox]), select, label:has(input)')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
    )
  expect(bajos).toEqual([])
}
