import { expect, type Page } from '@playwright/test'
import { rutaDeEventos } from '../packages/contract/eventos.ts'
import { routes } from '../packages/contract/routes.ts'
import { signedIn } from './sale/evaluation.ts'
import { callsOf } from './support/calls.ts'
import { choose, close, fill, press } from './support/form.ts'
import { answersCome, answersComeLate } from './support/late.ts'
import { login, signIn } from './support/session.ts'
import { test } from './support/test.ts'

const text = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const change = (campo: string, a: string) => ({ campo, de: '', a })

test('where every answer comes late an advisor adds a prospect once, and keeps every letter', async ({
  page,
  context,
}) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  await calls('guardarBorrador', {
    formulario: 'prospecto:nuevo',
    cambios: [change('nombres', 'OTRA'), change('celular', '987650001')],
  })
  await answersComeLate(context)

  // typed while the draft is on its way: it fills what was left alone
  await page.goto('/dashboard/add-prospect')
  await fill(page, { Nombres: 'Ñusta', 'Primer apellido': "O'Higgins", 'Segundo apellido': 'Núñez' })
  await expect(text(page, 'Celular')).toHaveValue('987650001')
  await expect(text(page, 'Nombres')).toHaveValue('ÑUSTA')
  await choose(page, 'Tipo de prospecto', /^REF/)
  await fill(page, { RUT: '12.345.678-5', 'Correo electrónico': 'nusta@example.cl' })
  await page.getByRole('button', { name: 'Guardar Prospecto' }).dblclick()
  await close(page, 'Los datos se han guardado correctamente!')
  await expect(page).toHaveURL(/prospectoId=\d+$/)
  await expect(text(page, 'Primer apellido')).toHaveValue("O'HIGGINS")

  // typed while its own saving is on its way: it is the next change, not part of what was saved
  await fill(page, { 'Segundo apellido': 'Peña' })
  await press(page, 'Guardar Prospecto')
  await fill(page, { Celular: '987650002' })
  await close(page, 'Los datos se han guardado correctamente!')
  await expect(text(page, 'Celular')).toHaveValue('987650002')
  await page.reload()
  await expect(text(page, 'Celular')).toHaveValue('987650002')
  await expect(text(page, 'Segundo apellido')).toHaveValue('PEÑA')

  await answersCome(context)
  const found = await calls('buscarProspectos', { texto: '12.345.678-5', limite: 5 })
  expect(found).toMatchObject([{ nombre: expect.stringContaining('PEÑA') }])
})

test('where every answer comes late a desk opens one irregularity, of whom it chose', async ({
  page,
  context,
  browser,
  alerce,
}) => {
  await login(page, 'mesa', '/consola/irregularidades')
  const asesor = await signedIn(browser, alerce.url, 'asesor2')
  const calls = await callsOf(asesor)
  for (const [nombres, celular] of [
    ['ELEGIDA', '981000081'],
    ['ANTERIOR', '981000082'],
  ] as const)
    await calls('ingresarProspecto', {
      tipoProspecto: 'REF',
      nombres,
      apellidoPaterno: 'TARDÍO',
      apellidoMaterno: 'NÚÑEZ',
      celular,
      correo: 'tarde@example.cl',
    })
  const dialog = page.getByRole('dialog', { name: 'Abrir irregularidad' })
  const elegir = async (nombre: string) => {
    await press(page, 'Abrir irregularidad')
    await dialog.getByRole('combobox', { name: 'Caso' }).fill(`tardio ${nombre.toLowerCase()}`)
    await dialog.getByRole('option', { name: new RegExp(`^${nombre}`) }).click()
    await choose(page, 'Código', /Identidad/)
  }
  // somebody else was chosen before, and let go of
  await elegir('ANTERIOR')
  await page.keyboard.press('Escape')
  await answersComeLate(context)

  await page.reload()
  await elegir('ELEGIDA')
  await choose(page, 'Detalle', /vencida/)
  await dialog.getByRole('button', { name: 'Abrir irregularidad' }).dblclick()
  await expect(page.getByText('Irregularidad de ELEGIDA TARDÍO NÚÑEZ abierta. Se avisó a su asesor.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'TARDÍO' })).toHaveCount(1)

  await answersCome(context)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'TARDÍO' })).toHaveCount(1)
  await asesor.context().close()
})

test('what others change after a list was read and before its page is told of anything is on it', async ({ page }) => {
  await signIn(page, 'asesor2')
  const calls = await callsOf(page)
  const stands = Promise.withResolvers<void>()
  await page.route(`**${rutaDeEventos}`, async (route) => {
    await stands.promise
    await route.continue()
  })
  const read = page.waitForResponse((response) => response.url().includes(routes.obtenerProspectos.path))
  const asked = page.waitForRequest(`**${rutaDeEventos}`)
  await page.goto('/dashboard/home')
  await Promise.all([read, asked])
  await calls('ingresarProspecto', {
    ...{ tipoProspecto: 'REF', nombres: 'ENTRETANTO', apellidoPaterno: 'ÑANCUPIL', apellidoMaterno: "O'HIGGINS" },
    ...{ celular: '981000083', correo: 'entretanto@example.cl' },
  })
  stands.resolve()
  await expect(page.getByRole('listitem').filter({ hasText: 'ENTRETANTO' })).toBeVisible()
})
