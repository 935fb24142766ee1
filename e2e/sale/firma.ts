import { expect, type Page } from '@playwright/test'
import { fill, press } from '../support/form.ts'
import { codigoEnCorreo, declararPorTelefono, identificarse, sano, titulo } from './invitada.ts'

/** Opens the link of a letter in a fresh page. */
export async function abrir(applicant: Page, enlace: string): Promise<void> {
  await applicant.goto('about:blank')
  await applicant.goto(enlace)
}

/** Enters by the link as the applicant and declares, up to the signature. */
export async function declararHastaLaFirma(applicant: Page, mesa: Page, enlace: string, rut: string): Promise<void> {
  await abrir(applicant, enlace)
  await identificarse(applicant, mesa, rut)
  await titulo(applicant, 'Autorización PreviRed')
  await declararPorTelefono(applicant)
  await abrir(applicant, enlace)
  await titulo(applicant, 'Firma')
  await sano(applicant)
}

/** Requests the code of a signature and enters it. */
export async function firmar(
  applicant: Page,
  mesa: Page,
  accept: string,
  codigo = 'Código de la firma',
): Promise<void> {
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
