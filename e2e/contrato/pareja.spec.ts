import { expect, type Page } from '@playwright/test'
import { advancePareja } from '../../apps/server/src/semilla/demo/parejas.ts'
import { contractualData } from '../sale/contract.ts'
import { declare, send } from '../sale/declaration.ts'
import { another, approveIncome, restrict } from '../sale/evaluation.ts'
import { sendSigned, sign } from '../sale/signed.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { formularioDeVendida, RENTA, type Vendida } from './aceptada.ts'
import { mailPapers, readPapers, subscribe, suscrito } from './papeles.ts'

const PAPELES = [/^Declaración de Salud/, /^Plan y precio/, /^Notificación de cotización/]
const OTORGA = 'OTILIA CONTRATO PRUEBA'
const RECIBE = 'RECAREDO CONTRATO PRUEBA'
const ASMA = { 4: { que: 'Asma bronquial', cuando: '03-2015' } }

const quien = (nombres: string, cuerpo: number): Vendida => ({
  nombres,
  cuerpo,
  empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: RENTA }],
})

/** A couple with confirmed plans, before any declaration; returns the giver. */
async function parejaConfirmada(page: Page): Promise<number> {
  const calls = await callsOf(page)
  const formas = [quien('Otilia', 15_610_405), quien('Recaredo', 15_610_406)].map((uno, at) => {
    const { tipoPlan: _, ...forma } = formularioDeVendida(uno)
    return { ...forma, otorga: at === 0 }
  })
  const [otorga = 0, recibe = 0] = (await calls('guardarPropsectoCompensados', formas)).map((uno) => uno.prospectoId)
  await advancePareja(calls, { otorga, recibe }, 'confirmada')
  return otorga
}

const lado = (page: Page, nombre: string) => page.getByRole('article', { name: nombre })
const sigue = (page: Page, que: string, nombre: string) => page.getByRole('link', { name: `${que} de ${nombre}` })

/** From the result, once its answer is accepted, to the signed papers of one of them. */
async function hastaFirmar(page: Page): Promise<void> {
  await page.waitForURL(/\/documentos\?/)
  await arrive(page, 'Datos contractuales pendientes')
  await contractualData(page)
  await readPapers(page, PAPELES)
  await sign(page, PAPELES.length)
}

test('a pair declares, is evaluated, and gets both contracts or neither: the desk accepts the two at once', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const otorga = await parejaConfirmada(page)
  const pareja = `/dashboard/pareja?prospectoId=${otorga}`
  await page.goto(pareja)

  await test.step('the giver declares first; the receiver waits for that', async () => {
    await expect(lado(page, RECIBE)).toContainText('Espera a quien otorga.')
    await sigue(page, 'Resumen plan', OTORGA).click()
    await declare(page, '1561405', { paired: true })
    await send(page)
    await arrive(page, 'Resultado Evaluación de Declaración de Salud')
    await page.getByRole('link', { name: 'Pareja' }).click()
    await sigue(page, 'Resumen plan', RECIBE).click()
    await declare(page, '1561406', { paired: true, diagnoses: ASMA })
    await send(page)
  })

  const contraloria = await another(browser, alerce.url, 'contraloria')
  await test.step('contraloría answers one: the other waits still, on the screen that is open', async () => {
    await page.goto(pareja)
    for (const nombre of [OTORGA, RECIBE]) await expect(lado(page, nombre)).toContainText('Espera a la isapre.')
    await approveIncome(contraloria, /OTILIA CONTRATO/, RENTA)
    await expect(lado(page, OTORGA)).toContainText('Le toca. La isapre respondió: revise el resultado.')
    await expect(lado(page, RECIBE)).toContainText('Espera a la isapre.')
    expect(await barriers(page)).toEqual([])
  })
  await test.step('and restricts the answers of the receiver', async () => {
    await approveIncome(contraloria, /RECAREDO CONTRATO/, RENTA)
    await press(contraloria, /^Médica/)
    await press(contraloria, /RECAREDO CONTRATO/)
    await restrict(contraloria, 'Asma bronquial', '12')
    await alerce.release()
    await contraloria.context().close()
    await expect(lado(page, RECIBE)).toContainText('Le toca. La isapre respondió: revise el resultado.')
  })

  await sigue(page, 'Resultado', OTORGA).click()
  // Double click on the button that ends a step
  await page.getByRole('button', { name: 'Continuar' }).dblclick()
  await hastaFirmar(page)

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
    await expect(lado(page, OTORGA)).toContainText('Espera a quien recibe. Sus documentos están')
  })

  await sigue(page, 'Resultado', RECIBE).click()
  await expect(page.getByRole('row', { name: /RECAREDO CONTRATO.*Asma bronquial/ })).toBeVisible()
  await press(page, 'Aceptar')
  await hastaFirmar(page)
  await mailPapers(page)
  await page.goto(pareja)
  for (const nombre of [OTORGA, RECIBE])
    await expect(lado(page, nombre)).toContainText('Los documentos de los dos están firmados: envíelos a la mesa.')
  await page.getByRole('link', { name: `Documentos de ${OTORGA}` }).click()
  await mailPapers(page)
  await sendSigned(page)

  await subscribe(page, {
    nombre: RECIBE,
    url: alerce.url,
    muestra: `Documentos firmados de ${OTORGA}`,
    dicho: `Contratos de ${RECIBE} y OTILIA CONTRATO suscritos.`,
  })
  for (const nombre of [OTORGA, RECIBE]) await suscrito(page, nombre)

  await test.step('and the sale of each is over', async () => {
    await page.goto(pareja)
    for (const nombre of [OTORGA, RECIBE]) await expect(lado(page, nombre)).toContainText('Nada pendiente.')
  })
})
