import { expect, type Page } from '@playwright/test'
import { cotizar, generarDS, type PostulanteDemo } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { aDDMMYYYY, sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { another } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, fill, press } from '../support/form.ts'
import { login, signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

// the desk sees what is open everywhere
test.use({ apart: 'consola' })

const dia = (dias: number) => aDDMMYYYY(sumaDias(hoyEnSantiago(new Date().toISOString()), dias))

const go = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Pendientes' }).getByRole('link', { name }).click()

const seen = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible()

test('a FUN is written down, corrected, undone; what is wrong stands at its field', async ({ page }) => {
  await login(page, 'mesa')
  await arrive(page, 'Pendientes de la mesa')
  const cerrar = page.getByRole('button', { name: /^Cerrar la irregularidad/ })
  await cerrar.waitFor()
  await page.getByRole('region', { name: 'Tabla de pendientes de la mesa' }).focus()
  for (let filas = await page.getByRole('row').count(); filas > 1; filas -= 1) {
    if (await cerrar.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('j')
  }
  await expect(cerrar).toBeFocused()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Irregularidad de .* cerrada\.$/)).toBeVisible()
  await expect(cerrar).toHaveCount(0)
  await press(page, 'Deshacer')
  await expect(cerrar).toBeVisible()
  await go(page, /^FUN de baja/)
  await page.getByRole('link', { name: 'Todos' }).click()

  await press(page, 'Registrar FUN')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Registrar FUN' }).click()
  await expect(dialog.getByRole('textbox', { name: 'RUT de quien deja de ser carga' })).toBeFocused()
  await expect(dialog.getByText('Ingrese la fecha en que CCS recibió el FUN').last()).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await fill(page, { 'RUT de quien deja de ser carga': '15.553.311-1', 'Recibido por CCS': dia(1) })
  await dialog.getByRole('button', { name: 'Registrar FUN' }).click()
  await seen(page, 'Rut no válido')
  await seen(page, 'La fecha no puede ser posterior a hoy')
  await fill(page, {
    'RUT de quien deja de ser carga': '16.320.774-5',
    'Recibido por CCS': dia(-4),
    Procesado: dia(-5),
  })
  await dialog.getByRole('button', { name: 'Registrar FUN' }).click()
  await seen(page, 'El FUN no puede procesarse antes de recibirse')
  await fill(page, { Procesado: '' })
  await dialog.getByRole('button', { name: 'Registrar FUN' }).click()
  await seen(page, 'FUN de 16.320.774-5 registrado.')
  const row = page.getByRole('row', { name: /16\.320\.774-5/ })
  await expect(row).toContainText('Por procesar')

  await press(page, 'Corregir el FUN de 16.320.774-5')
  await fill(page, { 'Recibido por CCS': dia(-3) })
  await press(page, 'Guardar FUN')
  await seen(page, 'FUN de 16.320.774-5 corregido.')
  await expect(row).toContainText(dia(-3))
  await press(page, 'Procesado hoy: el FUN de 16.320.774-5')
  await seen(page, 'FUN de 16.320.774-5 procesado.')
  await expect(row).toContainText('Procesado')
  await expect(row).toContainText(dia(0))
  await press(page, 'Deshacer')
  await expect(row).toContainText('Por procesar')

  await page.getByRole('textbox', { name: 'Buscar por RUT' }).fill('16.320')
  await expect(page.getByRole('row')).toHaveCount(2)
  await press(page, 'Corregir el FUN de 16.320.774-5')
  await press(page, 'Eliminar')
  await seen(page, 'FUN de 16.320.774-5 eliminado.')
  await seen(page, 'Ningún RUT comienza así')
  await press(page, 'Deshacer')
  await expect(row).toContainText(dia(-3))
})

test('a mandate is written down for an independent, never with a card number, and revoked', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesor2')
  const calls = await callsOf(page)
  const postulante: PostulanteDemo = {
    ...{ rut: '16.411.208-K', nombres: 'Zacarías', apellidoPaterno: 'Mandato', apellidoMaterno: 'Prueba' },
    ...{ nacimiento: '1990-03-15', sexo: 'M', renta: 1_800_000, rutEmpleador: '76086428-5', tipoTrabajador: 'I' },
  }
  const prospectoId = await cotizar(calls, postulante)
  await generarDS(calls, prospectoId)

  const mesa = await another(browser, alerce.url, 'mesa')
  await go(mesa, /^Mandatos/)
  await press(mesa, 'Registrar mandato')
  const dialog = mesa.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Caso' }).fill('zacarias mandato')
  await expect(dialog.getByRole('option', { name: /ZACARÍAS MANDATO PRUEBA/ })).toBeVisible()
  expect(await barriers(mesa)).toEqual([])
  await mesa.keyboard.press('Enter')
  await expect(dialog.getByRole('group', { name: 'Caso' })).toContainText('16.411.208-K')

  await fill(mesa, { 'Referencia del mandato': '4111 1111 1111 1111' })
  await dialog.getByRole('button', { name: 'Registrar mandato' }).click()
  await seen(mesa, 'Ingrese la referencia del mandato, nunca el número de una tarjeta')
  await fill(mesa, { 'Referencia del mandato': 'PAT-2026-777001' })
  await dialog.getByRole('button', { name: 'Registrar mandato' }).click()
  await seen(mesa, 'Mandato de ZACARÍAS MANDATO PRUEBA registrado.')

  await mesa.getByRole('link', { name: 'Vigentes' }).click()
  const row = mesa.getByRole('row', { name: /ZACARÍAS MANDATO PRUEBA/ })
  await expect(row).toContainText('PAT-2026-777001')
  await press(mesa, 'Revocar el mandato de ZACARÍAS MANDATO PRUEBA')
  // the notice before this one offers an undo too
  await seen(mesa, 'Mandato de ZACARÍAS MANDATO PRUEBA revocado.')
  await expect(row).toHaveCount(0)
  await press(mesa, 'Deshacer')
  await expect(row).toContainText('PAT-2026-777001')
  await press(mesa, 'Revocar el mandato de ZACARÍAS MANDATO PRUEBA')
  await expect(row).toHaveCount(0)

  await page.goto(`/dashboard/timeline?prospectoId=${prospectoId}`)
  await expect(page.getByText('Mandato de pago registrado').first()).toBeVisible()
  await expect(page.getByText('Mandato de pago revocado').first()).toBeVisible()
})
