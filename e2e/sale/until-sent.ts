import type { Page } from '@playwright/test'
import { addProspect, applicantData } from './applicant.ts'
import { declare, send } from './declaration.ts'
import { confirmPlan, suggestions, withoutBeneficiaries } from './quote.ts'

/** Shortest way from the portfolio to a declaration that waits for its evaluation; returns the price of the plan. */
export async function untilSent(page: Page, rut: string, folio: string) {
  await addProspect(page, rut)
  await applicantData(page)
  await withoutBeneficiaries(page)
  await suggestions(page)
  const total = await confirmPlan(page)
  await declare(page, folio)
  await send(page)
  return total
}
