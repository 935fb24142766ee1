import { expect, type Page } from '@playwright/test'
import { generateDS, type PostulanteDemo, quote, writePersonas } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { another } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { papelDe } from './declarada.ts'

test.use({ apart: 'personas' })

const ELVIRA: PostulanteDemo = {
  rut: '17633224-7',
  nombres: 'Elvira',
  apellidoPaterno: 'Campos',
  apellidoMaterno: 'Ruiz',
  sexo: 'F',
  nacimiento: '1990-03-15',
  renta: 1_800_000,
  rutEmpleador: '76086428-5',
}

const pregunta = (page: Page, n: number) => page.getByRole('group', { name: new RegExp(`pregunta ${n}$`) })
const sayNo = (page: Page, n: number) => pregunta(page, n).getByRole('radio', { name: 'No' }).click()
const dicha = (page: Page, n: number, como: string) =>
  page.getByRole('button', { name: new RegExp(`^${n} .*${como}`) }).waitFor()

test('an answer of another window is shown beside the offline one, until one is chosen', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const prospectoId = await quote(calls, ELVIRA)
  const identificador = await generateDS(calls, prospectoId)
  await writePersonas(calls, identificador, papelDe(ELVIRA.rut))
  const direccion = `/dashboard/postulant-ds?prospectoId=${prospectoId}&identificador=${identificador}`
  await page.goto(direccion)
  await sayNo(page, 1)
  await dicha(page, 1, 'Guardada: No$')
  await page.context().setOffline(true)
  await sayNo(page, 2)
  await sayNo(page, 3)
  await expect(page.getByText(/^2 respuestas por enviar/)).toBeVisible()

  const otra = await another(browser, alerce.url, 'asesora')
  await otra.goto(direccion)
  await pregunta(otra, 2).getByRole('radio', { name: 'Sí' }).click()
  await otra.getByRole('combobox', { name: 'Diagnóstico' }).fill('Asma bronquial')
  await otra.getByRole('textbox', { name: /^Fecha/ }).fill('03-2015')
  await press(otra, 'Guardar respuesta')
  await dicha(otra, 2, 'Guardada: Sí')
  await otra.context().close()

  const llegan: number[] = []
  page.on('request', (request) => {
    if (request.url().includes('guardarRespuestaDS')) llegan.push(request.postDataJSON().codigoPregunta)
  })
  await page.context().setOffline(false)
  await dicha(page, 3, 'Guardada: No$')
  expect(llegan).toEqual([2, 3])
  await dicha(page, 2, 'Guardada: Sí')
  await press(page, 'Ver la pregunta 2')
  await expect(page.getByText(/^Usted cambió la respuesta a la pregunta 2 en otra ventana el/)).toBeVisible()
  await expect(page.getByText(/^Guardado: Sí: Asma bronquial \(ELVIRA CAMPOS, 01-03-2015\)/)).toBeVisible()
  await expect(pregunta(page, 2).getByRole('radio', { name: 'No' })).toBeChecked()
  expect(await barriers(page)).toEqual([])
  await press(page, 'Guardar respuesta')
  await dicha(page, 2, 'Guardada: No$')
  await expect(page.getByText(/mientras tanto se guardó otra/)).toBeHidden()
})
