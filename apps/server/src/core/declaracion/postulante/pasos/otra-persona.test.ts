import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { enter, invitada, type Postulante, TITULAR } from '../../../../testing/electronica/electronica.ts'

let desk: Desk
let postulante: Postulante
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  const hijo = { fechaNacimiento: '2015/03/20', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const
  const venta = await invitada(desk, await desk.as('asesora'), { beneficiarios: [{ ...hijo, descripcionOtro: '' }] })
  prospectoId = venta.prospectoId
  postulante = await enter(desk, venta)
  const { previred, consideraciones } = await read()
  await postulante.post('decidirPrevired', { autoriza: false, version: previred.version })
  await postulante.post('confirmarRenta', { correcta: true })
  await postulante.post('aceptarConsideraciones', { acepta: true, version: consideraciones.version })
  await titular(UNA, await versionDelTitular())
})
afterAll(() => desk.close())

const [UNA, OTRA] = ['a'.repeat(32), 'b'.repeat(32)]
const read = async () => (await postulante.post('obtenerPostulacion')).body.data
const versionDelTitular = async (): Promise<number> => (await read()).titular.versionPersona
const titular = (ventana: string, version: number, dicho: object = {}) =>
  postulante.post('guardarTitularPostulante', { ...TITULAR, ...dicho, reemplaza: { version, ventana } })

const HIJO = {
  nombres: 'PEDRO',
  apellidoPaterno: 'PRUEBA',
  apellidoMaterno: 'SERRANO',
  tipoDocumento: 'R',
  altura: '1,2',
  rutBeneficiario: '23456789-6',
  pasaporte: '',
}
const suyo = async () => (await read()).beneficiarios[0]
const hijo = async (ventana: string, version: number, peso: string) =>
  await postulante.post('guardarPersonaPostulante', {
    ...HIJO,
    peso,
    id: (await suyo()).id,
    reemplaza: { version, ventana },
  })

test('a stale version of the holder answers 412 with field names, without their values', async () => {
  const leida = await versionDelTitular()
  expect((await titular(UNA, leida, { peso: '71' })).status).toBe(200)
  const refused = await titular(OTRA, leida, { peso: '64', altura: '1,65' })
  expect(refused).toMatchObject({
    status: 412,
    body: {
      descripcion: 'Usted cambió esto en otra ventana. Usted: Peso.',
      data: { propio: true, campos: [{ campo: 'peso', etiqueta: 'Peso', propio: true }] },
    },
  })
  expect(JSON.stringify(refused.body)).not.toContain('71')
  expect((await read()).titular.peso).toBe(71)
  const ahora = await versionDelTitular()
  expect(ahora).not.toBe(leida)
  expect((await titular(OTRA, ahora, { peso: '64' })).status).toBe(200)
})

test('that its window gave itself is replaced, though it has not read it since', async () => {
  const leida = await versionDelTitular()
  for (const peso of ['70', '72', '74']) expect((await titular(UNA, leida, { peso })).status).toBe(200)
  expect((await titular(OTRA, leida, { peso: '75' })).status).toBe(412)
})

test('each person has its own version: a change to one does not refuse another', async () => {
  expect((await hijo(UNA, (await suyo()).versionPersona, '29')).status).toBe(200)
  const { versionPersona } = await suyo()
  expect((await titular(UNA, await versionDelTitular(), { peso: '80' })).status).toBe(200)
  expect((await hijo(UNA, versionPersona, '30')).status).toBe(200)
  const refused = await hijo(OTRA, versionPersona, '31')
  expect(refused).toMatchObject({ status: 412, body: { data: { campos: [{ campo: 'beneficiarios.peso' }] } } })
  expect((await suyo()).peso).toBe(30)
  expect((await hijo(OTRA, (await suyo()).versionPersona, '31')).status).toBe(200)
})

test('a name corrected by the advisor also answers 412', async () => {
  const asesora = await desk.as('asesora')
  const leida = await versionDelTitular()
  await asesora.data(routes.finalizaEnvioDocUpd.path, {
    prospectoId,
    nombres: 'ELENA SOFIA',
    apellidoPaterno: 'PRUEBA',
    apellidoMaterno: 'SERRANO',
  })
  expect((await titular(UNA, leida)).body).toMatchObject({ data: { propio: false, campos: [{ campo: 'nombres' }] } })
})

test('a queued request without version is accepted', async () => {
  expect((await postulante.post('guardarTitularPostulante', TITULAR)).status).toBe(200)
})
