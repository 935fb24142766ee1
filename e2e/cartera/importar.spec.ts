import { expect } from '@playwright/test'
import { login as loginByCall } from '../../tools/screenshots/demo.ts'
import { barriers } from '../support/barriers.ts'
import { press } from '../support/form.ts'
import { test } from '../support/test.ts'

// A portfolio grows, and shrinks again.
test.use({ apart: 'cartera' })

const fila = (n: number, nombres = 'Ñusta') =>
  `REF;;${nombres};Importada;O’Higgins;98765432${n};importada${n}@example.cl`
const planilla = (...filas: string[]) =>
  Buffer.from(['Tipo;RUT;Nombres;Primer apellido;Segundo apellido;Celular;Correo', ...filas].join('\r\n'))
const archivo = (buffer: Buffer) => ({ name: 'cartera.csv', mimeType: 'text/csv', buffer })

test('a spreadsheet is looked at, added, found in the portfolio and taken back', async ({ page, context }) => {
  await loginByCall(context.request, 'asesora')
  await page.goto('/dashboard/home')
  await page.getByRole('link', { name: 'Importar cartera' }).click()
  const elegir = page.getByLabel(/Elegir planilla CSV/)
  await elegir.setInputFiles(archivo(Buffer.from('hola')))
  await expect(page.getByRole('alert')).toHaveText('La planilla no tiene filas.')
  await elegir.setInputFiles(archivo(planilla(fila(1), fila(2), fila(3, ''), fila(1))))
  await page.waitForURL(/importacionId=\d+/)
  await expect(page.getByRole('row', { name: /4 .*Con error Nombres obligatorios/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /5 .*Repetida/ })).toBeVisible()

  await page.reload()
  await press(page, 'Importar 2 prospectos')
  await expect(page.getByText(/Se agregaron 2 prospectos a su cartera/)).toBeVisible()
  await expect(page.getByRole('row', { name: /2 .*Agregada/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ver la cartera' }).click()
  const tarjetas = page.getByRole('article').filter({ hasText: "ÑUSTA IMPORTADA O'HIGGINS" })
  await expect(tarjetas).toHaveCount(2)
  await tarjetas
    .first()
    .getByRole('button', { name: /^Agendar a/ })
    .click()
  await page.waitForURL(/agenda/)

  await page.goto('/dashboard/importar')
  await page.getByRole('link', { name: 'cartera.csv' }).click()
  await press(page, 'Deshacer importación')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer importación' }).click()
  await expect(page.getByText(/se retiró 1 prospecto. Se conserva 1 prospecto/)).toBeVisible()
  await page.goto('/dashboard/home')
  await expect(tarjetas).toHaveCount(1)
})

test('no barrier, and it fits a phone', async ({ browser, alerce }) => {
  const viewport = { width: 360, height: 800 }
  const context = await browser.newContext({ baseURL: alerce.url, viewport })
  await loginByCall(context.request, 'asesora')
  const page = await context.newPage()
  await page.goto('/dashboard/importar')
  await page.getByLabel(/Elegir planilla CSV/).setInputFiles(archivo(planilla(fila(7), fila(8, ''))))
  await expect(page.getByText('Nombres obligatorios')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await barriers(page)).toEqual([])
  await context.close()
})
