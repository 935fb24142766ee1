import type { Page } from '@playwright/test'
import { pdf } from '../../packages/domain/testing/archivos.ts'
import { arrive, fill, press } from '../support/form.ts'

/** Today in Santiago as DD-MM-YYYY: the paper was signed today. */
function today(): string {
  return new Intl.DateTimeFormat('es-CL', {
    timeZone: 'America/Santiago',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date())
}

/** The holder of the declaration, in good health; the isapre is that of the applicant. */
async function background(page: Page, folio: string): Promise<void> {
  await fill(page, { 'Folio DS': folio, 'Fecha DS': today(), Peso: '62', Estatura: '1,65' })
  await page
    .getByRole('group', { name: /pensión de invalidez/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await press(page, 'Avanzar en la Postulación')
  await arrive(page, /Beneficiarios/)
}

/** What a holder alone in the declaration was diagnosed with, by question, in words of their own. */
type Diagnoses = Readonly<Record<number, { readonly que: string; readonly cuando: string }>>

/** Answers every question, one after another: after 10 comes 12. Those without a diagnosis with no. */
async function answerAll(page: Page, diagnoses: Diagnoses): Promise<void> {
  for (let n = 1; n <= 15; n++) {
    if (n === 11) continue
    const question = page.getByRole('group', { name: new RegExp(`pregunta ${n}$`) })
    const said = diagnoses[n]
    // an answered question folds away at once, so what is waited for is its saved mark
    await question.getByRole('radio', { name: said ? 'Sí' : 'No' }).click()
    if (said) {
      await page.getByRole('combobox', { name: 'Diagnóstico' }).fill(said.que)
      await page.getByRole('textbox', { name: /^Fecha/ }).fill(said.cuando)
      await press(page, 'Guardar respuesta')
    }
    await page.getByRole('button', { name: new RegExp(`^${n} .*Guardada: ${said ? 'Sí' : 'No$'}`) }).waitFor()
  }
}

/** From the confirmed plan to the answered questionnaire. */
export async function declare(page: Page, folio: string, diagnoses: Diagnoses = {}): Promise<void> {
  await press(page, 'Generar DS')
  await page.waitForURL(/postulant-background/)
  await background(page, folio)
  await press(page, 'Avanzar en la Postulación')
  await page.waitForURL(/postulant-ds/)
  await answerAll(page, diagnoses)
}

/** Both summaries, then the declaration is sent with a file; ends at its result. */
export async function send(page: Page): Promise<void> {
  await press(page, 'Continuar')
  await arrive(page, 'Resumen de antecedentes')
  await press(page, 'Continuar')
  await arrive(page, 'Resumen de la Declaración de Salud')
  await press(page, 'Continuar')
  await page.waitForURL(/enviar-ds/)
  await page
    .getByLabel('Adjuntar archivos')
    .setInputFiles({ name: 'informe.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })
  await page.getByRole('button', { name: 'Quitar informe.pdf' }).waitFor()
  await press(page, 'Enviar Declaración de Salud')
  await page.waitForURL(/resultado-ds/)
}
