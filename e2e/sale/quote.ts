import { expect, type Page } from '@playwright/test'
import { arrive, choose, press } from '../support/form.ts'

/** Continues to the quote without beneficiaries. */
export async function withoutBeneficiaries(page: Page): Promise<void> {
  await press(page, 'Avanzar en la Postulación')
  await arrive(page, 'Cotizar Plan')
}

/** Flow 1 with its defaults: the widest range, in the region of the applicant; ends at the suggested plans. */
export async function suggestions(page: Page): Promise<void> {
  await press(page, 'Continuar')
  await arrive(page, 'Plan Preliminar')
}

/**
 * Flow 1: the range, then region and provider; ends at the suggested plans. Any bonus: the best one has plans for few
 * incomes, and the income of a seeded sale is not known here.
 */
export async function quote(page: Page): Promise<void> {
  await press(page, 'Guardar Rango')
  await choose(page, 'Región', 'Metropolitana de Santiago')
  await choose(page, 'Prestador', 'Clínica Dávila')
  await choose(page, 'Bonificación', 'Cualquier bonificación')
  await press(page, 'Continuar')
  await arrive(page, 'Plan Preliminar')
}

/** The total as displayed. */
export interface Total {
  readonly uf: string
}

/** Chooses the second suggestion and confirms it; ends at the plan summary with its total. */
export async function confirmPlan(page: Page): Promise<Total> {
  await page.getByRole('radio').nth(1).check()
  await expect(page.getByRole('button', { name: 'Confirmar Plan' })).toBeEnabled()
  await press(page, 'Confirmar Plan')
  await arrive(page, 'Confirmar Plan')
  await press(page, 'Confirmar Plan')
  await arrive(page, /Resumen/)
  const [uf = ''] =
    /\d+,\d{3}(?= UF)/.exec(
      await page
        .getByText(/\d+,\d{3} UF/)
        .last()
        .innerText(),
    ) ?? []
  return { uf }
}
