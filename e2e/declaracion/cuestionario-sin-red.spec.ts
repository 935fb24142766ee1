import { expect, type Page } from '@playwright/test'
import { another } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { hastaPreguntas } from './hasta-preguntas.ts'

test.use({ apart: 'personas' })

const pregunta = (page: Page, n: number) => page.getByRole('group', { name: new RegExp(`pregunta ${n}$`) })
const decirNo = (page: Page, n: number) => pregunta(page, n).getByRole('radio', { name: 'No' }).click()
const dicha = (page: Page, n: number, como: string) =>
  page.getByRole('button', { name: new RegExp(`^${n} .*${como}`) }).waitFor()

test('an advisor goes on asking without network; all arrives in order, and a reload in the middle loses nothing', async ({
  page,
}) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const { direccion } = await hastaPreguntas(calls, {
    ...{ rut: '17543222-1', nombres: 'Eloísa', apellidoPaterno: 'Campos', apellidoMaterno: 'Ruiz', sexo: 'F' },
    ...{ nacimiento: '1990-03-15', renta: 1_800_000, rutEmpleador: '76086428-5' },
  })
  await page.goto(direccion)
  await decirNo(page, 1)
  await dicha(page, 1, 'Guardada: No$')
  const network = page.context()
  await network.setOffline(true)
  await decirNo(page, 2)
  await decirNo(page, 3)
  await expect(page.getByText(/^2 respuestas por enviar/)).toBeVisible()
  await dicha(page, 3, 'Por enviar: No$')

  const llegan: number[] = []
  page.on('request', (request) => {
    if (request.url().includes('guardarRespuestaDS')) llegan.push(request.postDataJSON().codigoPregunta)
  })
  await network.setOffline(false)
  await expect(page.getByText(/respuestas? por enviar/)).toBeHidden()
  expect(llegan).toEqual([2, 3])

  // in the middle of a diagnosis
  const cuatro = pregunta(page, 4)
  await cuatro.getByRole('radio', { name: 'Sí' }).click()
  const diagnostico = page.getByRole('combobox', { name: 'Diagnóstico' })
  await Promise.all([page.waitForResponse(/guardarBorrador/), diagnostico.fill('Asma bronquial')])
  await page.reload()
  await dicha(page, 3, 'Guardada: No$')
  await expect(diagnostico).toHaveValue('Asma bronquial')
  await expect(page.getByText('3 de 14')).toBeVisible()
  await page.getByRole('textbox', { name: /^Fecha/ }).fill('03-2015')
  await press(page, 'Guardar respuesta')
  await dicha(page, 4, 'Guardada: Sí')
  for (const n of [5, 6, 7, 8, 9, 10, 12, 13, 14, 15]) {
    await decirNo(page, n)
    await dicha(page, n, 'Guardada: No$')
  }
  await press(page, 'Continuar')
  await arrive(page, 'Resumen de antecedentes')
})

test('what another window answered meanwhile stands beside what was given without network, until one of them is chosen', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const { direccion } = await hastaPreguntas(calls, {
    ...{ rut: '17633224-7', nombres: 'Elvira', apellidoPaterno: 'Campos', apellidoMaterno: 'Ruiz', sexo: 'F' },
    ...{ nacimiento: '1990-03-15', renta: 1_800_000, rutEmpleador: '76086428-5' },
  })
  await page.goto(direccion)
  await decirNo(page, 1)
  await dicha(page, 1, 'Guardada: No$')
  await page.context().setOffline(true)
  await decirNo(page, 2)
  await decirNo(page, 3)
  await expect(page.getByText(/^2 respuestas por enviar/)).toBeVisible()

  const otra = await another(browser, alerce.url, 'asesora')
  await otra.goto(direccion)
  await pregunta(otra, 2).getByRole('radio', { name: 'Sí' }).click()
  await otra.getByRole('combobox', { name: 'Diagnóstico' }).fill('Asma bronquial')
  await otra.getByRole('textbox', { name: /^Fecha/ }).fill('03-2015')
  await press(otra, 'Guardar respuesta')
  await dicha(otra, 2, 'Guardada: Sí')
  await otra.context().close()

  await page.context().setOffline(false)
  await dicha(page, 3, 'Guardada: No$')
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
