import { expect, type Page } from '@playwright/test'
import { callsOf } from '../support/calls.ts'
import { tabTo } from '../support/focus.ts'
import { arrive, choose, close, fill, press } from '../support/form.ts'
import { login, signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

test.use({ apart: 'personas' })

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Secciones del prospecto' })

test('a passport holder is added: the tabs open, each with where it leads', async ({ page }) => {
  await login(page, 'asesora')
  await press(page, 'Agregar nuevo prospecto')
  await arrive(page, 'Agregar nuevo prospecto')
  for (const name of ['Antecedentes', 'Documentos', 'Beneficiarios', 'Cotizar Plan'])
    await expect(tabs(page).getByRole('button', { name })).toHaveAccessibleDescription('Guarde primero el prospecto')
  const tipos = await page.getByLabel('Tipo de prospecto').getByRole('option').allInnerTexts()
  expect(tipos.some((tipo) => tipo.startsWith('REW'))).toBe(false)
  await choose(page, 'Tipo de prospecto', 'OPE · Observación personal')
  await choose(page, 'Documento', 'Pasaporte')
  await fill(page, {
    Nombres: 'ingrid',
    'Primer apellido': 'lindqvist',
    'Segundo apellido': 'berg',
    Celular: ' 9 8123 4567 ',
    'Correo electrónico': ' ingrid.l @example.cl',
  })
  await press(page, 'Guardar Prospecto')
  await expect(page.getByRole('link', { name: 'Debes ingresar un nº de pasaporte' })).toBeVisible()
  await fill(page, { 'Número de pasaporte': 'xk 774512' })
  await press(page, 'Guardar Prospecto')
  await close(page, 'Los datos se han guardado correctamente!')
  await expect(page).toHaveURL(/prospectoId=\d+$/)
  await expect(page.getByRole('textbox', { name: 'Nombres' })).toHaveValue('INGRID')
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('ingrid.l@example.cl')
  await expect(page.getByRole('textbox', { name: 'Celular' })).toHaveValue('981234567')
  await tabs(page).getByRole('link', { name: 'Documentos' }).click()
  await arrive(page, 'Antecedentes del postulante')
  await expect(page.getByRole('textbox', { name: 'Número de pasaporte' })).toHaveValue('XK774512')
})

test('the tab of the documents arrives at them, by keyboard and on a phone; Back and a reload too', async ({
  page,
}) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const { prospectoId } = await calls('ingresarProspecto', {
    tipoProspecto: 'REF',
    nombres: 'Amaya',
    apellidoPaterno: 'Directa',
    apellidoMaterno: 'Segura',
    celular: '987654321',
    correo: 'amaya@example.cl',
  })
  const heading = page.getByRole('heading', { name: 'Documentos del postulante' })
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(`/dashboard/add-prospect?prospectoId=${prospectoId}`)
    await tabTo(page, tabs(page).getByRole('link', { name: 'Documentos' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/postulant-data?prospectoId=${prospectoId}#documentos`)
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await page.goBack()
    await tabs(page).getByRole('link', { name: 'Antecedentes' }).click()
    await arrive(page, 'Antecedentes del postulante')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.goto('about:blank')
  await page.goto(`/dashboard/postulant-data?prospectoId=${prospectoId}#documentos`)
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test('two tabs edit the same prospect: the second is shown what changed, and decides', async ({ page, context }) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const { prospectoId } = await calls('ingresarProspecto', {
    tipoProspecto: 'REF',
    nombres: 'Simón',
    apellidoPaterno: 'Pestañas',
    apellidoMaterno: 'Dobles',
    celular: '987654321',
    correo: 'simon@example.cl',
  })
  const address = `/dashboard/add-prospect?prospectoId=${prospectoId}`
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.goto(address)
    await each.getByRole('textbox', { name: 'Nombres' }).waitFor()
  }
  await fill(other, { Celular: '911112222' })
  await press(other, 'Guardar Prospecto')
  await close(other, 'Los datos se han guardado correctamente!')
  await fill(page, { Nombres: 'simón andrés' })
  await press(page, 'Guardar Prospecto')
  await expect(page.getByText(/Usted cambió este prospecto en otra ventana/)).toBeVisible()
  await expect(page.getByText('Celular: ahora 911112222')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nombres' })).toHaveValue('SIMÓN ANDRÉS')
  await press(page, 'Usar lo guardado')
  await expect(page.getByRole('textbox', { name: 'Celular' })).toHaveValue('911112222')
  await press(page, 'Guardar Prospecto')
  await close(page, 'Los datos se han guardado correctamente!')
  expect(await calls('obtenerDatosProspecto', { prospectoId })).toMatchObject({
    nombres: 'SIMÓN ANDRÉS',
    celular: '911112222',
  })
})

test('what one window is typing outlives what another saves, also where it is loaded again', async ({
  page,
  context,
}) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const { prospectoId } = await calls('ingresarProspecto', {
    tipoProspecto: 'REF',
    nombres: 'Dominga',
    apellidoPaterno: 'Pestañas',
    apellidoMaterno: 'Juntas',
    celular: '987654321',
    correo: 'dominga@example.cl',
  })
  const other = await context.newPage()
  const text = (each: Page, name: string) => each.getByRole('textbox', { name, exact: true })
  for (const each of [page, other]) {
    await each.goto(`/dashboard/add-prospect?prospectoId=${prospectoId}`)
    await text(each, 'Nombres').waitFor()
  }
  for (const [each, field, value] of [
    [page, 'Nombres', 'dominga inés'],
    [other, 'Celular', '911112222'],
  ] as const) {
    const kept = each.waitForResponse(/guardarBorrador/)
    await fill(each, { [field]: value })
    await kept
  }
  await press(other, 'Guardar Prospecto')
  await close(other, 'Los datos se han guardado correctamente!')
  await page.reload()
  await expect(text(page, 'Nombres')).toHaveValue('DOMINGA INÉS')
  await expect(text(page, 'Celular')).toHaveValue('911112222')
})
