import { expect, type Page } from '@playwright/test'
import { cotizar, declarar, generarDS } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { aDDMMYYYY } from '../../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { digitoVerificador } from '../../packages/domain/base/persona/rut.ts'
import { pdf } from '../../packages/domain/testing/archivos.ts'
import { signedIn } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, close, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

test.use({ apart: 'personas' })

const TITLE = 'Antecedentes del postulante: actualización'
const PENDIENTE = 'Hay una actualización sin confirmar. Confírmela o descártela antes de continuar.'
const REENVIAR = 'Sólo Reenviar Documentos y/o modificar nombre'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

let last = 0

/** A sale whose plan is confirmed, of somebody new. */
async function vender(page: Page, nombres: string) {
  last += 1
  const cuerpo = 15_610_200 + last
  const calls = await callsOf(page)
  const prospectoId = await cotizar(calls, {
    rut: `${cuerpo}-${digitoVerificador(cuerpo)}`,
    nombres,
    apellidoPaterno: 'Cambio',
    apellidoMaterno: 'Prueba',
    nacimiento: '1990-03-15',
    sexo: 'F',
    renta: 1_800_000,
    rutEmpleador: '76086428-5',
  })
  return { calls, prospectoId, address: `/dashboard/postulant-datanew?prospectoId=${prospectoId}` }
}

test('from the pending list: changed, kept over a reload, saved; the sale waits until it is discarded', async ({
  page,
}) => {
  await signIn(page, 'asesora')
  const { calls, prospectoId } = await vender(page, 'Amanda')
  const identificador = await generarDS(calls, prospectoId)
  const fechaDS = aDDMMYYYY(hoyEnSantiago(new Date().toISOString()))
  const papel = { folioDS: '871101', fechaDS, peso: 60, altura: 1.65 }
  await declarar(calls, identificador, papel, 'resumenDeclaracion')

  await page.goto('/dashboard/TablaDatos')
  // anywhere on the row: the link lies over all of it
  await page.getByRole('row').filter({ hasText: 'AMANDA' }).getByText('DS en Proceso').click({ force: true })
  await page.waitForURL(/\/postulant-datanew\?/)
  await arrive(page, TITLE)
  await field(page, 'Nombres').fill('amanda rosa')
  await expect(field(page, 'Nombres')).toHaveValue('AMANDA ROSA')
  await field(page, 'Rut Empleador').fill('76.129.263-3')
  const kept = page.waitForResponse(/guardarBorrador/)
  await field(page, 'Renta imponible').fill('2100000')
  await field(page, 'Renta imponible').blur()
  await kept
  await page.reload()
  await expect(field(page, 'Nombres')).toHaveValue('AMANDA ROSA')
  await expect(field(page, 'Rut Empleador')).toHaveValue('76.129.263-3')

  await press(page, 'Guardar Antecedentes')
  await close(page, 'Los datos se han guardado correctamente!')
  await expect(page.getByText(/La comenzó Camila Rojas el/)).toBeVisible()
  await expect(page.getByText('AMANDA ROSA CAMBIO PRUEBA')).toBeVisible()

  // the declaration is complete, and waits
  await page.goto(`/dashboard/enviar-ds?prospectoId=${prospectoId}&identificador=${identificador}`)
  await expect(page.getByRole('status').filter({ hasText: PENDIENTE })).toBeVisible()
  const enviar = page.getByRole('button', { name: 'Enviar Declaración de Salud' })
  await expect(enviar).toHaveAccessibleDescription(PENDIENTE)
  await expect(enviar).toHaveAttribute('aria-disabled', 'true')

  // the beneficiaries are open
  await page.getByRole('link', { name: 'Ir a la actualización' }).click()
  await page.getByRole('link', { name: 'Beneficiarios' }).last().click()
  await arrive(page, 'Beneficiarios')
  await expect(page.getByRole('button', { name: 'Agregar beneficiario' })).not.toHaveAttribute('aria-disabled')
  await page.getByRole('link', { name: 'Ir a la actualización' }).click()

  await press(page, 'Descartar actualización')
  await press(page, 'Descartar')
  await close(page, 'La actualización se descartó: los datos volvieron a como estaban.')
  await expect(field(page, 'Nombres')).toHaveValue('AMANDA')
  await expect(field(page, 'Rut Empleador')).toHaveValue('76.086.428-5')
  await expect(page.getByText('AMANDA CAMBIO PRUEBA')).toBeVisible()
  await page.goto(`/dashboard/enviar-ds?prospectoId=${prospectoId}&identificador=${identificador}`)
  await press(page, 'Enviar Declaración de Salud')
  await page.waitForURL(/resultado-ds/)

  await page.goto(`/dashboard/timeline?prospectoId=${prospectoId}`)
  for (const entry of [
    'Actualización de la postulación comenzada',
    'Actualización guardada: nombres, empleadores',
    'Actualización descartada: los datos volvieron a como estaban',
  ])
    await expect(page.getByText(entry)).toBeVisible()
})

