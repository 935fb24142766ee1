import { expect, type Page } from '@playwright/test'
import { invitada } from './sale/al-telefono.ts'
import { identify, titulo } from './sale/invitada.ts'
import { copyOfWeb } from './support/builds.ts'
import { fill, press } from './support/form.ts'
import { startProcess } from './support/server/process.ts'
import { test } from './support/test.ts'

const RUT = '17245377-5'

/** Counts the page loads from now on. */
function aperturas(page: Page): () => number {
  let veces = 0
  page.on('load', () => {
    veces += 1
  })
  return () => veces
}

test('after a deploy an open old page reloads once and keeps the typed text', async ({ browser }) => {
  const web = await copyOfWeb()
  const alerce = await startProcess({ E2E_WEB: web.folder })
  try {
    const page = await browser.newPage({ baseURL: alerce.url, serviceWorkers: 'block' })
    const { mesa, enlace } = await invitada({ page, browser, alerce }, RUT, { nombres: 'Noelia' })
    // A phone without a cached shell: its old page has only the files already loaded
    const applicant = await browser.newPage({ baseURL: alerce.url, serviceWorkers: 'block' })
    await applicant.goto(enlace)
    await fill(applicant, { RUT, 'Fecha de nacimiento': '15031990' })
    await page.goto('/dashboard/add-prospect')
    const kept = page.waitForResponse((r) => r.url().includes('guardarBorrador') && r.ok())
    await fill(page, { Nombres: 'ÑANDÚ', 'Primer apellido': "D'ALENÇON" })
    await kept
    await page.goto('/dashboard/home')
    const otra = page.getByRole('link', { name: 'Mis Estadísticas' })
    await otra.waitFor()
    await web.renew()
    await alerce.restart()

    const [delTelefono, delAsesor] = [aperturas(applicant), aperturas(page)]
    await identify(applicant, mesa, RUT)
    await titulo(applicant, 'Autorización PreviRed')
    await press(applicant, 'No autorizo')
    await titulo(applicant, 'Renta')
    expect(delTelefono()).toBe(1)

    // By keyboard: content that returns with the server moves the page under a mouse
    await otra.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Mis Estadisticas' })).toBeVisible()
    expect(delAsesor()).toBe(1)
    await page.goto('/dashboard/add-prospect')
    await expect(page.getByRole('textbox', { name: 'Nombres', exact: true })).toHaveValue('ÑANDÚ')
    await expect(page.getByRole('textbox', { name: 'Primer apellido', exact: true })).toHaveValue("D'ALENÇON")
  } finally {
    await alerce.stop()
    await web.remove()
  }
})
