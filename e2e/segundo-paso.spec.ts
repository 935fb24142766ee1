import { expect } from '@playwright/test'
import { press } from './support/form.ts'
import { loginByHand } from './support/session.ts'
import { testOfDays } from './support/test.ts'

testOfDays('a passkey of the browser is added, and the next login asks for it', async ({ browser, own }) => {
  // Browsers tie no passkey to an IP address
  const page = await browser.newPage({ baseURL: own.url.replace('127.0.0.1', 'localhost') })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await loginByHand(page, 'asesora', '/dashboard/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/dashboard/segundo-paso')
  await press(page, 'Agregar una llave')
  await page.getByLabel('Nombre de la llave').fill('Mi notebook')
  await page.getByLabel('Su contraseña', { exact: true }).fill('Alerce-2026')
  await press(page, 'Continuar')
  await press(page, 'Los guardé')
  await expect(page.getByRole('heading', { name: 'Mi notebook' })).toBeVisible()

  await page.context().clearCookies()
  await loginByHand(page, 'asesora', '/dashboard/login')
  await press(page, 'Usar mi llave')
  await expect(page.getByRole('heading', { level: 1, name: /Camila/ })).toBeVisible()
})
