import { expect } from '@playwright/test'
import { contractualData } from '../sale/contract.ts'
import { signedIn } from '../sale/evaluation.ts'
import { escaneo } from '../sale/signed.ts'
import { callsOf } from '../support/calls.ts'
import { close, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { aceptada } from './aceptada.ts'
import { hastaElContrato } from './papeles.ts'

for (const [quien, tipoTrabajador, nombres, cuerpo] of [
  ['an independent worker', 'I', 'Inocencia', 15_610_403],
  ['a voluntary', 'V', 'Violeta', 15_610_404],
] as const)
  test(`${quien} hands in the first payment, and with it the papers of the contract are made`, async ({
    page,
    browser,
    alerce,
  }) => {
    await signIn(page, 'asesora')
    const contraloria = await signedIn(browser, alerce.url, 'contraloria')
    const empleadores = [{ tipoTrabajador, rut: null, remuneracionImponible: 3_500_000 }]
    const { prospectoId, identificador } = await aceptada(page, contraloria, { nombres, cuerpo, empleadores })
    await contraloria.context().close()
    const mesa = await signedIn(browser, alerce.url, 'mesa')
    await (await callsOf(mesa))('registrarMandato', { declaracionSaludId: identificador, referencia: `TOKU-${cuerpo}` })
    await mesa.context().close()

    await page.goto(`/dashboard/documentos?prospectoId=${prospectoId}`)
    await contractualData(page)
    const pago = page.getByRole('region', { name: 'Primer pago' })
    await pago.getByLabel(/^Adjuntar comprobante/).setInputFiles(escaneo('transferencia'))
    await expect(pago.getByText('1 de 1 adjuntos')).toBeVisible()
    await press(page, 'Registrar primer pago')
    await close(page, 'El primer pago quedó registrado. Los documentos se están generando.')
    await hastaElContrato(page, {
      nombre: `${nombres.toUpperCase()} CONTRATO PRUEBA`,
      url: alerce.url,
      papeles: [/^Declaración de Salud/, /^Plan y precio/, /^Aviso de pago directo|^Notificación/, /^Mandato de pago/],
    })
  })
