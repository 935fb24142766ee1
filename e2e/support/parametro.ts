import { expect, type Page } from '@playwright/test'
import { press } from './form.ts'
import { login } from './session.ts'

/** Sets a parameter of the insurer to «sí» as administración, with the upload of the operator. */
export async function turnOn(admin: Page, clave: string): Promise<void> {
  await login(admin, 'administracion', '/consola/catalogo?tabla=parametros')
  const buffer = Buffer.from(`Parámetro;Valor;Desde\n${clave};sí;01-01-2026\n`)
  await admin.getByLabel(/Elegir archivo CSV/).setInputFiles({ name: 'parametros.csv', mimeType: 'text/csv', buffer })
  await press(admin, 'Aplicar')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Aplicar' }).click()
  await expect(admin.getByText('La tabla se cargó.')).toBeVisible()
}
