import { expect, type Page } from '@playwright/test'
import { callsOf } from '../support/calls.ts'
import { fill, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

test.use({ apart: 'sin-red' })

const notice = (page: Page) => page.getByText(/^Sin conexión\. Datos de las \d\d:\d\d\./)

async function workOffline(page: Page): Promise<void> {
  await press(page, 'Camila Rojas')
  await page.getByRole('checkbox', { name: 'Usar sin conexión' }).check()
  await page.keyboard.press('Escape')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}

/** Rows of the browser's store of replies, as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise<void>((resolve, reject) => {
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      })
    const opening = indexedDB.open('alerce-borradores')
    await done(opening)
    const names = [...opening.result.objectStoreNames]
    if (!names.includes('copias')) return []
    const reading = opening.result.transaction('copias').objectStore('copias').getAll()
    await done(reading)
    opening.result.close()
    const values = reading.result.flatMap((row: object) => Object.values(row))
    return values.map((one) => (one instanceof ArrayBuffer ? new TextDecoder().decode(one) : String(one)))
  })

test('an advisor who chose so reads the list, the agenda and an opened sale without network, and what is typed arrives', async ({
  page,
  browser,
}) => {
  await login(page, 'asesora')
  await workOffline(page)
  const ficha = page.getByRole('listitem').filter({ hasText: 'VALENTINA HERRERA' }).first()
  await ficha.waitFor()
  await page.goto('/dashboard/agenda')
  const cita = page.getByRole('button', { name: /LORENA|HÉCTOR/ }).first()
  await cita.waitFor()
  await page.goto('/dashboard/home')
  const nuevo = page.getByRole('listitem').filter({ hasText: 'FELIPE ANDRÉS REBOLLEDO' }).first()
  await nuevo.getByRole('button', { name: /^Gestionar/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Antecedentes del postulante' }).waitFor()
  const nacimiento = page.getByRole('textbox', { name: 'Fecha de nacimiento', exact: true })
  await nacimiento.waitFor()
  expect((await stored(page)).join('\n')).not.toMatch(/VALENTINA|REBOLLEDO/i)

  await page.context().setOffline(true)
  await page.reload()
  await notice(page).waitFor()
  await fill(page, { 'Fecha de nacimiento': '15-03-1991' })
  await expect(notice(page)).toContainText('1 formulario por enviar.')
  await page.reload()
  await expect(nacimiento).toHaveValue('15-03-1991')
  await page.goto('/dashboard/home')
  await ficha.waitFor()
  await page.goto('/dashboard/agenda')
  await cita.waitFor()

  const arrived = page.waitForResponse((r) => r.url().includes('guardarBorrador') && r.ok())
  await page.context().setOffline(false)
  await arrived
  await notice(page).waitFor({ state: 'hidden' })

  // Closed from another device, the session takes the replies with it
  const elsewhere = await browser.newPage()
  await login(elsewhere, 'asesora')
  await page.context().setOffline(true)
  await page.reload()
  await notice(page).waitFor()
  await (await callsOf(elsewhere))('cerrarOtrasSesiones', {})
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Calendario' }).waitFor()
  await expect.poll(() => stored(page)).toEqual([])
  await elsewhere.close()
})
