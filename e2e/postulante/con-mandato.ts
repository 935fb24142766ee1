import type { Browser, Page } from '@playwright/test'
import { declarada } from '../declaracion/declarada.ts'
import { inChile } from '../support/browser.ts'
import { answered, callsOf } from '../support/calls.ts'

/** Sets up an independent with an accepted and finished declaration; returns prospect and declaration. */
export async function accepted(page: Page, contraloria: Page, rut: string, nombres: string) {
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
  return { prospectoId, identificador }
}

/** Link in the newest letter to that person, read by mesa in the outbox. */
export async function linkOf(mesa: Page, nombre: string): Promise<string> {
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

/** A phone that nobody used. */
export async function phone(browser: Browser, baseURL: string): Promise<Page> {
  const size = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...inChile, baseURL, ...size, reducedMotion: 'reduce' })
  return await context.newPage()
}
