import { expect, type Page } from '@playwright/test'
import type { PostulanteDemo } from '../apps/server/src/semilla/demo/recorrido.ts'
import { routes } from '../packages/contract/routes.ts'
import { declarada, papelDe } from './declaracion/declarada.ts'
import { contractualData } from './sale/contract.ts'
import { another, approveIncome, signedIn } from './sale/evaluation.ts'
import { checkEvidence } from './sale/evidence.ts'
import { escaneo, sendSigned, sign } from './sale/signed.ts'
import { barriers } from './support/barriers.ts'
import { callsOf } from './support/calls.ts'
import { arrive, choose, press } from './support/form.ts'
import { signIn } from './support/session.ts'
import { test } from './support/test.ts'

const NOMBRE = 'AURELIA SUSCRITA PRUEBA'
const postulante: PostulanteDemo = {
  rut: '16.482.911-1',
  nombres: 'Aurelia',
  apellidoPaterno: 'Suscrita',
  apellidoMaterno: 'Prueba',
  nacimiento: '1990-03-15',
  sexo: 'F',
  renta: 1_800_000,
  rutEmpleador: '76086428-5',
}

/** Opens a paper in the page: text, zoom, and close back to the button. */
async function readInThePage(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Abrir Plan y precio/ })
  await expect(opener).not.toHaveAttribute('aria-disabled', 'true')
  await opener.click()
  const visor = page.getByRole('complementary', { name: /^Plan y precio/ })
  await expect(visor.getByRole('status')).toHaveText(/^Página 1 de \d$/)
  await expect(visor.getByText(NOMBRE).first()).toBeAttached()
  await visor.getByRole('region').press('+')
  await expect(visor.getByText('125 %')).toBeVisible()
  await visor.getByRole('region').press('Escape')
  await expect(visor).toBeHidden()
  await expect(opener).toBeFocused()
}

/** The issued paper is refused as a signed one, with a message in its place. */
async function issuedIsRefused(page: Page, identificador: number, imgCorrel: number): Promise<void> {
  const { path } = routes.descargarPapel
  const issued = await page.request.get(
    `${path}?${new URLSearchParams({ identificador: `${identificador}`, imgCorrel: `${imgCorrel}` })}`,
  )
  const place = page.getByRole('region', { name: 'Documentos firmados' }).getByRole('region', { name: 'Plan y precio' })
  await place
    .getByLabel(/Adjuntar firmado/)
    .setInputFiles({ name: 'emitido.pdf', mimeType: 'application/pdf', buffer: await issued.body() })
  await expect(place.getByText(/Es el documento emitido, sin firma\. Adjunte el que firmó el cliente\.$/)).toBeVisible()
  await press(page, 'Descartar emitido.pdf')
}

/** The desk opens the case from its queue. */
async function review(mesa: Page) {
  await press(mesa, `Revisar los documentos de ${NOMBRE}`)
  const dialog = mesa.getByRole('dialog', { name: `Documentos de ${NOMBRE}` })
  await expect(dialog.getByRole('button', { name: 'Abrir Plan y precio' })).toBeVisible()
  return dialog
}

test('a manual sale ends in a contract: the desk returns the signed papers, then accepts them', async ({
  page,
  browser,
  alerce,
}, info) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const { identificador, direccion } = await declarada(calls, postulante)

  const contraloria = await another(browser, alerce.url, 'contraloria')
  await approveIncome(contraloria, /AURELIA SUSCRITA/)
  await page.goto(direccion)
  await press(page, 'Continuar')
  await page.waitForURL(/\/documentos/)
  await contractualData(page)
  await press(page, 'Continuar')
  await page.waitForURL(/documents-preview/)
  await readInThePage(page)

  const { papeles } = await calls('obtenerPapelesFirmados', { identificador })
  const emitido = papeles.find(({ nombre }) => nombre.startsWith('Plan y precio'))
  await issuedIsRefused(page, identificador, emitido?.imgCorrel ?? 0)
  await sign(page, 3)
  expect(await barriers(page)).toEqual([])
  await sendSigned(page)
  await expect(page.getByText(/^En la mesa desde/)).toBeVisible()

  const mesa = await signedIn(browser, alerce.url, 'mesa')
  // An old address leads to the present view of the desk
  await mesa.goto('/consola/firmas')
  await arrive(mesa, 'Pendientes de la mesa')
  const porCotejar = await review(mesa)
  const aviso = 'No se pudo comprobar que sea el documento emitido: compare folio y firma.'
  await expect(porCotejar.getByText(aviso)).toHaveCount(3)
  expect(await barriers(mesa)).toEqual([])
  await press(mesa, 'Devolver al asesor')
  await mesa.getByRole('checkbox', { name: 'Plan y precio' }).check()
  await choose(mesa, 'Código', /Documento contractual/)
  await choose(mesa, 'Detalle', /ilegible/)
  await press(mesa, 'Devolver')
  await expect(mesa.getByText(`Documentos de ${NOMBRE} devueltos. Se avisó a su asesor.`)).toBeVisible()

  // The advisor's open screen shows the reason, and accepts another scan
  await expect(page.getByText('Documento ilegible', { exact: true })).toBeVisible()
  const plan = page.getByRole('region', { name: 'Plan y precio' })
  await expect(plan.getByText('La mesa devolvió este documento.')).toBeVisible()
  await plan.getByLabel(/Cambiar/).setInputFiles(escaneo('plan-legible'))
  await expect(plan.getByText('plan-legible.pdf')).toBeVisible()
  await sendSigned(page)

  const dialog = await review(mesa)
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await press(mesa, 'Aceptar y suscribir')
  await expect(mesa.getByText(`Contrato de ${NOMBRE} suscrito. Se avisó a su asesor.`)).toBeVisible()
  await mesa.getByRole('link', { name: 'Aceptados' }).click()
  await expect(mesa.getByRole('row', { name: new RegExp(NOMBRE) })).toBeVisible()

  await expect(page.getByText('El contrato ya está suscrito.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Finalizar' }).click()
  const card = page
    .getByRole('article')
    .filter({ hasText: 'AURELIA SUSCRITA' })
    .filter({ hasText: 'Contrato Suscrito' })
  await expect(card).toBeVisible()
  await page.goto('/dashboard/statistics')
  await expect(page.getByText(/Contratos/).first()).toBeVisible()
  const { fechaDS } = papelDe(postulante.rut)
  const { contratos } = await calls('obtenerEstadisticasSuscripciones', {
    mesRegistro: Number(fechaDS.slice(3, 5)),
    añoRegistro: Number(fechaDS.slice(6)),
  } as never)
  expect(contratos).toBeGreaterThan(0)

  await checkEvidence(contraloria, { identificador, nombre: /Aurelia Suscrita/i }, info)
  await mesa.context().close()
  await contraloria.context().close()
})
