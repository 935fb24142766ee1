import { expect } from '@playwright/test'
import { preguntasDS } from '../../packages/domain/declaracion/preguntas.ts'
import { barriers } from '../support/barriers.ts'
import { close, fill, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { signedIn } from './evaluation.ts'
import { sign } from './firma.ts'
import { codigoEnCorreo, enlaceEnCorreo, phone, sano, titulo, vendida } from './invitada.ts'

test.use({ apart: 'electronica' })

const RUT = '17245368-6'

test('an applicant is invited, answers on a phone of 360 px and signs; the advisor follows it', async ({
  page,
  browser,
  alerce,
}) => {
  const baseURL = alerce.url
  await signIn(page, 'asesora')
  const mesa = await signedIn(browser, baseURL, 'mesa')
  const prospectoId = await vendida(page, RUT)
  await page.goto(`/dashboard/resumen-plan?prospectoId=${prospectoId}`)
  await press(page, 'Generar Invitación')
  await close(page, 'La invitación se envió al correo del postulante.')
  await expect(page.getByText('Todavía no entra')).toBeVisible()
  await press(page, 'Mostrar QR y enlace')
  await expect(page.getByRole('img', { name: 'Código QR de la invitación' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()

  const applicant = await phone(browser, baseURL)
  const requests: string[] = []
  applicant.on('request', (request) => requests.push(request.url()))
  const enlace = await enlaceEnCorreo(mesa)
  await applicant.goto(enlace)
  await titulo(applicant, 'Su Declaración de Salud')
  await sano(applicant)
  await fill(applicant, { RUT, 'Fecha de nacimiento': '15031990' })
  await press(applicant, 'Enviarme el código')
  await titulo(applicant, 'Revise su correo')
  await sano(applicant)
  await fill(applicant, { Código: await codigoEnCorreo(mesa) })
  await press(applicant, 'Continuar')

  await titulo(applicant, 'Autorización PreviRed')
  await sano(applicant)
  await press(applicant, 'No autorizo')
  await titulo(applicant, 'Renta')
  await sano(applicant)
  await press(applicant, 'Es correcta')
  await titulo(applicant, 'Consideraciones')
  await sano(applicant)
  await press(applicant, 'Continuar')
  await expect(applicant.getByText('Marque la casilla para continuar')).toBeVisible()
  await applicant.getByRole('checkbox').check()
  await press(applicant, 'Continuar')
  await titulo(applicant, 'Sus datos')
  await sano(applicant)
  // After a reload the session continues at the same screen
  await applicant.reload()
  await titulo(applicant, 'Sus datos')
  await fill(applicant, { 'Peso (kg)': '60', 'Estatura (m)': '1,65' })
  await applicant.getByRole('radio', { name: 'No' }).check()
  await press(applicant, 'Guardar y continuar')
  for (const numero of preguntasDS) {
    await titulo(applicant, `Pregunta ${numero}`)
    if (numero === 1) await sano(applicant)
    await applicant.getByRole('radio', { name: 'No' }).click()
    // Back navigation without loss
    if (numero === 3) {
      await titulo(applicant, 'Pregunta 4')
      await press(applicant, 'Volver')
      await titulo(applicant, 'Pregunta 3')
      await expect(applicant.getByRole('radio', { name: 'No' })).toBeChecked()
      await applicant.goBack()
    }
  }
  await titulo(applicant, 'Revisión de sus datos')
  await sano(applicant)
  await expect(page.getByText('Revisión de sus datos')).toBeVisible()
  await press(applicant, 'Está correcto')
  await titulo(applicant, 'Revisión de la declaración')
  await sano(applicant)
  await applicant.getByRole('button', { name: 'Corregir la pregunta 2', exact: true }).click()
  await titulo(applicant, 'Pregunta 2')
  await applicant.getByRole('radio', { name: 'Sí' }).check()
  await fill(applicant, { '¿Qué le diagnosticaron?': 'Glaucoma', '¿Cuándo, más o menos?': '03-2019' })
  await sano(applicant)
  await press(applicant, 'Guardar y continuar')
  await titulo(applicant, 'Revisión de sus datos')
  await press(applicant, 'Está correcto')
  await titulo(applicant, 'Revisión de la declaración')
  await expect(applicant.getByText(/Glaucoma, 01-03-2019/)).toBeVisible()
  await press(applicant, 'Está correcto')
  await titulo(applicant, 'Firma')
  await sign(applicant, mesa, 'Firmar y enviar')
  await titulo(applicant, 'Listo, gracias')
  await sano(applicant)

  const token = enlace.split('=')[1] ?? ''
  expect(requests.filter((url) => url.split('#')[0]?.includes(token))).toEqual([])
  await expect(page.getByText('100 %')).toBeVisible()
  expect(await page.content()).not.toContain('Glaucoma')
  await page.getByRole('link', { name: /^(Sigue:|Ver) Resultado/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Resultado')
})
