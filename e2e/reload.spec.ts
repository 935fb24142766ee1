import { expect, type Page } from '@playwright/test'
import { routes } from '../packages/contract/routes.ts'
import { signedIn } from './sale/evaluation.ts'
import { callsOf } from './support/calls.ts'
import { choose, fill, press } from './support/form.ts'
import { signIn } from './support/session.ts'
import { test } from './support/test.ts'

test('text still being saved during a reload is there afterwards, and reaches the server', async ({
  page,
  browser,
}) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const persona = { tipoProspecto: 'REF', nombres: 'LASTENIA', apellidoPaterno: 'ÑANCO', apellidoMaterno: "D'ALENÇON" }
  const { prospectoId } = await calls('ingresarProspecto', {
    ...persona,
    celular: '981000077',
    correo: 'lastenia@example.cl',
  })
  const address = `/dashboard/postulant-data?prospectoId=${prospectoId}`
  await page.goto(address)
  const nacimiento = (of: Page) => of.getByRole('textbox', { name: 'Fecha de nacimiento' })
  // The request leaves the page but never arrives
  await page.route(`**${routes.guardarBorrador.path}`, () => undefined)
  const leaves = page.waitForRequest(`**${routes.guardarBorrador.path}`)
  await fill(page, { 'Fecha de nacimiento': '15-03-1991' })
  const { formulario } = (await leaves).postDataJSON()
  await page.reload()
  await expect(nacimiento(page)).toHaveValue('15-03-1991')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  // Asks the server: the answer to a request of a page that closes may never be seen here
  await expect.poll(() => calls('obtenerBorrador', { formulario })).not.toBeNull()
  const elsewhere = await signedIn(browser, new URL(page.url()).origin, 'asesora')
  await elsewhere.goto(address)
  await expect(nacimiento(elsewhere)).toHaveValue('15-03-1991')
})

test('a save that was not answered when the page was opened again is done once, though it is pressed again', async ({
  page,
}) => {
  await signIn(page, 'asesora')
  await page.goto('/dashboard/add-prospect')
  const quien = { Nombres: 'ELUNEY', 'Primer apellido': 'ÑANCO', 'Segundo apellido': "D'ALENÇON" }
  const kept = page.waitForResponse((r) => r.url().includes(routes.guardarBorrador.path) && r.ok())
  await choose(page, 'Tipo de prospecto', 'REF · Referido')
  await fill(page, { ...quien, Celular: '+56 9 8100 0066', 'Correo electrónico': 'eluney@example.cl' })
  await kept
  const saved = Promise.withResolvers<void>()
  await page.route(`**${routes.ingresarProspecto.path}`, async (route) => {
    await route.fetch()
    saved.resolve()
  })
  await press(page, 'Guardar Prospecto')
  await saved.promise
  await page.reload()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await expect(page.getByRole('textbox', { name: 'Nombres', exact: true })).toHaveValue('ELUNEY')
  await press(page, 'Guardar Prospecto')
  await page.getByText('Los datos se han guardado correctamente!').waitFor()
  const calls = await callsOf(page)
  expect(await calls('obtenerProspectos', { nombreProspecto: 'ELUNEY', pagina: 1, limite: 15 })).toHaveLength(1)
})
