import type { FormOf } from '@alerce/contract/fichas/ficha'
import { envioDe, pantallaDe, rowOf } from '@alerce/contract/fichas/formas'
import { beneficiario } from '@alerce/contract/fichas/postulacion/beneficiario'
import { routes } from '@alerce/contract/routes'
import { llamadasQueGuardan, llamadasQueLeen } from '@alerce/contract/testing/fichas'
import { registroDe } from '@alerce/contract/testing/registros'
import { type BeneficiarioACotizar, preguntaSiEstudia, revisaGrupo } from '@alerce/domain/postulacion/beneficiarios'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { camposNombrados } from '../../../testing/fichas/campos-nombrados.ts'
import { columnasDeTabla, columnasDichas } from '../../../testing/fichas/columnas.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

type Form = FormOf<typeof beneficiario>
const VECES = { numRuns: 12 }
const TITULAR = '1990-03-15'
const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const deLaFamilia = (form: Form) => rowOf(beneficiario, form) as BeneficiarioACotizar

/** Person who may be the only beneficiary of that holder; `estudia` is stored only where it is asked. */
const unoAlAzar = registroDe(beneficiario, {
  fechaNacimiento: fc
    .date({ min: new Date('1950-01-01'), max: new Date('2026-10-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
})
  .filter((form) => revisaGrupo([deLaFamilia(form)], '2026-10-07', TITULAR).length === 0)
  .map((form) => ({ ...form, esEstudiante: form.esEstudiante && preguntaSiEstudia(deLaFamilia(form), '2026-10-07') }))

async function vuelve(prospectoId: number, form: Form): Promise<void> {
  const [leido] = await call('obtenerBeneficiarios', { prospectoId })
  expect(pantallaDe(beneficiario, leido ?? null)).toEqual(form)
  await call('eliminarBeneficiario', { prospectoId, beneficiarioId: leido?.beneficiarioId ?? 0 })
}

test('every call that saves a beneficiary, and the one that reads it, goes round below', () => {
  expect(llamadasQueGuardan(beneficiario)).toEqual(['guardarBeneficiarios', 'guardarBeneficiariosUpd'])
  expect(llamadasQueLeen(beneficiario)).toEqual(['obtenerBeneficiarios'])
})

describe('any valid beneficiary comes back as it was sent', () => {
  test('by guardarBeneficiarios', async () => {
    const prospectoId = await signInPostulante(asesora, { fechaNacimiento: '15-03-1990' })
    const property = fc.asyncProperty(unoAlAzar, async (form) => {
      await call('guardarBeneficiarios', { prospectoId, beneficiarios: [envioDe(beneficiario, form)] })
      await vuelve(prospectoId, form)
    })
    await fc.assert(property, VECES)
  })

  test('by guardarBeneficiariosUpd', async () => {
    const { prospectoId } = await dsNueva(asesora, nuevoPostulante({ nacimiento: TITULAR }))
    const property = fc.asyncProperty(unoAlAzar, async (form) => {
      await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [envioDe(beneficiario, form)] })
      await vuelve(prospectoId, form)
    })
    await fc.assert(property, VECES)
  })
})

test('a save over a family changed by another reports the conflict', async () => {
  const prospectoId = await signInPostulante(asesora, { fechaNacimiento: '15-03-1990' })
  const [form] = fc.sample(unoAlAzar, 1)
  await call('guardarBeneficiarios', { prospectoId, beneficiarios: [envioDe(beneficiario, form as Form)] })
  const tarde = await asesora.post(routes.ingresarProspecto.path, { prospectoId, version: 1, nombres: 'X' })
  expect(camposNombrados(tarde)).toEqual(['beneficiarios'])
})

const deLaVenta = ['clave', 'id', 'prospecto_id', 'orden', 'retirado']

test('every column of a beneficiary is one of its fields, or the sale’s own', async () => {
  expect(columnasDichas([beneficiario], deLaVenta)).toEqual(await columnasDeTabla(desk.db, 'beneficiario'))
})
