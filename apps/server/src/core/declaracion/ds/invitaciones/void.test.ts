import { routes } from '@alerce/contract/routes'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quote } from '../../../../semilla/demo/recorrido.ts'
import { insertInvitacion } from '../../../../semilla/repository.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { invitacionEnviada } from '../../../../testing/invitaciones.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const voidIt = (prospectoId: number, clonar?: boolean, client = asesora) =>
  client.post(routes.anularInvitacion.path, { prospectoId, ...(clonar === undefined ? {} : { clonar }) })
const voidPareja = (prospectoId: number, clonar = false) =>
  asesora.post(routes.anularInvitacionCompensado.path, { prospectoId, clonar })

const como = async (prospectoId: number) => {
  const { estado, etapa } = await porHttp(asesora)('obtenerDatosProspecto', { prospectoId })
  return [estado, etapa]
}
const ANULADA = ['Invitación Anulada', 'invitacionAnulada']
const VIVA = ['Invitación Enviada', 'invitacionEnviada']

const dsCon = (id: number, cambio: object) =>
  desk.db.updateTable('declaracion').set(cambio).where('id', '=', id).execute()
const entradas = (prospectoId: number) => porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
const losUltimos = async (despuesDe: number) =>
  (
    await desk.db
      .selectFrom('prospecto')
      .select(['id', 'parejaId', 'otorga'])
      .where('id', '>', despuesDe)
      .orderBy('id')
      .execute()
  ).map(({ id, parejaId, otorga }) => ({ id, parejaId, otorga }))

describe('annulling an invitation', () => {
  test('closes it, in the name of its advisor', async () => {
    const { prospectoId } = await invitacionEnviada(desk, asesora)
    expect((await voidIt(prospectoId)).body.data).toBe('ok')
    expect(await como(prospectoId)).toEqual(ANULADA)
    const { declaracionSaludId } = await porHttp(asesora)('obtenerIdentificadorDS', { prospectoId })
    expect(declaracionSaludId).toBeNull()
    const dicha = (await entradas(prospectoId)).find(({ bitacoraId }) => bitacoraId === 113)
    expect(dicha).toMatchObject({ estado: 'Invitación anulada: por su asesor', aPedidoDe: null })
    expect(dicha?.por).not.toBe('sistema')
  })

  test('twice, or by two at once, is once', async () => {
    const { prospectoId } = await invitacionEnviada(desk, asesora)
    const dos = await Promise.all([voidIt(prospectoId, true), voidIt(prospectoId, true)])
    expect(dos.map(({ status }) => status)).toEqual([200, 200])
    expect((await voidIt(prospectoId, true)).status).toBe(200)
    expect((await entradas(prospectoId)).filter(({ bitacoraId }) => bitacoraId === 113)).toHaveLength(1)
    expect(await losUltimos(prospectoId)).toHaveLength(1)
  })

  test('of one annulled already leaves the copy that is wanted only now, once, and nothing gives it back', async () => {
    const { prospectoId } = await invitacionEnviada(desk, asesora)
    expect((await voidIt(prospectoId)).status).toBe(200)
    expect(await losUltimos(prospectoId)).toEqual([])
    const dos = await Promise.all([voidIt(prospectoId, true), voidIt(prospectoId, true)])
    expect([...dos, await voidIt(prospectoId, true)].map(({ status }) => status)).toEqual([200, 200, 200])
    const [copia, ...demas] = await losUltimos(prospectoId)
    expect(demas).toEqual([])
    expect(await como(copia?.id ?? 0)).toEqual(['Prospecto Ingresado', 'prospecto'])
    expect(await como(prospectoId)).toEqual(ANULADA)
    expect((await entradas(prospectoId)).filter(({ bitacoraId }) => bitacoraId === 372)).toHaveLength(1)
  })

  test('leaves, where that is wanted, a copy at the first stage and nothing of the sale in it', async () => {
    const beneficiarios = [
      { fechaNacimiento: '2019/05/01', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 4, descripcionOtro: '' },
    ] as const
    const nuevo = nuevoPostulante({ nombres: "NIÑA O'HIGGINS", beneficiarios: [...beneficiarios] })
    const prospectoId = await quote(porHttp(asesora), nuevo)
    await insertInvitacion(desk.db, prospectoId, { por: 'prueba', en: desk.clock.ahora() })
    const antes = await porHttp(asesora)('obtenerDatosProspecto', { prospectoId })
    expect((await voidIt(prospectoId, true)).status).toBe(200)
    const [copia, ...demas] = await losUltimos(prospectoId)
    expect(demas).toEqual([])
    const id = copia?.id ?? 0
    expect(await como(id)).toEqual(['Prospecto Ingresado', 'prospecto'])
    const { nombres, rut, correo, fechaNacimiento, tipoVenta, empleadores } = antes
    const copiados = empleadores.map(({ tipoTrabajador, rut: suyo, remuneracionImponible }) => ({
      tipoTrabajador,
      rut: suyo,
      remuneracionImponible,
    }))
    expect(await porHttp(asesora)('obtenerDatosProspecto', { prospectoId: id })).toMatchObject({
      nombres,
      rut,
      correo,
      fechaNacimiento,
      tipoVenta,
      empleadores: copiados,
    })
    expect(await asesora.data(routes.obtenerBeneficiarios.path, { prospectoId: id })).toMatchObject([
      { fechaNacimiento: expect.any(String), sexo: 'M', relacionFamiliar: 4 },
    ])
    const { folio } = await desk.db
      .selectFrom('declaracion')
      .select('folio')
      .where('prospectoId', '=', prospectoId)
      .executeTakeFirstOrThrow()
    expect((await entradas(id))[0]).toMatchObject({
      estado: `Copia de otra postulación: la de la invitación anulada ${folio}`,
    })
  })

  test.each([
    ['is signed', { enviadaEn: '2026-10-07T13:00:00.000Z', etapa: 'resultado', resultado: 0 }],
    [
      'was signed and opened again',
      { enviadaEn: null, reabiertaEn: '2026-10-07T13:00:00.000Z', etapa: 'beneficiarios' },
    ],
  ])('is refused once it %s', async (_what, cambio) => {
    const { prospectoId, declaracionSaludId } = await invitacionEnviada(desk, asesora)
    await dsCon(declaracionSaludId, cambio)
    expect(await voidIt(prospectoId)).toMatchObject({ status: 422, body: { codigo: 'invitacion_ya_firmada' } })
  })

  test('is refused where nobody is invited', async () => {
    const manual = await dsNueva(asesora)
    expect(await voidIt(manual.prospectoId)).toMatchObject({ status: 422, body: { codigo: 'sin_invitacion' } })
  })

  test('of another advisor is not found', async () => {
    const { prospectoId } = await invitacionEnviada(desk, asesora)
    expect((await voidIt(prospectoId, true, await desk.as('asesor2'))).status).toBe(404)
    expect(await como(prospectoId)).toEqual(VIVA)
  })

  test('ends the rejection that hung on it: nothing gives it back', async () => {
    const caso = await invitacionEnviada(desk, asesora)
    await porHttp(await desk.as('mesa'))('registrarRechazo', { ...caso, glosa: 'No coincide.' })
    await voidIt(caso.prospectoId)
    const { prospectoId } = caso
    expect(await asesora.post(routes.deshacerAnulacion.path, { prospectoId })).toMatchObject({ status: 422 })
  })
})

