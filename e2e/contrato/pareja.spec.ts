import { expect, type Page } from '@playwright/test'
import { avanzarPareja } from '../../apps/server/src/semilla/demo/recorrido-pareja.ts'
import { contractualData } from '../sale/contract.ts'
import { another } from '../sale/evaluation.ts'
import { sendSigned, sign } from '../sale/signed.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'
import { evaluada, formularioDeVendida, type Vendida } from './aceptada.ts'
import { mailPapers, readPapers, suscribir, suscrito } from './papeles.ts'

const PAPELES = [/^Declaración de Salud/, /^Plan y precio/, /^Notificación de cotización/]
const OTORGA = 'OTILIA CONTRATO PRUEBA'
const RECIBE = 'RECAREDO CONTRATO PRUEBA'

const quien = (nombres: string, cuerpo: number): Vendida => ({
  ...{ nombres, cuerpo },
  empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: 3_500_000 }],
})

/** A pair whose plans are confirmed and whose declarations the insurer answered; answers the giver. */
async function parejaEvaluada(page: Page, contraloria: Page): Promise<number> {
  const calls = await callsOf(page)
  const dos = [quien('Otilia', 15_610_405), quien('Recaredo', 15_610_406)]
  const formas = dos.map((uno, at) => {
    const { tipoPlan: _, ...forma } = formularioDeVendida(uno)
    return { ...forma, otorga: at === 0 }
  })
  const ids = (await calls('guardarPropsectoCompensados', formas)).map(({ prospectoId }) => prospectoId)
  const [otorga = 0, recibe = 0] = ids
  await avanzarPareja(calls, { otorga, recibe }, 'confirmada')
  for (const [at, uno] of dos.entries()) await evaluada(page, contraloria, { ...uno, prospectoId: ids[at] ?? 0 })
  return otorga
}

/** From the cockpit and its result to the signed papers of one of them; pressed twice where that ends a step. */
async function hastaFirmar(page: Page, nombre: string): Promise<void> {
  await page.getByRole('link', { name: `Resultado de ${nombre}` }).click()
  await page.getByRole('button', { name: 'Continuar' }).dblclick()
  await page.waitForURL(/\/documentos\?/)
  await arrive(page, 'Datos contractuales pendientes')
  await contractualData(page)
  await readPapers(page, PAPELES)
  await sign(page, PAPELES.length)
}

const lado = (page: Page, nombre: string) => page.getByRole('article', { name: nombre })

test('a pair gets both contracts or neither: each has its papers signed, and the desk accepts the two at once', async ({
  page,
  browser,
  alerce,
}) => {
  await login(page, 'asesora')
  const contraloria = await another(browser, alerce.url, 'contraloria')
  const otorga = await parejaEvaluada(page, contraloria)
  await contraloria.context().close()
  const pareja = `/dashboard/pareja?prospectoId=${otorga}`
  await page.goto(pareja)
  for (const nombre of [OTORGA, RECIBE])
    await expect(lado(page, nombre)).toContainText('Le toca. La isapre respondió: revise el resultado.')
  await hastaFirmar(page, OTORGA)

  await test.step('its papers are signed, and wait for those of the other: mail and desk', async () => {
    await expect(page.getByRole('button', { name: 'Enviar por correo' })).toHaveAccessibleDescription(
      'Los documentos de la pareja se envían juntos: faltan los del otro compensado.',
    )
    await expect(page.getByRole('button', { name: 'Enviar documentos firmados' })).toHaveAccessibleDescription(
      /^La pareja entrega sus documentos junta/,
    )
    await expect(page.getByRole('link', { name: `Ir a los documentos de ${RECIBE}` })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.goto(pareja)
    await expect(lado(page, OTORGA)).toContainText('Espera a Recibe. Sus documentos están')
  })

  await hastaFirmar(page, RECIBE)
  await mailPapers(page)
  await page.goto(pareja)
  for (const nombre of [OTORGA, RECIBE])
    await expect(lado(page, nombre)).toContainText('Los documentos de los dos están firmados: envíelos a la mesa.')
  await page.getByRole('link', { name: `Documentos de ${OTORGA}` }).click()
  await mailPapers(page)
  await sendSigned(page)

  await suscribir(page, {
    ...{ nombre: RECIBE, url: alerce.url, muestra: `Documentos firmados de ${OTORGA}` },
    dicho: `Contratos de ${RECIBE} y OTILIA CONTRATO suscritos.`,
  })
  for (const nombre of [OTORGA, RECIBE]) await suscrito(page, nombre)
})
