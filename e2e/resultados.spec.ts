import { expect, type Page } from '@playwright/test'
import type { PostulanteDemo } from '../apps/server/src/semilla/demo/recorrido.ts'
import { pdf } from '../packages/domain/testing/archivos.ts'
import { declarada } from './declaracion/declarada.ts'
import { another, ask, openCase, restrict } from './sale/evaluation.ts'
import { barriers } from './support/barriers.ts'
import { callsOf } from './support/calls.ts'
import { arrive, close, press } from './support/form.ts'
import { signIn } from './support/session.ts'
import { test } from './support/test.ts'

const ASMA = { 4: ['J45', 'Asma', '15-03-2015'] } as const

/**
 * A pending declaration with asthma: for the medical evaluation if a certificate shows the income, else for the income.
 */
async function declared(page: Page, nombres: string, rut: string, rentaCertificada: boolean): Promise<string> {
  const postulante: PostulanteDemo = {
    rut,
    nombres,
    apellidoPaterno: 'Resultado',
    apellidoMaterno: 'Pérez',
    nacimiento: '1990-03-15',
    sexo: 'F',
    renta: 1_800_000,
    rutEmpleador: '76086428-5',
    ...(rentaCertificada ? { rentaCertificada } : {}),
  }
  return (await declarada(await callsOf(page), postulante, { diagnosticos: ASMA })).direccion
}

/** Attaches a file to the request and sends it back. */
async function sendBack(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Reenviar Declaración de Salud' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  const buffer = Buffer.from(pdf({ dentro: name }))
  await page.getByLabel('Adjuntar archivos').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await button.click()
  await arrive(page, 'Envío de Declaración de Salud')
}

test('contraloría asks, restricts and is answered, each time on the screen that is open', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const salud = await declared(page, 'Violeta', '17455310-6', true)
  const renta = await declared(page, 'Rosario', '14204886-8', false)
  const desk = await another(browser, alerce.url, 'contraloria')
  const other = await page.context().newPage()
  await page.goto(salud)
  await page.getByRole('heading', { name: 'Declaración de Salud en evaluación' }).waitFor()
  await other.goto(renta)
  await other.getByRole('heading', { name: 'Evaluación financiera en curso' }).waitFor()

  await openCase(desk, /^Médica/, /VIOLETA RESULTADO/)
  await ask(desk, /Se piden antecedentes/, 'Informe del broncopulmonar')
  await openCase(desk, /^Financiera/, /ROSARIO RESULTADO/)
  await ask(desk, /Pedir antecedentes/, 'Últimas seis liquidaciones')
  await alerce.release()

  // Both panels update by themselves, once the answers are sent
  await expect(page.getByText('Informe del broncopulmonar')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await sendBack(page, 'informe.pdf')
  await expect(other.getByText('Últimas seis liquidaciones')).toBeVisible()
  await sendBack(other, 'liquidaciones.pdf')

  await expect(desk.getByRole('button', { name: /ROSARIO RESULTADO.*Reenvío/ })).toBeVisible()
  await openCase(desk, /^Financiera/, /ROSARIO RESULTADO/)
  const came = desk.getByRole('region', { name: 'Reenvío de la renta' })
  await expect(came).toContainText('Últimas seis liquidaciones')
  await expect(came.getByRole('button', { name: 'Abrir liquidaciones.pdf' })).toBeVisible()
  await desk.getByRole('radio', { name: /Aprobar la renta/ }).check()
  await desk.getByRole('textbox', { name: /^Renta promedio/ }).fill('1800000')
  await press(desk, 'Registrar resultado')
  await desk.getByText('ROSARIO RESULTADO PÉREZ: Renta aprobada').first().waitFor()
  await alerce.release()

  await openCase(desk, /^Médica/, /VIOLETA RESULTADO/)
  await expect(desk.getByRole('region', { name: 'Reenvío' })).toContainText('informe.pdf')
  await restrict(desk, 'Asma', '12')
  await openCase(desk, /^Médica/, /ROSARIO RESULTADO/)
  await restrict(desk, 'Asma', '18')
  await alerce.release()

  // One applicant accepts, the other does not
  const row = page.getByRole('row', { name: /VIOLETA RESULTADO/ })
  for (const text of ['Asma', '12', '25 %']) await expect(row).toContainText(text)
  expect(await barriers(page)).toEqual([])
  await press(page, 'Aceptar')
  await page.waitForURL(/\/documentos/)

  await other.getByRole('row', { name: /ROSARIO RESULTADO/ }).waitFor()
  await press(other, 'Rechazar')
  await press(other, 'Volver')
  await press(other, 'Rechazar')
  await press(other, 'Suspender')
  await other.getByRole('heading', { name: 'Declaración de Salud rechazada' }).waitFor()
  await press(other, 'Finalizar Proceso')
  await close(other, 'Se ha finalizado la postulación exitosamente.')
  await other.waitForURL(/\/home/)
})
