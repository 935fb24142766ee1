import { expect } from '@playwright/test'
import { porFirmar } from '../contrato/por-firmar.ts'
import { test } from '../support/test.ts'
import { firmar } from './firma.ts'
import { sano, titulo } from './invitada.ts'

test.use({ apart: 'electronica' })

const RUT = '17245371-6'

test('an applicant reads their result and signs their contract on a phone; the advisor sees it end', async ({
  page,
  browser,
  alerce,
}) => {
  const { mesa, applicant } = await porFirmar({ page, browser, alerce }, RUT)
  await expect(applicant.getByRole('button', { name: /^Abrir Plan y precio/ })).toBeVisible()
  await sano(applicant)
  await firmar(applicant, mesa, 'Firmar el contrato')
  await titulo(applicant, 'Su contrato está hecho')
  await sano(applicant)
  await expect(page.getByText(/el contrato quedó suscrito/)).toBeVisible()
})