test('only a document and the name: the applicant reads it, and no update is begun', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const { address } = await vender(page, 'Bernarda')
  await page.goto(address)
  const reenviar = page.getByRole('button', { name: REENVIAR })
  await expect(reenviar).toHaveAccessibleDescription('No hay documentos nuevos ni cambios de nombre que informar.')
  const carnet = { name: 'carnet.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) }
  await page.getByLabel('Adjuntar Cédula de identidad').setInputFiles([carnet])
  await expect(reenviar).not.toHaveAttribute('aria-disabled')
  await field(page, 'Nombres').fill('bernarda inés')
  await reenviar.click()
  const aviso = /Documentos recibidos: Cédula de identidad\. Su nombre quedará así: BERNARDA INÉS/
  await expect(page.getByText(aviso)).toBeVisible()
  await press(page, 'Enviar')
  await close(page, 'Se envió un correo al postulante.')
  await page.waitForURL(/\/home/)

  const mesa = await signedIn(browser, alerce.url, 'mesa')
  await mesa.goto('/consola/correos')
  await mesa.getByRole('button', { name: /Recibimos sus documentos y corregimos su nombre/ }).click()
  const carta = mesa.frameLocator('iframe')
  await expect(carta.getByRole('listitem').filter({ hasText: 'Cédula de identidad' })).toBeVisible()
  await expect(carta.getByText(/Su nombre quedó registrado así: Bernarda Inés Cambio Prueba\./)).toBeVisible()
  await mesa.context().close()

  await page.goto(address)
  await expect(field(page, 'Nombres')).toHaveValue('BERNARDA INÉS')
  await expect(reenviar).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/La comenzó/)).toBeHidden()
})

test('two tabs: the second is told what the first changed, and keeps what was typed', async ({ page, context }) => {
  await signIn(page, 'asesora')
  const { address } = await vender(page, 'Clotilde')
  await page.goto(address)
  await expect(field(page, 'Nombres')).toHaveValue('CLOTILDE')
  const other = await context.newPage()
  await other.goto(address)
  await field(other, 'Correo electrónico').fill('clotilde.nueva@example.cl')
  await press(other, 'Guardar Antecedentes')
  await close(other, 'Los datos se han guardado correctamente!')

  await expect(page.getByText(/La comenzó Camila Rojas el/)).toBeVisible()
  await field(page, 'Nombres').fill('clotilde ana')
  await press(page, 'Guardar Antecedentes')
  await expect(page.getByText(/^Usted cambió Correo electrónico en otra ventana el/)).toBeVisible()
  await expect(field(page, 'Nombres')).toHaveValue('CLOTILDE ANA')
  await press(page, 'Guardar Antecedentes')
  await close(page, 'Los datos se han guardado correctamente!')
})

test('on a phone there is no barrier', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, 'asesora')
  const { address } = await vender(page, 'Delfina')
  await page.goto(address)
  await press(page, 'Guardar Antecedentes')
  await press(page, 'Comenzar')
  await close(page, 'Los datos se han guardado correctamente!')
  await expect(page.getByText(/La comenzó Camila Rojas el/)).toBeVisible()
  // nothing half under the frame, which stays at the top
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await barriers(page)).toEqual([])
})
