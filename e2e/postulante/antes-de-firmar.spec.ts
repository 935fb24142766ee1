import { expect } from '@playwright/test'
import { cotizar, declarar, generarDS } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { aDDMMYYYY } from '../../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

const hoy = () => aDDMMYYYY(hoyEnSantiago(new Date().toISOString()))

test('a medical charge is sworn of and the circular of a spouse accepted before the declaration is sent', async ({
  page,
}) => {
  await signIn(page, 'asesora')
  const calls = await callsOf(page)
  const persona = { nombres: 'Irene', apellidoPaterno: 'Jurada', apellidoMaterno: 'Prueba', nacimiento: '1985-03-15' }
  const beneficiarios = [
    { fechaNacimiento: '1984/01/20', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 1, descripcionOtro: '' },
    { fechaNacimiento: '1950/09/03', sexo: 'F', tipoBeneficiario: 'M', relacionFamiliar: 2, descripcionOtro: '' },
  ] as const
  const renta = { renta: 4_200_000, rutEmpleador: '76086428-5' }
  const prospectoId = await cotizar(calls, {
    ...{ rut: '17245369-4', sexo: 'F', ...persona, ...renta },
    beneficiarios: [...beneficiarios],
  })
  const identificador = await generarDS(calls, prospectoId)
  const dependientes = [
    { nombres: 'Pedro', rutBeneficiario: '16345678-8', peso: 80, altura: 1.78 },
    { nombres: 'Berta', rutBeneficiario: '6345678-0', peso: 60, altura: 1.55 },
  ].map((uno) => ({ ...uno, apellidoPaterno: 'Soto', apellidoMaterno: 'Vega' }))
  const papel = { folioDS: '7719001', fechaDS: hoy(), peso: 60, altura: 1.65 }
  await declarar(calls, identificador, { ...papel, dependientes }, 'preguntas')

  await page.goto(`/dashboard/postulant-summary?prospectoId=${prospectoId}&identificador=${identificador}`)
  await arrive(page, 'Resumen de antecedentes')
  const seguir = page.getByRole('button', { name: 'Continuar' })
  await expect(seguir).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: /^Aceptar BERTA/ })).toHaveAttribute('aria-disabled', 'true')
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Abrir BERTA/ }).click(),
  ])
  await page.getByText('Abierta, por aceptar').waitFor()
  await paper.close()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: /^Aceptar BERTA/ }).click()
  await page.getByText(/Aceptada el .*, registrada por /).waitFor()
  await press(page, 'Continuar')
  await arrive(page, 'Resumen de la Declaración de Salud')
  await press(page, 'Continuar')

  await page.waitForURL(/enviar-ds/)
  const enviar = page.getByRole('button', { name: 'Enviar Declaración de Salud' })
  await expect(enviar).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: 'El cotizante leyó la circular y la acepta' }).click()
  await page.getByText(/^Registrada por /).waitFor()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /leyó la circular/ })).toBeChecked()
  expect(await barriers(page)).toEqual([])
  await press(page, 'Enviar Declaración de Salud')
  await page.waitForURL(/resultado-ds/)
})
