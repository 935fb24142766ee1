import { expect, type Page } from '@playwright/test'
import { entregarDocumentos } from '../../apps/server/src/semilla/demo/documentos.ts'
import { cotizar, formularioDe, generarDS } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { cotizarActualizacion } from '../../apps/server/src/semilla/demo/recorrido-actualizacion.ts'
import { avanzarPareja } from '../../apps/server/src/semilla/demo/recorrido-pareja.ts'
import { digitoVerificador } from '../../packages/domain/base/persona/rut.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, close, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { settle } from '../support/visit.ts'

test.use({ apart: 'personas' })

const persona = (cuerpo: number, nombres: string, renta: number) => ({
  ...{
    rut: `${cuerpo}-${digitoVerificador(cuerpo)}`,
    nombres,
    apellidoPaterno: 'Cotiza',
    apellidoMaterno: 'Prueba',
    nacimiento: '1990-03-15',
  },
  ...{ sexo: 'F' as const, renta, rutEmpleador: '76086428-5' },
})
const accept = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
const CONFIRMADA = 'La actualización quedó confirmada. Se envió un correo al postulante.'

test('a sale is quoted anew beside what stands, back once, and confirmed', async ({ page }) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const prospectoId = await cotizar(calls, persona(15_610_301, 'Renata', 1_800_000))
  await generarDS(calls, prospectoId)
  await entregarDocumentos(calls, prospectoId, 'carta')
  const { nombrePlan } = await calls('obtenerResumenPlan', { prospectoId })

  await page.goto(`/dashboard/postulant-datanew?prospectoId=${prospectoId}`)
  await page.getByRole('textbox', { name: 'Renta imponible', exact: true }).fill('2600000')
  await press(page, 'Avanzar en la Postulación')
  await page.waitForURL(/\/preliminar-plannew\?/)
  await arrive(page, 'Cotizar Plan')
  await expect(page.getByText(/hasta confirmarla nada cambia/)).toBeVisible()

  await cotizarActualizacion(calls, prospectoId, 'caro')
  await page.reload()
  await arrive(page, 'Plan Preliminar')
  await expect(page.getByText(`Hoy rige ${nombrePlan}`)).toContainText('más que lo que rige')
  expect(await barriers(page)).toEqual([])

  await test.step('forgotten, and given back', async () => {
    await press(page, 'Volver a Cotizar Plan')
    await arrive(page, 'Cotizar Plan')
    await press(page, 'Deshacer')
    await arrive(page, 'Plan Preliminar')
  })

  await test.step('nothing of it stands before it is confirmed', async () => {
    await page.goto(`/dashboard/resumen-plan?prospectoId=${prospectoId}`)
    await arrive(page, 'Resumen plan')
    await expect(page.getByText(nombrePlan).first()).toBeVisible()
    await page.goBack()
  })

  await arrive(page, 'Plan Preliminar')
  await press(page, 'Continuar')
  await expect(page.getByText(/se enviará un correo al postulante/)).toBeVisible()
  await press(page, 'Confirmar Plan')
  await close(page, CONFIRMADA)
  await page.waitForURL(/\/TablaDatos$/)
  expect((await calls('obtenerResumenPlan', { prospectoId })).nombrePlan).not.toBe(nombrePlan)
})

test('of a pair both are quoted in the update of the giver, and confirmed at once with another amount', async ({
  page,
}) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const uno = (cuerpo: number, nombres: string, renta: number, otorga: boolean) => {
    const { tipoPlan: _, ...form } = formularioDe(persona(cuerpo, nombres, renta))
    return { ...form, correo: `${nombres.toLowerCase()}@example.cl`, otorga }
  }
  const formas = [uno(15_610_302, 'Otilia', 2_900_000, true), uno(15_610_303, 'Recaredo', 1_800_000, false)] as const
  const [otorga, recibe] = (await calls('guardarPropsectoCompensados', [...formas])).map((one) => one.prospectoId)
  if (!otorga || !recibe) throw new Error('sin pareja')
  await avanzarPareja(calls, { otorga, recibe }, 'confirmada')
  await calls('actualizarProspecto', { ...formas[0], tipoPlan: 'S', prospectoId: otorga })
  await cotizarActualizacion(calls, otorga)

  await page.goto(`/dashboard/preliminar-plannew?prospectoId=${otorga}`)
  await arrive(page, 'Plan Preliminar')
  await press(page, 'Continuar')
  await press(page, 'Confirmar Plan')
  await page.waitForURL(/\/resumen-cotizacion-pactadanew\?/)
  await arrive(page, 'Resumen Cotización Pactada')
  const monto = page.getByRole('textbox', { name: 'Monto a otorgar' })
  await expect(monto).toHaveValue('0,500')
  expect(await barriers(page)).toEqual([])

  await test.step('the receiver is quoted in it, by the plan of the giver', async () => {
    await page.getByRole('link', { name: 'Cotizar a quien recibe' }).click()
    await page.waitForURL(new RegExp(`preliminar-plannew\\?prospectoId=${recibe}`))
    await arrive(page, 'Cotizar Plan')
    await press(page, 'Usar el mismo plan')
    await arrive(page, 'Plan Preliminar')
    await press(page, 'Continuar')
    await press(page, 'Confirmar Plan')
    await arrive(page, 'Resumen Cotización Pactada')
    await expect(page.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(
      'Debe avanzar primero en el compenzado que otorga.',
    )
    await settle(page, () => page.getByRole('link', { name: 'Ir a quien otorga' }).click())
    await page.waitForURL(new RegExp(`pactadanew\\?prospectoId=${otorga}`))
  })

  await expect(monto).toHaveValue('0,500')
  await monto.fill('0.6')
  await press(page, 'Continuar')
  await accept(page, 'Continuar')
  await close(page, CONFIRMADA)
  await page.waitForURL(/\/TablaDatos$/)
  const recibido = await calls('obtenerResumenPlanCompensado', { prospectoId: recibe })
  expect(recibido.compensacionNegativa).toBe(0.6)
})

test('on a phone neither screen is wider than it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const una = persona(15_610_304, 'Celular', 1_800_000)
  const prospectoId = await cotizar(calls, una)
  await calls('actualizarProspecto', { ...formularioDe(una), prospectoId })
  await cotizarActualizacion(calls, prospectoId, 'caro')
  await page.goto(`/dashboard/preliminar-plannew?prospectoId=${prospectoId}`)
  await arrive(page, 'Plan Preliminar')
  await expect(page.getByText(/Hoy rige/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
