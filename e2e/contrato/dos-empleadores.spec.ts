import { expect } from '@playwright/test'
import { contractualData } from '../sale/contract.ts'
import { signedIn } from '../sale/evaluation.ts'
import { press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { aceptada } from './aceptada.ts'
import { hastaElContrato } from './papeles.ts'

const empresa = (rut: string, remuneracionImponible: number) => ({
  ...{ tipoTrabajador: 'D' as const, rut, remuneracionImponible },
})

test('a dependent worker whom two employers pay gets a contract: the sum is refused until it is what is to be paid', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const contraloria = await signedIn(browser, alerce.url, 'contraloria')
  const empleadores = [empresa('76086428-5', 2_000_000), empresa('96501450-0', 1_500_000)]
  const { prospectoId } = await aceptada(page, contraloria, { nombres: 'Dominga', cuerpo: 15_610_402, empleadores })
  await contraloria.context().close()
  await page.goto(`/dashboard/documentos?prospectoId=${prospectoId}`)
  await expect(page.getByText('Total Cotización Pactada')).toBeVisible()
  const montos = page.getByRole('textbox', { name: 'Monto UF Cotización Pactada' })
  await expect(montos).toHaveCount(2)
  for (const monto of await montos.all()) await monto.fill('1')
  await press(page, 'Repartir la diferencia')
  await expect(page.getByText('Se repartió la diferencia entre las entidades pagadoras.').first()).toBeVisible()
  await contractualData(page)
  const entidades = page.getByRole('region', { name: 'Entidades pagadoras' }).last()
  await expect(entidades.getByRole('row')).toHaveCount(4)
  await expect(entidades.getByRole('row', { name: /^Total Cotización Pagar/ })).toContainText('UF')
  await hastaElContrato(page, {
    nombre: 'DOMINGA CONTRATO PRUEBA',
    url: alerce.url,
    papeles: [
      /^Declaración de Salud/,
      /^Plan y precio/,
      /^Notificación de cotización.*1/,
      /^Notificación de cotización.*2/,
    ],
  })
})