describe('of a pair', () => {
  async function pareja() {
    const otorga = await invitacionEnviada(desk, asesora)
    const recibe = await invitacionEnviada(desk, asesora)
    for (const [suyo, otro, lado] of [
      [otorga, recibe, true],
      [recibe, otorga, false],
    ] as const)
      await desk.db
        .updateTable('prospecto')
        .set({ parejaId: otro.prospectoId, otorga: lado, tipoPlan: 'S' })
        .where('id', '=', suyo.prospectoId)
        .execute()
    const estados = async () => [await como(otorga.prospectoId), await como(recibe.prospectoId)]
    return { otorga, recibe, estados }
  }

  test("the giver's falls with the receiver's, and the copies are a pair", async () => {
    const { otorga, recibe, estados } = await pareja()
    expect((await voidPareja(otorga.prospectoId, true)).body.data).toBe('ok')
    expect(await estados()).toEqual([ANULADA, ANULADA])
    const [una, otra, ...demas] = await losUltimos(recibe.prospectoId)
    expect(demas).toEqual([])
    expect([una, otra]).toEqual([
      { id: una?.id, parejaId: otra?.id, otorga: true },
      { id: otra?.id, parejaId: una?.id, otorga: false },
    ])
  })

  test('both fallen already, the copies that are wanted only now are a pair, once', async () => {
    const { otorga, recibe } = await pareja()
    await voidPareja(otorga.prospectoId)
    for (const _ of [1, 2]) expect((await voidPareja(otorga.prospectoId, true)).body.data).toBe('ok')
    const [una, otra, ...demas] = await losUltimos(recibe.prospectoId)
    expect(demas).toEqual([])
    expect([una?.parejaId, otra?.parejaId, una?.otorga]).toEqual([otra?.id, una?.id, true])
  })

  test("the receiver's falls alone, and a copy of it stands alone", async () => {
    const { recibe, estados } = await pareja()
    await voidPareja(recibe.prospectoId, true)
    expect(await estados()).toEqual([VIVA, ANULADA])
    expect(await losUltimos(recibe.prospectoId)).toMatchObject([{ parejaId: null, otorga: null }])
  })

  test('a signed declaration stays', async () => {
    const { otorga, recibe } = await pareja()
    await dsCon(recibe.declaracionSaludId, { enviadaEn: desk.clock.ahora(), etapa: 'resultado', resultado: 0 })
    await voidPareja(otorga.prospectoId)
    expect(await como(otorga.prospectoId)).toEqual(ANULADA)
    expect(await como(recibe.prospectoId)).not.toEqual(ANULADA)
  })

  test('each call is for its own kind of sale', async () => {
    const { otorga, estados } = await pareja()
    expect(await voidIt(otorga.prospectoId)).toMatchObject({ status: 422, body: { codigo: 'invitacion_de_pareja' } })
    expect(await estados()).toEqual([VIVA, VIVA])
    const sola = await invitacionEnviada(desk, asesora)
    const { body } = await voidPareja(sola.prospectoId)
    expect(body.data).toMatchObject({ codigo: 'sin_pareja' })
    expect(await como(sola.prospectoId)).toEqual(VIVA)
  })
})

test('one that a rejection had annulled leaves its copy, and the rejection is over', async () => {
  const caso = await invitacionEnviada(desk, asesora)
  await porHttp(await desk.as('mesa'))('registrarRechazo', { ...caso, glosa: 'No coincide.' })
  desk.clock.pasan(8 * DIA_MS)
  const otraVez = await desk.as('asesora')
  await porHttp(otraVez)('anularProspectosRechazados', {})
  const { prospectoId } = caso
  expect((await voidIt(prospectoId, true, otraVez)).status).toBe(200)
  expect(await losUltimos(prospectoId)).toHaveLength(1)
  expect(await otraVez.post(routes.deshacerAnulacion.path, { prospectoId })).toMatchObject({ status: 422 })
})
