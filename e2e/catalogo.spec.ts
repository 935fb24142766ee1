import { expect } from '@playwright/test'
import { barriers } from './support/barriers.ts'
import { expectFocusSomewhere } from './support/focus.ts'
import { arrive } from './support/form.ts'
import { login } from './support/session.ts'
import { test } from './support/test.ts'

// The tables that others quote with change.
test.use({ apart: 'consola' })

const archivo = (texto: string) => ({ name: 'feriados.csv', mimeType: 'text/csv', buffer: Buffer.from(texto) })
const cabecera = 'Fecha;Nombre;Irrenunciable;Quitar'

test('on a phone and with the keyboard alone: a file is refused, mended, applied and taken back', async ({
  browser,
  alerce,
}) => {
  const context = await browser.newContext({ baseURL: alerce.url, viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  await login(page, 'administracion', '/consola/catalogo')
  await arrive(page, 'Catálogo')
  await page.getByRole('link', { name: 'Feriados adicionales' }).press('Enter')
  const elegir = page.getByLabel(/Elegir archivo CSV/)

  await elegir.setInputFiles(archivo(`${cabecera}\n29-10-2028;;sí;\n`))
  await expect(page.getByText('Falta Nombre.')).toBeVisible()
  await page.getByRole('button', { name: 'Aplicar' }).press('Enter')
  await expect(page.getByText(/Hay filas rechazadas: corríjalas/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Descartar' }).press('Enter')
  await expect(page.getByText('El archivo se descartó: no se cambió nada.')).toBeVisible()
  await expectFocusSomewhere(page)

  for (const [texto, hace] of [
    ['29-10-2028;Elecciones;sí;', 'Agrega'],
    ['29-10-2028;;;sí', 'Termina'],
  ] as const) {
    await elegir.setInputFiles(archivo(`${cabecera}\n${texto}\n`))
    await expect(page.getByRole('row', { name: new RegExp(`29-10-2028.*${hace}`) })).toBeVisible()
    await page.getByRole('button', { name: 'Aplicar' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aplicar' }).press('Enter')
    await expect(page.getByText('La tabla se cargó.')).toBeVisible()
    await expect(page.getByText(/^Aplicado por Ricardo Vidal/)).toBeVisible()
    await expectFocusSomewhere(page)
    await page.getByRole('button', { name: 'Ocultar el aviso' }).press('Enter')
  }
  await page.getByRole('link', { name: 'Ver las de todas las tablas' }).press('Enter')
  await expect(page.getByRole('row', { name: /feriados\.csv.*Aplicado.*termina 1/ })).toBeVisible()
  await context.close()
})
