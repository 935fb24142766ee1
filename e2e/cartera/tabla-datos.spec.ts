import { expect, type Page } from '@playwright/test'
import { cotizar, generarDS } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { digitoVerificador } from '../../packages/domain/base/persona/rut.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

const APELLIDO = 'TABLERO'
const TITLE = 'Listado De Casos Pendientes'

/** So many cases with a confirmed plan, CASO A, CASO B, … in the order in which they were made. */
async function addCases(page: Page, count: number): Promise<number[]> {
  const calls = await callsOf(page)
  const ids: number[] = []
  for (let n = 0; n < count; n++) {
    const cuerpo = 15_230_500 + n
    const persona = {
      rut: `${cuerpo}-${digitoVerificador(cuerpo)}`,
      nombres: `Caso ${String.fromCharCode(65 + n)}`,
      apellidoPaterno: APELLIDO,
      apellidoMaterno: 'Prueba',
      nacimiento: '1990-03-15',
      sexo: 'F' as const,
      renta: 1_800_000,
      rutEmpleador: '76086428-5',
    }
    ids.push(await cotizar(calls, persona))
  }
  return ids
}

const rows = (page: Page) => page.getByRole('rowheader')
const sort = (page: Page, name: string) => page.getByRole('columnheader', { name }).getByRole('button')

/** Pixels that stand beyond the right edge of the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('the pending cases: found, paged, ordered and kept up to date', async ({ page }) => {
  await signIn(page, 'asesora')
  const [first = 0] = await addCases(page, 17)
  await page.goto('/dashboard/home')
  // it stands under a list that grows as it comes into view, and would move from under the pointer
  await page.getByRole('link', { name: TITLE }).press('Enter')
  await page.waitForURL(/\/dashboard\/TablaDatos$/)
  await arrive(page, TITLE)
  await page.getByLabel('Primer apellido').fill(APELLIDO)
  await press(page, 'Buscar')
  await expect(rows(page)).toHaveCount(15)
  await expect(rows(page).first()).toHaveText('CASO Q')
  await expect(page.getByText(/^Casos 1 a 15, hay más/)).toBeVisible()

  await press(page, 'Siguiente')
  await expect(rows(page)).toHaveText(['CASO B', 'CASO A'])
  await page.reload()
  await expect(rows(page)).toHaveText(['CASO B', 'CASO A'])
  expect(page.url()).toContain('pagina=2')
  expect(page.url().toUpperCase()).not.toContain(APELLIDO)
  await expect(page.getByLabel('Primer apellido')).toHaveValue(APELLIDO)

  // somebody goes on with a case: the open list says so by itself
  const row = page.getByRole('row').filter({ hasText: 'CASO A' })
  await expect(row).toContainText('Cotización Finalizada')
  await generarDS(await callsOf(page), first)
  await expect(row).toContainText('DS en Proceso')

  await sort(page, 'Nombre').focus()
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toHaveText('CASO A')
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(sort(page, 'Nombre')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toHaveText('CASO Q')

  await page.getByLabel('Nombre', { exact: true }).fill('NADIE')
  await press(page, 'Buscar')
  await expect(page.getByText('No hay registros disponibles')).toBeVisible()
  await press(page, 'Limpiar búsqueda')
  await expect(rows(page)).toHaveCount(15)
})

test('on a phone each case is a card, and it can be ordered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, 'asesora')
  // typed as it comes: the address does not tell capitals apart
  await page.goto('/dashboard/tabladatos')
  await arrive(page, TITLE)
  await expect(rows(page).first()).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('link', { name: /^Llamar a/ }).first()).toBeInViewport()
  await page.getByRole('button', { name: 'Apellidos' }).click()
  await page.waitForURL(/orden=apellidos/)
  expect(await barriers(page)).toEqual([])
})
