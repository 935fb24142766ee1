import { expect } from '@playwright/test'
import { another, signedIn } from './sale/evaluation.ts'
import { makeLink } from './support/console.ts'
import { test } from './support/test.ts'

const DENIED = 'Acceso DENEGADO, consulte al administrador.'

test('a link takes the place of a session that was open, ends at once when it is revoked, and a forged one opens nothing', async ({
  browser,
  alerce,
}) => {
  const admin = await another(browser, alerce.url, 'administracion')
  const link = await makeLink(admin, 'Matías Oyarzún', 'Patricia Núñez', true)
  const page = await signedIn(browser, alerce.url, 'asesora')
  await page.goto(link)
  await page.waitForURL(/\/home$/)
  await expect(page.getByText('Cartera de Matías Oyarzún')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Patricia Núñez' })).toBeVisible()

  await admin.reload()
  const row = admin.getByRole('row', { name: /Matías Oyarzún/ }).first()
  await row.getByRole('button', { name: /Revocar/ }).click()
  await admin
    .getByRole('alertdialog')
    .or(admin.getByRole('dialog'))
    .getByRole('button', { name: /Revocar/ })
    .click()
  await page.getByText(/ya no está vigente/).waitFor()

  const forged = link.replace(/(identificadorJefe=.{12})./, '$1x')
  for (const address of [link, forged, `${alerce.url}/dashboard/preLogin`, link.split('&')[0] ?? '']) {
    await page.goto(address)
    await expect(page.getByText(DENIED)).toBeVisible()
    expect(page.url()).not.toContain('identificador')
  }
  for (const one of [page, admin]) await one.context().close()
})
