import { expect, type Page } from '@playwright/test'
import { entregarDocumentos } from '../../apps/server/src/semilla/demo/documentos.ts'
import { type DemoCall, elegirPlan, formularioDe } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, close, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

test.use({ apart: 'personas' })

async function persona(page: Page, name: string, nombres: string, rut: string): Promise<void> {
  const fields = page.getByRole('region', { name })
  await fields.getByLabel('Tipo de prospecto').selectOption('REF')
  for (const [label, text] of [
    ['RUT', rut],
    ['Celular', '+56 9 8765 4321'],
    ['Correo electrónico', `${nombres}@example.cl`],
    ['Nombres', nombres],
    ['Primer apellido', 'Casado'],
    ['Segundo apellido', 'Prueba'],
  ] as const)
    await fields.getByRole('textbox', { name: label, exact: true }).fill(text)
}

/** The applicant's data of one of the two, as they are saved on their own screen. */
async function antecedentes(calls: DemoCall, prospectoId: number, renta: number): Promise<void> {
  const base = { nombres: 'X', apellidoPaterno: 'X', apellidoMaterno: 'X', rut: '1-9', sexo: 'F' as const }
  const form = formularioDe({ ...base, nacimiento: '1988-04-02', renta, rutEmpleador: '76086428-5' })
  const { codigoRegion, codigoCiudad, fechaNacimiento, sexo, isapreActual, tipoVenta, empleadores } = form
  const datos = { codigoRegion, codigoCiudad, fechaNacimiento, sexo, isapreActual, tipoVenta, empleadores }
  await calls('ingresarProspecto', { ...datos, prospectoId, activo: true })
  await entregarDocumentos(calls, prospectoId)
}

const accept = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
const pactada = 'Resumen Cotización Pactada'
const monto = (page: Page) => page.getByRole('textbox', { name: 'Monto a otorgar' })

async function confirmarPlan(page: Page, prospectoId: number): Promise<void> {
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${prospectoId}`)
  await press(page, 'Continuar')
  await press(page, 'Confirmar Plan')
  await arrive(page, pactada)
}

test('a couple from its capture to both confirmed, back once, and nothing stale wins', async ({ page, context }) => {
  await signIn(page, 'asesora')
  await page.goto('/dashboard/add-compensado')
  await expect(page.getByRole('radio', { name: 'Manual' })).toBeChecked()
  await persona(page, 'Agregar Compensado Otorgante', 'Nazario', '17543292-2')
  await persona(page, 'Agregar Compensado Recibe', 'Otilia', '17543293-0')
  await press(page, 'Guardar Prospectos')
  await close(page, 'Los datos se han guardado correctamente!')
  await arrive(page, 'Pareja de compensados')
  const calls = await callsOf(page)
  const otorga = Number(new URL(page.url()).searchParams.get('prospectoId'))
  const recibe = (await calls('obtenerPareja', { prospectoId: otorga })).recibe.prospectoId
  await antecedentes(calls, otorga, 2_900_000)
  await antecedentes(calls, recibe, 1_800_000)

  await test.step('the receiver waits for the giver', async () => {
    await page.goto(`/dashboard/preliminar-plan?prospectoId=${recibe}`)
    await expect(page.getByText('Recibe no puede continuar hasta que el otorgante')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver la pareja' })).toBeVisible()
  })

  await elegirPlan(calls, otorga)
  await confirmarPlan(page, otorga)
  await expect(monto(page)).toBeDisabled()

  await test.step('the receiver takes the same plan', async () => {
    await page.goto(`/dashboard/preliminar-plan?prospectoId=${recibe}`)
    await press(page, 'Usar el mismo plan')
    await arrive(page, 'Plan Preliminar')
    await confirmarPlan(page, recibe)
    await expect(page.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(/^Recibe no puede/)
  })

  await page.goto(`/dashboard/resumen-cotizacion-pactada?prospectoId=${otorga}`)
  await test.step('an amount beyond what was agreed is refused', async () => {
    await monto(page).fill('998')
    await press(page, 'Guardar monto')
    await expect(page.getByText('El monto total supera al monto pactado.')).toBeVisible()
  })
  await monto(page).fill('0.5')
  await press(page, 'Guardar monto')
  await close(page, 'El monto otorgado se guardó para los dos.')
  expect(await barriers(page)).toEqual([])

  await test.step('what is given is one of the lines that tell why, on the screen and on paper', async () => {
    const why = page.getByRole('complementary', { name: '¿Por qué este precio?' })
    await expect(why.getByRole('row', { name: /^Compensación que otorga/ })).toContainText('0,500')
    const paper = context.waitForEvent('page')
    await press(page, 'Imprimir')
    await (await paper).close()
  })

  await test.step('in another window both go back: what stands here no longer wins', async () => {
    const otra = await context.newPage()
    await otra.goto(`/dashboard/resumen-cotizacion-pactada?prospectoId=${recibe}`)
    await press(otra, 'Volver a elegir plan')
    await accept(otra, 'Volver a elegir')
    await arrive(otra, 'Cotizar Plan')
    await otra.close()
    // told of it, this one follows by itself: the giver keeps its plan and confirms it once more
    await arrive(page, 'Plan Preliminar')
    await confirmarPlan(page, otorga)
  })

  await test.step('once more through', async () => {
    await elegirPlan(calls, recibe)
    await confirmarPlan(page, recibe)
    await page.goto(`/dashboard/resumen-cotizacion-pactada?prospectoId=${otorga}`)
    await monto(page).fill('0,8')
    await expect(page.getByText(/^Otorgado/)).toContainText('Otorgado 0,800 UF − recibido 0,800 UF = 0,000 UF')
    await press(page, 'Continuar')
    await accept(page, 'Continuar')
    await arrive(page, 'Resumen plan')
  })

  await test.step('the giver waits for the receiver to be as far; then the declarations, in their order', async () => {
    await press(page, 'Generar DS')
    await close(page, 'Los compensados deben estar en la misma etapa que el otorgante.')
    await page.goto(`/dashboard/resumen-cotizacion-pactada?prospectoId=${recibe}`)
    await press(page, 'Continuar')
    await arrive(page, 'Resumen plan')
    await press(page, 'Generar DS')
    await close(page, 'Antes de continuar, el otorgante debe enviar su invitación.')
    for (const prospectoId of [otorga, recibe]) {
      await page.goto(`/dashboard/resumen-plan?prospectoId=${prospectoId}`)
      await press(page, 'Generar DS')
      await page.waitForURL(/postulant-background/)
    }
  })

  await page.goto(`/dashboard/pareja?prospectoId=${otorga}`)
  await expect(page.getByText(/^Otorgado/)).toContainText('Otorgado 0,800 UF − recibido 0,800 UF = 0,000 UF')
  expect(await barriers(page)).toEqual([])
})

test('on a phone the summary of a pair is no wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const fichas = await calls('obtenerProspectos', { limite: 100 })
  const pendiente = fichas.find(
    ({ estado, esperaEnPareja }) => estado === 'Resumen Compensado Pendiente' && !esperaEnPareja,
  )
  await page.goto(`/dashboard/resumen-cotizacion-pactada?prospectoId=${pendiente?.prospectoId}`)
  await arrive(page, pactada)
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
