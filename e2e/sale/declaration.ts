import type { Page } from '@playwright/test'
import { pdf } from '../../packages/domain/testing/archivos.ts'
import { arrive, fill, press } from '../support/form.ts'

/** Today in Santiago as DD-MM-YYYY, the signing date of the paper. */
function today(): string {
  return new Intl.DateTimeFormat('es-CL', {
    timeZone: 'America/Santiago',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date())
}

/** Fills the holder of the declaration, in good health; the isapre is that of the applicant. */
async function background(page: Page, folio: string): Promise<void> {
  await fill(page, { 'Folio DS': folio, 'Fecha DS': today(), Peso: '62', Estatura: '1,65' })
  await page
    .getByRole('group', { name: /pensión de invalidez/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await press(page, 'Avanzar en la Postulación')
}

/** Diagnoses of a declaration without dependants, by question, as free text. */
type Diagnoses = Readonly<Record<number, { readonly que: string; readonly cuando: string }>>

/** Answers every question in order, 12 after 10: «sí» for those with a diagnosis, else «no». */
async function answerAll(page: Page, diagnoses: Diagnoses): Promise<void> {
  for (let n = 1; n <= 15; n++) {
    if (n === 11) continue
    const question = page.getByRole('group', { name: new RegExp(`pregunta ${n}$`) })
    const said = diagnoses[n]
    // An answered question collapses at once, so the test waits for its saved mark
    await question.getByRole('radio', { name: said ? 'Sí' : 'No' }).click()
    if (said) {
      await page.getByRole('combobox', { name: 'Diagnóstico' }).fill(said.que)
      await page.getByRole('textbox', { name: /^Fecha/ }).fill(said.cuando)
      await press(page, 'Guardar respuesta')
    }
    await page.getByRole('button', { name: new RegExp(`^${n} .*Guardada: ${said ? 'Sí' : 'No$'}`) }).waitFor()
  }
}

interface Declaration {
  readonly diagnoses?: Diagnoses
  /** One of a pair also passes by the beneficiaries, where those of the other person are. */
  readonly paired?: boolean
}

/** From the confirmed plan to the answered questionnaire, of a holder alone. */
export async function declare(page: Page, folio: string, { diagnoses = {}, paired = false }: Declaration = {}) {
  await press(page, 'Generar DS')
  await page.waitForURL(/postulant-background/)
  await background(page, folio)
  if (paired) {
    await arrive(page, /Beneficiarios/)
    await press(page, 'Avanzar en la Postulación')
  }
  await page.waitForURL(/postulant-ds/)
  await answerAll(page, diagnoses)
}

/** Reads the summary and sends the declaration with a file; ends at its result. */
export async function send(page: Page): Promise<void> {
  await press(page, 'Continuar')
  await arrive(page, 'Resumen de la Declaración de Salud')
  await page
    .getByLabel('Adjuntar archivos')
    .setInputFiles({ name: 'informe.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })
  await page.getByRole('button', { name: 'Quitar informe.pdf' }).waitFor()
  await press(page, 'Enviar Declaración de Salud')
  await page.waitForURL(/resultado-ds/)
}
