import { type Browser, expect, type Page } from '@playwright/test'
import { declarada } from '../declaracion/declarada.ts'
import { signedIn } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { inChile } from '../support/browser.ts'
import { answered, callsOf } from '../support/calls.ts'
import { fill, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

test.use({ apart: 'personas' })

const RUT = '17245368-6'

/** Sets up an independent with an accepted and finished declaration; returns the prospect. */
async function accepted(page: Page, contraloria: Page, rut: string, nombres: string): Promise<number> {
  const calls = await callsOf(page)
  const persona = { nombres, apellidoPaterno: 'Autoriza', apellidoMaterno: 'Prueba', nacimiento: '1990-03-15' }
  const renta = { renta: 1_800_000, rutEmpleador: '76086428-5', tipoTrabajador: 'I' as const }
  const { prospectoId, identificador } = await declarada(calls, { rut, sexo: 'F', ...persona, ...renta })
  await answered(contraloria, 'responderEvaluacionFinanciera', {
    identificador,
    decision: 'aprueba',
    rentaPromedio: 1_800_000,
  })
  await calls('finalizaevaluacionds', { identificador, resultado: 1 })
  return prospectoId
}

/** Link in the newest letter to that person, read by mesa in the outbox. */
async function linkOf(mesa: Page, nombre: string): Promise<string> {
  const calls = await callsOf(mesa)
  const { correos } = await calls('obtenerCorreos', {})
  for (const { correoId, asunto } of correos) {
    if (asunto !== 'Autorice el pago de su plan de salud') continue
    const { texto } = await calls('obtenerCorreo', { correoId })
    const found = /\/postulacion\/mandato#enlace=[\w-]+/.exec(texto ?? '')
    if (found && texto?.startsWith(`Hola, ${nombre}`)) return found[0]
  }
  throw new Error(`no letter to ${nombre}`)
}

async function phone(browser: Browser, baseURL: string): Promise<Page> {
  const size = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...inChile, baseURL, ...size, reducedMotion: 'reduce' })
  return await context.newPage()
}

test('an applicant authorises the payment on a phone, and the screen of the advisor goes on by itself', async ({
  page,
  browser,
  alerce,
}) => {
  const baseURL = alerce.url
  await signIn(page, 'asesora')
  const contraloria = await signedIn(browser, baseURL, 'contraloria')
  const mesa = await signedIn(browser, baseURL, 'mesa')
  const prospectoId = await accepted(page, contraloria, RUT, 'Aurora')
  await page.goto(`/dashboard/documentos?prospectoId=${prospectoId}`)
  await expect(page.getByText('Falta el mandato de pago.')).toBeVisible()

  const applicant = await phone(browser, baseURL)
  const requests: string[] = []
  applicant.on('request', (request) => requests.push(request.url()))
  const link = await linkOf(mesa, 'Aurora')
  await applicant.goto(link)
  await expect(applicant.getByRole('heading', { level: 1 })).toHaveText('Autorice el pago de su plan')
  await expect(applicant.getByText('UF al mes').first()).toBeVisible()
  expect(await barriers(applicant)).toEqual([])
  expect(await applicant.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // After a reload the page is still there; the secret is in the fragment, which is never sent
  await applicant.reload()
  await press(applicant, 'Autorizar el pago')
  await expect(applicant.getByText('Ingrese su RUT')).toBeVisible()
  expect(await barriers(applicant)).toEqual([])
  await fill(applicant, { RUT: '12345678-5', 'Fecha de nacimiento': '15031990' })
  await applicant.getByRole('checkbox').check()
  await press(applicant, 'Autorizar el pago')
  await expect(applicant.getByText(/Le quedan 2 intentos/)).toBeVisible()
  await fill(applicant, { RUT })
  await press(applicant, 'Autorizar el pago')
  await expect(applicant.getByRole('heading', { level: 1 })).toHaveText('Listo, gracias')
  expect(await barriers(applicant)).toEqual([])
  const token = link.split('=')[1] ?? ''
  expect(requests.filter((url) => url.split('#')[0]?.includes(token))).toEqual([])

  await expect(page.getByText('Falta el mandato de pago.')).toHaveCount(0)
  await page.goto(`/dashboard/timeline?prospectoId=${prospectoId}`)
  await expect(page.getByText('Mandato de pago autorizado por el cliente')).toBeVisible()
  await mesa.goto('/consola/mandatos?ver=vigentes')
  await expect(mesa.getByRole('row', { name: /AURORA/ })).toContainText('por el postulante')
  await mesa.goto('/')

  // The same link, opened again
  const later = await phone(browser, baseURL)
  await later.goto(link)
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('El pago ya está autorizado')
})
