import { expect } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { close, fill, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'
import { another } from './evaluation.ts'
import { enlaceEnCorreo, identificarse, phone, sano, titulo, vendida } from './invitada.ts'

test.use({ apart: 'bloqueada' })

const RUT = '17245368-6'

test('three wrong identities block the link; the advisor reads why and invites again, and the phone gets in by the new one', async ({
  page,
  browser,
  alerce,
}) => {
  await login(page, 'asesora')
  const mesa = await another(browser, alerce.url, 'mesa')
  const prospectoId = await vendida(page, RUT)
  await page.goto(`/dashboard/resumen-plan?prospectoId=${prospectoId}`)
  await press(page, 'Generar Invitación')
  await close(page, 'La invitación se envió al correo del postulante.')

  const applicant = await phone(browser, alerce.url)
  const enlace = await enlaceEnCorreo(mesa)
  await applicant.goto(enlace)
  await titulo(applicant, 'Su Declaración de Salud')
  await fill(applicant, { RUT, 'Fecha de nacimiento': '16031990' })
  for (const queda of [/Le quedan 2 intentos/, /Le queda 1 intento/]) {
    await press(applicant, 'Enviarme el código')
    await expect(applicant.getByText(queda).first()).toBeVisible()
  }
  await press(applicant, 'Enviarme el código')
  await titulo(applicant, 'Este enlace no está disponible')
  await expect(applicant.getByText(/los datos no coincidieron tres veces/)).toBeVisible()
  await sano(applicant)

  // it comes by itself to the advisor, who has the screen open
  await expect(page.getByText(/^Bloqueada: la identidad o el código/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await press(page, 'Invitar de nuevo')
  await close(page, 'El bloqueo se levantó y el postulante recibió otra invitación.')
  await expect(page.getByRole('button', { name: 'Reenviar por correo' })).toBeVisible()

  await applicant.reload()
  await expect(applicant.getByText(/no es válido, fue reemplazado o venció/)).toBeVisible()
  await sano(applicant)
  await applicant.goto(await enlaceEnCorreo(mesa))
  await titulo(applicant, 'Su Declaración de Salud')
  await identificarse(applicant, mesa, RUT)
  await titulo(applicant, 'Autorización PreviRed')
})
