import { expect } from '@playwright/test'
import { callsOf } from '../support/calls.ts'
import { close, press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { invitada } from './al-telefono.ts'
import { contractualData } from './contract.ts'
import { another } from './evaluation.ts'
import { abrir, firmar } from './firma.ts'
import { declararPorTelefono, enlaceDelContrato, identificarse, sano, titulo } from './invitada.ts'

test.use({ apart: 'electronica' })

const RUT = '17245371-6'

test('an applicant reads their result and signs their contract on a phone; the advisor sees it end', async ({
  page,
  browser,
  alerce,
}) => {
  const { mesa, prospectoId, identificador, applicant, ...una } = await invitada({ page, browser, alerce }, RUT)
  const invitacion = una.enlace
  const contraloria = await another(browser, alerce.url, 'contraloria')
  await abrir(applicant, invitacion)
  await identificarse(applicant, mesa, RUT)
  await titulo(applicant, 'Autorización PreviRed')
  await declararPorTelefono(applicant)
  await abrir(applicant, invitacion)
  await titulo(applicant, 'Firma')
  await firmar(applicant, mesa, 'Firmar y enviar')
  await titulo(applicant, 'Listo, gracias')
  await sano(applicant)

  const renta = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 } as const
  await (await callsOf(contraloria))('responderEvaluacionFinanciera', renta)
  await page.goto(`/dashboard/resultado-ds?prospectoId=${prospectoId}&identificador=${identificador}`)
  await press(page, 'Continuar')
  await contractualData(page)
  await press(page, 'Continuar')
  await page.waitForURL(/documents-preview/)
  await expect(page.getByText(/el postulante los firma en su teléfono/)).toBeVisible()
  await press(page, 'Enviar por correo')
  await close(page, 'Los documentos se han enviado al cliente.')
  await expect(page.getByText(/con el enlace para firmarlos en su teléfono/)).toBeVisible()

  // their session goes on: the link of the letter asks nothing again
  await abrir(applicant, await enlaceDelContrato(mesa))
  await titulo(applicant, 'Firme su contrato')
  await expect(applicant.getByRole('button', { name: /^Abrir Plan y precio/ })).toBeVisible()
  await sano(applicant)
  await firmar(applicant, mesa, 'Firmar el contrato')
  await titulo(applicant, 'Su contrato quedó suscrito')
  await sano(applicant)
  await expect(page.getByText(/el contrato quedó suscrito/)).toBeVisible()
})
