import { expect, type Page } from '@playwright/test'
import { cotizar, type DemoCall } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { expectFocusSomewhere } from '../support/focus.ts'
import { arrive, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

test.use({ apart: 'cartera' })

const TEXTO =
  'Este postulante tiene invitaciones anteriores que no ha completado. Si continúa, quedarán deshabilitadas.'

const pregunta = (page: Page) => page.getByRole('alertdialog', { name: 'Generar DS' })

/** Who was invited in the demo and has not answered. */
async function invitados(calls: DemoCall) {
  const fichas = await calls('obtenerProspectos', { limite: 100 })
  return fichas.filter(({ estado }) => estado === 'Invitación Enviada')
}

/** A manual sale of the same person, its plan confirmed. */
async function otraVenta(calls: DemoCall, { prospectoId }: { readonly prospectoId: number }): Promise<number> {
  const { rut, nombres, apellidoPaterno, apellidoMaterno } = await calls('obtenerDatosProspecto', { prospectoId })
  return await cotizar(calls, {
    ...{ rut: rut ?? '', nombres, apellidoPaterno, apellidoMaterno },
    ...{ nacimiento: '1988-04-02', sexo: 'F', renta: 1_900_000, rutEmpleador: '76086428-5' },
  })
}

test('who was invited before: asked by keyboard, and annulled when that is agreed to', async ({ page }) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const [antes] = await invitados(calls)
  if (!antes) throw new Error('the demo has nobody who was invited')
  const prospectoId = await otraVenta(calls, antes)

  await test.step('it is asked, and nothing happens when the answer is no', async () => {
    await page.goto(`/dashboard/resumen-plan?prospectoId=${prospectoId}`)
    const generar = page.getByRole('button', { name: 'Generar DS', exact: true })
    await generar.focus()
    await page.keyboard.press('Enter')
    await expect(pregunta(page)).toContainText(TEXTO)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(generar).toBeFocused()
    expect((await invitados(calls)).map((one) => one.prospectoId)).toContain(antes.prospectoId)
  })

  await test.step('agreed to, it is generated and the earlier one is annulled with it', async () => {
    await page.reload()
    await press(page, 'Generar DS')
    await pregunta(page).getByRole('button', { name: 'Generar DS' }).click()
    await page.waitForURL(/postulant-background\?prospectoId=\d+&identificador=\d+/)
    await arrive(page, /cotizante/i)
    await expectFocusSomewhere(page)
  })

  await page.goto(`/dashboard/timeline?prospectoId=${antes.prospectoId}`)
  await expect(page.getByText('Invitación anulada: otra Declaración de Salud en su lugar')).toBeVisible()
  expect((await invitados(calls)).map((one) => one.prospectoId)).not.toContain(antes.prospectoId)
})
