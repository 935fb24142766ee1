import { expect, type Page } from '@playwright/test'
import { fill, press } from '../support/form.ts'
import { codigoEnCorreo, declareByPhone, identify, sano, titulo } from './invitada.ts'

/** Opens the link of a letter in a fresh page. */
export async function open(applicant: Page, enlace: string): Promise<void> {
  await applicant.goto('about:blank')
  await applicant.goto(enlace)
}

/** Enters by the link as the applicant and declares, up to the signature. */
export async function declareUntilFirma(applicant: Page, mesa: Page, enlace: string, rut: string): Promise<void> {
  await open(applicant, enlace)
  await identify(applicant, mesa, rut)
  await titulo(applicant, 'Autorización PreviRed')
  await declareByPhone(applicant)
  await open(applicant, enlace)
  await titulo(applicant, 'Firma')
  await sano(applicant)
}

/** Requests the code of a signature and enters it. */
export async function sign(applicant: Page, mesa: Page, accept: string, codigo = 'Código de la firma'): Promise<void> {
  await applicant.getByRole('checkbox').check()
  await press(applicant, /^Enviar el código a/)
  await expect(applicant.getByText(/Vence en 10 minutos/)).toBeVisible()
  const campo = applicant.getByRole('textbox', { name: codigo, exact: true })
  await expect(campo).toBeFocused()
  await expect(campo).toHaveAttribute('aria-invalid', 'false')
  await sano(applicant)
  await fill(applicant, { [codigo]: await codigoEnCorreo(mesa) })
  await press(applicant, accept)
}
