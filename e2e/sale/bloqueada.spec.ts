import { expect } from '@playwright/test'
import { invitacionMessages } from '../../packages/contract/messages/declaracion/invitacion.ts'
import { barriers } from '../support/barriers.ts'
import { close, fill, press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { invitada } from './al-telefono.ts'
import { abrir } from './firma.ts'
import { enlaceEnCorreo, identificarse, sano, titulo } from './invitada.ts'

test.use({ apart: 'electronica' })

const RUT = '17245370-8'

test('three failed identities block an invitation; its card says why, and the advisor invites again', async ({
  page,
  browser,
  alerce,
}) => {
  const { mesa, enlace: primero, applicant } = await invitada({ page, browser, alerce }, RUT, { nombres: 'Bárbara' })
  await applicant.goto(primero)
  await titulo(applicant, 'Su Declaración de Salud')
  for (const dice of [/Le quedan 2 intentos/, /Le queda 1 intento/, /Por seguridad bloqueamos esta invitación/]) {
    await fill(applicant, { RUT, 'Fecha de nacimiento': '01011980' })
    await press(applicant, 'Enviarme el código')
    await expect(applicant.getByText(dice)).toBeVisible()
    await sano(applicant)
  }

  await page.goto('/dashboard/home')
  await press(page, 'Rechazo por autenticación de BÁRBARA FIRMA PRUEBA: ver el motivo')
  await expect(page.getByText(/^Rechazado el/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await press(page, 'Invitar de nuevo')
  await close(page, invitacionMessages.invitadoDeNuevo.text)

  // what a stranger had tried opens no more
  await abrir(applicant, primero)
  await titulo(applicant, 'Este enlace no está disponible')
  await sano(applicant)
  await abrir(applicant, await enlaceEnCorreo(mesa))
  await identificarse(applicant, mesa, RUT)
  await titulo(applicant, 'Autorización PreviRed')
})
