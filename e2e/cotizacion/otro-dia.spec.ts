import { expect } from '@playwright/test'
import { HORA_MS } from '../../packages/domain/base/fechas/duracion.ts'
import { aDDMMYYYY, sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { arrive, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { testOfDays } from '../support/test.ts'
import { conPlan } from './con-plan.ts'

testOfDays(
  'a plan that is confirmed on another day asks with both prices, and goes on with that of today',
  async ({ browser, own }) => {
    const page = await browser.newPage({ baseURL: own.url })
    const prospectoId = await conPlan(page, true)
    const manana = aDDMMYYYY(sumaDias(hoyEnSantiago(new Date().toISOString()), 1))

    const consola = await browser.newPage({ baseURL: own.url })
    await login(consola, 'administracion', '/consola/catalogo?tabla=uf')
    await arrive(consola, /UF|Catálogo/)
    const buffer = Buffer.from(`Fecha;Valor\n${manana};45.000,00\n`)
    await consola.getByLabel(/Elegir archivo CSV/).setInputFiles({ name: 'uf.csv', mimeType: 'text/csv', buffer })
    await press(consola, 'Aplicar')
    await consola.getByRole('alertdialog').getByRole('button', { name: 'Aplicar', exact: true }).click()
    await consola.getByRole('alertdialog').getByRole('button', { name: 'Sí, aplicar' }).click()
    await expect(consola.getByText('La tabla se cargó.')).toBeVisible()

    await own.advance(24 * HORA_MS)
    await login(page, 'asesora', `/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
    await arrive(page, 'Plan Preliminar')
    await expect(page.getByText(/^Es el precio del /)).toBeVisible()
    await press(page, 'Continuar')
    await press(page, 'Confirmar Plan')
    const otra = page.getByRole('alertdialog', { name: 'El precio de hoy es otro' })
    const [, hoy] = /Hoy cuesta ([\d,]+ UF)/.exec(await otra.innerText()) ?? []
    await otra.getByRole('button', { name: 'Confirmar con el precio de hoy' }).click()
    await arrive(page, 'Resumen Plan')
    expect(hoy).toBeDefined()
    await expect(
      page
        .getByRole('main')
        .getByText(hoy ?? '')
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('main')).toContainText('45.000,00')
  },
)
