import { contractualData } from '../sale/contract.ts'
import { signedIn } from '../sale/evaluation.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { aceptada } from './aceptada.ts'
import { hastaElContrato } from './papeles.ts'

test('a pensioner gets a contract', async ({ page, browser, alerce }) => {
  await signIn(page, 'asesora')
  const contraloria = await signedIn(browser, alerce.url, 'contraloria')
  const empleadores = [{ tipoTrabajador: 'P' as const, rut: '76086428-5', remuneracionImponible: 3_500_000 }]
  const { prospectoId } = await aceptada(page, contraloria, { nombres: 'Petronila', cuerpo: 15_610_401, empleadores })
  await contraloria.context().close()
  await page.goto(`/dashboard/documentos?prospectoId=${prospectoId}`)
  await contractualData(page)
  await hastaElContrato(page, {
    nombre: 'PETRONILA CONTRATO PRUEBA',
    url: alerce.url,
    papeles: [/^Declaración de Salud/, /^Plan y precio/, /^Notificación de cotización/],
  })
})
