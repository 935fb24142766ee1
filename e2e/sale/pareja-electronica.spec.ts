import { expect } from '@playwright/test'
import { avanzarPareja } from '../../apps/server/src/semilla/demo/recorrido-pareja.ts'
import { textosDelPostulante } from '../../packages/contract/catalogos/declaracion/resultados.ts'
import { digitoVerificador } from '../../packages/domain/base/persona/rut.ts'
import { formularioDeVendida, RENTA } from '../contrato/aceptada.ts'
import { callsOf } from '../support/calls.ts'
import { close, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'
import { signedIn } from './evaluation.ts'
import { declararHastaLaFirma, firmar } from './firma.ts'
import { enlaceEnCorreo, phone, titulo } from './invitada.ts'

test.use({ apart: 'electronica' })

const OTORGA = { nombres: 'Otilia', cuerpo: 15_610_405 }
const RECIBE = { nombres: 'Recaredo', cuerpo: 15_610_406 }
const rutDe = ({ cuerpo }: { readonly cuerpo: number }) => `${cuerpo}-${digitoVerificador(cuerpo)}`

test('a pair is invited, declares on two phones and signs in its order: who gives first', async ({
  page,
  browser,
  alerce,
}) => {
  await signIn(page, 'asesora')
  const mesa = await signedIn(browser, alerce.url, 'mesa')
  const calls = await callsOf(page)
  const formas = [OTORGA, RECIBE].map((uno, at) => {
    const empleador = { tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: RENTA }
    const { tipoPlan: _, ...forma } = formularioDeVendida({ ...uno, empleadores: [empleador] })
    return { ...forma, tipoVenta: 'E' as const, otorga: at === 0 }
  })
  const [otorga = 0, recibe = 0] = (await calls('guardarPropsectoCompensados', formas)).map((uno) => uno.prospectoId)
  await avanzarPareja(calls, { otorga, recibe }, 'confirmada')

  const invitar = async (prospectoId: number) => {
    await page.goto(`/dashboard/resumen-plan?prospectoId=${prospectoId}`)
    await press(page, 'Generar Invitación')
  }
  await invitar(recibe)
  await close(page, 'Antes de continuar, el otorgante debe enviar su invitación.')
  const enlaceDe = async (prospectoId: number) => {
    await invitar(prospectoId)
    await close(page, 'La invitación se envió al correo del postulante.')
    return await enlaceEnCorreo(mesa)
  }
  const [deOtorga, deRecibe] = [await enlaceDe(otorga), await enlaceDe(recibe)]

  const declarar = async (enlace: string, rut: string) => {
    const applicant = await phone(browser, alerce.url)
    await declararHastaLaFirma(applicant, mesa, enlace, rut)
    return applicant
  }
  const quienRecibe = await declarar(deRecibe, rutDe(RECIBE))
  await expect(quienRecibe.getByRole('checkbox')).toHaveCount(0)
  const quienOtorga = await declarar(deOtorga, rutDe(OTORGA))
  await firmar(quienOtorga, mesa, 'Firmar y enviar')
  await titulo(quienOtorga, textosDelPostulante.enEvaluacion.titulo)

  // their turn comes to the page that is open
  await firmar(quienRecibe, mesa, 'Firmar y enviar')
  await titulo(quienRecibe, textosDelPostulante.enEvaluacion.titulo)
  await page.goto(`/dashboard/pareja?prospectoId=${otorga}`)
  for (const { nombres } of [OTORGA, RECIBE])
    await expect(page.getByRole('article', { name: new RegExp(nombres, 'i') })).toContainText('Espera a la isapre.')
})
