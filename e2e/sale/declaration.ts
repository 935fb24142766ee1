import type { Page } from '@playwright/test'
import { arrive, choose, fill, press } from '../support/form.ts'

/** Today in Santiago as DD-MM-YYYY: the paper was signed today. */
function today(): string {
  return new Intl.DateTimeFormat('es-CL', { timeZone: 'America/Santiago', day: '2-digit', month: '2-digit', year: 'numeric' }).format()
}

/** The holder of the declaration, in good health. */
export async function background(page: Page, folio: string): Promise<void> {
  await fill(page, { 'Folio DS': folio, 'Fecha DS': today(), Peso: '62', Estatura: '1,65' })
  await choose(page, 'Isapre actual', 'FONASA')
  await page.getByRole('group', { name: /pensión de invalidez/ }).getByRole('radio', { name: 'No' }).check()
  await press(page, 'Avanzar en la Postulación')
  await arrive(page, /Beneficiarios/)
}

/** Answers every question with no, one after another: after 10 comes 12. */
export async function answerNo(page: Page): Promise<void> {
  for (let n = 1; n <= 15; n++) {
    if (n === 11) continue
    const question = page.getByRole('group', { name: new RegExp(`pregunta ${n}$`) })
    await question.getByRole('radio', { name: 'No' }).check()
  }
}
