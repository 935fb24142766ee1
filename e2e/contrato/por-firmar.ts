import { expect, type Page } from '@playwright/test'
import { invitada } from '../sale/al-telefono.ts'
import { contractualData } from '../sale/contract.ts'
import { signedIn } from '../sale/evaluation.ts'
import { declareUntilFirma, open, sign } from '../sale/firma.ts'
import { enlaceDelContrato, sano, titulo } from '../sale/invitada.ts'
import { answered } from '../support/calls.ts'
import { close, press } from '../support/form.ts'

type Donde = Parameters<typeof invitada>[0]
type Invitada = Awaited<ReturnType<typeof invitada>>

/** An electronic sale whose applicant has the papers of the contract on the phone, ready to sign. */
export async function porFirmar(donde: Donde, rut: string): Promise<Invitada> {
  const { page, browser, alerce } = donde
  const venta = await invitada(donde, rut)
  await declaradaYAceptada(venta, rut, await signedIn(browser, alerce.url, 'contraloria'))
  await documentosEnviados(page, venta)
  // The session continues: the link of the letter asks nothing again
  await open(venta.applicant, await enlaceDelContrato(venta.mesa))
  await titulo(venta.applicant, 'Firme su contrato')
  return venta
}

/** The applicant declares and signs on a phone, and the income is approved. */
async function declaradaYAceptada(
  { mesa, identificador, applicant, enlace }: Invitada,
  rut: string,
  contraloria: Page,
): Promise<void> {
  await declareUntilFirma(applicant, mesa, enlace, rut)
  await sign(applicant, mesa, 'Firmar y enviar')
  await titulo(applicant, 'Listo, gracias')
  await sano(applicant)
  const renta = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 } as const
  await answered(contraloria, 'responderEvaluacionFinanciera', renta)
}

/** The advisor goes from the result to the papers, and mails them. */
async function documentosEnviados(page: Page, { prospectoId, identificador }: Invitada): Promise<void> {
  await page.goto(`/dashboard/resultado-ds?prospectoId=${prospectoId}&identificador=${identificador}`)
  await press(page, 'Continuar')
  await contractualData(page)
  await press(page, 'Continuar')
  await page.waitForURL(/documents-preview/)
  await expect(page.getByText(/el postulante los firma en su teléfono/)).toBeVisible()
  await sendToSign(page)
}

/** Mails the papers on the screen. */
export async function sendToSign(page: Page): Promise<void> {
  await press(page, 'Enviar por correo')
  await close(page, 'Los documentos se han enviado al cliente.')
  await expect(page.getByText(/con el enlace para firmarlos en su teléfono/)).toBeVisible()
}
