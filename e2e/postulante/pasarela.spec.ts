import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect } from '@playwright/test'
import { ingresoDe } from '../../apps/server/src/testing/contratos.ts'
import { conPasarela, openPasarela } from '../../apps/server/src/testing/pasarela.ts'
import { signedIn } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { fill, press } from '../support/form.ts'
import { startServer } from '../support/server/alerce.ts'
import { test } from '../support/test.ts'
import { accepted, linkOf, phone } from './con-mandato.ts'

const RUT = '17245368-6'

/** A port that was free just now: the provider must know the address before the server starts. */
async function freePort(): Promise<number> {
  const trial = createServer().listen(0, '127.0.0.1')
  await once(trial, 'listening')
  const { port } = trial.address() as AddressInfo
  trial.close()
  await once(trial, 'close')
  return port
}

test('the mandate and the first payment go to the page of a provider and come back', async ({ browser }) => {
  const pasarela = await openPasarela(() => new Date().toISOString())
  const { PAGOS_SECRET, ...pagos } = conPasarela(pasarela)
  const own = await startServer({ ...pagos, PAGOS_SECRET: PAGOS_SECRET.join(','), PORT: String(await freePort()) })
  const asesora = await signedIn(browser, own.url, 'asesora')
  const contraloria = await signedIn(browser, own.url, 'contraloria')
  const mesa = await signedIn(browser, own.url, 'mesa')
  const { prospectoId, identificador } = await accepted(asesora, contraloria, RUT, 'Aurora')

  const applicant = await phone(browser, own.url)
  await applicant.goto(await linkOf(mesa, 'Aurora'))
  await fill(applicant, { RUT, 'Fecha de nacimiento': '15031990' })
  await applicant.getByRole('checkbox').check()
  await press(applicant, 'Autorizar el pago')
  const title = applicant.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Pasarela de prueba')
  // Back without having authorised: the page waits, and leads there again
  await press(applicant, 'Volver sin pagar')
  await expect(title).toHaveText('Confirme su autorización')
  expect(await barriers(applicant)).toEqual([])
  await press(applicant, 'Seguir en la página de pago')
  await press(applicant, 'Pagar')
  await expect(title).toHaveText('El pago ya está autorizado')

  const calls = await callsOf(asesora)
  const datos = await calls('datosDocumentosContractuales', { prospectoId })
  await calls('ingresarDatosDocumentosContractualesV2', ingresoDe(datos))
  await applicant.reload()
  const pago = applicant.getByRole('region', { name: 'Primer pago' })
  await press(applicant, 'Pagar ahora')
  await press(applicant, 'Rechazar')
  await expect(pago).toContainText('El primer pago fue rechazado')
  expect(await barriers(applicant)).toEqual([])
  expect(await applicant.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await press(applicant, 'Intentar de nuevo')
  await press(applicant, 'Pagar')
  await expect(pago).toContainText('Recibimos su primer pago')

  await asesora.goto(`/dashboard/resumen-cotizacion?prospectoId=${prospectoId}&identificador=${identificador}`)
  await expect(asesora.getByText('El postulante pagó en línea.')).toBeVisible()
  await press(asesora, 'Registrar primer pago')
  await expect(asesora.getByText('El primer pago quedó registrado')).toBeVisible()
  await own.stop()
  await pasarela.close()
})
