import { expect, type Page } from '@playwright/test'
import { formularioDe } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { another, signedIn } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { makeLink } from '../support/console.ts'
import { arrive, close, press } from '../support/form.ts'
import { login, signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

test.use({ apart: 'personas' })

type Parte = 'Agregar Compensado Otorgante' | 'Agregar Compensado Recibe'

const parte = (page: Page, name: Parte) => page.getByRole('region', { name })

async function fillPerson(page: Page, name: Parte, nombres: string, rut: string): Promise<void> {
  const fields = parte(page, name)
  await fields.getByLabel('Tipo de prospecto').selectOption('REF')
  for (const [label, text] of [
    ['RUT', rut],
    ['Celular', '+56 9 8765 4321'],
    ['Correo electrónico', `${nombres}@example.cl`],
    ['Nombres', nombres],
    ['Primer apellido', 'pareja'],
    ['Segundo apellido', "o'higgins"],
  ] as const)
    await fields.getByRole('textbox', { name: label, exact: true }).fill(text)
}

/** Two people added by calls; answers the giver and the receiver. */
async function addPair(page: Page, nombres: readonly [string, string], ruts: readonly [string, string]) {
  const calls = await callsOf(page)
  const persona = (i: 0 | 1) => ({
    tipoProspecto: 'REF',
    rut: ruts[i],
    nombres: nombres[i],
    apellidoPaterno: 'Dos',
    apellidoMaterno: 'Prueba',
    celular: '987654321',
    correo: `${['otorga', 'recibe'][i]}.dos@example.cl`,
    otorga: i === 0,
  })
  const [otorga, recibe] = await calls('guardarPropsectoCompensados', [persona(0), persona(1)])
  return { otorga: otorga?.prospectoId ?? 0, recibe: recibe?.prospectoId ?? 0 }
}

test('a pair is added: what is typed survives a reload, both are saved, and each card leads to the two', async ({
  page,
}) => {
  await login(page, 'asesora')
  await press(page, 'Agregar nuevo Compensado')
  await arrive(page, 'Agregar nuevo Compensado')
  await fillPerson(page, 'Agregar Compensado Otorgante', 'nibaldo', '15.221.113-9')
  await test.step('the draft comes back', async () => {
    const kept = page.waitForResponse((r) => r.url().includes('guardarBorrador') && r.ok())
    await fillPerson(page, 'Agregar Compensado Recibe', 'rosaura', '15.221.113-9')
    await kept
    await page.reload()
    const nombres = parte(page, 'Agregar Compensado Otorgante').getByRole('textbox', { name: 'Nombres' })
    await expect(nombres).toHaveValue('NIBALDO')
  })
  await test.step('the same rut is refused at its field', async () => {
    await fillPerson(page, 'Agregar Compensado Recibe', 'rosaura', '15.221.113-9')
    await press(page, 'Guardar Prospectos')
    const recibe = parte(page, 'Agregar Compensado Recibe')
    await expect(recibe.getByText('Los ruts ingresados son identicos.')).toBeVisible()
    await recibe.getByRole('textbox', { name: 'RUT' }).fill('13.456.789-9')
    await press(page, 'Guardar Prospectos')
    // it is told as it is left, and again by the save, which has ended then
    await expect(page.getByRole('link', { name: 'El rut ingresado es de un prospecto vigente' })).toBeVisible()
    await recibe.getByRole('textbox', { name: 'RUT' }).fill('12.345.684-K')
  })
  await press(page, 'Guardar Prospectos')
  await close(page, 'Los datos se han guardado correctamente!')
  await arrive(page, 'Pareja de compensados')
  await expect(page.getByText("NIBALDO PAREJA O'HIGGINS otorga a ROSAURA PAREJA O'HIGGINS")).toBeVisible()

  await page.goto('/dashboard/home')
  const card = page.getByRole('article').filter({ hasText: 'ROSAURA PAREJA' })
  await expect(card.getByText('Tipo Comp: Recibe')).toBeVisible()
  await card.getByRole('link', { name: 'Ver pareja de ROSAURA PAREJA' }).click()
  await arrive(page, 'Pareja de compensados')
})

test('the cockpit follows both without a reload, up to the quote of the giver', async ({ page, browser, alerce }) => {
  await signIn(page, 'asesor2')
  const ids = await addPair(page, ['Lautaro', 'Eloísa'], ['9.871.234-8', '10.222.333-0'])
  await page.goto(`/dashboard/pareja?prospectoId=${ids.recibe}`)
  const otorga = page.getByRole('article', { name: 'LAUTARO DOS PRUEBA' })
  const recibe = page.getByRole('article', { name: 'ELOÍSA DOS PRUEBA' })
  await expect(otorga.getByText('Complete sus antecedentes.')).toBeVisible()

  const elsewhere = await signedIn(browser, alerce.url, 'asesor2')
  const calls = await callsOf(elsewhere)
  const {
    rut: _rut,
    correo: _correo,
    tipoPlan: _plan,
    ...form
  } = formularioDe({
    rut: '1-9',
    nombres: 'Lautaro',
    apellidoPaterno: 'Dos',
    apellidoMaterno: 'Prueba',
    nacimiento: '1985-04-02',
    sexo: 'M',
    renta: 2_400_000,
    rutEmpleador: '76086428-5',
  })
  const hijo = { fechaNacimiento: '2015/04/02', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const
  await calls('ingresarProspecto', { ...form, prospectoId: ids.otorga })
  await expect(otorga.getByText('Agregue a sus beneficiarios, si tiene.')).toBeVisible()
  await calls('guardarBeneficiarios', { prospectoId: ids.otorga, beneficiarios: [{ ...hijo, descripcionOtro: '' }] })
  await expect(otorga.getByText('Cotice y confirme su plan.')).toBeVisible()
  await expect(otorga.getByRole('link', { name: 'Cotizar Plan de LAUTARO DOS PRUEBA' })).toBeVisible()
  await elsewhere.context().close()

  await recibe.getByRole('link', { name: 'Antecedentes de ELOÍSA DOS PRUEBA' }).click()
  await arrive(page, 'Antecedentes del postulante')
  for (const label of ['Tipo de venta', 'Tipo de plan', 'Tipo de documento'])
    await expect(page.getByRole('combobox', { name: label })).toBeDisabled()
  await page.getByRole('link', { name: 'Pareja' }).click()
  await arrive(page, 'Pareja de compensados')
  await page.goto(`/dashboard/preliminar-plan?prospectoId=${ids.otorga}`)
  await arrive(page, 'Cotizar Plan')
  await expect(page.getByText('Renta Imponible')).toBeVisible()
})

test('on a phone the two stand one over the other and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, 'asesora')
  const ids = await addPair(page, ['Facundo', 'Amparo'], ['11.333.555-6', '11.777.999-8'])
  for (const address of [
    `pareja?prospectoId=${ids.otorga}`,
    'add-compensado',
    `add-prospect?prospectoId=${ids.recibe}`,
  ]) {
    await page.goto(`/dashboard/${address}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
  await page.goto(`/dashboard/pareja?prospectoId=${ids.otorga}`)
  const [arriba, abajo] = await Promise.all(
    ['FACUNDO DOS PRUEBA', 'AMPARO DOS PRUEBA'].map((name) => page.getByRole('article', { name }).boundingBox()),
  )
  expect(abajo!.y).toBeGreaterThan(arriba!.y + arriba!.height - 1)
})

test('a supervisor sees the pair and adds none', async ({ page, browser, alerce }) => {
  await signIn(page, 'asesora')
  const ids = await addPair(page, ['Belisario', 'Casilda'], ['12.000.111-6', '12.000.222-8'])
  const admin = await another(browser, alerce.url, 'administracion')
  const link = await makeLink(admin, 'Camila Rojas', 'Patricia Núñez')
  const supervisor = await (await browser.newContext({ locale: 'es-CL' })).newPage()
  await supervisor.goto(link)
  const add = supervisor.getByRole('button', { name: 'Agregar nuevo Compensado' })
  await expect(add).toHaveAccessibleDescription(/solo lectura/i)
  await supervisor.goto(`${alerce.url}/dashboard/pareja?prospectoId=${ids.otorga}`)
  await expect(supervisor.getByRole('article', { name: 'BELISARIO DOS PRUEBA' })).toBeVisible()
  for (const each of [admin, supervisor]) await each.context().close()
})
