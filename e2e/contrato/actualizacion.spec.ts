import { expect, type Page } from '@playwright/test'
import { contract } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { quoteActualizacion } from '../../apps/server/src/semilla/demo/recorrido-actualizacion.ts'
import { signedIn } from '../sale/evaluation.ts'
import { escaneo } from '../sale/signed.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, close, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { aceptada } from './aceptada.ts'
import { hastaElContrato, readPapers } from './papeles.ts'

const NOMBRE = 'ACTUALIA CONTRATO PRUEBA'
const PAPELES = [/^Declaración de Salud/, /^Plan y precio/, /^Aviso de pago directo/, /^Mandato de pago/]
const CONFIRMADA = 'La actualización quedó confirmada. Se envió un correo al postulante.'

const pago = (page: Page) => page.getByRole('region', { name: 'Primer pago' })

async function recordPago(page: Page, archivo: string): Promise<void> {
  await pago(page)
    .getByLabel(/^(Adjuntar comprobante|Cambiar)/)
    .setInputFiles(escaneo(archivo))
  await expect(pago(page).getByText(`${archivo}.pdf`, { exact: true })).toBeVisible()
  await press(page, 'Registrar primer pago')
  await close(page, 'El primer pago quedó registrado. Los documentos se están generando.')
}

test('a sale with papers is quoted anew at another amount: all that said the former is asked again, to the contract', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const contraloria = await signedIn(browser, alerce.url, 'contraloria')
  const empleadores = [{ tipoTrabajador: 'I' as const, rut: null, remuneracionImponible: 3_500_000 }]
  const { prospectoId, identificador } = await aceptada(page, contraloria, {
    nombres: 'Actualia',
    cuerpo: 15_610_407,
    empleadores,
  })
  await contraloria.context().close()
  const mesa = await signedIn(browser, alerce.url, 'mesa')
  const desk = await callsOf(mesa)
  const autorizado = (referencia: string) => desk('registrarMandato', { declaracionSaludId: identificador, referencia })
  await autorizado('TOKU-1')
  await contract(calls, prospectoId)
  await page.goto(`/dashboard/resumen-cotizacion?prospectoId=${prospectoId}`)
  await recordPago(page, 'pago-de-antes')
  await readPapers(page, PAPELES)
  await page
    .getByLabel(/^Adjuntar firmado/)
    .first()
    .setInputFiles(escaneo('firmado-de-antes'))
  await expect(page.getByText('1 de 4 firmados')).toBeVisible()

  await page.goto('/dashboard/TablaDatos')
  await page.getByRole('link', { name: 'ACTUALIA', exact: true }).click()
  await arrive(page, 'Antecedentes del postulante: actualización')
  await press(page, 'Avanzar en la Postulación')
  await press(page, 'Comenzar')
  await arrive(page, 'Cotizar Plan')
  await quoteActualizacion(calls, prospectoId, 'caro')
  await page.reload()
  await press(page, 'Continuar')
  await page.getByRole('button', { name: 'Confirmar Plan' }).dblclick()
  await close(page, CONFIRMADA)
  await page.waitForURL(/\/TablaDatos$/)

  await page.goto(`/dashboard/timeline?prospectoId=${prospectoId}`)
  for (const entrada of [
    'El monto cambió: el mandato, el cupón y el primer pago se piden otra vez',
    'Cupón de pago disponible',
  ])
    await expect(page.getByText(entrada).first()).toBeVisible()

  await test.step('the amount to pay is filled in, and going on waits for the mandate', async () => {
    await page.goto(`/dashboard/resumen-cotizacion?prospectoId=${prospectoId}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Sigue:|Ver) Datos pendientes$/ })
      .click()
    await expect(page.getByText('Falta el mandato de pago.')).toBeVisible()
    await expect(page.getByText('Repartir la diferencia')).toHaveCount(0)
    await autorizado('TOKU-2')
    await expect(page.getByText('Falta el mandato de pago.')).toHaveCount(0)
    await press(page, 'Continuar')
    await page.waitForURL(/resumen-cotizacion/)
  })

  await expect(pago(page)).toContainText('Revise que cada comprobante pruebe el monto que se pide')
  await recordPago(page, 'pago-nuevo')
  await mesa.context().close()
  await hastaElContrato(page, { nombre: NOMBRE, url: alerce.url, papeles: PAPELES })
})
