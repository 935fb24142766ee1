import { expect, type Locator } from '@playwright/test'
import type { DemoCall } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { send } from '../sale/declaration.ts'
import { another } from '../sale/evaluation.ts'
import { callsOf } from '../support/calls.ts'
import { press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { hastaPreguntas } from './hasta-preguntas.ts'

/** A diagnosis of one person, in the applicant's own words. */
async function diagnosticar(row: Locator, quien: string, que: string, cuando: string): Promise<void> {
  await row.getByRole('combobox', { name: 'Beneficiario' }).selectOption({ label: quien })
  await row.getByRole('combobox', { name: 'Diagnóstico' }).fill(que)
  await row.getByRole('textbox', { name: /^Fecha/ }).fill(cuando)
}

/** Holder and daughter, with what the income is shown by: only the health is asked about. */
async function conHija(calls: DemoCall) {
  const nacida = { fechaNacimiento: '2015/03/01', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const
  const persona = { nombres: 'Inés', apellidoPaterno: 'Tresdías', apellidoMaterno: 'Ñancupil' }
  return await hastaPreguntas(
    calls,
    {
      ...{ rut: '17543230-2', ...persona, sexo: 'F', nacimiento: '1990-03-15' },
      ...{ renta: 2_400_000, rutEmpleador: '76086428-5', rentaCertificada: true, beneficiarios: [nacida] },
    },
    [
      {
        nombres: 'Julia',
        apellidoPaterno: 'Tresdías',
        apellidoMaterno: 'Soto',
        rutBeneficiario: '24543210-0',
        peso: 35,
        altura: 1.4,
      },
    ],
  )
}

test('three diagnoses of two people are restricted one by one, and accepted', async ({ page, browser, alerce }) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const { direccion, identificador } = await conHija(calls)
  for (const codigoPregunta of [1, 2, 3])
    await calls('guardarRespuestaDS', { identificador, codigoPregunta, respuesta: false })
  await page.goto(direccion)
  await page
    .getByRole('group', { name: /pregunta 4$/ })
    .getByRole('radio', { name: 'Sí' })
    .click()
  const fila = (n: number) => page.getByRole('group', { name: `Diagnóstico ${n}`, exact: true })
  await diagnosticar(fila(1), 'INÉS TRESDÍAS', 'Asma bronquial', '03-2015')
  await press(page, 'Agregar otro diagnóstico')
  await diagnosticar(fila(2), 'JULIA TRESDÍAS', 'Asma infantil', '05-2020')
  await press(page, 'Agregar otro diagnóstico')
  await diagnosticar(fila(3), 'JULIA TRESDÍAS', 'Rinitis alérgica', '06-2021')
  await press(page, 'Guardar respuesta')
  await page.getByRole('button', { name: /^4 .*Guardada: Sí/ }).waitFor()
  for (const codigoPregunta of [5, 6, 7, 8, 9, 10, 12, 13, 14, 15])
    await calls('guardarRespuestaDS', { identificador, codigoPregunta, respuesta: false })
  await page.reload()
  await send(page)

  const desk = await another(browser, alerce.url, 'contraloria')
  await press(desk, /^Médica/)
  await press(desk, /INÉS TRESDÍAS/)
  await desk.getByRole('radio', { name: /Autorizada con restricciones/ }).check()
  const restricciones = desk.getByRole('group', { name: /^Restricción \d$/ })
  await expect(restricciones).toHaveCount(3)
  await desk.getByRole('textbox', { name: /^Motivo/ }).fill('Lo declarado sigue en tratamiento')
  await press(desk, 'Registrar resultado')
  const dialog = desk.getByRole('alertdialog', { name: 'Confirme el resultado' })
  await expect(dialog.getByRole('row', { name: /TRESDÍAS/ })).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Registrar resultado' }).click()
  await dialog.waitFor({ state: 'detached' })
  await alerce.release()

  await expect(page.getByRole('row', { name: /INÉS TRESDÍAS/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /JULIA TRESDÍAS/ })).toHaveCount(2)
  await press(page, 'Aceptar')
  await page.waitForURL(/\/documentos/)
})
