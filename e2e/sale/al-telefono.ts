import type { Browser, Page } from '@playwright/test'
import type { PostulanteDemo } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { callsOf } from '../support/calls.ts'
import { signIn } from '../support/session.ts'
import { signedIn } from './evaluation.ts'
import { enlaceEnCorreo, phone, vendida } from './invitada.ts'

interface Donde {
  readonly page: Page
  readonly browser: Browser
  readonly alerce: { readonly url: string }
}

/**
 * An electronic sale of the advisor's page with an invited applicant; also opens a desk that reads mails, and the
 * phone.
 */
export async function invitada({ page, browser, alerce }: Donde, rut: string, como: Partial<PostulanteDemo> = {}) {
  await signIn(page, 'asesora')
  const mesa = await signedIn(browser, alerce.url, 'mesa')
  const prospectoId = await vendida(page, rut, como)
  const calls = await callsOf(page)
  const { declaracionSaludId: identificador } = await calls('generarInvitacionDashboard', { prospectoId })
  return {
    mesa,
    prospectoId,
    identificador,
    enlace: await enlaceEnCorreo(mesa),
    applicant: await phone(browser, alerce.url),
  }
}
