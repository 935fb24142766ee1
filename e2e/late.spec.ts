import { expect, type Page } from '@playwright/test'
import { callsOf } from './support/calls.ts'
import { choose, close, fill, press } from './support/form.ts'
import { answersCome, answersComeLate } from './support/late.ts'
import { signIn } from './support/session.ts'
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

  // Typed before the draft arrives: the draft fills the untouched fields
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

  // Typed during its own save: it counts as the next change, not as part of the saved one
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
