import { beneficiarioDS } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { titularConSalud } from '@alerce/contract/fichas/declaracion/cotizante'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { llamadasQueGuardan, llamadasQueLeen } from '@alerce/contract/testing/fichas'
import { registroDe } from '@alerce/contract/testing/registros'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { enter, invitada, type Postulante, TITULAR } from '../../../../testing/electronica/electronica.ts'

let desk: Desk
let postulante: Postulante
beforeAll(async () => {
  desk = await openDesk()
  const hijo = { fechaNacimiento: '2015/03/20', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const
  const venta = await invitada(desk, await desk.as('asesora'), { beneficiarios: [{ ...hijo, descripcionOtro: '' }] })
  postulante = await enter(desk, venta)
  const { previred, consideraciones } = await read()
  await hecho('decidirPrevired', { autoriza: false, version: previred.version })
  await hecho('confirmarRenta', { correcta: true })
  await hecho('aceptarConsideraciones', { acepta: true, version: consideraciones.version })
  await hecho('guardarTitularPostulante', TITULAR)
})
afterAll(() => desk.close())

const read = async () => (await postulante.post('obtenerPostulacion')).body.data
async function hecho(name: Parameters<Postulante['post']>[0], payload: object): Promise<void> {
  const { status, body } = await postulante.post(name, payload)
  expect([status, body.data]).toEqual([200, 'ok'])
}

const VECES = { numRuns: 10 }
const medidas = {
  peso: fc.integer({ min: 2, max: 300 }).map(String),
  altura: fc.integer({ min: 40, max: 250 }).map((cm) => formatoNumero(cm / 100)),
}

test('every call of the applicant that saves a person goes round below, and those of their advisor elsewhere', () => {
  expect(llamadasQueGuardan(titularConSalud)).toEqual(['guardarAntecedentesCotizante', 'guardarTitularPostulante'])
  expect(llamadasQueLeen(titularConSalud)).toEqual(['obtenerAntecedentesCotizante', 'obtenerPostulacion'])
  expect(llamadasQueGuardan(beneficiarioDS)).toEqual([
    'guardarBeneficiariosCompensados',
    'guardarBeneficiariosDS',
    'guardarPersonaPostulante',
  ])
  expect(llamadasQueLeen(beneficiarioDS)).toEqual(['obtenerBeneficiariosDS', 'obtenerPostulacion'])
})

test('the data of the holder are read back as sent', async () => {
  const propios = { ...medidas, idSalud: fc.constantFrom(1, 67, 99), pension: fc.boolean() }
  const property = fc.asyncProperty(registroDe(titularConSalud, propios), async (form) => {
    await hecho('guardarTitularPostulante', envioDe(titularConSalud, form))
    expect(pantallaDe(titularConSalud, (await read()).titular)).toEqual(form)
  })
  await fc.assert(property, VECES)
})

test('the data of a beneficiario are read back as sent', async () => {
  const [{ id }] = (await read()).beneficiarios
  const property = fc.asyncProperty(registroDe(beneficiarioDS, medidas), async (form) => {
    await hecho('guardarPersonaPostulante', { id, ...envioDe(beneficiarioDS, form) })
    const [leido] = (await read()).beneficiarios
    expect({ ...pantallaDe(beneficiarioDS, leido), tipoDocumento: leido.pasaporte ? 'P' : 'R' }).toEqual(form)
  })
  await fc.assert(property, VECES)
})
