import { expect } from '@playwright/test'
import { invitacionMessages } from '../../packages/contract/messages/declaracion/invitacion.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { close, fill, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'
import { another } from './evaluation.ts'
import { abrir } from './firma.ts'
import { enlaceEnCorreo, identificarse, phone, sano, titulo, vendida } from './invitada.ts'

test.use({ apart: 'bloqueada' })

const RUT = '17245368-6'

test('three failed identities block an invitation; its card says why, and the advisor invites again', async ({
  page,
  browser,
  alerce,
}) => {
  await login(page, 'asesora')
  const mesa = await another(browser, alerce.url, 'mesa')
  const prospectoId = await vendida(page, RUT)
  const calls = await callsOf(page)
  await calls('generarInvitacionDashboard', { prospectoId })
  const applicant = await phone(browser, alerce.url)
  const primero = await enlaceEnCorreo(mesa)
  await applicant.goto(primero)
  await titulo(applicant, 'Su Declaración de Salud')
  for (const dice of [/Le quedan 2 intentos/, /Le queda 1 intento/, /Por seguridad bloqueamos esta invitación/]) {
    await fill(applicant, { RUT, 'Fecha de nacimiento': '01011980' })
    await press(applicant, 'Enviarme el código')
    await expect(applicant.getByText(dice)).toBeVisible()
    await sano(applicant)
  }

  await page.goto('/dashboard/home')
  await press(page, 'Rechazo por autenticación de AURORA FIRMA PRUEBA: ver el motivo')
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
