import { expect } from '@playwright/test'
import { signedIn } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { fill, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { accepted, linkOf, phone } from './con-mandato.ts'

test.use({ apart: 'personas' })

const RUT = '17245368-6'

test('an applicant authorises the payment on a phone, and the screen of the advisor goes on by itself', async ({
  page,
  browser,
  alerce,
}) => {
  const baseURL = alerce.url
  await signIn(page, 'asesora')
  const contraloria = await signedIn(browser, baseURL, 'contraloria')
  const mesa = await signedIn(browser, baseURL, 'mesa')
  const { prospectoId } = await accepted(page, contraloria, RUT, 'Aurora')
  await page.goto(`/dashboard/documentos?prospectoId=${prospectoId}`)
  await expect(page.getByText('Falta el mandato de pago.')).toBeVisible()

  const applicant = await phone(browser, baseURL)
  const requests: string[] = []
  applicant.on('request', (request) => requests.push(request.url()))
  const link = await linkOf(mesa, 'Aurora')
  await applicant.goto(link)
  await expect(applicant.getByRole('heading', { level: 1 })).toHaveText('Autorice el pago de su plan')
  await expect(applicant.getByText('UF al mes').first()).toBeVisible()
  expect(await barriers(applicant)).toEqual([])
  expect(await applicant.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // After a reload the page is still there; the secret is in the fragment, which is never sent
  await applicant.reload()
  await press(applicant, 'Autorizar el pago')
  await expect(applicant.getByText('Ingrese su RUT')).toBeVisible()
  expect(await barriers(applicant)).toEqual([])
  await fill(applicant, { RUT: '12345678-5', 'Fecha de nacimiento': '15031990' })
  await applicant.getByRole('checkbox').check()
  await press(applicant, 'Autorizar el pago')
  await expect(applicant.getByText(/Le quedan 2 intentos/)).toBeVisible()
  await fill(applicant, { RUT })
  await press(applicant, 'Autorizar el pago')
  await expect(applicant.getByRole('heading', { level: 1 })).toHaveText('Listo, gracias')
  expect(await barriers(applicant)).toEqual([])
  const token = link.split('=')[1] ?? ''
  expect(requests.filter((url) => url.split('#')[0]?.includes(token))).toEqual([])

  await expect(page.getByText('Falta el mandato de pago.')).toHaveCount(0)
  await page.goto(`/dashboard/timeline?prospectoId=${prospectoId}`)
  await expect(page.getByText('Mandato de pago autorizado por el cliente')).toBeVisible()
  await mesa.goto('/consola/mandatos?ver=vigentes')
  await expect(mesa.getByRole('row', { name: /AURORA/ })).toContainText('por el postulante')
  await mesa.goto('/')

  // The same link, opened again
  const later = await phone(browser, baseURL)
  await later.goto(link)
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('El pago ya está autorizado')
})
